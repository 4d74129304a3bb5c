internal import TFieldJSON
internal import TFieldPatterns

/// What the schema of one value in a list claims, as far as a rule of a form can deny it.
struct SchemaClaim {
  private let schema: JSONNode

  init(_ schema: JSONNode) { self.schema = schema }

  /// The rule that values meet which aren't such; `nil` if none says so.
  var denial: JSONValue? {
    let claims = schema.members.filter { !Self.silent.contains($0.key) }
    guard let claim = claims.first, claims.count == 1 else { return nil }
    switch claim.key {
    case "const": return claim.value.operand.map { ["notIn": [$0]] }
    case "enum":
      let values = claim.value.elements.map(\.operand)
      return values.contains(nil) ? nil : ["notIn": .array(values.compactMap(\.self))]
    case "pattern":
      guard let source = claim.value.string else { return nil }
      let pattern = ImportedRules.whole(source)
      guard (try? PCREPattern(pattern).check()) != nil else { return nil }
      return ["pattern": .string(#"(?!(?:\#(pattern))\z)(?s:.*)"#)]
    case "minimum", "maximum", "exclusiveMinimum", "exclusiveMaximum":
      guard claim.value.kind == .number, let bound = claim.value.operand else { return nil }
      let isLower = claim.key.hasSuffix("inimum")
      let others: JSONValue = ["range": .object([.init(isLower ? "max" : "min", bound)])]
      return claim.key.hasPrefix("exclusive") ? others : ["all": [others, ["notIn": [bound]]]]
    default: return nil
    }
  }

  /// What it wants, in short.
  var words: String? {
    if let title = schema["title"]?.string { return title }
    if let value = schema["const"]?.operand { return value.word }
    if let values = schema["enum"] {
      return values.elements.compactMap(\.operand).map(\.word).joined(separator: ", ")
    }
    if let source = schema["pattern"]?.string { return source }
    let bound = Self.signs.lazy.compactMap { keyword, sign in
      schema[keyword]?.numberText.map { "\(sign) \($0)" }
    }
    return bound.first
  }

  private static let signs = [
    ("minimum", "≥"), ("maximum", "≤"), ("exclusiveMinimum", ">"), ("exclusiveMaximum", "<"),
  ]

  private static let silent: Set = ["type", "title", "description", "$comment"]
}
