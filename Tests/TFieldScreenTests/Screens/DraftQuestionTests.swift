import TField
import TFieldScreen
import Testing

@Suite struct DraftQuestionTests {
  @Test(arguments: [true, false])
  func `the question stands in front of the form, and a button answers it`(isTaken: Bool) {
    var session = FormSession(
      Form("Sign Up", rows: [[Field("name", label: "Name"), Field("last", label: "Last")]]))
    session.offer(DraftOffer(of: "12:03", answers: ["name": "Ada"], focus: "last"))
    var screen = FormScreen()
    let asked = screen.canvas(for: session, width: 60, height: 16).rows
    #expect(asked.contains { $0.contains("║ Your draft of 12:03: 1 answer (Name)") })
    #expect(asked.contains { $0.contains("║ [ Continue ]  [ Start fresh ]  [ Delete it ]") })
    if !isTaken { _ = screen.handle(.key(Key(.tab)), in: &session) }
    #expect(screen.handle(.key(Key(.enter)), in: &session) == nil)
    let rows = screen.canvas(for: session, width: 60, height: 16).rows
    #expect(!rows.contains { $0.contains("draft") })
    #expect(rows.contains { $0.contains("Ada") } == isTaken)
  }
}
