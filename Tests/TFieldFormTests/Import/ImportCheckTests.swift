import Foundation
import TFieldForm
import TestSupport
import Testing

/// What import writes always passes its check.
@Suite struct ImportCheckTests {
  private static let folder = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().appendingPathComponent("Schemas")

  private static let names =
    ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []).sorted()

  private func errors(in text: String) -> [Diagnostic] {
    FormLoader().load(Array(text.utf8)).diagnostics.filter { $0.severity == .error }
  }

  private func text(of value: JSONValue) -> String { value.pretty }

  @Test(arguments: names)
  func `a schema as people write them becomes a form that passes`(name: String) throws {
    let schema = try Data(contentsOf: Self.folder.appendingPathComponent(name))
    let result = SchemaImport.form(from: Array(schema), name: name)
    let form = try #require(result.text, "\(result.notes)")
    #expect(errors(in: form) == [])
  }

  @Test func `there are fifteen of them`() { #expect(Self.names.count == 15) }

  @Test func `a random schema becomes a form that passes, or none`() {
    let seed = SeededRandom().seed
    var (forms, schemas) = (0, 0)
    for count in 0..<500 {
      var random = RandomSchema(SeededRandom(seed: seed &+ UInt64(count)))
      let schema = text(of: random.make())
      schemas += 1
      guard let form = SchemaImport.form(from: Array(schema.utf8), name: "s").text else { continue }
      forms += 1
      let found = errors(in: form)
      #expect(found.isEmpty, "seed \(seed &+ UInt64(count)): \(found)\n\(schema)\n\(form)")
    }
    #expect(forms > schemas / 10)
  }

  private static let shapes: [(name: String, schema: @Sendable (Int) -> JSONValue)] = [
    ("a chain of references", { chain($0, heads: 1) }),
    ("many heads on one chain", { chain($0, heads: $0) }),
    (
      "names that all become one",
      { count in
        .object([
          .init(
            "properties",
            .object(
              (0..<count).map { number in
                let scalar = Unicode.Scalar(0x4E00 + UInt32(number)) ?? "x"
                return .init(String(Character(scalar)), ["type": "string"])
              }))
        ])
      }
    ),
    (
      "many fields that need each other",
      { count in
        let properties = (0..<count).map { JSONValue.Member("p\($0)", ["type": "string"]) }
        let inner: JSONValue = .object([
          .init("properties", .object(properties)),
          .init("required", .array(properties.map { .string($0.key) })),
        ])
        return .object([.init("properties", .object([.init("o", inner)]))])
      }
    ),
  ]

  private static func chain(_ count: Int, heads: Int) -> JSONValue {
    let steps = (0..<count).map { number -> JSONValue.Member in
      let next: JSONValue = ["$ref": .string("#/$defs/d\(number + 1)")]
      return .init("d\(number)", number + 1 < count ? next : ["type": "string"])
    }
    let properties = (0..<heads).map { number in
      JSONValue.Member("p\(number)", ["$ref": .string("#/$defs/d\(number)")])
    }
    return .object([.init("properties", .object(properties)), .init("$defs", .object(steps))])
  }

  @Test(arguments: shapes.indices)
  func `an import takes time as its schema is long`(index: Int) throws {
    let shape = Self.shapes[index]
    let times = [500, 4000].map { count in
      let bytes = Array(text(of: shape.schema(count)).utf8)
      return ContinuousClock().measure { _ = SchemaImport.form(from: bytes, name: "s") }
    }
    // Eight times as much may take twenty times as long, not sixty-four times.
    #expect(times[1] < times[0] * 24 + .seconds(1), "\(shape.name): \(times)")
  }
}
