import TField
import Testing

func fillInBlind() -> [String] {
  let form = Form("Sign up", rows: [[Field("name", .name), Field("mail", .email)]])
  var session = FormSession(form)
  for letter in "ada" { session.handle(.character(letter)) }
  session.handle(Key(.tab))
  return session.answers.map { "\($0.id)=\($0.text)" }
}

@Suite struct DocumentedFormTests {
  @Test func `a form is filled in without a screen`() {
    #expect(fillInBlind() == ["name=Ada", "mail="])
  }
}
