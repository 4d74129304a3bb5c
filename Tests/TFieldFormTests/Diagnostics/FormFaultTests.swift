import TFieldForm
import TestSupport
import Testing

/// A form with faults: where they are marked, and what is said of each, in the order of the file.
struct FaultyForm: Sendable, CustomTestStringConvertible {
  /// The case of the problem that the form is there for.
  let name: String
  let marked: String
  let sentences: [String]

  private init(_ name: String, _ marked: String, _ sentences: [String]) {
    self.name = name
    self.marked = marked
    self.sentences = sentences
  }

  static let all = TestFile.tables(of: "faults.txt").map { Self($0) } + [crowded, faultyFields]

  /// A form of `faults.txt`.
  private init(_ table: TestTable) {
    let isSentence = { (line: String) in line.hasPrefix("error: ") || line.hasPrefix("warning: ") }
    let form = table.lines.filter { !isSentence($0) }.joined(separator: "\n")
    let digits = String(repeating: "7", count: 20_000)
    self.init(
      table.sentence, form.replacing("⟨20000×7⟩", with: digits),
      table.lines.filter(isSentence))
  }

  /// One field more than there may be.
  private static let crowded: Self = {
    let fields = (1...20_000).map { "{\"id\":\"f\($0)\"}" }.joined(separator: ",")
    return Self(
      "tooManyFields", #"{ "tfield": 1, "rows": ["# + fields + #", ▸{ "id": "last" }] }"#,
      ["error: a form has at most 20000 fields"])
  }()

  /// One fault more than are told.
  private static let faultyFields: Self = {
    let fields = repeatElement("▸{}", count: 1001).joined(separator: ",")
    return Self(
      "tooManyFaults", #"{ "tfield": 1, "rows": ["# + fields + "] }",
      Array(repeating: "error: missing 'id' in field", count: 1000)
        + ["error: more than 1000 faults; the rest of the file wasn't checked"])
  }()

  var testDescription: String { "\(name): \(marked.prefix(200))" }

  var source: MarkedSource { MarkedSource(marked) }
  var result: FormLoader.Result { FormLoader().load(Array(source.text.utf8)) }

  /// What `tfield check` should print.
  var lines: [String] {
    zip(source.places, sentences).map { "form.json:\($0): \($1)" }
  }
}

@Suite struct FormFaultTests {
  static let forms = FaultyForm.all

  @Test(arguments: forms)
  func `a fault is told at its place, in one line`(form: FaultyForm) {
    let diagnostics = form.result.diagnostics
    #expect(diagnostics.map { $0.line(in: "form.json") } == form.lines)
    #expect(form.source.places.count == form.sentences.count)
    #expect(diagnostics.contains { $0.problem.name.rawValue == form.name })
  }

  @Test(arguments: forms)
  func `a form with an error is no form, one with warnings is`(form: FaultyForm) {
    let hasErrors = form.sentences.contains { $0.hasPrefix("error") }
    #expect((form.result.form == nil) == hasErrors)
  }

  @Test func `every problem there is has a form that shows it`() {
    let names = Diagnostic.Problem.Name.allCases.map(\.rawValue)
    let ofImport: Set = [
      "isDocument", "isForm", "isInstance", "noSchema", "notCarriedOver", "renamed",
    ]
    #expect(Set(names).subtracting(Self.forms.map(\.name)) == ofImport)
  }
}
