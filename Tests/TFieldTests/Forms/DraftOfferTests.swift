import Testing

@testable import TField

@Suite struct DraftOfferTests {
  private static var offered: FormSession {
    var session = FormSession(SampleForm.form)
    session.offer(
      DraftOffer(
        of: "12:03", answers: ["first": "Ada", "phone": "212"], focus: "phone", notice: "Dropped"))
    return session
  }

  @Test func `nothing of a draft is taken before the person says so`() {
    let session = Self.offered
    #expect(session.question?.subject == .draft)
    #expect(session.fields.allSatisfy { $0.data.isEmpty })
    #expect(session.draft?.decision == nil)
  }

  @Test func `yes opens the form with the draft where it was left`() {
    var session = Self.offered
    let opening = session.opening
    session.handle(Key(.enter))
    #expect(session.question == nil)
    #expect(session.fields[0].data == "Ada")
    #expect(session.fields[2].text == "(212")
    #expect(session.focusedID == "phone")
    #expect(session.notice == "Dropped")
    #expect(session.draft?.decision == .continue)
    #expect(session.opening !== opening)
  }

  @Test func `the question says what the draft holds`() {
    #expect(
      Self.offered.question?.sentence.text()
        == "Your draft of 12:03: 2 answers (Enter Info, Phone Number)")
  }

  @Test(arguments: [(1, DraftOffer.Decision.startFresh), (2, .delete)])
  func `the other buttons leave the form empty`(steps: Int, decision: DraftOffer.Decision) {
    var session = Self.offered
    for _ in 0..<steps { session.handle(Key(.right)) }
    session.handle(Key(.enter))
    #expect(session.question == nil)
    #expect(session.draft?.decision == decision)
    #expect(session.fields.allSatisfy { $0.data.isEmpty })
    #expect(session.outcome == .editing)
  }

  @Test func `typing a name with a d in it deletes nothing`() {
    var session = Self.offered
    session.type("Ada")
    #expect(session.question?.subject == .draft && session.draft?.decision == nil)
    session.handle(Key(.escape))
    #expect(session.draft?.decision == .continue)
  }
}
