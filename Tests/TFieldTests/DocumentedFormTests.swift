import TField
import TestSupport
import Testing

func fillInBlind() -> [String] {
  let form = Form("Sign up") {
    Field("name", .name)
    Field("mail", .email)
  }
  var session = FormSession(form)
  session.write("ada")
  session.press(.tab)
  return session.shownFields.map { "\($0.id)=\($0.text)" }
}

@Suite struct DocumentedFormTests {
  @Test func `a form is filled in without a screen`() {
    #expect(fillInBlind() == ["name=Ada", "mail="])
  }
}
