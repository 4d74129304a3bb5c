/// What the screen says around the fields.
package enum ScreenWording: Hashable, Sendable {
  /// The required answers that are still missing, and the errors that are in sight.
  case left(Int), toFix(Int)
  case complete
  case count(Int, of: Int)
  case chosen(Int, of: Int)
  /// How many more there are that aren't named.
  case others(Int)
  case tooSmall(width: Int, height: Int)
  case optional(String)
  case step(Int, of: Int)
  case close, back, next, checkAnswers, enterReturns
  /// What must be typed before an action runs.
  case typeWord(String)
  case noAnswer, help, keys, checking
  /// The options of a field are on their way.
  case listing
  case readOnly
  /// The end of a paste doesn't come.
  case pasteGoesOn
}

extension ScreenWording: Translated {
  var sentence: Sentence {
    switch self {
    case .left(let count): Sentence("screen.left", counting: count)
    case .toFix(let count): Sentence("screen.toFix", counting: count)
    case .count(let done, let total): Sentence("screen.count", ["done": done, "total": total])
    case .chosen(let count, let most): Sentence("screen.chosen", counting: count, ["most": most])
    case .others(let count): Sentence("screen.others", counting: count)
    case .tooSmall(let width, let height):
      Sentence("screen.tooSmall", ["width": width, "height": height])
    case .optional(let label): Sentence("screen.optional", ["label": label])
    case .step(let step, let total): Sentence("screen.step", ["step": step, "total": total])
    case .typeWord(let word): Sentence("screen.typeWord", ["word": word])
    case .complete: "screen.complete"
    case .close: "screen.close"
    case .back: "screen.back"
    case .next: "screen.next"
    case .checkAnswers: "screen.checkAnswers"
    case .enterReturns: "screen.enterReturns"
    case .noAnswer: "screen.noAnswer"
    case .help: "screen.help"
    case .keys: "screen.keys"
    case .checking: "screen.checking"
    case .listing: "screen.listing"
    case .readOnly: "screen.readOnly"
    case .pasteGoesOn: "screen.pasteGoesOn"
    }
  }
}
