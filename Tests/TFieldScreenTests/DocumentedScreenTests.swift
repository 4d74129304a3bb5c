import TField
import TFieldScreen
import Testing

func drawnForm() -> String {
  let form = Form("Sign up", rows: [[Field("name", .name), Field("mail", .email)]])
  var session = FormSession(form)
  var screen = FormScreen()
  _ = screen.canvas(for: session, width: 60, height: 9)
  for letter in "ada" { _ = screen.handle(.key(.character(letter)), in: &session) }
  return screen.canvas(for: session, width: 60, height: 9).rows.joined(separator: "\n")
}

@Suite struct DocumentedScreenTests {
  @Test func `a form is drawn without a terminal`() {
    #expect(drawnForm().contains("Ada") && drawnForm().contains("Sign up"))
  }
}
