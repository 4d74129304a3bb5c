import TField
import Testing

@testable import TFieldScreen

@Suite struct StatusPanelTests {
  private func drawn(_ form: Form, width: Int) -> String? {
    let session = FormSession(form, answers: ["name": "Ada"])
    return Canvas.status(of: session, width: width, FormScreen.Options())?.text
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

  @Test(arguments: [["address"], []])
  func `only what the main action asks for is told of, and not one group alone`(groups: [String]) {
    #expect(drawn(form(requires: groups), width: 60) == nil)
  }

  @Test func `a group of which nothing is there is not in it`() {
    let form = Form(
      "Test",
      sections: [
        Section("Person", group: "person", rows: [[Field("name", required: true)]]),
        Section("Pet", group: "pet", when: .never, rows: [[Field("cat", required: true)]]),
      ])
    #expect(drawn(form, width: 60) == nil)
  }
}
