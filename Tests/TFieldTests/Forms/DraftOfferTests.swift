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
    #expect(session.question == .draft("12:03"))
    #expect(session.fields.allSatisfy { $0.data.isEmpty })
    #expect(session.draft?.decision == nil)
  }

  @Test func `yes opens the form with the draft where it was left`() {
    var session = Self.offered
    let version = session.layoutVersion
    session.handle(.character("y"))
    #expect(session.question == nil)
    #expect(session.fields[0].data == "Ada")
    #expect(session.fields[2].text == "(212")
    #expect(session.focusedID == "phone")
    #expect(session.notice == "Dropped")
    #expect(session.draft?.decision == .continue)
    #expect(session.layoutVersion > version)
  }

  @Test(arguments: [
    (Key.character("n"), DraftOffer.Decision.postpone), (Key(.escape), .postpone),
    (.character("D"), .delete),
  ])
  func `any other answer leaves the form empty`(key: Key, decision: DraftOffer.Decision) {
    var session = Self.offered
    session.handle(key)
    #expect(session.question == nil)
    #expect(session.draft?.decision == decision)
    #expect(session.fields.allSatisfy { $0.data.isEmpty })
    #expect(session.outcome == .editing)
  }

  @Test func `other keys answer nothing, and d deletes nothing when something else is asked`() {
    var session = Self.offered
    session.handle(.character("x"))
    #expect(session.question == .draft("12:03"))
    session.handle(.character("n"))
    session.handle(Key(.escape))
    session.handle(.character("d"))
    #expect(session.question == .leave)
    #expect(session.draft?.decision == .postpone)
  }
}
