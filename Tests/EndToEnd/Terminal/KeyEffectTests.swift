import Foundation
import TestSupport
import Testing

/// Each key of the table, as xterm and as tmux send it, and what becomes of the answers.
@Suite struct KeyEffectTests {
  /// A row of `key-effects.txt`.
  struct Case: Sendable, CustomTestStringConvertible {
    let key: String
    let xterm: String
    let tmux: String
    let name: String
    let town: String

    init(_ row: String) {
      let cells = row.components(separatedBy: " ¦ ")
      (key, name, town) = (cells[0], cells[3], cells.count > 4 ? cells[4] : "")
      (xterm, tmux) = (Self.bytes(of: cells[1]), Self.bytes(of: cells[2]))
    }

    /// A text without the carets that stand before a control character's letter.
    private static func bytes(of text: String) -> String {
      let parts = text.split(separator: "^", omittingEmptySubsequences: false)
      return parts.dropFirst().reduce(into: String(parts[0])) { bytes, part in
        let control = part.unicodeScalars.first.map { Unicode.Scalar(UInt8($0.value) ^ 0x40) }
        if let control { bytes.unicodeScalars.append(control) }
        bytes += part.dropFirst()
      }
    }

    var testDescription: String { key }

    func bytes(_ term: String) -> String { term.hasPrefix("tmux") ? tmux : xterm }
  }

  private static let tables = TestFile.tables(of: "key-effects.txt")
  static let editing = tables[0].lines.map { Case($0) }
  static let moving = tables[1].lines.map { Case($0) }

  @Test(arguments: ["xterm-256color", "tmux-256color"])
  func `a key that edits does what the table says`(term: String) throws {
    let rows = Self.editing.indices.map { #"{ "id": "k\#($0)", "type": "phrase" }"# }
    let run = try FormFolder(rows: rows.joined(separator: ",")).open(term: term)
    for key in Self.editing { run.send("one two" + key.bytes(term) + "X\t") }
    run.send(Keys.submit)
    #expect(run.exitStatus() == 0)
    for (index, key) in Self.editing.enumerated() {
      #expect(run.answers?["k\(index)"] == key.name, "\(key.key)")
    }
  }

  @Test(arguments: moving, ["xterm-256color", "tmux-256color"])
  func `a key that moves does what the table says`(of key: Case, term: String) throws {
    let run = try ProgramRun.form(term: term)
    run.send("one two")
    run.waitFor("one two")
    run.send(key.bytes(term) + "X\u{13}")
    #expect(run.exitStatus() == 0)
    #expect(run.answers?["name"] == key.name && run.answers?["town"] == key.town)
  }

  @Test func `submits, Space switches on`() throws {
    let run = try ProgramRun.form()
    run.send("one\t\t ")
    run.waitFor("[x]")
    run.send("\u{1B}[21~")
    #expect(run.exitStatus() == 0)
    #expect(run.standardOutput.contains("\"news\": true"))
  }
}
