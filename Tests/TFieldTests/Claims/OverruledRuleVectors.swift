/// The vectors of rules that the design overrules, each with the sentence that does.
enum OverruledRuleVectors {
  static let passes = [
    "  notEmpty": blanks, "\n notEmpty": blanks,
    "\u{663} atLeastOneDigit": digits, "\u{663} digitsOnly": digits,
    "\u{FF11}\u{FF12} digitsOnly": digits,
    "\u{E9} atLeastOneSpecialCharacter": letters, "Jos\u{E9} noSpecialCharacters": letters,
    " email": empty,
    "a@b..com email": dots, ".a@b.co email": dots, "a@-b.com email": labels,
  ]

  static let errors = [
    "  !empty": blanks, " email": empty,
  ]

  private static let blanks = "notEmpty: one character that is not white space"
  private static let digits = "digits are ASCII 0–9"
  private static let letters =
    "noSpecialCharacters: letters, marks, digits and spaces only"
  private static let empty = "email, url: pass on empty text"
  private static let dots = "email: no dot at ends or doubled"
  private static let labels = "email: host labels"
}
