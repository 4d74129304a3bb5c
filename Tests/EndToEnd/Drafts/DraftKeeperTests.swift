import Foundation
import TField
import TFieldForm
import TFieldSystem
import TestSupport
import Testing

@testable import TFieldCommand

/// A home of a test's own, with drafts in it.
final class DraftHome {
  static let form = Form(
    "Sample", id: "sample",
    rows: [[Field("first", required: true)], [Field("last")], [Field("cvv", CVV())]])

  let folder: FormFolder
  let state = ".local/state/tfield/drafts"

  init() throws {
    folder = try FormFolder()
    chmod(folder.path, 0o700)
  }

  /// A keeper as a program that was just started has it.
  func keeper(
    _ words: [String] = [], form: Form = DraftHome.form, path: String = "/forms/sample.json",
    variables: [String: String]? = nil
  ) throws -> DraftKeeper? {
    let variables = variables ?? ["HOME": folder.path]
    return try DraftKeeper(
      for: form, at: FilePath(path),
      Arguments(words.map { Array($0.utf8) }, options: Verb.run.options),
      in: DraftFolder { variables[$0].map { Array($0.utf8) } })
  }

  /// The only draft there is.
  var draft: Draft? {
    guard let name = names.first, names.count == 1 else { return nil }
    return FileManager.default.contents(atPath: path(name)).flatMap { try? Draft(Array($0)) }
  }

  var names: [String] { folder.names(in: state).filter { !$0.hasPrefix(".") } }

  func path(_ name: String) -> String { "\(folder.path)/\(state)/\(name)" }

  /// Leaves a draft of someone called so, and gives its file's path.
  @discardableResult
  func leaveDraft(first: String = "Ada") throws -> String {
    try keeper()?.save(FormSession(Self.form, answers: ["first": first]))
    return path(names.first { $0.hasSuffix(".json") } ?? "")
  }
}

extension Draft {
  func data(of id: String) -> Value? { values.first { $0.id == id }?.value }
}

@Suite struct DraftKeeperTests {
  private func session(_ answers: [String: String] = [:]) -> FormSession {
    FormSession(DraftHome.form, answers: answers)
  }

  @Test func `what was left is offered, and never a secret`() throws {
    let home = try DraftHome()
    let file = try home.leaveDraft()
    #expect(home.draft?.data(of: "first") == "Ada")
    let found = try #require(try home.keeper()?.offer(today: .unknown))
    #expect(found.answers == ["first": "Ada"])
    #expect(found.time.count == 5)
    let other = try home.keeper()?.offer(over: ["first": "Eve"], today: .unknown)
    #expect(other?.answers == ["first": "Eve"])
    let mode = try FileManager.default.attributesOfItem(atPath: file)[.posixPermissions] as? Int
    #expect(mode == 0o600)
    #expect(home.folder.mode(of: home.state) == 0o700)
  }

  @Test func `a form without a change leaves no file`() throws {
    let home = try DraftHome()
    var keeper = try home.keeper()
    #expect(try keeper?.offer(today: .unknown) == nil)
    let session = session()
    _ = keeper?.follow(session, now: .seconds(0))
    _ = keeper?.follow(session, now: .seconds(9))
    keeper?.save(session)
    keeper = nil
    #expect(home.folder.names(in: home.state) == [])
  }

  @Test func `a field left is saved at once, a key at most two seconds later`() throws {
    let home = try DraftHome()
    let keeper = try #require(try home.keeper())
    var session = session()
    #expect(keeper.follow(session, now: .seconds(10)) == nil)
    session.handle(.character("A"))
    #expect(keeper.follow(session, now: .seconds(11)) == .seconds(2))
    session.handle(.character("d"))
    #expect(keeper.follow(session, now: .seconds(12)) == .seconds(1))
    #expect(home.names == [])
    #expect(keeper.follow(session, now: .seconds(13)) == nil)
    #expect(home.draft?.data(of: "first") == "Ad")
    session.handle(.character("a"))
    session.handle(Key(.tab))
    #expect(keeper.follow(session, now: .seconds(13)) == nil)
    #expect(home.draft?.data(of: "first") == "Ada")
  }

