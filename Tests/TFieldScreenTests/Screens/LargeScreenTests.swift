import TField
import TFieldScreen
import Testing

@Suite struct LargeScreenTests {
  private static let filled = FilledScreen(CheckoutForm.form, 120, 40)

  @Test func `lines are no longer than can be read, and stand in the middle`() {
    let widths = Self.filled.canvas.rows.map(\.count)
    #expect(widths.max() == 110)
    #expect(Self.filled.canvas.rows.allSatisfy { $0.isEmpty || $0.hasPrefix("          ") })
  }

  @Test func `the whole form is seen, with air around it`() {
    let rows = Self.filled.canvas.rows
    #expect(!Self.filled.text.contains("▼"))
    #expect(rows[1].isEmpty)
    #expect(rows.contains { $0.hasSuffix("[ Complete Order ]  [ Cancel ]") })
    #expect(rows[39].hasSuffix("F1/Alt-H help  Esc leave"))
  }

  @Test func `a row shares its width by what its fields hold`() {
    let row = Self.filled.canvas.rows.last {
      $0.split(separator: " ").count == 3 && $0.contains("╯")
    }
    let widths = (row ?? "").split(separator: " ").map(\.count)
    #expect(widths == [54, 22, 22])
  }

  @Test func `a description of the form stands above the sections, that of a section inside`() {
    var form = Form(
      "Test",
      sections: [
        Section("Person", description: "As in your passport.", rows: [[Field("a", label: "A")]])
      ])
    form.description = "It takes a minute."
    #expect(
      FilledScreen(form, 60, 16).text == """
         Test
           It takes a minute.
         ── Person ────────────────────────────────────────────────
           As in your passport.
         ┏ A ━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━┓
         ┃                                                        ┃
         ┗━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━┛
         [ Submit ]







         Tab next  Ctrl-S Submit  F1 help  Esc leave
        """)
  }
}
