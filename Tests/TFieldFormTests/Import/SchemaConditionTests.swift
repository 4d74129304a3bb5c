import TField
import TFieldForm
import TestSupport
import Testing

/// What depends on other answers in a schema depends on them in the form.
@Suite struct SchemaConditionTests {
  /// A table has a schema, and the fields of its form with the conditions of each.
  @Test(arguments: TestFile.tables(of: "conditions.txt"))
  func `fields are there and wanted when the schema says so`(sample: TestTable) throws {
    let result = SchemaImport.form(from: Array(sample.lines[0].utf8), name: "s")
    let text = try #require(result.text)
    let root = try JSONReader().read(Array(text.utf8)).root
    let lists = root["rows"].map { [$0] } ?? root["sections"]?.elements.compactMap { $0["rows"] }
    let fields = (lists ?? []).flatMap { Array($0.elements) }.map { field in
      ["id", "type", "when", "required", "initial"].compactMap { field[$0] }
        .map { JSONValue($0).line }.joined(separator: " ")
    }
    #expect(fields == Array(sample.lines.dropFirst()))
  }
}
