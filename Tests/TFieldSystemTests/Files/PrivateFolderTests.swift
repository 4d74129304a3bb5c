import Foundation
import TFieldSystem
import Testing

@Suite struct PrivateFolderTests {
  let folder = TemporaryFolder()

  @Test func `a folder is made with the way to it, for us alone`() throws {
    let drafts = try Folder(private: folder.path("state/tfield/drafts"))
    for name in ["state", "state/tfield", "state/tfield/drafts"] {
      #expect(folder.mode(name) == 0o700)
    }
    #expect(try drafts.names().isEmpty)
  }

  @Test func `the umask doesn't matter`() async {
    await #expect(processExitsWith: .success) { [path = folder.file("a/b") as String] in
      umask(0o777)
      try Folder(private: FilePath(path)).replace("x", with: [1])
    }
    #expect(folder.mode("a/b") == 0o700)
    #expect(folder.mode("a/b/x") == 0o600)
  }

  @Test func `a missing folder isn't made unasked`() {
    #expect(throws: SystemError(.use, .code(ENOENT), folder.path("a"))) {
      try Folder(private: folder.path("a"), creating: false)
    }
  }

  @Test func `files are written, listed, read, renamed and removed`() throws {
    let drafts = try Folder(private: folder.path("d"))
    try drafts.replace("b", with: Array("2"))
    try drafts.replace("a", with: Array("1"))
    #expect(folder.mode("d/a") == 0o600)
    #expect(try drafts.names() == ["a", "b"])
    #expect(try drafts.names() == ["a", "b"])
    #expect(try drafts.read("a", limit: 1) == Array("1"))
    #expect(try drafts.read("c", limit: 1) == nil)
    try drafts.rename("a", to: "a.damaged")
    try drafts.remove("b")
    try drafts.remove("b")
    #expect(try drafts.names() == ["a.damaged"])
  }

  @Test func `a folder others may only read is closed to them`() throws {
    mkdir(folder.file("d"), 0o700)
    chmod(folder.file("d"), 0o755)
    _ = try Folder(private: folder.path("d"))
    #expect(folder.mode("d") == 0o700)
  }

  @Test(arguments: [0o777, 0o720, 0o702] as [mode_t])
  func `a folder others may write in is refused`(mode: mode_t) {
    mkdir(folder.file("d"), 0o700)
    chmod(folder.file("d"), mode)
    #expect(throws: SystemError(.use, .openToOthers, folder.path("d"))) {
      try Folder(private: folder.path("d"))
    }
  }

  @Test func `a link or file in the folder's place is refused`() {
    mkdir(folder.file("d"), 0o700)
    symlink("d", folder.file("link"))
    folder.write("", to: "file")
    for (name, kind) in [("link", .symbolicLink), ("file", .regular)] as [(String, FileKind)] {
      #expect(throws: SystemError(.use, .kind(kind), folder.path(name))) {
        try Folder(private: folder.path(name))
      }
    }
  }

  @Test(.enabled(if: geteuid() == 0, "only root can give files away"))
  func `what belongs to somebody else is refused`() throws {
    mkdir(folder.file("d"), 0o700)
    let drafts = try Folder(private: folder.path("d"))
    folder.write("x", to: "d/a", mode: 0o600)
    chown(folder.file("d/a"), 65534, 65534)
    #expect(throws: SystemError(.use, .foreignOwner, folder.path("d/a"))) {
      try drafts.read("a", limit: 10)
    }
    chown(folder.file("d"), 65534, 65534)
    #expect(throws: SystemError(.use, .foreignOwner, folder.path("d"))) {
      try Folder(private: folder.path("d"))
    }
    #expect(throws: SystemError(.create, .foreignOwner, folder.path("d"))) {
      try Folder(private: folder.path("d/new"))
    }
  }

  @Test func `only an ordinary file of one name is read`() throws {
    let drafts = try Folder(private: folder.path("d"))
    folder.write("precious", to: "target")
    folder.write("x", to: "d/twice", mode: 0o600)
    link(folder.file("d/twice"), folder.file("second"))
    folder.write("x", to: "d/open", mode: 0o666)
    folder.write("12345", to: "d/large", mode: 0o600)
    symlink(folder.file("target"), folder.file("d/link"))
    mkfifo(folder.file("d/pipe"), 0o600)
    mkdir(folder.file("d/folder"), 0o700)
    for (name, error) in [
      ("twice", SystemError(.read, .severalLinks)), ("open", SystemError(.use, .openToOthers)),
      ("large", SystemError(.read, .tooLarge(limit: 4))),
      ("link", SystemError(.read, .kind(.symbolicLink))),
      ("pipe", SystemError(.read, .kind(.pipe))), ("folder", SystemError(.read, .kind(.folder))),
    ] {
      #expect(throws: SystemError(error.call, error.cause, folder.path("d/" + name))) {
        try drafts.read(FilePath(name), limit: 4)
      }
    }
    #expect(throws: SystemError(.replace, .kind(.symbolicLink), folder.path("d/link"))) {
      try drafts.replace("link", with: [])
    }
    #expect(folder.content("target") == "precious")
  }

  @Test(arguments: ["", ".", "..", "../x", "/etc/passwd", "a/b"])
  func `a name never leads out of the folder`(name: String) throws {
    let drafts = try Folder(private: folder.path("d"))
    let name = FilePath(name)
    #expect(throws: SystemError.self) { try drafts.read(name, limit: 10) }
    #expect(throws: SystemError.self) { try drafts.replace(name, with: []) }
    #expect(throws: SystemError.self) { try drafts.remove(name) }
    #expect(throws: SystemError.self) { try drafts.rename("a", to: name) }
    #expect(throws: SystemError.self) { try drafts.lock(name) }
  }

  @Test func `what a killed process left is removed, and nothing else`() throws {
    let drafts = try Folder(private: folder.path("d"))
    let others = [".other", ".tfield-", ".tfield-notes", ".tfield-1g", "a"]
    for name in others + [".tfield-1f", ".tfield-2f"] {
      folder.write("x", to: "d/" + name, mode: 0o600)
    }
    mkdir(folder.file("d/.tfield-3f"), 0o700)
    symlink("a", folder.file("d/.tfield-4f"))
    let writer = open(folder.file("d/.tfield-2f"), O_RDONLY)
    #expect(flock(writer, LOCK_EX) == 0)
    try drafts.removeLeftovers()
    let kept = others + [".tfield-2f", ".tfield-3f", ".tfield-4f"]
    #expect(try Set(FileManager.default.contentsOfDirectory(atPath: folder.file("d"))) == Set(kept))
    close(writer)
    try drafts.removeLeftovers()
    #expect(folder.content("d/.tfield-2f") == nil)
  }

  @Test func `one at a time holds the lock of a name`() throws {
    let drafts = try Folder(private: folder.path("d"))
    var lock = try drafts.lock("a")
    #expect(lock != nil)
    #expect(try drafts.lock("a") == nil)
    #expect(try drafts.lock("b") != nil)
    lock = nil
    #expect(try drafts.lock("a") != nil)
    #expect(try drafts.names().isEmpty)
    withExtendedLifetime(lock) {}
  }

  @Test func `no lock is left of a process that was killed`() async throws {
    let drafts = try Folder(private: folder.path("d"))
    await #expect(processExitsWith: .signal(SIGKILL)) { [path = folder.file("d") as String] in
      let lock = try Folder(private: FilePath(path)).lock("a")
      withExtendedLifetime(lock) { _ = raise(SIGKILL) }
    }
    #expect(try drafts.lock("a") != nil)
  }
}

