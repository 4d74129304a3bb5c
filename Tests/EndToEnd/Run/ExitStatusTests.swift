import Foundation
import Testing

/// The statuses that scripts branch on, where no other suite has them.
@Suite struct ExitStatusTests {
  private func folder() throws -> FormFolder {
    try FormFolder(rows: #"{ "id": "name", "type": "phrase", "label": "Name" }"#)
  }

  @Test(arguments: [
    ([], 2, "no form given"),
    (["chekc"], 2, "no form or verb 'chekc'; did you mean the verb 'check'?"),
    (["gone.json"], 3, "can't open 'gone.json': No such file or directory"),
    (["./gone"], 3, "can't open './gone'"), (["gone"], 2, "no form or verb 'gone'"),
    (["run"], 2, "FORM is missing"),
    (["run", "gone.json"], 3, "gone.json"), (["run", "form.json", "more"], 2, "too many"),
    (["form.json", "--thme", "mono"], 2, "did you mean --theme?"),
    (["--batch", "--plain", "form.json"], 2, "can't be used together"),
    (["form.json", "--timeout", "soon"], 2, "--timeout"),
    (["form.json", "--timeout", "0"], 2, "--timeout"),
    (["form.json", "--today", "tomorrow"], 2, "2026-11-21"),
    (["form.json", "--layout", "box"], 2, "boxed"),
    (["form.json", "--draft", "d", "--no-draft"], 2, "used together"),
    (["-", "--answers", "-"], 2, "both"),
    (["."], 3, "folder"), (["broken.json"], 3, "broken.json:1:"), (["check"], 2, "FORM is missing"),
    (["run", "--help"], 0, ""), (["form.json", "--answers"], 2, "needs a value: FILE"),
  ])
  func `the command line`(words: [String], status: Int, sentence: String) throws {
    let folder = try folder()
    try folder.write("{", to: "broken.json")
    let run = try ProgramRun([builtProgram] + words, folder: folder.path)
    #expect(run.exitStatus() == status)
    let isAsExpected =
      sentence.isEmpty ? run.standardError.isEmpty : run.standardError.contains(sentence)
    #expect(isAsExpected, "\(run.standardError)")
    #expect(run.sent.isEmpty)
  }

  @Test(arguments: [
    ([], "kein Formular angegeben"), (["chekc"], "ist der Befehl „check“ gemeint?"),
    (["gone.json"], "„gone.json“ lässt sich nicht öffnen: die Datei oder der Ordner fehlt"),
    (["drafts", "show", "gone"], "kein Entwurf von „gone“"),
    (["gone.json", "--lang", "fr"], "impossible d’ouvrir « gone.json »"),
    (["validate", "form.json", "x.csv"], "der Kopf nennt keines der Felder"),
    (["form.json", "--batch", "--output", "form.json/x"], "das ist kein Ordner"),
  ])
  func `what a person meets is told in their language`(words: [String], sentence: String) throws {
    let folder = try folder()
    try folder.write("other\n1\n", to: "x.csv")
    let environment = ["LC_ALL": "de_DE.UTF-8", "XDG_STATE_HOME": folder.path]
    let run = try ProgramRun(
      [builtProgram] + words, environment: environment, folder: folder.path)
    #expect(run.exitStatus() != 0)
    #expect(run.standardError.contains(sentence), "\(run.standardError)")
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

  @Test func `options may come before the form, and -- ends them`() throws {
    let folder = try folder()
    try FileManager.default.copyItem(
      atPath: folder.path + "/form.json", toPath: folder.path + "/--form")
    let run = try folder.shell(#""$tfield" --batch --set=name=x -f jsonl -- --form"#)
    #expect(run.exitStatus() == 0, "\(run.standardError)")
    #expect(run.standardOutput == "{\"name\":\"x\"}\n")
  }

  @Test func `leaving asks, and is a status of its own`() throws {
    let unchanged = try folder().open()
    unchanged.press(Keys.escape)
    #expect(unchanged.exitStatus() == 1)
    let changed = try folder().open()
    changed.press("x", Keys.escape)
    changed.waitFor("Leave the form?")
    changed.choose("Keep editing")
    #expect(!changed.hasEnded)
    changed.press(Keys.escape)
    changed.choose("Discard")
    #expect(changed.exitStatus() == 1)
    #expect(changed.standardOutput.isEmpty && changed.isTerminalRestored)
  }

  @Test func `dates are judged as of the day that is given`() throws {
    let folder = try FormFolder(rows: #"{ "id": "e", "type": "expDate", "label": "E" }"#)
    let options = ["--set", "e=12/26"]
    #expect(try folder.batch(options + ["--today", "2026-11-21"]).status == 0)
    #expect(try folder.batch(options + ["--today", "2027-01-01"]).status == 4)
  }

  @Test func `a form on standard input works as from a file`() throws {
    let run = try folder().shell(#""$tfield" - --no-draft < form.json"#)
    run.waitFor("Name")
    run.send("x" + Keys.submit)
    #expect(run.exitStatus() == 0)
    #expect(run.document?["name"] as? String == "x")
  }
}
