import Foundation
import TFieldForm
import Testing

/// The official JSON-Schema-Test-Suite, if `TFIELD_SCHEMA_SUITE` names its folder.
@Suite(.enabled(if: SchemaSuite.folder != nil)) struct SchemaSuiteTests {
  @Test(arguments: SchemaCase.addresses.keys.sorted())
  func `every required case of a draft is judged as the suite says`(draft: String) throws {
    let suite = try #require(SchemaSuite.folder)
    let folder = "\(suite)/tests/\(draft)"
    let remotes = SchemaSuite.remotes(in: suite)
    let files = try FileManager.default.contentsOfDirectory(atPath: folder)
    // The one group that needs a metaschema from a network is left out.
    for file in files.sorted() where file.hasSuffix(".json") && file != "vocabulary.json" {
      let groups = try #require(SchemaSuite.read("\(folder)/\(file)"))
      for group in groups.elements { try judge(group, of: draft, file, remotes) }
    }
  }

  private func judge(
    _ group: JSONNode, of draft: String, _ file: String, _ remotes: [String: JSONNode]
  ) throws {
    let source = SchemaCase.text(try #require(group["schema"]).sourceText, of: draft)
    let schema = JSONSchema(
      try SchemaCase.node(source), assertsFormats: false, load: { remotes[$0] })
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
