import TField
import TFieldScreen
import Testing
import Foundation

@Suite struct LookTests {
  @Test func look() {
    for (w, h, cs) in [(80, 34, Charset.unicode), (80, 24, .unicode), (40, 12, .unicode), (20, 5, .ascii)] {
      var f = FilledScreen(KindsForm.form, w, h, .init(charset: cs))
      f.session.turn(to: CalendarDate(year: 2026, month: 11, day: 9)!)
      f.type("Ada\tlo")
      show(f, "ghost")
      f.press(Key(.tab), Key(.right)); show(f, "radio")
      f.press(Key(.tab), .character(" ")); show(f, "choice")
      f.type("state 12"); show(f, "choice filtered")
      f.press(Key(.down), Key(.enter)); show(f, "taken")
      f.press(Key(.tab), Key(.function(4)), .character(" "), Key(.down), .character(" ")); show(f, "choices")
      f.press(Key(.function(1))); show(f, "help")
      f.press(Key(.escape), Key(.enter), Key(.tab), Key(.function(4))); show(f, "calendar")
      f.press(Key(.down), Key(.enter), Key(.tab), .character(" "), .character("7")); show(f, "sheet")
      f.press(.alt("a"), .character("8"), Key(.function(1))); show(f, "sheet help")
      f.press(Key(.escape), .control("s"), Key(.tab))
      f.type("The quick brown fox jumps over the lazy dog, and 東京は日本の首都です and so on until the box is full of it.")
      show(f, "text")
      f.press(Key(.up), Key(.home, .shift)); show(f, "text up")
    }
  }
  func show(_ f: FilledScreen, _ title: String) {
    var rows = f.canvas.rows
    if let c = f.canvas.cursor, rows.indices.contains(c.row) { rows[c.row] += "      <-- cursor \(c.column)" }
    print("### \(title) \(f.width)x\(f.height)\n" + rows.joined(separator: "\n"))
  }
}
