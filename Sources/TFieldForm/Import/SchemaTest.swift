internal import TFieldJSON
internal import TFieldPatterns

/// Turns the schema of an `if` into a condition on other answers.
struct SchemaTest {
  private let view: SchemaView

  init(in view: SchemaView) { self.view = view }

  /// The condition under which a value at a path meets a schema; `nil` if a form can't say it.
  func condition(_ node: JSONNode, at path: [String]) -> ImportedCondition? {
    if let isMet = node.bool { return isMet ? .always : .never }
    let schema = view.inner([node])
    var claims: [ImportedCondition] = []
    for part in schema.parts {
      for member in part.members {
        guard let claim = claim(member, of: schema, at: path) else { return nil }
        claims.append(claim)
      }
    }
    return .every(claims)
  }

  private func claim(
    _ member: JSONMember, of schema: SchemaView, at path: [String]
  ) -> ImportedCondition? {
    let value = member.value
    switch member.key {
    case "properties": return properties(value, of: schema, at: path)
    case "required":
      let tested = Set(schema.properties.filter { $1.contains { $0.value.fixesAnswer } }.keys)
      return .every(
        value.elements.compactMap(\.string).filter { !tested.contains($0) }
          .map { .present(path + [$0]) })
    case "not": return condition(value, at: path)?.negated
    case "anyOf", "oneOf":
      let parts = value.elements.map { condition($0, at: path) }
      return parts.contains(nil) ? nil : .some(parts.compactMap(\.self))
    default: return test(member.key, value, at: path)
    }
  }

  private func properties(
    _ node: JSONNode, of schema: SchemaView, at path: [String]
  ) -> ImportedCondition? {
    var claims: [ImportedCondition] = []
    for member in node.members {
      let inner = path + [member.key]
      guard let claim = condition(member.value, at: inner) else { return nil }
      let isRequired = schema.required.contains(member.key)
      claims.append(
        claim == .always || isRequired
          ? claim : .some([ImportedCondition.present(inner).negated, claim]))
    }
    return .every(claims)
  }

  private func test(_ keyword: String, _ value: JSONNode, at path: [String]) -> ImportedCondition? {
    switch keyword {
    case "const": return value.operand.map { .value(path, test: "equals", $0) }
    case "enum":
      let values = value.elements.compactMap(\.operand)
      return values.isEmpty ? nil : .value(path, test: "in", .array(values))
    case "pattern":
      guard let source = value.string,
        (try? PCREPattern(ImportedRules.whole(source)).check()) != nil
      else { return nil }
      return .value(path, test: "matches", .string(ImportedRules.whole(source)))
    case "minimum": return compare("atLeast", value, path)
    case "maximum": return compare("atMost", value, path)
    case "exclusiveMinimum": return compare("greaterThan", value, path)
    case "exclusiveMaximum": return compare("lessThan", value, path)
    case "minLength", "minItems", "minProperties":
      return value.integer == 1 ? .present(path) : nil
    case "contains":
      return value["const"]?.operand.map { .value(path, test: "equals", $0) }
    case "type": return value.string != nil && value.string != "null" ? .always : nil
    case "$ref", "allOf": return .always
    default: return Self.silent.contains(keyword) ? .always : nil
    }
  }

  private func compare(
    _ test: String, _ value: JSONNode, _ path: [String]
  ) -> ImportedCondition? {
    value.kind == .number ? value.operand.map { .value(path, test: test, $0) } : nil
  }

  private static let silent: Set = [
    "title", "description", "$comment", "default", "examples", "$schema", "$id", "$defs",
    "definitions",
  ]
}

extension JSONNode {
  /// True if only an answer can meet it.
  fileprivate var fixesAnswer: Bool { self["const"] != nil || self["enum"] != nil }
}
