import Foundation
import TFieldSystem
import Testing

@Suite struct ScratchFolderTests {
  @Test func `it and what is in it are for us alone`() throws {
    let place = TemporaryFolder()
    let scratch = try ScratchFolder(in: place.path)
    try scratch.create("text.txt", with: [UInt8]("hello"))
    let name = try #require(place.names.first)
    #expect(place.mode(name) == 0o700 && place.mode("\(name)/text.txt") == 0o600)
    #expect(place.content("\(name)/text.txt") == "hello")
    #expect("\(scratch.path(of: "text.txt"))" == place.file("\(name)/text.txt"))
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
      try scratch.create("text.txt", with: [])
      place.write("swap", to: "\(name)/.text.txt.swp")
      place.write("backup", to: "\(name)/text.txt~")
      symlink("/etc/passwd", place.file("\(name)/link"))
    }
    #expect(place.names == [])
    #expect(access("/etc/passwd", F_OK) == 0)
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
