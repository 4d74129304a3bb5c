import TFieldForm
import Foundation
import TField
import TFieldSystem
import TestSupport
import Testing

@testable import TFieldCommand

@Suite struct DraftFaultTests {
  /// What may lie where a draft should be.
  enum Fault: String, CaseIterable {
    case empty, truncated, flipped, newer, otherForm, future
    case pipe, folder, alias, device, socket, twin, huge, open

    func apply(to file: String) throws {
      let draft = FileManager.default.contents(atPath: file).map(Array.init) ?? []
      if replaces { try FileManager.default.removeItem(atPath: file) }
      switch self {
      case .empty: write([], file)
      case .truncated: write(Array(draft.dropLast(9)), file)
      case .flipped: write(draft.map { $0 == UInt8(ascii: "A") ? UInt8(ascii: "B") : $0 }, file)
      case .newer: write(Array(#"{"tfieldDraft":9}"#.utf8), file)
      case .otherForm: write(Self.draft(form: "other", saved: 0), file)
      case .future: write(Self.draft(form: "sample", saved: 4_000_000_000), file)
      case .pipe: mkfifo(file, 0o600)
      case .folder: mkdir(file, 0o700)
      case .alias: symlink("/etc/passwd", file)
      // Only root may make a device, here a second /dev/full.
      case .device: if mknod(file, S_IFCHR | 0o600, 0x107) != 0 { mkfifo(file, 0o600) }
      case .socket: mknod(file, S_IFSOCK | 0o600, 0)
      case .twin: link(file, file + "-twin")
      case .huge: truncate(file, 10 << 30)
      case .open: chmod(file, 0o666)
      }
    }

    private var replaces: Bool {
      [.pipe, .folder, .alias, .device, .socket].contains(self)
    }

    private func write(_ bytes: [UInt8], _ file: String) {
      try? Data(bytes).write(to: URL(fileURLWithPath: file))
    }

    private static func draft(form id: String, saved: Int) -> [UInt8] {
      let form = Form("Other", id: id, rows: [[Field("first")]])
      return Draft(of: FormSession(form, answers: ["first": "Eve"]), path: "f", saved: saved).bytes
    }
  }

  @Test(.timeLimit(.minutes(20)), arguments: Fault.allCases)
  func `what can't be a draft is moved aside, told of, and blocks nothing`(fault: Fault) throws {
    let home = try DraftHome()
    let file = try home.leaveDraft()
    try fault.apply(to: file)
    let keeper = try #require(try home.keeper())
    #expect(try keeper.offer(today: .unknown) == nil)
    let notices = keeper.takeNotices()
    #expect(notices.count == 1)
    #expect(notices.first?.text().hasPrefix("a draft can't be used: ") == true, "\(notices)")
    #expect(home.names.contains { $0.hasSuffix(".json.broken") })
    keeper.save(FormSession(DraftHome.form, answers: ["first": "Eve"]))
    #expect(keeper.takeNotices() == [])
    let next = try #require(try home.keeper()?.offer(today: .unknown) == nil ? keeper : nil)
    withExtendedLifetime(next) {}
  }

  @Test func `a draft moved aside takes no other's name`() throws {
    let home = try DraftHome()
    for _ in 0..<3 {
      try Fault.empty.apply(to: try home.leaveDraft())
      #expect(try home.keeper()?.offer(today: .unknown) == nil)
    }
    #expect(home.names.count == 3)
  }

  @Test func `a folder that others may write in is refused with one notice, then nothing is kept`()
    throws
  {
    let home = try DraftHome()
    try home.leaveDraft()
    chmod("\(home.folder.path)/\(home.state)", 0o777)
    let keeper = try #require(try home.keeper())
    #expect(try keeper.offer(today: .unknown) == nil)
    for name in ["Eve", "Bob"] {
      keeper.save(FormSession(DraftHome.form, answers: ["first": name]))
    }
    let notices = keeper.takeNotices()
    #expect(notices.count == 1)
    #expect(notices.first?.text().hasSuffix("others may write in it") == true)
  }

  @Test func `a folder that is a link is refused`() throws {
    let home = try DraftHome()
    let elsewhere = try FormFolder()
    let parent = home.folder.path + "/.local/state/tfield"
    try FileManager.default.createDirectory(atPath: parent, withIntermediateDirectories: true)
    symlink(elsewhere.path, parent + "/drafts")
    let keeper = try #require(try home.keeper())
    keeper.save(FormSession(DraftHome.form, answers: ["first": "Ada"]))
    #expect(keeper.takeNotices().first?.text().contains("symbolic link") == true)
    #expect(elsewhere.names() == [])
  }

  @Test(arguments: [
    [:], ["HOME": ""], ["HOME": "relative"], ["HOME": "/nonexistent/home"],
    ["HOME": "/tmp/\n"], ["XDG_STATE_HOME": "state"], ["XDG_STATE_HOME": "/tmp/../tmp"],
    ["XDG_STATE_HOME": "/" + String(repeating: "x", count: 5000)],
  ])
  func `without a home there are no drafts and one notice`(variables: [String: String]) throws {
    let home = try DraftHome()
    let keeper = try #require(try home.keeper(variables: variables))
    #expect(try keeper.offer(today: .unknown) == nil)
    for name in ["Ada", "Eve"] {
      keeper.save(FormSession(DraftHome.form, answers: ["first": name]))
    }
    #expect(keeper.takeNotices().count == 1)
    #expect(!FileManager.default.fileExists(atPath: "/nonexistent"))
  }

  @Test func `the state folder that a person chose is used`() throws {
    let home = try DraftHome()
    let keeper = try home.keeper(variables: ["XDG_STATE_HOME": home.folder.path + "/state"])
    keeper?.save(FormSession(DraftHome.form, answers: ["first": "Ada"]))
    #expect(home.folder.names(in: "state/tfield/drafts").contains { $0.hasSuffix(".json") })
  }
}

@Suite struct NamedDraftTests {
  @Test func `a draft is kept where the person says, one session at a time`() throws {
    let home = try DraftHome()
    let file = home.folder.path + "/mine"
    let keeper = try #require(try home.keeper(["--draft", file]))
    keeper.save(FormSession(DraftHome.form, answers: ["first": "Ada"]))
    #expect(home.folder.mode(of: "mine") == 0o600)
    #expect(throws: Failure.self) { try home.keeper(["--draft", file]) }
    withExtendedLifetime(keeper) {}
  }

  @Test func `it is found again, and removed when done`() throws {
    let home = try DraftHome()
    let file = home.folder.path + "/mine"
    try home.keeper(["--draft=\(file)"])?
      .save(FormSession(DraftHome.form, answers: ["first": "Ada"]))
    let keeper = try #require(try home.keeper(["--draft=\(file)"]))
    #expect(try keeper.offer(today: .unknown)?.answers == ["first": "Ada"])
    keeper.remove()
    #expect(home.folder.text(of: "mine") == nil)
    #expect(home.folder.mode() == 0o700)
  }

  @Test(arguments: ["my letter to Ada", "", "{}"])
  func `a file that is no draft is refused and left alone`(text: String) throws {
    let home = try DraftHome()
    let file = try home.folder.write(text, to: "letter")
    let keeper = try #require(try home.keeper(["--draft", file]))
    #expect(throws: Failure.self) { try keeper.offer(today: .unknown) }
    #expect(home.folder.text(of: "letter") == text)
  }
}
