import TFieldForm
import Testing

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
    let ofImport: Set = ["isForm", "noSchema", "notCarriedOver", "renamed"]
    #expect(Set(names).subtracting(Self.forms.map(\.name)) == ofImport)
  }

  @Test func `ten faults are told in ten lines, in the order of the file`() {
    let form = FaultyForm.tenFaults
    #expect(form.sentences.count == 10)
    #expect(form.result.diagnostics.map { $0.line(in: "form.json") } == form.lines)
  }
}

extension FaultyForm {
  /// Every kind of fault at once.
  static let tenFaults = FaultyForm(
    "unknownKey",
    """
    {
      "tfield": 1,
      ▸"titel": "Checkout",
      "layout": ▸"boxd",
      "rows": [
        { "id": "email", "type": ▸"emial" },
        { "id": ▸"email" },
        { "id": "age", "type": "age", "min": 99, "max": ▸18 },
        { "id": ▸"code", "required": true, "readOnly": true },
        { "id": "zip", "type": "zip", "rules": [{ "pattern": ▸"[0-9" }],
          "when": { "field": ▸"emali", "filled": true } }
      ],
      "actions": [
        { "id": "go", "label": ▸"", "requires": [▸"customer"] }
      ]
    }
    """,
    "error: unknown key 'titel' in form; did you mean 'title'?",
    "error: unknown layout 'boxd'; did you mean 'boxed'?",
    "error: unknown field type 'emial'; did you mean 'email'?",
    "error: the field id 'email' is taken already, in line 6",
    "error: min 99 is above max 18",
    "error: field 'code' can never be valid: it is required, read-only and empty",
    "error: the pattern doesn't compile: missing terminating ] for character class at character 4",
    "error: no field has the id 'emali'; did you mean 'email'?",
    "error: 'label' must say something",
    "error: no field is in a group 'customer'")
}
