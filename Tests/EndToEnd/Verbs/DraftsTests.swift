import Foundation
import TField
import TFieldForm
import Testing

@testable import TFieldCommand

@Suite struct DraftsTests {
  private func drafts(_ words: [String], _ home: DraftHome) throws -> QuietRun {
    try QuietRun(["drafts"] + words, environment: ["HOME": home.folder.path, "TZ": "UTC"])
  }

  private static let form = "/forms/sample.json"

  @Test func `drafts are listed with their forms, never with a value`() throws {
    let home = try DraftHome()
    try home.leaveDraft()
    for words in [[], ["list"]] {
      let run = try drafts(words, home)
      #expect(run.status == 0)
      let line = #/20..-..-.. ..:..  1 answer  /forms/sample\.json\n/#
      #expect(run.output.wholeMatch(of: line) != nil, "\(run.output)")
    }
  }

  @Test func `one is shown by its form's path`() throws {
    let home = try DraftHome()
    try home.leaveDraft(first: "A\u{200B}da")
    let run = try drafts(["show", Self.form], home)
    #expect(run.output.hasPrefix("form sample, saved 20"))
    #expect(run.output.contains("\n  first: Ada\n") || run.output.contains("<U+200B>"))
  }

  @Test func `its answers are written as the form shows them, while its file is there`() throws {
    let home = try DraftHome()
    let text = #"{ "tfield": 1, "rows": [ { "id": "born", "type": "date" } ] }"#
    let path = home.folder.path + "/born.json"
    try Data(text.utf8).write(to: URL(fileURLWithPath: path))
    let form = try #require(FormLoader(languages: []).load(Array(text.utf8), name: "born").form)
    try home.keeper(form: form, path: path)?
      .save(FormSession(form, answers: ["born": "12101985"]))
    let words = ["show", path]
    #expect(try drafts(words, home).output.hasSuffix("\n  born: 12/10/1985\n"))
    try FileManager.default.removeItem(atPath: path)
    #expect(try drafts(words, home).output.hasSuffix("\n  born: 12101985\n"))
  }

  @Test func `one is removed by its form's path, or all of them`() throws {
    let home = try DraftHome()
    try home.leaveDraft()
    #expect(try drafts(["remove", Self.form], home).status == 0)
    #expect(home.names == [])
    try home.leaveDraft()
    #expect(try drafts(["remove", "--all"], home).status == 0)
    #expect(home.names == [])
    #expect(try drafts([], home).output == "")
  }

  @Test func `a form's path is understood from anywhere, also once the form is gone`() throws {
    let home = try DraftHome()
    let file = try home.folder.write("{}", to: "form.json")
    try home.keeper(path: file)?
      .save(FormSession(DraftHome.form, answers: ["first": "Ada"]))
    for isThere in [true, false] {
      if !isThere { unlink(file) }
      let run = try QuietRun(
        ["drafts", "show", "./form.json"], in: home.folder.path,
        environment: ["HOME": home.folder.path])
      #expect(run.output.contains("  first: Ada\n"), "\(run.errors)")
    }
  }

  @Test func `a draft that somebody works on stays`() throws {
    let home = try DraftHome()
    let keeper = try #require(try home.keeper())
    keeper.save(FormSession(DraftHome.form, answers: ["first": "Ada"]))
    let run = try drafts(["remove", Self.form], home)
    #expect(run.status == 6)
    #expect(run.errors.contains("is in use"))
    #expect(home.names.count == 1)
    withExtendedLifetime(keeper) {}
  }

  @Test func `a damaged one is listed as such, and can be removed`() throws {
    let home = try DraftHome()
    let file = try home.leaveDraft()
    try Data("x".utf8).write(to: URL(fileURLWithPath: file))
    #expect(try drafts([], home).output.contains("can't be used: it is damaged"))
    let name = String((home.names.first ?? "").dropLast(5))
    #expect(try drafts(["show", name], home).status == 3)
    #expect(try drafts(["remove", "--all"], home).status == 0)
    #expect(home.names == [])
  }
}
