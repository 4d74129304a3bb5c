import TField
import TFieldScreen
import Testing

@Suite struct DraftQuestionTests {
  @Test(arguments: ["y", "d"] as [Character])
  func `the question stands in front of the form, and a key answers it`(key: Character) {
    var session = FormSession(
      Form("Sign Up", rows: [[Field("name", label: "Name"), Field("last", label: "Last")]]))
    session.offer(DraftOffer(of: "12:03", answers: ["name": "Ada"], focus: "last"))
    var screen = FormScreen()
    let asked = screen.canvas(for: session, width: 60, height: 16).rows
    #expect(asked.contains { $0.contains("║ Continue your draft of 12:03?") })
    #expect(asked.contains { $0.contains("║ y yes  n no  d delete") })
    #expect(screen.handle(.key(.character(key)), in: &session) == nil)
    let rows = screen.canvas(for: session, width: 60, height: 16).rows
    #expect(!rows.contains { $0.contains("draft") })
    #expect(rows.contains { $0.contains("Ada") } == (key == "y"))
  }
}
