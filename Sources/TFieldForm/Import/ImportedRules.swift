internal import TField
internal import TFieldJSON
internal import TFieldPatterns

/// What a JSON Schema asks of a text beside its type, as rules.
struct ImportedRules {
  private let view: SchemaView
  private let type: ImportedType
  /// Whether there is always an answer; otherwise none is fine too.
  private let isFixed: Bool

  init(_ view: SchemaView, _ type: ImportedType, isFixed: Bool) {
    self.view = view
    self.type = type
    self.isFixed = isFixed
  }

  var values: [JSONValue] {
    let types = view.types
    let isText = types.isEmpty || types == ["string"]
    guard isText, !["choice", "toggle"].contains(type.name) else { return denials }
    return lengths + patterns + formats + denials
  }

  private var lengths: [JSONValue] {
    let least = view.all("minLength").compactMap { length($0, "minLength") }.max()
    let most = view.all("maxLength").compactMap { length($0, "maxLength") }.min()
    var rules: [JSONValue] = []
    if let least, least > 0 {
      let rule: JSONValue = ["minLength": .integer(least)]
      rules.append(isFixed ? rule : ["any": [rule, ["maxLength": 0]]])
    }
    if let most { rules.append(["maxLength": .integer(most)]) }
    return rules
  }

  /// A length that a field has room for; a longer text than it takes is none of its answers.
  private func length(_ node: JSONNode, _ keyword: String) -> Int? {
    let length = node.numberText.flatMap { Int($0.plainNumber) }
    if let length, (0...type.capacity).contains(length) { return length }
    if keyword == "minLength" || length.map({ $0 < 0 }) ?? true {
      view.note(keyword, "a field takes 0 to \(type.capacity) characters")
    }
    return nil
  }

  /// A schema looks for its pattern anywhere in the text, a form compares the whole of it.
  private var patterns: [JSONValue] {
    view.all("pattern").compactMap { node in
      node.string.flatMap { rule(Self.whole($0)) }
    }
  }

  private func rule(_ pattern: String, message: String? = nil) -> JSONValue? {
    let pattern = isFixed ? pattern : "(?:\(pattern))?"
    do {
      try PCREPattern(pattern).check()
    } catch {
      view.note("pattern", error.message)
      return nil
    }
    let words: [JSONValue.Member] = message.map { [.init("message", .string($0))] } ?? []
    return .object([.init("pattern", .string(pattern))] + words)
  }

  private var formats: [JSONValue] {
    view.all("format").compactMap { node in
      guard let name = node.string, let format = ImportedFormat.all[name] else { return nil }
      return format.pattern.flatMap { rule($0, message: format.message) }
    }
  }

  /// `not` with a constant, some values or a pattern.
  private var denials: [JSONValue] {
    view.all("not").flatMap { node -> [JSONValue] in
      if let value = node["const"]?.operand { return [["notIn": [value]]] }
      if let values = node["enum"] {
        return [["notIn": .array(values.elements.compactMap(\.operand))]]
      }
      guard let source = node["pattern"]?.string,
        (try? PCREPattern(Self.whole(source)).check()) != nil
      else { return [] }
      let rule: JSONValue = ["not": ["pattern": .string(Self.whole(source))]]
      return isFixed ? [rule] : [["any": [rule, ["maxLength": 0]]]]
    }
  }

  /// True for a `not` that becomes a rule.
  static func canDeny(_ node: JSONNode) -> Bool {
    node["const"]?.operand != nil || node["enum"] != nil || node["pattern"] != nil
  }

  /// The pattern of a whole text in which a pattern occurs.
  static func whole(_ source: String) -> String {
    let isSimple =
      source.hasPrefix("^") && source.hasSuffix("$") && !source.hasSuffix("\\$")
      && !source.contains("|")
    let pattern = isSimple ? String(source.dropFirst().dropLast()) : source
    return isSimple ? pattern : "(?s:.*)(?:\(pattern))(?s:.*)"
  }
}
