import Foundation
import Testing

/// The statuses that scripts branch on, where no other suite has them.
@Suite struct ExitStatusTests {
  private func folder() throws -> FormFolder {
    try FormFolder(rows: #"{ "id": "name", "type": "phrase", "label": "Name" }"#)
  }

  @Test func `a verb wins over a file of its name, and run makes it a form again`() throws {
    let folder = try folder()
    try FileManager.default.copyItem(
      atPath: folder.path + "/form.json", toPath: folder.path + "/types")
    let verb = try folder.shell(#""$tfield" types"#)
    #expect(verb.exitStatus() == 0 && verb.standardOutput.contains("phrase"))
    let form = try folder.shell(#""$tfield" run types --no-draft"#)
    form.waitFor("Name")
    form.send(Keys.submit)
    #expect(form.exitStatus() == 0)
  }

  @Test func `a form on standard input works as from a file`() throws {
    let run = try folder().shell(#""$tfield" - --no-draft < form.json"#)
    run.waitFor("Name")
    run.send("x" + Keys.submit)
    #expect(run.exitStatus() == 0)
    #expect(run.document?["name"] as? String == "x")
  }
}
