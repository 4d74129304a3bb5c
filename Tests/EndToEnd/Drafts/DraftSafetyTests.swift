import Foundation
import TField
import TFieldForm
import TFieldSystem
import Testing

@testable import TFieldCommand

/// What needs a process of its own: its umask, its limits, its end.
@Suite struct DraftSafetyTests {
  @Test func `a draft is its owner's alone, whatever the umask`() async {
    await #expect(processExitsWith: .success) {
      for mask in [0o000, 0o022, 0o077] as [mode_t] {
        let home = try DraftHome()
        umask(mask)
        let file = try home.leaveDraft()
        var status = stat()
        try #require(lstat(file, &status) == 0)
        try #require(status.st_mode & 0o7777 == 0o600)
        try #require(home.folder.mode(home.state) == 0o700)
      }
    }
  }

  @Test func `a full disk leaves the old draft, tells it once, and saving goes on later`() async {
    await #expect(processExitsWith: .success) {
      let home = try DraftHome()
      signal(SIGXFSZ, SIG_IGN)
      let keeper = try #require(try home.keeper())
      keeper.save(FormSession(DraftHome.form, answers: ["first": "Ada"]))
      setLimit(of: 10)
      for name in ["Eve", "Bob"] {
        keeper.save(FormSession(DraftHome.form, answers: ["first": name]))
      }
      try #require(keeper.takeNotices().count == 1)
      try #require(home.draft?.data(of: "first") == "Ada")
      setLimit(of: 1 << 20)
      keeper.save(FormSession(DraftHome.form, answers: ["first": "Bob"]))
      try #require(home.draft?.data(of: "first") == "Bob")
      try #require(keeper.takeNotices().isEmpty)
    }
  }

  @Test(arguments: 1...20)
  func `killed at any moment, the last draft or the one before is there, whole`(round: Int)
    async throws
  {
    let home = try DraftHome()
    let delay = UInt32.random(in: 100...20_000)
    await #expect(processExitsWith: .signal(SIGKILL), "after \(delay) microseconds") {
      [path = home.folder.path as String, delay = delay as UInt32] in
      let folder = DraftFolder { $0 == "HOME" ? Array(path.utf8) : nil }
      let keeper = try #require(
        try DraftKeeper(
          for: DraftHome.form, at: "/forms/sample.json", Arguments([], options: []), in: folder))
      keeper.save(FormSession(DraftHome.form, answers: ["first": "Name 0"]))
      Thread.detachNewThread {
        usleep(delay)
        kill(getpid(), SIGKILL)
      }
      for number in 1... {
        keeper.save(FormSession(DraftHome.form, answers: ["first": "Name \(number)"]))
      }
    }
    let keeper = try #require(try home.keeper())
    let found = try #require(try keeper.offer(today: .unknown), "after \(delay) microseconds")
    #expect(found.answers["first"]?.hasPrefix("Name ") == true)
    #expect(keeper.takeNotices() == [])
  }
}

/// How large a file of this process may be; only the soft limit, so that it can be raised again.
private func setLimit(of bytes: UInt) {
  var limit = rlimit()
  getrlimit(__rlimit_resource_t(RLIMIT_FSIZE.rawValue), &limit)
  limit.rlim_cur = rlim_t(bytes)
  setrlimit(__rlimit_resource_t(RLIMIT_FSIZE.rawValue), &limit)
}
