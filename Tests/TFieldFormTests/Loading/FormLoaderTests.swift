import FormSupport
import Foundation
import TField
import Testing

@testable import TFieldForm

/// Loads a form that should have nothing wrong with it.
func loaded(
  _ source: String, languages: [String] = [], name: String = "form",
  sourceLocation: Testing.SourceLocation = #_sourceLocation
) throws -> Form {
  let result = FormLoader(languages: languages).load(Array(source.utf8), name: name)
  #expect(result.diagnostics == [], sourceLocation: sourceLocation)
  return try #require(result.form, sourceLocation: sourceLocation)
}

/// Loads a form of some fields.
func loaded(
  fields: String, languages: [String] = [],
  sourceLocation: Testing.SourceLocation = #_sourceLocation
) throws -> Form {
  try loaded(
    #"{ "tfield": 1, "rows": [ \#(fields) ] }"#, languages: languages,
    sourceLocation: sourceLocation)
}

@Suite struct FormLoaderTests {
  @Test func `what a form does not say has its default`() throws {
    let form = try loaded(#"{ "tfield": 1, "rows": [{ "id": "a" }] }"#, name: "my-form")
    #expect(form.id == "my-form")
    #expect(form.title == "my-form")
    #expect(form.description == nil)
    #expect(form.timing == ErrorTiming(validate: .touched, hide: .change))
    #expect(form.layout == .auto && form.requiredMark == .asterisk)
    #expect(form.keepsDrafts && !form.submitsOnEnter)
    #expect(form.actions.map(\.id) == ["submit"])
    let field = try #require(form.fields.first)
    #expect(field.type is Phrase)
    #expect(field.label == "A")
    #expect(field.required == .never && field.readOnly == .never && field.when == .always)
    #expect(field.group == .none)
    #expect(field.initial == "")
    #expect(field.options.invalid == .keep && !field.options.advancesWhenFull)
  }

  @Test(arguments: [
    ("firstName", "First Name"), ("work_email", "Work email"), ("apiURL", "Api URL"),
    ("line-2", "Line 2"), ("_x", "X"), ("__", "Enter Info"), ("a", "A"),
  ])
  func `a field without label and type is called by its id`(id: String, label: String) throws {
    let form = try loaded("{ \"tfield\": 1, \"rows\": [{ \"id\": \"\(id)\" }] }")
    #expect(form.fields[0].label.text() == label)
    let typed = try loaded(
      "{ \"tfield\": 1, \"rows\": [{ \"id\": \"\(id)\", \"type\": \"email\" }] }")
    #expect(typed.fields[0].label.text() == "Email")
  }

  @Test func `what a form says is kept`() throws {
    let form = try loaded(
      """
      { "tfield": 1, "id": "f-1", "title": "T", "description": "D", "validate": "blur",
        "hideErrors": "focus", "requiredMark": "optional", "layout": "pages", "draft": false,
        "enter": "submit", "debug": true,
        "sections": [
          { "title": "S", "description": "E", "group": "g", "debug": false,
            "rows": [[{ "id": "a" }, { "id": "b", "group": null }]] },
          { "rows": [{ "id": "c", "group": "h", "invalid": "revert", "autoAdvance": true,
            "priority": 2.5, "suggest": ["x"], "hint": "H", "help": "I", "debug": false,
            "validate": "change", "hideErrors": "blur" }, { "id": "d" }] }],
        "actions": [
          { "id": "go", "label": "Go", "requires": ["g"], "confirm": "Sure?", "exit": 12 },
          { "id": "stop", "label": "Stop", "role": "cancel" }] }
      """)
    #expect(form.id == "f-1")
    #expect(form.title == "T" && form.description == "D")
    #expect(form.timing == ErrorTiming(validate: .blur, hide: .focus))
    #expect(form.layout == .pages && form.requiredMark == .optional)
    #expect(!form.keepsDrafts && form.submitsOnEnter)
    #expect(form.fields.map(\.group) == ["g", .none, "h", .none])
    #expect(form.fields.map(\.options.isDebugging) == [false, false, false, true])
    #expect(form.actions.map(\.exitCode) == [12, 0])
    #expect(form.actions.map(\.role) == [.submit, .cancel])
    #expect(form.actions[0].requires == ["g"] && form.actions[0].confirm == "Sure?")
    let options = form.fields[2].options
    #expect(options.invalid == .revert && options.advancesWhenFull && options.priority == 2.5)
    #expect(options.suggestions == ["x"] && options.hint == "H" && options.help == "I")
    #expect(options.validate == .change && options.hideErrors == .blur)
  }

  @Test func `comments and foreign keys may stand anywhere`() throws {
    let extra = #""$schema": 1, "$comment": [], "x-y": {}"#
    _ = try loaded(
      """
      { "tfield": 1, \(extra),
        "types": { "t": { "template": "00", "slots": { "0": "digit", \(extra) }, \(extra),
          "convert": { "11": "22", \(extra) }, "badges": [{ "pattern": "1", "text": "x", \(extra) }]
          }, \(extra) },
        "sections": [{ \(extra), "rows": [{ "id": "a", "type": "t", "label": { "en": "A", \(extra) },
          "messages": { "required": "x", \(extra) }, \(extra),
          "rules": [{ "email": true, \(extra) }, { "range": { "min": 1, \(extra) } }],
          "required": { "field": "b", "filled": true, \(extra) },
          "check": { "run": ["x"], \(extra) } }, { "id": "b" }] }],
        "actions": [{ "id": "ok", "label": "OK", \(extra) }],
        "rules": [{ "when": { "field": "b", "equals": { "field": "a", \(extra) } },
          "fields": ["a"], "message": "No", \(extra) }] }
      """)
  }

  @Test func `a byte order mark at the start is no fault, and takes no column`() throws {
    #expect(try loaded("\u{FEFF}{ \"tfield\": 1, \"rows\": [] }").fields.isEmpty)
    let result = FormLoader().load(Array("\u{FEFF}{ \"tfield\": 0, \"rows\": [] }".utf8))
    #expect(result.diagnostics.map(\.location.column) == [13])
  }

  @Test func `a rule may have triggers of its own`() throws {
    let rules = #"[{ "digitsOnly": true }, { "maxLength": 2, "on": ["change", "submit"] }]"#
    let form = try loaded(fields: #"{ "id": "a", "rules": \#(rules) }"#)
    #expect(form.fields[0].rules.map(\.triggers) == [nil, [.change, .submit]])
  }

  @Test(arguments: [
    ("data", "Data"), ("name", "Name"), ("phrase", "Enter Info"),
    ("credit", "Credit Card Number"), ("expDate", "Expiration Date"), ("cvv", "CVV"),
    ("date", "Date"), ("streetnumber", "Street #"), ("street", "Street Name"),
    ("phone", "Phone Number"), ("zip", "Zip Code"), ("ssn", "Social Security #"),
    ("city", "City"), ("intcity", "City"), ("state", "State"), ("st", "State"),
    ("currency", "US Currency"), ("percent", "Percentage"), ("age", "Age (0–120)"),
    ("dataLength", "Data (5 characters)"),
  ])
  func `a type brings its own label, with its parameters`(type: String, label: String) throws {
    let length = type == "dataLength" ? #", "length": 5"# : ""
    let form = try loaded(fields: #"{ "id": "it", "type": "\#(type)"\#(length) }"#)
    #expect(form.fields[0].label.text() == label)
  }

  @Test func `a text beyond the limit, and nesting beyond it, are faults`() {
    let long = String(repeating: "x", count: 65_537)
    let deep = String(repeating: "[", count: 70) + String(repeating: "]", count: 70)
    for value in ["\"\(long)\"", deep] {
      let result = FormLoader().load(Array(#"{ "tfield": 1, "x-a": \#(value) }"#.utf8))
      #expect(result.diagnostics.map(\.problem.name) == [.notJSON])
    }
  }

  @Test(arguments: [
    (#"["a", "b"]"#, nil),
    (
      #"["a", 1, "a"]"#,
      "can't read 'o.json': 1:7: 'options' wants a text or an object, not a number"
    ),
    ("[\n {\"label\": \"A\"}]", "can't read 'o.json': 2:2: missing 'value' in option"),
    ("[", "can't read 'o.json': 1:2: the input ends inside the array that begins at 1:1; add ']'"),
  ])
  func `faults in a file of options are told where the form names it`(file: String, fault: String?)
  {
    let loader = FormLoader(file: { _ in .success(Array(file.utf8)) })
    let choice = #"{ "id": "c", "type": "choice", "options": { "file": "o.json" } }"#
    let result = loader.load(Array("{ \"tfield\": 1,\n\"rows\": [\(choice)] }".utf8))
    #expect(result.diagnostics.first.map { "\($0.problem)" } == fault)
    #expect(result.diagnostics.allSatisfy { $0.location.line == 2 })
  }

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

@Suite struct LanguageTests {
  @Test(arguments: [
    (["de"], "Post"), (["de-AT"], "Post"), (["de_CH"], "E-Mail"), (["de-ch"], "E-Mail"),
    (["de-CH-x1"], "E-Mail"), (["fr"], "Mail"), (["fr", "de"], "Post"), ([], "Mail"),
    (["it", "xx"], "Mail"),
  ])
  func `a text is taken in the nearest language there is`(languages: [String], text: String) throws
  {
    let label = #"{ "x-note": 1, "de": "Post", "en": "Mail", "de-CH": "E-Mail" }"#
    let form = try loaded(fields: #"{ "id": "a", "label": \#(label) }"#, languages: languages)
    #expect(form.fields[0].label == .verbatim(text))
  }

  @Test func `without English the first language given is as good as any`() throws {
    let form = try loaded(
      fields: #"{ "id": "a", "label": { "fr": "Nom", "de": "Name" } }"#, languages: ["it"])
    #expect(form.fields[0].label == "Nom")
  }
}

/// Forms as large as they may be: what takes the square of their size would not end in time.
@Suite(.timeLimit(.minutes(20))) struct LargeFormTests {
  private func form(_ count: Int, _ field: (Int) -> String) -> [UInt8] {
    let fields = (0..<count).map { "{ \"id\": \"f\($0)\"\(field($0)) }" }.joined(separator: ",\n")
    return Array("{ \"tfield\": 1, \"rows\": [\n\(fields)] }".utf8)
  }

  private func hiding(_ index: Int) -> String {
    ", \"when\": { \"field\": \"f\(index)\", \"filled\": true }"
  }

  @Test func `as many fields as there may be, each hidden by the one before`() throws {
    let result = FormLoader().load(form(20_000) { $0 == 0 ? "" : hiding($0 - 1) })
    #expect(result.diagnostics == [])
    #expect(result.form?.fields.count == 20_000)
  }

  @Test func `a circle of twenty thousand fields is told once`() {
    let result = FormLoader().load(form(20_000) { hiding(($0 + 19_999) % 20_000) })
    #expect(result.diagnostics.map(\.problem.name) == [.conditionCycle])
  }

  @Test func `twenty thousand misspelt names are told as far as anyone reads`() {
    let result = FormLoader().load(form(20_000) { hiding($0 + 20_000) })
    #expect(result.diagnostics.count == 1001)
    #expect(result.diagnostics.last?.problem == .init(.tooManyFaults, [1000]))
  }

  @Test func `twenty thousand initial values are judged`() {
    let result = FormLoader().load(
      form(20_000) { _ in ", \"type\": \"zip\", \"initial\": \"90210\"" })
    #expect(result.diagnostics == [])
  }

  @Test func `types may be many, but not deep`() {
    let types = (0..<30_000).map { index in
      "\"t\(index)\": { \"base\": \"\(index == 0 ? "zip" : "t\(index - 1)")\" }"
    }.joined(separator: ", ")
    let source = #"{ "tfield": 1, "types": { \#(types) }, "rows": [{ "id": "a", "type": "t63" }] }"#
    let result = FormLoader().load(Array(source.utf8))
    #expect(result.diagnostics.map(\.problem) == [.init(.typeTooDeep, ["t64", 64])])
  }
}
