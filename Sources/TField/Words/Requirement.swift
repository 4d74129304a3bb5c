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

extension Requirement: Sayable {
  package var wording: Wording {
    switch self {
    case .length(let min, let max): Self.span("requirement.length", min, max)
    case .entries(let min, let max): Self.span("requirement.entries", min, max)
    case .number(let min, let max): Self.range("requirement.number", min, max)
    case .moment(let min, let max): Self.range("requirement.moment", min, max)
    case .multiple(let step): .say("requirement.multiple", ["step": step])
    case .same(let label): .say("requirement.same", ["field": Self.field(label)])
    case .before(let label): .say("requirement.before", ["field": Self.field(label)])
    case .after(let label): .say("requirement.after", ["field": Self.field(label)])
    case .oneOf(let values): .say("requirement.oneOf", ["values": Self.list(values)])
    case .only(let kind): .say("requirement.only.\(kind.rawValue)")
    case .some(let kind): .say("requirement.some.\(kind.rawValue)")
    case .fromSet(let set, nil): .say("requirement.fromSet", ["set": Self.list(set)])
    case .fromSet(let set, let other?):
      .say("requirement.fromSetNot", ["set": Self.list(set), "other": String(other)])
    case .sameDigit(let times): .say("requirement.sameDigit", ["times": times])
    default: .say("requirement.\(self)")
    }
  }

  private static func span(_ key: String, _ min: Int?, _ max: Int?) -> Wording {
    switch (min, max) {
    case (let min?, let max?) where min == max: .say("\(key).exactly", counting: max)
    case (let min?, let max?): .say("\(key).between", counting: max, ["min": min])
    case (let min?, nil): .say("\(key).atLeast", counting: min)
    case (nil, let max?): .say("\(key).atMost", counting: max)
    case (nil, nil): .say("\(key).any")
    }
  }

  private static func range(_ key: String, _ min: String?, _ max: String?) -> Wording {
    switch (min, max) {
    case (let min?, let max?): .say("\(key).between", ["min": min, "max": max])
    case (let min?, nil): .say("\(key).atLeast", ["min": min])
    case (nil, let max?): .say("\(key).atMost", ["max": max])
    case (nil, nil): .say("\(key).any")
    }
  }

  /// A list as a sentence can bear it.
  private static func list(_ values: [String]) -> Wording {
    .several(values.count > 8 ? values.prefix(8) + ["…"] : values, .comma)
  }

  /// A field that another is compared with.
  private static func field(_ label: Wording?) -> Wording {
    label.map { .say("requirement.named", ["label": $0]) } ?? .say("requirement.unnamed")
  }
}
