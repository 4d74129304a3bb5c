import TField
import TFieldScreen
import TestSupport
import Testing

@Suite struct FormScreenTests {
  @Test func `a label that is no longer called optional takes the lines that it needs`() {
    var form = Form(
      "F",
      rows: [
        [Field("name")],
        [Field("why", label: "Why do you ask us that", required: .field("name", .filled))],
      ])
    form.requiredMark = .optional
    var typed = FilledScreen(form, 34, 20)
    #expect(!typed.text.contains("│ Why"))
    typed.type("A")
    var fresh = typed
    fresh.screen = FormScreen()
    fresh.draw()
    #expect(typed.text == fresh.text)
    #expect(typed.text.contains("│ Why do you ask us that        │"))
  }
}
