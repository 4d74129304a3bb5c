import Foundation
import TFieldForm
import TestSupport
import Testing

@testable import TFieldCommand
@testable import TFieldJSON

@Suite struct ImportSurveyTests {
  static let survey = """
    { "name": "Deploy", "description": "", "spec": [
      { "question_name": "Version?", "question_description": "A tag", "required": true,
        "type": "text", "variable": "version", "min": 1, "max": 20, "default": "v1" },
      { "question_name": "Replicas", "required": true, "type": "integer",
        "variable": "replicas", "min": 1, "max": 9, "default": 3 },
      { "question_name": "Load", "type": "float", "variable": "load", "min": 0, "max": 1,
        "default": 0.5 },
      { "question_name": "Region", "type": "multiplechoice", "variable": "region",
        "choices": "eu\\nus\\neu", "default": "eu" },
      { "question_name": "Zones", "type": "multiselect", "variable": "zones",
        "choices": ["a", "b", "c"], "default": "a\\nb" },
      { "question_name": "Key", "required": true, "type": "password", "variable": "key",
        "min": 0, "max": 32, "default": "$encrypted$" },
      { "question_name": "Notes", "type": "textarea", "variable": "notes", "default": "" },
      { "question_name": "When", "type": "timestamp", "variable": "2nd day" } ] }
    """

  @Test func `each kind of question becomes a field`() throws {
    let folder = try TestFolder()
    let file = try folder.write(Self.survey, to: "survey.json")
    let run = try QuietRun(["import", file])
    #expect(
      run.errors == """
        \(file):13:37: warning: 'default' is left out: no form file holds a password
        \(file):15:3: warning: property '2nd day' becomes field '_2nd_day'
        \(file):15:38: warning: 'type' is left out: 'timestamp' is no kind of question; it is \
        asked as text
        \(file): 8 fields imported, 3 warnings

        """)
    let root = try JSONReader().read(Array(run.output.utf8)).root
    #expect(root["title"]?.string == "Deploy")
    let fields = try #require(root["rows"]).elements
    #expect(
      fields.map { [$0["id"]?.string, $0["type"]?.string] } == [
        ["version", "phrase"], ["replicas", "integer"], ["load", "decimal"],
        ["region", "choice"], ["zones", "choices"], ["key", "password"], ["notes", "text"],
        ["_2nd_day", "phrase"],
      ])
    let check = try QuietRun(["check", folder.write(run.output, to: "form.json")])
    #expect(check.errors == "")
    #expect(check.status == 0)
  }

  @Test(arguments: [
    #"{ "spec": [] }"#, #"{ "spec": [1, null, {}] }"#, #"{ "spec": [{ "variable": " " }] }"#,
  ])
  func `a survey without questions is refused`(survey: String) throws {
    let folder = try TestFolder()
    let run = try QuietRun(["import", folder.write(survey, to: "survey.json")])
    #expect(run.output == "")
    #expect(run.errors.contains("nothing to make fields of"))
    #expect(run.status == 3)
  }
}

@Suite struct ImportIssueFormTests {
  static let issue = """
    name: Bug Report
    description: File a bug report.
    labels: ["bug"]
    body:
      - type: markdown
        attributes:
          value: Thanks!
      - type: input
        id: contact
        attributes: { label: Contact Details, description: How can we reach you? }
      - type: textarea
        id: what-happened
        attributes:
          label: What happened?
          value: |
            One
            Two
        validations: { required: true }
      - type: dropdown
        attributes:
          label: Which browsers?
          multiple: yes
          options: [Firefox, Chrome, Firefox]
          default: 1
      - type: checkboxes
        id: terms
        attributes:
          label: Code of Conduct
          options:
            - label: I agree
              required: true
            - label: Send me news
      - type: checkboxes
        attributes: { label: Which apply, options: [{ label: One }, { label: Two }] }
      - type: hologram
    """

