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
  /// Asks whether to add an entry to so many, or which of them to change.
  case addOrOpen(Int)
  case nothingTaken
  case answerYesOrNo
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
