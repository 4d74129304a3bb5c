@testable import TField
import Testing

@testable import TFieldScreen

/// What is wrong in a form's file stands below the form.
@Suite struct FaultPanelTests {
  private func drawn(
    _ faults: [FaultPanel.Fault], saying remark: Wording? = nil, width: Int = 40,
    of screen: Int = 30
  ) -> String {
    let panel = FaultPanel("form.json", faults, saying: remark, in: .english)
    let height = panel.height(width: width, of: screen, in: .unicode)
    let form = Canvas(width: width, height: 0)
    return panel.canvas(below: form, height: height).text
  }

  @Test func `no faults are one line`() {
    #expect(drawn([]) == "─ form.json ──────────────── no faults ─")
  }

  @Test func `errors and warnings are counted, marked and wrapped`() {
    #expect(
      drawn([
        ("3:5: error: unknown key 'lable' in field; did you mean 'label'?", isError: true),
        ("9:1: warning: nothing asks for it", isError: false),
      ])
        == """
        ─ form.json ─────── 1 fault, 1 warning ─
         ✘ 3:5: error: unknown key 'lable' in
           field; did you mean 'label'?
         ⚠ 9:1: warning: nothing asks for it
        """)
  }

  @Test func `it takes a third of the screen at most, and says how many more there are`() {
    let faults: [FaultPanel.Fault] = (1...9).map { ("\($0):1: error: wrong", isError: true) }
    let lines = drawn(faults, of: 15).split(separator: "\n")
    #expect(lines.count == 5)
    #expect(lines.last?.contains("6") == true)
  }

  @Test func `what is said of the form stands behind the faults`() {
    let text = drawn([("1:1: error: wrong", isError: true)], saying: .say("preview.older"))
    #expect(text.split(separator: "\n").count > 2)
  }

  @Test func `a tiny screen and hostile words draw`() {
    let fault: FaultPanel.Fault = (
      "\u{1B}[31m\u{202E}" + String(repeating: "x", count: 300), isError: true
    )
    for width in [1, 2, 7, 20] {
      #expect(!drawn([fault], width: width, of: 24).unicodeScalars.contains { $0.value == 0x1B })
    }
    #expect(drawn([fault], width: 40, of: 3) == "")
  }
}
