import Testing

/// Initial values in a terminal; `Tests/Commands/prefill.txt` has the ways they come by.
@Suite struct PrefillTests {
  @Test func `standard input can bring them while the form is on the terminal`() throws {
    let folder = try FormFolder(
      rows: #"{ "id": "name", "type": "phrase", "label": "Name", "initial": "Form" }"#)
    let run = try folder.shell(
      #"printf '{"name": "Piped"}' | "$tfield" form.json --no-draft --answers -"#)
    run.waitFor("Piped")
    run.send(Keys.submit)
    #expect(run.exitStatus() == 0)
    #expect(run.document?["name"] as? String == "Piped")
  }

  @Test func `a bad value is shown as bad when the form opens`() throws {
    let run = try FormFolder(rows: #"{ "id": "mail", "type": "email", "label": "Email" }"#)
      .open(["--set", "mail=nonsense"])
    run.waitFor("✘")
    #expect(run.place(of: "nonsense") != nil)
  }
}
