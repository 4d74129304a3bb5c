import Foundation
import Testing

/// Ten megabytes of anything, typed or pasted.
@Suite struct FloodTests {
  private static let size = 10_000_000

  private static let floods: [(name: String, start: String, piece: String, end: String)] = [
    ("pasted newlines", "\u{1B}[200~", "\n", "\u{1B}[201~"),
    ("pasted lines", "\u{1B}[200~", "a\n", "\u{1B}[201~"),
    ("pasted letters", "\u{1B}[200~", "abcdefgh", "\u{1B}[201~"),
    ("pasted emoji", "\u{1B}[200~", "👩‍👩‍👧", "\u{1B}[201~"),
    ("pastes within a paste", "\u{1B}[200~", "\u{1B}[200~a", "\u{1B}[201~"),
    ("a title without end", "\u{1B}]0;", "abcdefgh", ""),
    ("numbers without end", "\u{1B}[", "1;2:3;", ""),
  ]

  @Test(arguments: floods)
  func `a flood costs little memory, and nothing that is no text is typed`(
    flood: (name: String, start: String, piece: String, end: String)
  ) throws {
    let folder = try FormFolder(
      rows: #"{ "id": "name", "label": "Name", "type": "text" }, { "id": "town" }"#)
    let run = try folder.open()
    let before = try #require(run.status.kilobytes("VmHWM"))
    run.send(
      flood.start + String(repeating: flood.piece, count: Self.size / flood.piece.utf8.count)
        + flood.end)
    run.settle(for: .milliseconds(800))
    let after = try #require(run.status.kilobytes("VmHWM"))
    #expect((after - before) * 1024 <= 4 * Self.size, "\(flood.name): \(after - before) KiB")
    if flood.end.isEmpty { #expect(!run.screen.text.contains(flood.piece)) }
    run.send("\u{3}")
    #expect(run.exitStatus() == 130)
  }
}
