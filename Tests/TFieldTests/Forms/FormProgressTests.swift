import Testing

@testable import TField

@Suite struct FormProgressTests {
  private func group(_ name: String, of session: FormSession) -> GroupValidator.Verdict {
    GroupValidator(session).verdict(of: name)
  }

  @Test func `a form that was just opened has all of its required fields left`() {
    let session = FormSession(SampleForm.form)
    let progress = FormProgress(session)
    #expect((progress.total, progress.answered, progress.requiredLeft) == (4, 0, 4))
    #expect(group("person", of: session) == GroupValidator.Verdict(valid: 0, total: 3))
    #expect(group("nobody", of: session) == GroupValidator.Verdict())
  }

  @Test func `a field counts while it is typed, before it is left`() {
    var session = FormSession(SampleForm.form, typing: "Ada")
    #expect(FormProgress(session).answered == 1)
    #expect(group("person", of: session).valid == 1)
    session.type("\u{8}\u{8}\u{8}")
    #expect(FormProgress(session).answered == 0)
    #expect(FormProgress(session).requiredLeft == 4)
  }

  @Test func `a field counts while it is there, and no longer when it hides`() {
    var session = FormSession(SampleForm.form)
    #expect(group("billing", of: session).total == 1)
    session.set("true", for: "same")
    #expect(group("billing", of: session).total == 0)
    #expect(group("billing", of: session).isValid)
    session.set("", for: "same")
    #expect(group("billing", of: session).total == 1)
  }
}
