internal import TFieldJSON

/// An object of any names: a list of names and values.
struct ImportedMap {
  private let view: SchemaView
  /// What stands behind each name.
  let value: SchemaView
  /// The pattern that names must match.
  private let name: String?

  /// `nil` for an object whose names are known, or whose values are no texts, numbers or switches.
  init?(_ view: SchemaView) {
    guard view.isObject, view.propertyNames.isEmpty, view.required.isEmpty, view.choices.isEmpty,
      view["if"] == nil
    else { return nil }
    self.view = view
    let patterns = view["patternProperties"].map { Array($0.members) } ?? []
    let others = view.all("additionalProperties").filter { $0.kind == .object }
    if let only = patterns.first, patterns.count == 1, others.isEmpty {
      name = only.key
      value = view.inner([only.value])
    } else {
      guard patterns.isEmpty, !others.isEmpty || view["additionalProperties"]?.bool == true else {
        return nil
      }
      name = view["propertyNames"]?["pattern"]?.string
      value = view.inner(others)
    }
  }

  /// The list, or `nil` where its values are of another kind.
  var type: ImportedType? {
    guard let kind else { return nil }
    let pattern = nameWithEquals + "(?:" + self.pattern(of: kind) + ")"
    guard (try? PCREPattern(pattern).check()) != nil else { return nil }
    let rule: JSONValue = [
      "pattern": .string(pattern), "message": .string(Self.message(of: kind)),
    ]
    var type = ImportedType("list")
    type.parameters = [
      .init("of", ["type": "phrase", "rules": [rule]]), .init("pairs", .string(kind)),
    ]
    type.parameters += counts
    return type
  }

  /// How many names there are.
  var counts: [JSONValue.Member] {
    [("minProperties", "min"), ("maxProperties", "max")].compactMap { keyword, parameter in
      guard let count = view[keyword]?.integer, (0...100_000).contains(count) else { return nil }
      return .init(parameter, .integer(count))
    }
  }

  /// What a name must look like.
  var nameRules: [JSONValue] {
    guard let name else { return [] }
    let pattern = ImportedRules.whole(name)
    return (try? PCREPattern(pattern).check()) == nil ? [] : [["pattern": .string(pattern)]]
  }

  private var nameWithEquals: String {
    name.map { "(?=(?:\(ImportedRules.whole($0)))=)[^=]+=" } ?? "[^=]+="
  }

  private var kind: String? {
    if value.isEndless || value.isNever || value.isNullable || !value.choices.isEmpty
      || value["enum"] != nil || value["const"] != nil
    {
      return nil
    }
    if value.isOpen {
      view.tell("additionalProperties", "the values are texts")
      return "text"
    }
    guard value.types.count == 1 else { return nil }
    switch value.types.first {
    case "string": return "text"
    case "integer", "number": return "number"
    case "boolean": return "truth"
    default: return nil
    }
  }

  private func pattern(of kind: String) -> String {
    switch kind {
    case "truth": return "true|false"
    case "number": return value.types == ["integer"] ? "-?[0-9]+" : "-?[0-9]+(?:[.][0-9]+)?"
    default:
      let format = value["format"]?.string.flatMap { ImportedFormat.all[$0]?.pattern }
      let source = value["pattern"]?.string.map(ImportedRules.whole)
      let (least, most) = (value["minLength"]?.integer ?? 0, value["maxLength"]?.integer)
      let length = "(?=(?s:.{\(max(least, 0)),\(most.map { "\(max($0, 0))" } ?? "")})$)"
      return (least > 0 || most != nil ? length : "") + (source ?? format ?? "(?s:.*)")
    }
  }

  private static func message(of kind: String) -> String {
    switch kind {
    case "truth": "Write a name and true or false, such as debug=true"
    case "number": "Write a name and a number, such as size=5"
    default: "Write a name and a value, such as name=value"
    }
  }
}
