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
  case sameEntryTwice, emailAddress, webAddress
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

extension Requirement: Translated {
  var sentence: Sentence {
    switch self {
    case .length(let min, let max): Self.span("requirement.length", min, max)
    case .entries(let min, let max): Self.span("requirement.entries", min, max)
    case .number(let min, let max): Self.range("requirement.number", min, max)
    case .moment(let min, let max): Self.range("requirement.moment", min, max)
    case .multiple(let step): Sentence("requirement.multiple", ["step": step])
    case .same(let label): Sentence("requirement.same", ["field": OtherField(label: label)])
    case .before(let label): Sentence("requirement.before", ["field": OtherField(label: label)])
    case .after(let label): Sentence("requirement.after", ["field": OtherField(label: label)])
    case .oneOf(let values): Sentence("requirement.oneOf", ["values": Self.list(values)])
    case .only(let kind): Sentence("requirement.only.\(kind.rawValue)")
    case .some(let kind): Sentence("requirement.some.\(kind.rawValue)")
    case .fromSet(let set, nil): Sentence("requirement.fromSet", ["set": Self.list(set)])
    case .fromSet(let set, let other?):
      Sentence("requirement.fromSetNot", ["set": Self.list(set), "other": String(other)])
    case .sameDigit(let times): Sentence("requirement.sameDigit", ["times": times])
    default: Sentence("requirement.\(self)")
    }
  }

  private static func span(_ key: String, _ min: Int?, _ max: Int?) -> Sentence {
    switch (min, max) {
    case (let min?, let max?) where min == max: Sentence("\(key).exactly", counting: max)
    case (let min?, let max?): Sentence("\(key).between", counting: max, ["min": min])
    case (let min?, nil): Sentence("\(key).atLeast", counting: min)
    case (nil, let max?): Sentence("\(key).atMost", counting: max)
    case (nil, nil): Sentence("\(key).any")
    }
  }

  private static func range(_ key: String, _ min: String?, _ max: String?) -> Sentence {
    switch (min, max) {
    case (let min?, let max?): Sentence("\(key).between", ["min": min, "max": max])
    case (let min?, nil): Sentence("\(key).atLeast", ["min": min])
    case (nil, let max?): Sentence("\(key).atMost", ["max": max])
    case (nil, nil): Sentence("\(key).any")
    }
  }

  /// A list as a sentence can bear it.
  private static func list(_ values: [String]) -> Several {
    Several(values.count > 8 ? values.prefix(8) + ["…"] : values, .comma)
  }
}

/// A field that another is compared with.
private struct OtherField: Translated {
  let label: Wording?

  var sentence: Sentence {
    label.map { Sentence("requirement.named", ["label": $0]) } ?? "requirement.unnamed"
  }
}