  @Test func `the draft goes when its answers do, or when all is undone`() throws {
    let home = try DraftHome()
    let keeper = try #require(try home.keeper())
    _ = keeper.follow(session())
    keeper.save(session(["first": "Ada"]))
    #expect(home.names.count == 1)
    #expect(keeper.path != nil)
    keeper.save(session())
    #expect(home.names == [])
    keeper.save(session(["first": "Ada"]))
    keeper.remove()
    #expect(home.names == [])
    #expect(keeper.path == nil)
  }

  @Test(arguments: [
    (Question.Answer.continueDraft, "Adam"), (.startFresh, "m"), (.deleteDraft, "m"),
  ])
  func `the person decides what becomes of it`(answer: Question.Answer, first: String) throws {
    let home = try DraftHome()
    try home.leaveDraft()
    let keeper = try #require(try home.keeper())
    let found = try #require(try keeper.offer(today: .unknown))
    var session = session()
    session.offer(found)
    _ = keeper.follow(session)
    #expect(home.draft?.data(of: "first") == "Ada")
    session.answer(answer)
    _ = keeper.follow(session)
    #expect(home.names.count == (answer == .deleteDraft ? 0 : 1))
    session.handle(.character("m"))
    keeper.save(session)
    #expect(home.names.count == 1)
    #expect(home.draft?.data(of: "first") == .text(first))
  }

  @Test func `a draft left aside stays until the next is saved`() throws {
    let home = try DraftHome()
    try home.leaveDraft()
    let keeper = try #require(try home.keeper())
    let found = try #require(try keeper.offer(today: .unknown))
    var session = session()
    session.offer(found)
    session.answer(.startFresh)
    _ = keeper.follow(session)
    keeper.remove()
    #expect(home.draft?.data(of: "first") == "Ada")
  }

  @Test func `while a form is open, a second session of it is told so and keeps no draft`() throws {
    let home = try DraftHome()
    let one = try #require(try home.keeper())
    let two = try #require(try home.keeper())
    #expect(one.takeNotices() == [] && one.rival == nil)
    #expect(
      two.takeNotices().map { $0.text() }
        == ["no draft is kept: another tfield has this form open"])
    #expect(two.rival?.text() == "another tfield has this form open")
    // Whoever saves first, the first to open keeps the draft.
    two.save(session(["first": "Eve"]))
    one.save(session(["first": "Ada"]))
    #expect(try two.offer(today: .unknown) == nil)
    #expect(two.takeNotices() == [] && two.path == nil)
    two.remove()
    #expect(home.draft?.data(of: "first") == "Ada")
  }

  @Test func `what a session held is free once it is over`() throws {
    let home = try DraftHome()
    for _ in 0..<2 {
      let keeper = try #require(try home.keeper())
      #expect(keeper.takeNotices() == [])
    }
  }

  @Test func `a form whose id has changed is offered its draft`() throws {
    let home = try DraftHome()
    let file = try home.folder.write("{}", to: "form.json")
    try home.keeper(path: file)?.save(session(["first": "Ada"]))
    let renamed = Form("Sample", id: "renamed", rows: [[Field("first")]])
    let found = try home.keeper(form: renamed, path: file)?.offer(today: .unknown)
    #expect(found?.answers == ["first": "Ada"])
    symlink(file, home.folder.path + "/link.json")
    let linked = try home.keeper(path: home.folder.path + "/link.json")
    #expect(try linked?.offer(today: .unknown) != nil)
  }

  @Test func `other forms and other places have drafts of their own`() throws {
    let home = try DraftHome()
    try home.leaveDraft()
    #expect(try home.keeper(path: "/other/sample.json")?.offer(today: .unknown) == nil)
    let other = Form("Other", id: "../../x", rows: [[Field("first")]])
    let keeper = try home.keeper(form: other)
    keeper?.save(FormSession(other, answers: ["first": "Ada"]))
    #expect(home.names.count == 2)
    #expect(home.names.allSatisfy { $0.wholeMatch(of: /[0-9a-f]{16}\.json/) != nil })
  }

  @Test func `who wants no draft has none`() throws {
    let home = try DraftHome()
    var form = DraftHome.form
    form.keepsDrafts = false
    #expect(try home.keeper(form: form) == nil)
    #expect(try home.keeper(["--no-draft"]) == nil)
  }
}
