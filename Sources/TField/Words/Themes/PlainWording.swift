/// What plain mode says.
package enum PlainWording: Hashable, Sendable {
  case error(String)
  case warning(String)
  case taken(String)
  case required
  case optional
  case readOnly
  case yesOrNo
  case yes
  case no
  case empty
  case severalLines
  /// A list of texts, an entry a line.
  case entriesInLines
  /// Asks whether to add an entry to so many, or which of them to change.
  case addOrOpen(Int)
  /// Options of which several may be chosen.
  case severalChoices
  case nothingTaken
  case answerYesOrNo
  /// Where entries can be added, or one of so many opened.
  case answerOrNumber(Int)
  /// A switch that must be on.
  case answerYes
  /// A text that names no option, of so many.
  case noSuchOption(String, of: Int)
  /// The options that a text can mean.
  case severalOptions([String])
  /// A kind of number, and its limits.
  case enter(NumberWording, NumberWording)
  /// What must be typed before an action is carried out.
  case typeWord(String)
  case unknownCommand
  case actions
  case action
  /// The action that Enter alone means.
  case standard
  case chooseAction(Int)
  case noAction
  /// Asks for the number of a button.
  case choice
  case ended
  case commands
  /// Says at the beginning how to learn of the commands.
  case helpExists
  case forExample(String)
}

extension String {
  /// The text as the second half of a sentence.
  var withSmallStart: String { prefix(1).lowercased() + dropFirst() }
}

extension [String] {
  /// As many names as a listener keeps in mind.
  var few: String { prefix(8).joined(separator: "; ") + (count > 8 ? "; …" : "") }
}
