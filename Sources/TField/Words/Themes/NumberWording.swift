/// What is said of numbers and amounts.
package enum NumberWording: Hashable, Sendable {
  case between(String, String)
  case atLeast(String)
  case atMost(String)
  case enterAmount, enterNumber, enterWholeNumber
  case fewerPlaces(Int)
  case enterRange(String)
  case rangeOrder
  /// A formula that has its numbers, and no result.
  case notWorkedOut
  /// What a formula makes of the other fields.
  case computed(String)
}

extension NumberWording: Translated {
  var sentence: Sentence {
    switch self {
    case .between(let lower, let upper):
      Sentence("number.between", ["lower": lower, "upper": upper])
    case .atLeast(let lower): Sentence("number.atLeast", ["lower": lower])
    case .atMost(let upper): Sentence("number.atMost", ["upper": upper])
    case .fewerPlaces(let count): Sentence("number.fewerPlaces", counting: count)
    case .enterRange(let example): Sentence("number.enterRange", ["example": example])
    case .computed(""): "number.computedEmpty"
    case .computed(let value): Sentence("number.computed", ["value": value])
    default: Sentence("number.\(self)")
    }
  }
}
