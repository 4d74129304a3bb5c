import Foundation
import TestSupport
import Testing

/// Lists whose entries have several fields, in the real program.
@Suite struct EntriesTests {
  private static let rows = """
    { "id": "lines", "type": "list", "label": "Lines", "required": true, "unique": ["item"],
      "fields": [
        { "id": "item", "label": "Item", "required": true },
        [ { "id": "count", "type": "integer", "label": "Count", "initial": 1 },
          { "id": "price", "type": "currency", "label": "Price", "required": true } ],
        { "id": "total", "type": "currency", "label": "Total", "compute": "count * price" },
        { "id": "pin", "type": "password", "label": "Pin" } ] },
    { "id": "sum", "type": "currency", "label": "Sum", "compute": "sum(lines.total)" }
    """

  private func folder() throws -> FormFolder { try FormFolder(rows: Self.rows) }

  private func fill(_ size: PseudoTerminal.Size) throws -> ProgramRun {
    let run = try folder().start(size: size)
    run.waitFor("+ Add Entry")
    run.press("\r")
    run.waitFor("[ Done ]")
    run.press("Nut\t", "2\t", "3.50\t")
    run.waitFor("$7.00")
    run.press("Canary-77-secret", Keys.submit)
    run.waitFor("+ Add another")
    return run
  }

  @Test func `an entry is filled in on its page and stands in the table`() throws {
    let run = try fill(.init(80, 24))
    #expect(run.screen.text == keptScreen("entries"))
    run.press(Keys.submit)
    #expect(run.exitStatus() == 0)
    let line = try #require((run.document?["lines"] as? [[String: Any]])?.first)
    #expect(line["item"] as? String == "Nut" && line["total"] as? String == "$7.00")
    #expect(line["pin"] as? String == "Canary-77-secret")
    #expect(!run.screen.text.contains("Canary"))
  }

  @Test func `a small terminal shows the columns that fit`() throws {
    let run = try fill(.init(40, 12))
    #expect(run.screen.text == keptScreen("entries-small"))
  }

  @Test func `plain mode asks entry by entry`() throws {
    let keys = #"y\nNut\n2\n3.50\nCanary-77\n\ny\nBolt\n\n10\n\n\nn\n\n"#
    let run = try folder().shell(
      "printf '\(keys)' | setsid -w \"$tfield\" form.json --no-draft --plain")
    #expect(run.exitStatus() == 0)
    let lines = run.document?["lines"] as? [[String: Any]] ?? []
    #expect(lines.map { $0["item"] as? String } == ["Nut", "Bolt"])
    #expect(run.document?["sum"] as? String == "$17.00")
    #expect(run.standardError.contains("Lines, 2 of 2"))
    #expect(!run.standardError.contains("Canary"))
  }

  @Test func `a draft keeps an open entry, and never its secrets`() throws {
    let folder = try folder()
    let run = try folder.shell(#"exec "$tfield" form.json --draft kept.draft"#)
    run.waitFor("+ Add Entry")
    run.press("\r")
    run.waitFor("[ Done ]")
    run.press("Nut\t", "\t", "3.50\t", "Canary-77-secret")
    run.waitFor("•••")
    run.send("\u{3}")
    #expect(run.exitStatus() == 130)
    let draft = try #require(folder.text(of: "kept.draft"))
    #expect(draft.contains("Nut") && !draft.contains("Canary"))
    let again = try folder.shell(#"exec "$tfield" form.json --draft kept.draft"#)
    again.choose("Continue")
    again.waitFor("Nut")
    again.send("\u{3}")
    #expect(again.exitStatus() == 130)
  }
}
