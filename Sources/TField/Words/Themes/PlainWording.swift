/// What plain mode says.
package enum PlainWording: Hashable, Sendable {
  case error(String)
  case warning(String)
  case taken(String)
  case required, optional, readOnly, yesOrNo, yes, no, empty, severalLines
  /// A list of texts, an entry a line.
  case entriesInLines
  /// Asks whether to add an entry to so many, or which of them to change.
  case addOrOpen(Int)
  /// Options of which several may be chosen.
  case severalChoices
  case nothingTaken, answerYesOrNo
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
  case unknownCommand, lineTooLong, actions, action
  /// The action that Enter alone means.
  case standard
  case chooseAction(Int)
  case noAction
  /// Asks for the number of a button.
  case choice
  case ended, commands
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

extension PlainWording: Translated {
  var sentence: Sentence {
    switch self {
    case .error(let sentence): Sentence("plain.error", ["sentence": sentence])
    case .warning(let sentence): Sentence("plain.warning", ["sentence": sentence])
    case .taken(let text): Sentence("plain.taken", ["text": text])
    case .addOrOpen(0): "plain.addFirst"
    case .addOrOpen: "plain.addOrOpen"
    case .answerYesOrNo, .answerOrNumber(0): "plain.answerYesOrNo"
    case .answerOrNumber(1): "plain.answerOrOne"
    case .answerOrNumber(let last): Sentence("plain.answerOrNumber", ["last": last])
    case .noSuchOption(let text, of: 1): Sentence("plain.noSuchOptionButOne", ["text": text])
    case .noSuchOption(let text, let last):
      Sentence("plain.noSuchOption", ["text": text, "last": last])
    case .severalOptions(let names): Sentence("plain.severalOptions", ["names": names.few])
    case .enter(let kind, let limits):
      Sentence("plain.enter", ["kind": kind, "limits": Continued(limits)])
    case .typeWord(let word): Sentence("plain.typeWord", ["word": word])
    case .chooseAction(1): "plain.chooseOnlyAction"
    case .chooseAction(let last): Sentence("plain.chooseAction", ["last": last])
    case .forExample(let text): Sentence("plain.forExample", ["text": text])
    default: Sentence("plain.\(self)")
    }
  }
}

/// A sentence as the second half of another.
private struct Continued: Sayable {
  let sentence: NumberWording

  init(_ sentence: NumberWording) { self.sentence = sentence }

  func text(in language: Language) -> String { sentence.text(in: language).withSmallStart }
}
