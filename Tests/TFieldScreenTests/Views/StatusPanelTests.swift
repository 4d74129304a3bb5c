import TField
import Testing

@testable import TFieldScreen

@Suite struct StatusPanelTests {
  private func drawn(_ form: Form, width: Int) -> String {
    let session = FormSession(form, answers: ["name": "Ada"])
    var canvas = Canvas(width: width, height: 1)
    StatusPanel.draw(session, on: &canvas, in: canvas.bounds, .english)
    return canvas.text
  }

  private func form(requires groups: [String]?) -> Form {
    Form(
      "Test",
      sections: [
        Section("Person", group: "person", rows: [[Field("name", required: true)]]),
        Section("Address", group: "address", rows: [[Field("street", required: true)]]),
      ], actions: [Action("go", label: "Go", requires: groups)])
  }

  @Test(arguments: [
    (60, "Person ✔   Address"), (26, "Person ✔   Address"), (19, "Person ✔   Address"),
    (17, "1 more"), (0, ""),
  ])
  func `it names whole groups, and says how many it leaves out`(width: Int, text: String) {
    #expect(drawn(form(requires: nil), width: width) == text)
  }

  @Test func `only what the main action asks for is told of`() {
    #expect(drawn(form(requires: ["address"]), width: 60) == "Address")
    #expect(drawn(form(requires: []), width: 60) == "")
  }

  @Test func `a group of which nothing is there is not in it`() {
    let form = Form(
      "Test",
      sections: [
        Section("Person", group: "person", rows: [[Field("name", required: true)]]),
        Section("Pet", group: "pet", when: .never, rows: [[Field("cat", required: true)]]),
      ])
    #expect(drawn(form, width: 60) == "Person ✔")
    #expect(StatusPanel.isEmpty(for: FormSession(form)))
  }
}
