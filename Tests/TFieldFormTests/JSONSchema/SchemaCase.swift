import Foundation
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
    try JSONReader(limits: JSONLimits(depth: 500), allowsNUL: true).read(Array(text.utf8)).root
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
