import Foundation
import TField
import TFieldForm
import Testing

/// A schema of a draft, with values that it allows and some that it forbids.
struct SchemaCase: CustomTestStringConvertible {
  let draft: String
  let title: String
  let schema: String
  let valid: [JSONNode]
  let invalid: [JSONNode]

  var testDescription: String { "\(draft), \(title)" }

  static let addresses = [
    "draft4": "http://json-schema.org/draft-04/schema#",
    "draft6": "http://json-schema.org/draft-06/schema#",
    "draft7": "http://json-schema.org/draft-07/schema#",
    "draft2019-09": "https://json-schema.org/draft/2019-09/schema",
    "draft2020-12": "https://json-schema.org/draft/2020-12/schema",
  ]

  /// The cases of a JSON Lines file in this folder.
  static func all(in file: String) throws -> [Self] {
    let url = URL(filePath: #filePath).deletingLastPathComponent().appending(path: file)
    return try String(contentsOf: url, encoding: .utf8).split(separator: "\n").map { line in
      let node = try Self.node(String(line))
      return Self(
        draft: try #require(node["draft"]?.string), title: try #require(node["of"]?.string),
        schema: try #require(node["schema"]?.sourceText),
        valid: Array(try #require(node["valid"]).elements),
        invalid: Array(try #require(node["invalid"]).elements))
    }
  }

  static func node(_ text: String) throws -> JSONNode {
    try JSONReader(depth: 500, allowsNUL: true).read(Array(text.utf8)).root
  }

  /// A schema that says which draft it is of.
  static func text(_ schema: String, of draft: String) -> String {
    guard schema.first == "{", let address = addresses[draft], !schema.contains("\"$schema\"")
    else { return schema }
    let rest = schema.dropFirst()
    let isEmpty = rest.drop(while: \.isWhitespace).first == "}"
    return "{\"$schema\":\"\(address)\"" + (isEmpty ? "" : ",") + rest
  }

  func compiled() throws -> JSONSchema { JSONSchema(try Self.node(Self.text(schema, of: draft))) }
}

@Suite struct SchemaCaseTests {
  @Test(arguments: try SchemaCase.all(in: "official-cases.jsonl"))
  func `cases of the official suite are judged as it says`(test: SchemaCase) throws {
    try expectVerdicts(of: test)
  }

  @Test(arguments: try SchemaCase.all(in: "own-cases.jsonl"))
  func `cases that the official suite doesn't have are judged too`(test: SchemaCase) throws {
    try expectVerdicts(of: test)
  }

  private func expectVerdicts(of test: SchemaCase) throws {
    let schema = try test.compiled()
    for value in test.valid {
      #expect(schema.faults(in: value).isEmpty, "\(value.sourceText)")
    }
    for value in test.invalid {
      #expect(!schema.faults(in: value).isEmpty, "\(value.sourceText)")
    }
  }

  private func faults(_ schema: String, _ value: String) throws -> [SchemaFault] {
    JSONSchema(try SchemaCase.node(schema)).faults(in: try SchemaCase.node(value))
  }

  @Test(arguments: [
    (
      ##"{"properties":{"a":{"items":{"minimum":2}}}}"##, ##"{"a":[3,1]}"##,
      [SchemaFault.Step.key("a"), .index(1)]
    ),
    (##"{"items":{"required":["a"]}}"##, "[{}]", [.index(0), .key("a")]),
    (##"{"required":["a"]}"##, "{}", [.key("a")]),
    (##"{"additionalProperties":false}"##, ##"{"a/b~c":1}"##, [.key("a/b~c")]),
    (##"{"propertyNames":{"maxLength":1}}"##, ##"{"ab":1}"##, [.key("ab")]),
    (##"{"allOf":[{"properties":{"a":false}}]}"##, ##"{"a":1}"##, [.key("a")]),
    (
      ##"{"unevaluatedProperties":false,"properties":{"b":true}}"##, ##"{"a":1,"b":2}"##,
      [.key("a")]
    ),
    (##"{"$ref":"#/$defs/x","$defs":{"x":{"items":false}}}"##, "[0]", [.index(0)]),
  ])
  func `a fault has the place of the value that is wrong or missing`(
    _ schema: String, _ value: String, _ place: [SchemaFault.Step]
  ) throws {
    #expect(try faults(schema, value).map(\.place) == [place])
  }

  @Test func `of several kinds the one that is meant is told`() throws {
    let schema = ##"""
      {"oneOf":[
        {"properties":{"kind":{"const":"a"},"size":{"minimum":5}}},
        {"properties":{"kind":{"const":"b"},"name":{"type":"string"}}}]}
      """##
    let found = try faults(schema, ##"{"kind":"a","size":1}"##)
    #expect(found.map(\.place) == [[.key("size")]])
    #expect(found.map(\.word) == ["minimum"])
    #expect(try faults(schema, ##"{"kind":"c"}"##).map(\.word) == ["anyOf"])
  }

  @Test(arguments: [
    ("{\"$ref\":\"#\"}", "1", "$ref > 500"),
    ("{\"not\":{\"$ref\":\"#\"}}", "1", "$ref > 500"),
    (##"{"not":{"$ref":"nowhere.json"}}"##, "1", "$ref nowhere.json"),
    (##"{"not":{"pattern":"("}}"##, ##""a""##, "pattern ("),
    (
      ##"{"pattern":"^(a+)+$"}"##, ##""\##(String(repeating: "a", count: 60))b""##,
      "pattern ^(a+)+$"
    ),
    (
      ##"{"multipleOf":1.234567890123456789012}"##, String(repeating: "1", count: 1000),
      "multipleOf"
    ),
  ])
  func `what can't be judged is the only fault, also below a 'not'`(
    _ schema: String, _ value: String, _ reason: String
  ) throws {
    #expect(
      try faults(schema, value).map(\.wording) == [.say("schema.unjudged", ["reason": reason])])
  }

  @Test(arguments: [
    ("1234567890123456789", "2469135780246913578", "2469135780246913577"),
    ("0.1234567890123456789", "-12345678901234567890", "0.12345678901234567891"),
    (
      "12345678901234567890123", "12193263112482853211247834171483",
      "12193263112482853211247834171484"
    ),
    ("12345678901234567890123e-40", "86419752308641975230861e-37", "86419752308641975230861e-41"),
    ("1234567890123456789", "1234567890123456789e400", "1e400"),
    ("9223372036854775808", "1e63", "1e62"),
    ("36893488147419103232", "1e999999999999", "1e64"),
  ])
  func `multiples of numbers with 19 digits and more are exact`(
    _ step: String, _ multiple: String, _ other: String
  ) throws {
    let schema = "{\"multipleOf\":\(step)}"
    #expect(try faults(schema, multiple).isEmpty)
    #expect(try faults(schema, other).map(\.word) == ["multipleOf"])
  }

  @Test(arguments: ["allOf", "anyOf", "oneOf"])
  func `a schema that doubles at each level is judged`(_ word: String) throws {
    let levels = (0..<60).map { level in
      let next = ##"{"$ref":"#/$defs/l\##(level + 1)"}"##
      let other = word == "oneOf" ? ##"{"not":\##(next)}"## : next
      return ##""l\##(level)":{"\##(word)":[\##(next),\##(other)]}"##
    }
    let schema =
      ##"{"$ref":"#/$defs/l0","$defs":{\##(levels.joined(separator: ",")),"l60":{"type":"null"}}}"##
    #expect(try faults(schema, "null").isEmpty)
    let found = try faults(schema, "1").map(\.word)
    #expect(found == (word == "allOf" ? ["type"] : word == "anyOf" ? ["anyOf"] : []))
  }

  @Test(arguments: [
    // A trial that fails doesn't hide what fails outside of it.
    (
      ##"{"anyOf":[{"$ref":"#/$defs/n"},true],"allOf":[{"$ref":"#/$defs/n"}]"##, ##""a""##,
      ["type"]
    ),
    // A name is no value of the object.
    (
      ##"{"propertyNames":{"$ref":"#/$defs/s"},"additionalProperties":{"$ref":"#/$defs/s"}"##,
      ##"{"a":"bb"}"##, ["maxLength"]
    ),
    (##"{"items":{"$ref":"#/$defs/s"}"##, ##"["a","bb"]"##, ["maxLength"]),
    // Elements that `contains` looks at are judged one by one.
    (##"{"contains":{"$ref":"#/$defs/n"},"items":{"$ref":"#/$defs/n"}"##, "[1,2]", []),
  ])
  func `a schema that several places lead to is judged at each value`(
    _ schema: String, _ value: String, _ words: [String]
  ) throws {
    let whole = schema + ##","$defs":{"n":{"type":"number"},"s":{"maxLength":1}}}"##
    #expect(try faults(whole, value).map(\.word) == words)
  }

  @Test func `a value with very many faults names a hundred`() throws {
    let value = "[" + repeatElement("1", count: 5000).joined(separator: ",") + "]"
    #expect(try faults(##"{"items":false}"##, value).count == 100)
    #expect(try faults(##"{"not":{"items":false}}"##, value).isEmpty)
  }

  @Test func `a document is loaded by its whole address, and only once`() throws {
    let loads = Counter()
    let schema = JSONSchema(
      try SchemaCase.node(##"{"items":{"$ref":"b.json#/x"},"not":{"$ref":"b.json"}}"##),
      at: "file:///s/a.json"
    ) { address in
      loads.addresses.append(address)
      return try? SchemaCase.node(##"{"x":{"type":"integer"},"const":0}"##)
    }
    #expect(schema.faults(in: try SchemaCase.node("[1]")).isEmpty)
    #expect(!schema.faults(in: try SchemaCase.node(##"["a"]"##)).isEmpty)
    #expect(loads.addresses == ["file:///s/b.json"])
  }

  private final class Counter { var addresses: [String] = [] }
}

/// The official JSON-Schema-Test-Suite, if `TFIELD_SCHEMA_SUITE` names its folder.
@Suite(.enabled(if: SchemaSuite.folder != nil)) struct SchemaSuiteTests {
  @Test(arguments: SchemaCase.addresses.keys.sorted())
  func `every required case of a draft is judged as the suite says`(draft: String) throws {
    let suite = try #require(SchemaSuite.folder)
    let folder = "\(suite)/tests/\(draft)"
    let remotes = SchemaSuite.remotes(in: suite)
    let files = try FileManager.default.contentsOfDirectory(atPath: folder)
    // One file needs a metaschema from a network; in another a format is only an annotation.
    let others = ["vocabulary.json", "format.json"]
    for file in files.sorted() where file.hasSuffix(".json") && !others.contains(file) {
      let groups = try #require(SchemaSuite.read("\(folder)/\(file)"))
      for group in groups.elements { try judge(group, of: draft, file, remotes) }
    }
  }

  private func judge(
    _ group: JSONNode, of draft: String, _ file: String, _ remotes: [String: JSONNode]
  ) throws {
    let source = SchemaCase.text(try #require(group["schema"]).sourceText, of: draft)
    let schema = JSONSchema(try SchemaCase.node(source), load: { remotes[$0] })
    for test in try #require(group["tests"]).elements {
      let faults = schema.faults(in: try #require(test["data"]))
      #expect(
        faults.isEmpty == test["valid"]?.bool,
        "\(file): \(group["description"]?.string ?? ""): \(test["description"]?.string ?? "")")
    }
  }
}

enum SchemaSuite {
  static let folder = ProcessInfo.processInfo.environment["TFIELD_SCHEMA_SUITE"]

  static func read(_ path: String) -> JSONNode? {
    FileManager.default.contents(atPath: path).flatMap {
      try? SchemaCase.node(String(decoding: $0, as: UTF8.self))
    }
  }

  /// The schemas that the suite's cases find at a server of its own.
  static func remotes(in suite: String) -> [String: JSONNode] {
    let files = FileManager.default.enumerator(atPath: suite + "/remotes")
    let paths = files.map { $0.compactMap { $0 as? String } } ?? []
    return Dictionary(
      uniqueKeysWithValues: paths.compactMap { path in
        read("\(suite)/remotes/\(path)").map { ("http://localhost:1234/" + path, $0) }
      })
  }
}
