import TField
import TestSupport
import Testing

@testable import TFieldForm

@Suite struct TypeExampleTests {
  static let names = TypeEntry.all.map(\.name)

  /// The example of a type is shown to people, so it had better work.
  @Test(arguments: names)
  func `the example of a type is valid when pasted and left`(name: String) throws {
    let entry = try #require(TypeEntry.named(name))
    let twins = ["confirm": "password", "display": "example"]
    let twin = twins[name] ?? "other"
    let field = entry.exampleField.replacing("\"id\": \"example\"", with: "\"id\": \"tested\"")
    let source = #"{ "tfield": 1, "rows": [{ "id": "\#(twin)" }, \#(field)] }"#
    let result = FormLoader().load(Array(source.utf8))
    #expect(result.diagnostics == [])

    var session = FormSession(try #require(result.form))
    session.moveFocus(to: .field(1))
    if session.form.fields[1].type.editor == .toggle {
      session.set(entry.example.value, for: "tested")
    } else {
      session.handle(.paste(entry.example.value))
    }
    session.moveFocus(to: .field(0))
    #expect(session.fields[1].verdict == .valid)
    #expect(session.fields[1].validity == .valid)
    #expect(session.fields[1].data.isEmpty == entry.example.value.isEmpty)
  }

  @Test(arguments: names)
  func `a type says what it is and what its parameters are`(name: String) throws {
    let entry = try #require(TypeEntry.named(name))
    #expect(entry.summary.hasSuffix("."))
    #expect(entry.parameters.keys.allSatisfy { $0.says.hasSuffix(".") })
    #expect(Set(entry.parameters.keys.map(\.name)).count == entry.parameters.keys.count)
    let common = Set(FormFormat.field.format.keys.map(\.name))
    #expect(common.isDisjoint(with: entry.parameters.keys.map(\.name)))
  }
}
