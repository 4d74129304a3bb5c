/// What two languages write alike: names, signs, letters, and words that they share.
enum AlikeWordings {
  static let texts: Set = [
    "IBAN", "ISBN", "UUID", "un IBAN", "un ISBN", "un UUID", "‹a› s", "‹a›: ‹b›",
    // The letters that answer, and the keys that are printed alike.
    "y", "n", "y/n", "Alt", "BackSpace", "Ctrl", "Delete", "End", "Enter", "Esc", "Home", "Insert",
    "PageDown", "PageUp", "Shift", "Tab",
    // Words that two languages share.
    "Action", "Actions", "Color", "Date", "Error: ‹a›", "Fin", "Host", "Liste", "Name", "Text",
    "editor",
    "no", "April", "August", "September", "November",
  ]

  /// Without a letter beside the values, there is nothing to translate.
  static func isSaidAlike(_ text: String) -> Bool { !text.contains { $0.isLetter && $0 != "a" } }
}
