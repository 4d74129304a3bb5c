import Testing

@testable import TField

@Suite struct FormProgressTests {
  private func group(_ name: String, of session: FormSession) -> GroupValidator.Verdict {
    GroupValidator(session).verdict(of: name)
  }

  @Test func `a form that was just opened has all of its required fields left`() {
    let session = FormSession(SampleForm.form)
    let progress = session.progress
    #expect((progress.required, progress.requiredLeft, progress.toFix) == (4, 4, 0))
    #expect(!progress.isAnswered && !progress.isValid)
    #expect(group("person", of: session) == GroupValidator.Verdict(valid: 0, total: 3))
    #expect(group("nobody", of: session) == GroupValidator.Verdict())
  }

  @Test func `a field counts while it is typed, before it is left`() {
    var session = FormSession(SampleForm.form, typing: "Ada")
    #expect(session.progress.requiredLeft == 3)
    #expect(session.progress.isAnswered)
    #expect(group("person", of: session).valid == 1)
    session.type("\u{8}\u{8}\u{8}")
    #expect(!session.progress.isAnswered)
    #expect(session.progress.requiredLeft == 4)
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

  @Test func `a button is open exactly where the gate lets its action through`() {
    var session = FormSession(SampleForm.form)
    var seen: Set<[Bool]> = []
    for key in "Ada\tLovelace\t2125550147\t \t5th Ave\u{8}\u{8}\u{8}\u{8}\u{8}\u{8}\u{8}\t" {
      session.type(String(key))
      let open = session.form.actions.map(session.allows)
      #expect(
        open == session.form.actions.map { GroupValidator(session).faults(blocking: $0).isEmpty })
      seen.insert(open)
    }
    #expect(seen.count > 1)
  }
}
