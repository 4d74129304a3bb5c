import FormSupport
import Foundation
import Testing

@testable import TFieldForm

@Suite struct MessageCodesTests {
  /// The engine's list is the source; a code added there must be known here.
  @Test func `every code of the engine may be given other words`() throws {
    let folder = ReadyForms.folder.deletingLastPathComponent()
    let file = folder.appendingPathComponent("Sources/TField/Fields/FieldError.swift")
    let source = try String(contentsOf: file, encoding: .utf8)
    let codes = source.split(separator: "\n").filter { $0.contains("static let") }.compactMap {
      $0.split(separator: "\"").dropFirst().first.map(String.init)
    }
    #expect(codes.count > 40)
    #expect(Set(codes).subtracting(MessageCodes.all) == [])
  }
}
