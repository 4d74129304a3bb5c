import Foundation
import TFieldSystem
import Testing

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
