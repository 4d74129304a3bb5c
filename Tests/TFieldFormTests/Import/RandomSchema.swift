import TFieldForm
import TestSupport

/// A JSON Schema made of whatever the standard has a word for, sensible or not.
struct RandomSchema {
  private var random: SeededRandom
  private var depth = 0

  init(_ random: SeededRandom) { self.random = random }

  /// A whole schema, with definitions that refer to each other.
  mutating func make() -> JSONValue {
    var members = object()
    let definitions = (0..<6).map { JSONValue.Member("d\($0)", schema()) }
    members.append(.init("$defs", .object(definitions)))
    members.append(.init("definitions", .object([.init("a/b~c%", schema()), .init("", schema())])))
    if chance(2) { members.append(.init("title", text())) }
    return .object(members)
  }

  private mutating func chance(_ one: Int) -> Bool { Int.random(in: 0..<one, using: &random) == 0 }

  private mutating func pick<Value>(_ values: [Value], or last: Value) -> Value {
    values.randomElement(using: &random) ?? last
  }

  private mutating func schema() -> JSONValue {
    depth += 1
    defer { depth -= 1 }
    if chance(20) { return .bool(chance(2)) }
    if depth < 4, chance(4) { return .object(object()) }
    var members: [JSONValue.Member] = []
    let type = pick(["string", "integer", "number", "boolean", "array", "null", "odd"], or: "")
    if !chance(5) { members.append(.init("type", .string(type))) }
    if chance(10) { members = [.init("type", ["string", "null", .string(type)])] }
    for _ in 0..<Int.random(in: 0...4, using: &random) { members.append(keyword()) }
    var seen: Set<String> = []
    return .object(members.filter { seen.insert($0.key).inserted })
  }

  private mutating func object() -> [JSONValue.Member] {
    var names: Set<String> = []
    let properties = (0..<Int.random(in: 0...6, using: &random)).compactMap { _ in
      let name = name()
      return names.insert(name).inserted ? JSONValue.Member(name, schema()) : nil
    }
    let required = (Array(names) + ["missing"]).filter { _ in chance(2) }.map(JSONValue.string)
    var members: [JSONValue.Member] = [
      .init("type", "object"), .init("properties", .object(properties)),
      .init("required", .array(required)),
    ]
    for key in ["if", "not", "dependencies", "patternProperties"] where chance(8) {
      members.append(.init(key, .object([.init("x", schema())])))
    }
    if depth < 3, chance(6) { members.append(.init("allOf", .array([schema(), reference()]))) }
    return members
  }

  private mutating func keyword() -> JSONValue.Member {
    switch Int.random(in: 0..<16, using: &random) {
    case 0: .init("enum", values())
    case 1: .init("const", value())
    case 2: .init("default", value())
    case 3: .init(pick(["minimum", "maximum", "exclusiveMinimum", "multipleOf"], or: ""), number())
    case 4: .init("exclusiveMaximum", chance(2) ? number() : .bool(true))
    case 5: .init(pick(["minLength", "maxLength", "minItems", "maxItems"], or: ""), number())
    case 6: .init("pattern", .string(pick(Self.patterns, or: "")))
    case 7: .init("format", .string(pick(Self.formats, or: "")))
    case 8: .init(pick(["title", "description"], or: ""), text())
    case 9: .init("items", depth < 4 ? schema() : .object([]))
    case 10: .init("uniqueItems", .bool(true))
    case 11:
      .init(pick(["oneOf", "anyOf", "allOf"], or: ""), .array([alternative(), alternative()]))
    case 12: .init("$ref", .string(pick(Self.references, or: "")))
    case 13: .init(pick(["examples", "readOnly", "deprecated", "$comment"], or: ""), value())
    case 14: .init("type", pick([5, [], "object", "string"], or: 5))
    default: .init("items", .array([schema()]))
    }
  }

  private mutating func alternative() -> JSONValue {
    if chance(3) { return ["type": "null"] }
    if chance(3) { return .object([.init("const", value()), .init("title", text())]) }
    return depth < 4 ? schema() : reference()
  }

  private mutating func reference() -> JSONValue {
    .object([.init("$ref", .string(pick(Self.references, or: "")))])
  }

  private mutating func values() -> JSONValue {
    .array((0..<Int.random(in: 0...4, using: &random)).map { _ in value() })
  }

  private mutating func value() -> JSONValue {
    switch Int.random(in: 0..<7, using: &random) {
    case 0: number()
    case 1: .bool(chance(2))
    case 2: .null
    case 3: .array([text(), number()])
    case 4: .object([.init("a", text())])
    default: text()
    }
  }

  private mutating func number() -> JSONValue {
    .number(pick(["0", "1", "-3", "2.5", "1e3", "1e400", "99999999999999999999", "0.01"], or: "0"))
  }

  private mutating func text() -> JSONValue {
    .string(
      chance(3) ? random.text(of: "a {}\u{202E}\u{1B}é\n1", upTo: 12) : pick(Self.words, or: ""))
  }

  private mutating func name() -> String {
    chance(3) ? random.text(of: "ab_-$. é1\u{0}", upTo: 4) : pick(Self.words, or: "")
  }

  private static let words = [
    "", "name", "a", "b", "first_name", "home-phone", "$schema", "2nd", "x y", "ünïcode", "12",
    "2024-02-30", "not@mail", "true", "{name}", "**bold**", "[a](b)",
  ]
  private static let patterns = [
    "^[a-z]+$", "[", "(?<=a)b", "^a|b$", "\\d{3}", "^\\p{L}+$", "(a+)+$", "^$", "\\u0041", "a{2,1}",
  ]
  private static let formats = [
    "email", "date", "date-time", "time", "uri", "uuid", "ipv4", "ipv6", "hostname", "color", "odd",
  ]
  private static let references = [
    "#/$defs/d0", "#/$defs/d1", "#/$defs/d2", "#/$defs/d5", "#", "#/nowhere", "other.json",
    "#/definitions/a~1b~0c%25", "#/properties/name", "#anchor", "",
  ]
}
