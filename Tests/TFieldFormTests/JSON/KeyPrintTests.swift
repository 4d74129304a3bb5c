import Testing

@testable import TFieldForm

@Suite struct KeyPrintTests {
  private static let formats =
    [
      FormFormat.form, FormFormat.section, FormFormat.field, FormFormat.check,
      FormFormat.customType, FormFormat.badge, FormFormat.action, FormFormat.formRule,
      RuleFormat.object, RuleFormat.counts, RuleFormat.bounds, ListReader.option, ListReader.file,
    ] + TypeRegistry.builtIn.entries.map(\.parameters)

  @Test func `every key that the format knows has a number of its own`() {
    let names = Set(
      (Self.formats.flatMap(\.keys) + FormFormat.operators + Reading.combinators).map(\.name)
        + ["field"])
    #expect(Set(names.map { KeyPrint(of: $0) }).count == names.count)
  }

  @Test(arguments: [
    (KeyName("id"), "id"), ("type", "type"), ("required", "required"),
    ("autoAdvance", "autoAdvance"),
    ("requiredMark", "requiredMark"), ("", ""), ("atLeastOneDigit", "atLeastOneDigit"),
    ("atLeastOneUppercaseLetter", "atLeastOneUppercaseLetter"),
  ])
  func `a name has one number, wherever it stands`(name: KeyName, text: String) {
    #expect(name.print == KeyPrint(of: text))
    let file = Array("{\"\(text)\": 1}".utf8)
    let last = Array("\(text)".utf8)
    file.withUnsafeBufferPointer { bytes in
      #expect(KeyPrint(bytes, 2..<2 + text.utf8.count) == name.print)
    }
    last.withUnsafeBufferPointer { bytes in
      #expect(KeyPrint(bytes, bytes.indices) == name.print)
    }
  }

  @Test(arguments: [#"{"ty\u0070e": 1}"#, #"{"type": 1}"#])
  func `a key is found however it is written`(file: String) throws {
    let root = try JSONReader().read(Array(file.utf8)).root
    #expect(root["type"]?.integer == 1)
    #expect(root["typo"] == nil)
  }
}
