import Foundation
import Testing

/// What the options change of the screen, and of what stays after it.
@Suite struct LookTests {
  private static let rows = """
    { "id": "mail", "type": "email", "required": true,
      "label": { "en": "Email", "de": "E-Mail" } },
    { "id": "pass", "type": "password", "label": "Pass" },
    { "id": "on", "type": "toggle", "label": "On" }
    """

  private func folder() throws -> FormFolder { try FormFolder(rows: Self.rows) }

  private func colours(_ run: ProgramRun) -> Set<Cell.Color> {
    Set(
      (0..<24).flatMap { row in
        (0..<80).compactMap { column in
          run.screen.cell(row: row, column: column)?.foreground
        }
      })
  }

  @Test func `a theme is one of ours or a file`() throws {
    let folder = try folder()
    try folder.write(
      #"{ "frameFocused": "bold bright-magenta", "frame": "bright-blue" }"#, to: "t.json")
    let mono = colours(try folder.open(["--theme", "mono"]))
    #expect(mono.count == 1)
    #expect(colours(try folder.open(["--theme", "mainframe"])).count > 2)
    let own = colours(try folder.open(["--theme", "t.json"]))
    #expect(own != colours(try folder.open()) && own.count > 1)
  }

  @Test(arguments: [
    (["--lang", "de"], [:], "E-Mail"), ([], ["LANG": "de_AT.UTF-8"], "E-Mail"),
    ([], ["LC_ALL": "en_GB.UTF-8", "LANG": "de_DE.UTF-8"], "Email"),
    (["--lang", "es"], [:], "Enviar"), ([], ["LC_ALL": "es_MX.UTF-8"], "Enviar"),
    (["--lang", "fr"], [:], "Envoyer"), ([], ["LANG": "fr_CA.UTF-8"], "Envoyer"),
    (["--lang", "ja"], [:], "送信"), ([], ["LANG": "ja_JP.UTF-8"], "送信"),
    (["--lang", "it"], [:], "Email"),
  ])
  func `the form speaks the language that is wanted`(
    options: [String], environment: [String: String], label: String
  ) throws {
    let run = try folder().open(options, environment: environment)
    run.waitFor(label)
  }

  @Test func `layout and debugging are as asked for`() throws {
    let compact = try folder().open(["--layout", "compact"])
    compact.waitFor("* Email:")
    let debugging = try folder().open(["--debug"])
    debugging.waitFor("email / active(")
    let boxed = try folder().open()
    #expect(boxed.place(of: "* Email:") == nil && boxed.place(of: "email / active(") == nil)
  }

  @Test func `a summary stays behind, without secrets`() throws {
    let run = try folder().open(["--summary"])
    run.press("a@example.com\t", "Canary-77-secret", Keys.submit)
    #expect(run.exitStatus() == 0)
    #expect(run.screen.text.contains("Trial"))
    #expect(run.screen.text.contains("Email: a@example.com"))
    #expect(run.screen.text.contains("Pass: •••") && !run.screen.text.contains("Canary"))
    #expect(run.isTerminalRestored)
  }
}