@Suite struct ScratchFolderTests {
  @Test func `it and what is in it are for us alone`() throws {
    let place = TemporaryFolder()
    let scratch = try ScratchFolder(in: place.path)
    try scratch.folder.replace("text.txt", with: [UInt8]("hello"))
    let name = try #require(place.names.first)
    #expect(place.mode(name) == 0o700 && place.mode("\(name)/text.txt") == 0o600)
    #expect(place.content("\(name)/text.txt") == "hello")
    #expect("\(scratch.folder.path.appending("text.txt"))" == place.file("\(name)/text.txt"))
  }

  @Test func `no other has its name`() throws {
    let place = TemporaryFolder()
    let scratches = try (0..<3).map { _ in try ScratchFolder(in: place.path) }
    #expect(Set(scratches.map(\.folder.path)).count == 3)
  }

  @Test func `it goes with all that editors left in it`() throws {
    let place = TemporaryFolder()
    do {
      let scratch = try ScratchFolder(in: place.path)
      let name = try #require(place.names.first)
      try scratch.folder.replace("text.txt", with: [])
      place.write("swap", to: "\(name)/.text.txt.swp")
      place.write("backup", to: "\(name)/text.txt~")
      symlink("/etc/passwd", place.file("\(name)/link"))
      unlink(place.file("\(name)/text.txt"))
      mkdir(place.file("\(name)/text.txt"), 0o700)
      mkdir(place.file("\(name)/text.txt/inner"), 0o500)
      symlink("/etc", place.file("\(name)/text.txt/link"))
      place.write("deep", to: "\(name)/text.txt/file")
    }
    #expect(place.names == [])
    #expect(access("/etc/passwd", F_OK) == 0)
  }