  @Test func `each part of an issue form becomes a field`() throws {
    let folder = try TestFolder()
    let file = try folder.write(Self.issue, to: "bug.yml")
    let run = try QuietRun(["import", file])
    #expect(
      run.errors == """
        \(file):3:1: warning: 'labels' is left out: a form has no place for it
        \(file):35:11: warning: 'hologram' is left out: no field is like it
        \(file): 8 fields imported, 2 warnings

        """)
    let root = try JSONReader().read(Array(run.output.utf8)).root
    let fields = try #require(root["rows"]).elements
    #expect(
      fields.map { [$0["id"]?.string, $0["type"]?.string] } == [
        ["note", "note"], ["contact", "phrase"], ["what-happened", "text"],
        ["which_browsers", "choices"], ["terms_note", "note"], ["terms_1", "toggle"],
        ["terms_2", "toggle"], ["which_apply", "choices"],
      ])
    #expect(fields.map { $0["required"]?.bool } == [nil, nil, true, nil, nil, true, nil, nil])
    let check = try QuietRun(["check", folder.write(run.output, to: "form.json")])
    #expect(check.errors == "")
  }

  /// A file that can't be read, and the end of the line that says why.
  @Test(arguments: [
    ("", ":1:1: error: not YAML: the file is empty"),
    ("body: [1", ":2:1: error: not YAML: did not find expected ',' or ']'"),
    ("a: &x [1]\nb: *x", ":2:4: error: not YAML: aliases are not read: write it out"),
    ("a: 1\n---\nb: 2", ":2:1: error: not YAML: only one document is read"),
    ("a: \u{7}", ":1:4: error: not YAML: control characters are not allowed"),
    ("body: []", ":1:1: error: 'body' is left out: there is nothing to make fields of"),
  ])
  func `a file that is no issue form says where and why`(text: String, end: String) throws {
    let folder = try TestFolder()
    let file = try folder.write(text, to: "bug.yaml")
    let run = try QuietRun(["import", file])
    #expect(run.output == "")
    #expect(run.errors == file + end + "\n")
    #expect(run.status == 3)
  }

  @Test func `brackets by the ten thousand are refused, not followed`() {
    for text in [String(repeating: "[", count: 50_000), String(repeating: "- ", count: 50_000)] {
      let result = IssueFormImport.form(from: Array(text.utf8), name: "deep")
      #expect(result.text == nil)
      #expect(result.notes.first.map { "\($0.problem)" } == "not YAML: nested more than 64 deep")
    }
  }

  @Test func `what comes of a damaged issue form always passes its check`() throws {
    var random = SeededRandom()
    let original = Array(Self.issue.utf8)
    for _ in 0..<2_000 {
      var bytes = original
      for _ in 0..<Int.random(in: 1...6, using: &random) {
        guard let place = bytes.indices.randomElement(using: &random) else { continue }
        switch Int.random(in: 0..<3, using: &random) {
        case 0: bytes[place] = UInt8.random(in: 0...255, using: &random)
        case 1: bytes.remove(at: place)
        default: bytes.insert(contentsOf: bytes[place...].prefix(9), at: place)
        }
      }
      guard let text = IssueFormImport.form(from: bytes, name: "bug").text else { continue }
      let loaded = FormLoader().load(Array(text.utf8))
      #expect(loaded.form != nil, "seed \(random.seed): \(String(decoding: bytes, as: UTF8.self))")
    }
  }

  /// What surveys and issue forms of careless people hold.
  static let careless: [(name: String, text: String)] = [
    (
      "s.json",
      """
      { "name": "T", "spec": [
        { "variable": "a", "type": "text", "min": 9, "max": 1, "question_name": "A" },
        { "variable": "b", "type": "integer", "min": 5, "max": 2, "default": 9 },
        { "variable": "c", "type": "integer", "min": 1, "max": 3, "default": 77 },
        { "variable": "d", "type": "float", "default": "much" },
        { "variable": "e", "type": "multiplechoice", "choices": "x", "default": "y" },
        { "variable": "f", "type": "multiselect", "choices": ["x"], "default": "q\\nx", "min": 4 },
        { "variable": "g", "type": "text", "max": -3, "default": "long" },
        { "variable": "good", "type": "text" } ] }
      """
    ),
    (
      "i.yml",
      """
      name: T
      body:
        - { type: input, id: a, attributes: { label: A, value: "two\nlines" } }
        - { type: dropdown, id: b, attributes: { label: B, options: ["", " ", "x"], default: 0 } }
        - { type: checkboxes, id: c, attributes: { label: C, options: [{ label: "" }] } }
        - { type: textarea, id: good, attributes: { label: D } }
      """
    ),
  ]

  @Test(arguments: careless)
  func `what is imported passes its check, whatever was in it`(file: (name: String, text: String))
    throws
  {
    let folder = try TestFolder()
    try folder.write(file.text, to: file.name)
    let run = try QuietRun(["import", file.name], in: folder.path)
    #expect(run.status == 0 && run.output.contains(#""good""#), "\(run.errors)")
    try folder.write(run.output, to: "form.json")
    let check = try QuietRun(["check", "form.json"], in: folder.path)
    #expect(check.status == 0, "\(run.output)\n\(check.errors)")
  }

  @Test func `what no form can hold is left out, and told`() throws {
    let folder = try TestFolder()
    let questions = (0...20_000).map { #"{"variable":"v\#($0)","type":"text"}"# }
    try folder.write(#"{"spec":[\#(questions.joined(separator: ","))]}"#, to: "s.json")
    let run = try QuietRun(["import", "s.json"], in: folder.path)
    #expect(run.status == 0 && !run.output.contains("v20000"))
    #expect(run.errors.contains("warning: ") && run.errors.contains("20000"), "\(run.errors)")
  }
}
