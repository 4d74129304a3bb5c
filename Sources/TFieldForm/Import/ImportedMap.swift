internal import TFieldJSON
internal import TFieldPatterns

/// An object of any names, or the names beside those that an object lists: a list of names and
/// values.
struct ImportedMap {
  private let view: SchemaView
  /// What stands behind each name.
  let value: SchemaView
  private let names: ImportedNames
  /// True if other names stand beside it, so that nothing of the object itself is said of it.
  let isBeside: Bool

  /// `nil` for an object whose names are known, or whose names have values of several kinds.
  init?(_ view: SchemaView) {
    guard view.isObject, view.propertyNames.isEmpty, view.required.isEmpty, view.choices.isEmpty,
      view["if"] == nil
    else { return nil }
    let patterns = view.namePatterns
    let others = view.otherValues
    if let only = patterns.first, patterns.count == 1, others.isEmpty {
      self.init(view, view.inner([only.value]), ImportedNames(view, matching: [only.key]))
    } else if patterns.isEmpty, !others.isEmpty || view.opensNames {
      self.init(view, view.inner(others), ImportedNames(view))
    } else {
      self.init(view, isBeside: false)
    }
  }

  /// The names beside those that are listed; `nil` where there are none that a form asks for.
  init?(beside view: SchemaView) { self.init(view, isBeside: true) }

  /// Of several kinds of names, those without a pattern go first.
  private init?(_ view: SchemaView, isBeside: Bool) {
    let patterns = view.namePatterns
    let others = view.otherValues
    let closed = patterns.filter { !view.inner([$0.value]).isOpen }
    if !others.isEmpty, !view.inner(others).isOpen {
      for pattern in closed { pattern.tellLost(to: view.report) }
      let names = ImportedNames(view, notMatching: patterns.map(\.key))
      self.init(view, view.inner(others), names, isBeside: isBeside)
    } else if let first = closed.first {
      let same = closed.filter { $0.value.sourceText == first.value.sourceText }
      for pattern in closed where !same.contains(where: { $0.key == pattern.key }) {
        pattern.tellLost(to: view.report)
      }
      let names = ImportedNames(view, matching: same.map(\.key))
      self.init(view, view.inner([first.value]), names, isBeside: isBeside)
    } else {
      return nil
    }
  }

  private init(
    _ view: SchemaView, _ value: SchemaView, _ names: ImportedNames, isBeside: Bool = false
  ) {
    (self.view, self.value, self.names, self.isBeside) = (view, value, names, isBeside)
  }

  /// The list, or `nil` where its values are of another kind.
  var type: ImportedType? {
    guard let kind else { return nil }
    let pattern = names.withEquals + "(?:" + self.pattern(of: kind) + ")"
    guard (try? PCREPattern(pattern).check()) != nil else { return nil }
    let rule: JSONValue = [
      "pattern": .string(pattern),
      "message": .string(Self.message(of: kind) + (names.words.map { ". \($0)" } ?? "")),
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
    if isBeside { return [] }
    return [("minProperties", "min"), ("maxProperties", "max")].compactMap { keyword, parameter in
      guard let count = view[keyword]?.integer, (0...100_000).contains(count) else { return nil }
      return .init(parameter, .integer(count))
    }
  }

  /// What a name must look like.
  var nameRules: [JSONValue] { names.rules }

  private var kind: String? {
    if value.isEndless || value.isNever || value.isNullable || !value.choices.isEmpty
      || value["enum"] != nil || value["const"] != nil
    {
      return nil
    }
    guard value.types.count == 1 else { return nil }
    switch value.types.first {
    case "string": return "text"
    case "integer", "number":
      let isPlain = ["minimum", "maximum", "exclusiveMinimum", "exclusiveMaximum", "multipleOf"]
        .allSatisfy { value[$0] == nil }
      return isPlain ? "number" : nil
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

extension SchemaView {
  /// What it says of names that match patterns.
  var namePatterns: [JSONMember] {
    all("patternProperties").flatMap { Array($0.members) }.filter { $0.value.bool != false }
  }

  private static let othersWords = ["additionalProperties", "unevaluatedProperties"]

  /// What it says of the values of other names.
  var otherValues: [JSONNode] {
    Self.othersWords.flatMap { all($0) }.filter { $0.kind == .object }
  }

  /// True if it says that any other name is fine.
  var opensNames: Bool { Self.othersWords.contains { self[$0]?.bool == true } }
}

extension JSONMember {
  /// Tells that names of a second kind have no list.
  fileprivate func tellLost(to report: Report) {
    report.warning(
      .notCarriedOver("patternProperties", "a form has one list of other names"), at: keyNode)
  }
}

/// What the parts of an object say of the value behind each name.
struct NamedValues {
  private let parts: [(own: [String: [JSONNode]], patterns: [JSONMember], others: JSONNode?)]

  init(_ view: SchemaView) {
    parts = view.parts.map { part in
      var own: [String: [JSONNode]] = [:]
      if let properties = part["properties"] {
        for member in properties.members { own[member.key, default: []].append(member.value) }
      }
      let patterns = part["patternProperties"].map { Array($0.members) } ?? []
      return (own, patterns, part["additionalProperties"])
    }
  }

  subscript(name: String) -> [JSONNode] {
    parts.flatMap { part in
      let matching = part.patterns.filter { ImportedNames.matches(name, $0.key) }.map(\.value)
      let all = (part.own[name] ?? []) + matching
      return all.isEmpty ? [part.others].compactMap(\.self) : all
    }
  }
}