  @Test func `what a killed process left is gone with the next, once it is a day old`() throws {
    let place = TemporaryFolder()
    for (name, days) in [("tfield-12ab", 2), ("tfield-34cd", 0)] {
      place.makeLeftover(name, days: days)
    }
    _ = try ScratchFolder(in: place.path)
    #expect(place.names == ["tfield-34cd"])
  }

  @Test func `what isn't ours, or is in use, is left alone`() throws {
    let place = TemporaryFolder()
    let scratch = try ScratchFolder(in: place.path)
    let own = try #require(place.names.first)
    place.age(own, days: 9)
    for name in ["tfield-", "tfield-12ab-", "tfield-xyz", "other-12ab"] {
      place.makeLeftover(name, days: 9)
    }
    place.makeLeftover("tfield-1", days: 9, mode: 0o755)
    place.makeLeftover("tfield-2", days: 9)
    unlink(place.file("tfield-2/.owner.lock"))
    place.age("tfield-2", days: 9)
    place.write("file", to: "tfield-3", mode: 0o700)
    symlink("other-12ab", place.file("tfield-4"))
    let before = place.names
    _ = try ScratchFolder(in: place.path)
    #expect(place.names == before && place.names.count == 9)
    #expect(place.content("tfield-2/text") == "kept")
    withExtendedLifetime(scratch) {}
  }

  @Test func `a place where others could exchange it is refused`() throws {
    let place = TemporaryFolder()
    chmod(place.text, 0o777)
    #expect(throws: SystemError(.create, .openToOthers, place.path)) {
      try ScratchFolder(in: place.path)
    }
    chmod(place.text, 0o1777)
    _ = try ScratchFolder(in: place.path)
    #expect(place.names == [])
  }

  @Test func `a place that isn't there is told, and not made`() {
    let place = TemporaryFolder()
    #expect(throws: SystemError(.create, .code(ENOENT), place.path("none"))) {
      try ScratchFolder(in: place.path("none"))
    }
    #expect(place.names == [])
  }

  @Test(arguments: [nil, "", "relative"])
  func `temporary files are in /tmp unless a path says otherwise`(variable: String?) async {
    await #expect(processExitsWith: .success) { [variable = variable as String?] in
      if let variable { setenv("TMPDIR", variable, 1) } else { unsetenv("TMPDIR") }
      #expect(ScratchFolder.place == "/tmp")
      setenv("TMPDIR", "/var/tmp", 1)
      #expect(ScratchFolder.place == "/var/tmp")
    }
  }
}

extension TemporaryFolder {
  /// A folder such as a process leaves that is killed.
  fileprivate func makeLeftover(_ name: String, days: Int, mode: mode_t = 0o700) {
    mkdir(file(name), 0o700)
    write("kept", to: "\(name)/text")
    write("", to: "\(name)/.owner.lock")
    chmod(file(name), mode)
    age(name, days: days)
  }

  fileprivate func age(_ name: String, days: Int) {
    let time = timespec(tv_sec: Clock.secondsSince1970 - days * 86_400 - 60, tv_nsec: 0)
    utimensat(AT_FDCWD, file(name), [time, time], 0)
  }
}
