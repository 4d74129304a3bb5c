import FormSupport
import TFieldForm
import Testing

@Suite struct ReadyFormTests {
  @Test func `there are ready forms`() { #expect(ReadyForms.all.count >= 3) }

  @Test(arguments: ReadyForms.all)
  func `a ready form has not a single fault`(form: ReadyForm) {
    let result = ReadyForms.loader.load(form.bytes, name: form.name)
    #expect(result.diagnostics.map { $0.line(in: form.name) } == [])
    #expect(result.form != nil)
  }

  @Test func `the form to begin with has not a single fault`() {
    #expect(FormLoader().load(Array(FormStarter.text.utf8)).diagnostics == [])
  }
}
