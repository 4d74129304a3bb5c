import Testing

/// What comes out where a person looks on.
@Suite struct OutputTests {
  @Test func `a terminal shows secrets as dots`() throws {
    let folder = try FormFolder(rows: #"{ "id": "pass", "type": "password", "label": "Pass" }"#)
    try folder.write(#"{ "pass": "Canary-77-secret" }"#, to: "a.json")
    let run = try folder.shell(#""$tfield" form.json --batch --answers a.json"#, onTerminal: true)
    run.waitFor("•••")
    #expect(run.exitStatus() == 0)
    #expect(!run.screen.text.contains("Canary"))
  }
}
