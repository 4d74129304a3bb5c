import TField
import Testing

@testable import TFieldScreen

@Suite struct StatusPanelTests {
  private func drawn(_ form: Form, width: Int) -> String {
    let session = FormSession(form, answers: ["name": "Ada"])
    var canvas = Canvas(width: width, height: 1)
    StatusPanel(form, in: .english).draw(GroupValidator(session), on: &canvas, in: canvas.bounds)
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
    (60, "✔ 1/1 Person   ✘ 0/1 Address"), (26, "✔ Person   ✘ Address"), (19, "✘ Address"),
    (6, "✘ Add…"), (0, ""),
  ])
  func `it says as much as there is room for`(width: Int, text: String) {
    #expect(drawn(form(requires: nil), width: width) == text)
  }

  @Test func `only what the main action asks for is told of`() {
    #expect(drawn(form(requires: ["address"]), width: 60) == "✘ 0/1 Address")
    #expect(drawn(form(requires: []), width: 60) == "")
  }
}
