internal import TFieldJSON

/// What a JSON Schema asks of a text beside its format, as rules.
struct ImportedRules {
  private let view: SchemaView
  /// Whether there is always an answer; otherwise none is fine too.
  private let isFixed: Bool

  init(_ view: SchemaView, isFixed: Bool) {
    self.view = view
    self.isFixed = isFixed
  }

  var values: [JSONValue] {
    guard view.types.isEmpty || view.types == ["string"] else { return [] }
    return lengths + pattern
  }

  private var lengths: [JSONValue] {
    let (least, most) = (length("minLength"), length("maxLength"))
    if let least, let most, least > most {
      view.note("maxLength", "it is below 'minLength'")
      return []
    }
    var rules: [JSONValue] = []
    if let least, least > 0 {
      let rule: JSONValue = ["minLength": .integer(least)]
      rules.append(isFixed ? rule : ["any": [["maxLength": 0], rule]])
    }
    if let most { rules.append(["maxLength": .integer(most)]) }
    return rules
  }

  /// A length that a field has room for.
  private func length(_ keyword: String) -> Int? {
    guard let node = view[keyword] else { return nil }
    if let length = node.integer, (0...4096).contains(length) { return length }
    view.note(keyword, "a field takes 0 to 4096 characters")
    return nil
  }

  /// A schema looks for its pattern anywhere in the text, a form compares the whole of it.
  private var pattern: [JSONValue] {
    guard let source = view["pattern"]?.string else { return [] }
    let whole = Self.whole(source)
    let pattern = isFixed ? whole : "(?:\(whole))?"
    do {
      try PCREPattern(pattern).check()
      return [["pattern": .string(pattern)]]
    } catch {
      view.note("pattern", error.message)
      return []
    }
  }

  private static func whole(_ source: String) -> String {
    let isSimple =
      source.hasPrefix("^") && source.hasSuffix("$") && !source.hasSuffix("\\$")
      && !source.contains("|")
    return isSimple ? String(source.dropFirst().dropLast()) : "(?s:.*)(?:\(source))(?s:.*)"
  }
}
