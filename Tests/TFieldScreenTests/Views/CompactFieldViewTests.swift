import TestSupport
import Testing

@testable import TField
@testable import TFieldScreen

@Suite struct CompactFieldViewTests {
  private static let card = Field("card", SampleCard(), label: "Card Number", required: true)

  @Test func `label, text and what is wrong stand in one line`() {
    let drawn = DrawnField(Self.card, typing: "9")
    #expect(
      drawn.compact(78).text
        == "▸ * Card Number:  9___ ____ ____ ____      ✘ No card begins with these digits")
  }

  @Test func `an error moves nothing`() {
    let good = DrawnField(Self.card, typing: "4").compact(78)
    let bad = DrawnField(Self.card, typing: "9").compact(78)
    #expect(good.cursor == bad.cursor)
    #expect(good.text == "▸ * Card Number:  4___ ____ ____ ____      Visa")
  }

  @Test func `a label that is too long for the line stands above it`() {
    let filled = FilledScreen(Form("Test", rows: [[Self.card]]), 24, 10)
    #expect(filled.text.contains("* Card Number\n▸ ____ ____ ____ ____"))
  }

  @Test func `a switch has no label in front`() {
    let drawn = DrawnField(Field("on", .toggle, label: "Send me news"), typing: " ")
    #expect(drawn.compact(40).text == "▸ [x] Send me news")
    #expect(drawn.compact(40).cursor == Point(row: 0, column: 3))
  }

  @Test(arguments: 0..<30)
  func `any width will do`(width: Int) {
    let canvas = DrawnField(Self.card, typing: "9").compact(width, labelWidth: 11)
    #expect(canvas.rows.count == 1)
  }
}
