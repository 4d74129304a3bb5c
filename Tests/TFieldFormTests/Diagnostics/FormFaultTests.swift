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
}
