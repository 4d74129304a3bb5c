import TestSupport
import Testing

@testable import TField

@Suite struct HexColorTests {
  @Test(arguments: [
    ("fc0", "#fc0", nil), ("#ffcc00", "#ffcc00", nil), ("FFCC0080", "#FFCC0080", nil),
    ("f", "#f", ErrorCode.incomplete), ("ffcc", "#ffcc", .incomplete),
    ("ffcc0", "#ffcc0", .incomplete),
    ("ffcc008", "#ffcc008", .incomplete),
    ("ffcc00801", "#ffcc0080", nil),
  ])
  func `three, six or eight digits make a colour`(keys: String, text: String, verdict: ErrorCode?) {
    let trial = Typing(.hexColor, keys)
    #expect(trial.settled == text && trial.verdict == verdict && trial.live == nil)
  }

  @Test func `the template grows with what is typed`() {
    #expect(HexColor().template(for: "")?.pattern == "#RGB")
    #expect(HexColor().template(for: "ffcc")?.pattern == "#RRGGBB")
    #expect(HexColor().template(for: "ffcc008")?.pattern == "#RRGGBBAA")
  }

  @Test func `other letters are a live error and refuse a paste`() {
    #expect(HexColor().live("xyz")?.code == .hexColor)
    #expect(Typing(.hexColor, pasting: "0xffcc00").data == "ffcc00")
    for text in ["color: #ffcc00;", "#ffcc00;", "red"] {
      #expect(Typing(.hexColor, pasting: text).verdict == .characters)
      #expect(Typing(.hexColor, text).verdict == .characters)
    }
  }
}
