/// What a rule asks of a value, as a sentence says it: "Must …", or of its opposite "Must not …".
package enum Requirement: Hashable, Sendable {
  case filled
  case length(min: Int?, max: Int?)
  case entries(min: Int?, max: Int?)
  case number(min: String?, max: String?)
  case multiple(of: String)
  /// A day, a month or a time of day.
  case moment(min: String?, max: String?)
  /// What a pattern describes.
  case form
  case same(as: Wording?)
  case before(Wording?)
  case after(Wording?)
  case oneOf([String])
  case only(CharacterKind)
  case some(CharacterKind)
  /// Characters of a set, and the first that isn't one.
  case fromSet([String], not: Character?)
  case sameDigit(times: Int)
  case sameEntryTwice
  case emailAddress
  case webAddress
  /// What no single phrase says.
  case this
}

extension Wording {
  /// The sentence of a rule that asks for the opposite.
  var inverse: Self {
    switch self {
    case .must(let requirement): .mustNot(requirement)
    case .mustNot(let requirement): .must(requirement)
    case .required: .mustNot(.filled)
    default: .mustNot(.this)
    }
  }
}
