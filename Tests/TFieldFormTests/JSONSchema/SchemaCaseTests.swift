import TFieldForm
import Testing

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
}
