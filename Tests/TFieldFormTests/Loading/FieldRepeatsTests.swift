import TField
import Testing

@testable import TFieldForm

@Suite struct FieldRepeatsTests {
  private static func load(_ fields: [String]) -> FormLoader.Result {
    let rows = fields.joined(separator: ",")
    return FormLoader().load(Array(#"{"tfield": 1, "rows": [\#(rows)]}"#.utf8))
  }

  @Test func `fields that differ in one part differ in that part alone`() throws {
    let result = Self.load([
      #"{"id": "a", "type": "integer", "min": 1, "help": "One", "rules": [{"pattern": "1+"}]}"#,
      #"{"id": "b", "type": "integer", "min": 2, "help": "One", "rules": [{"pattern": "1+"}]}"#,
      #"{"id": "c", "type": "integer", "min": 1, "help": "Two", "rules": [{"pattern": "2+"}]}"#,
      #"{"id": "d", "type": "decimal", "min": 1, "help": "One"}"#,
      #"{"id": "e", "type": "integer", "min": 1, "help": "One", "rules": [{"pattern": "1+"}]}"#,
    ])
    let form = try #require(result.form)
    let types = form.fields.map(\.type)
    #expect(types.map { ($0 as? IntegerNumber)?.min } == [1, 2, 1, nil, 1])
    #expect(form.fields.map { $0.options.help?.text() } == ["One", "One", "Two", "One", "One"])
    #expect(form.fields[0].rules == form.fields[4].rules)
    #expect(form.fields[0].rules == form.fields[1].rules)
    #expect(form.fields[0].rules != form.fields[2].rules)
    #expect(form.fields[3].rules.isEmpty)
  }

  @Test func `what is wrong in many fields is told of each`() {
    let wrong = (0..<40).map { #"{"id": "f\#($0)", "rules": [{"pattern": "("}]}"# }
    #expect(Self.load(wrong).diagnostics.count == 40)
    let strangers = (0..<40).map { #"{"id": "f\#($0)", "rules": [{"equalTo": "nobody"}]}"# }
    #expect(Self.load(strangers).diagnostics.count == 40)
    let limits = (0..<40).map { #"{"id": "f\#($0)", "type": "age", "min": 9, "max": 1}"# }
    #expect(Self.load(limits).diagnostics.count == 40)
  }
}
