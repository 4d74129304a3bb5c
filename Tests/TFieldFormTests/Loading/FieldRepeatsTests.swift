import Foundation
import TField
import TestSupport
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

  @Test func `fields that say the same in one form are as each is in a form of its own`() throws {
    var random = SeededRandom()
    let bodies = [
      #"{"id": "%", "label": "%", "type": "zip", "required": true}"#,
      #"{ "id":"%","type":"integer","min":1,"max":9,"label":"%","help":"One" }"#,
      #"{"label": "%", "required": false, "id": "%", "rules": [{"pattern": "a+"}]}"#,
      #"{"id": "%", "initial": "12", "type": "integer", "hint": "\u0041"}"#,
      #"{"type": "text", "lines": #, "id": "%", "secret": false}"#,
      #"{"id": "%", "label": "%", "type": "integer", "min": -3, "max": #}"#,
      #"{"id": "%", "label": "%", "type": "integer", "initial": #, "max": 99}"#,
      #"{"id": "%", "type": "length", "length": #, "priority": #}"#,
      #"{"id": "%", "label": "%", "type": "integer", "x-note": #, "max": 2#}"#,
      #"{"id": "%", "group": "own", "label": {"en": "%"}, "priority": 2}"#,
    ]
    let fields = (0..<60).map { number in
      (bodies.randomElement(using: &random) ?? "").replacingOccurrences(of: "%", with: "f\(number)")
        .replacingOccurrences(of: "#", with: "\(Int.random(in: 1...9, using: &random))")
    }
    let form = try #require(Self.load(fields).form)
    for (field, text) in zip(form.fields, fields) {
      let alone = try #require(Self.load([text]).form?.fields.first)
      #expect(Self.words(of: field) == Self.words(of: alone), "seed \(random.seed): \(text)")
    }
  }

  private static func words(of field: Field) -> [String] {
    [
      field.id, field.label.text(), field.initial, "\(field.type)", "\(field.group)",
      "\(field.required)", "\(field.when)", "\(field.readOnly)", "\(field.rules)",
      "\(field.options)",
    ]
  }

  @Test func `fields that say the same stand in the groups of their sections`() throws {
    let field = { (id: String) in #"{"id": "\#(id)", "label": "Same"}"# }
    let sections = ["one", "two", "one"].enumerated().map { number, group in
      #"{"group": "\#(group)", "rows": [\#(field("a\(number)")), \#(field("b\(number)"))]}"#
    }
    let text = #"{"tfield": 1, "sections": [\#(sections.joined(separator: ","))]}"#
    let form = try #require(FormLoader().load(Array(text.utf8)).form)
    #expect(form.fields.map(\.group) == ["one", "one", "two", "two", "one", "one"])
  }

  @Test func `an id that is there already, or none, is told of where it stands`() {
    let result = Self.load([#"{"id": "a"}"#, #"{"id": "b"}"#, #"{"id": "a"}"#, #"{"id": "9"}"#])
    #expect(result.diagnostics.map(\.location.column) == [55, 67])
    #expect(result.form == nil)
  }

  @Test func `a number that is wrong is told where it stands, among fields with others`() {
    let fields = [9, 8, 1, 7, 2, 9, 1].enumerated().map { number, most in
      "\n" + #"{"id": "f\#(number)", "label": "L", "type": "integer", "min": 5, "max": \#(most)}"#
    }
    let result = Self.load(fields)
    #expect(result.diagnostics.map(\.location.line) == [4, 6, 8])
    #expect(result.diagnostics.map(\.location.column) == [64, 64, 64])
    let text = Self.load(
      ["\n" + #"{"id": "a", "type": "text", "lines": 3}"#]
        + [0, 9, 99, 4].map {
          "\n" + #"{"id": "t\#($0)", "type": "text", "lines": \#($0)}"#
        })
    #expect(text.diagnostics.map(\.location.line) == [3, 5])
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
