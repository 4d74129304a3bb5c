import Foundation
import TFieldSystem
import Testing

@Suite struct AtomicFileTests {
  let folder = TemporaryFolder()

  @Test func `a new file is its owner's alone`() throws {
    try AtomicFile.replace(folder.path("a"), with: Array("one"))
    #expect(folder.content("a") == "one")
    #expect(folder.mode("a") == 0o600)
    #expect(folder.names == ["a"])
  }

  @Test func `an old file is replaced, and its mode with it`() throws {
    folder.write("old and longer", to: "a", mode: 0o644)
    try AtomicFile.replace(folder.path("a"), with: [])
    #expect(folder.content("a")?.isEmpty == true)
    #expect(folder.mode("a") == 0o600)
  }

  @Test(arguments: [0o000, 0o022, 0o077, 0o777] as [mode_t])
  func `the mode doesn't depend on the umask`(mask: mode_t) async {
    await #expect(processExitsWith: .success) { [file = folder.file("a") as String, mask] in
      umask(mask)
      try AtomicFile.replace(FilePath(file), with: [1, 2, 3])
    }
    #expect(folder.mode("a") == 0o600)
    #expect(folder.content("a") == "\u{1}\u{2}\u{3}")
  }

  @Test func `what isn't a regular file is refused and left alone`() throws {
    folder.write("precious", to: "target")
    symlink(folder.file("target"), folder.file("link"))
    symlink(folder.file("nothing"), folder.file("dangling"))
    mkfifo(folder.file("pipe"), 0o600)
    mkdir(folder.file("folder"), 0o700)
    let names = folder.names
    for (name, kind) in [
      ("link", .symbolicLink), ("dangling", .symbolicLink), ("pipe", .pipe), ("folder", .folder),
    ] as [(String, FileKind)] {
      #expect(throws: SystemError(.replace, .kind(kind), folder.path(name))) {
        try AtomicFile.replace(folder.path(name), with: Array("x"))
      }
    }
    #expect(throws: SystemError(.replace, .kind(.characterDevice), "/dev/null")) {
      try AtomicFile.replace("/dev/null", with: [])
    }
    #expect(folder.content("target") == "precious")
    #expect(folder.names == names)
  }

  @Test func `what a killed process left beside the file is removed`() throws {
    folder.write("the password", to: ".tfield-0123456789abcdef", mode: 0o600)
    try AtomicFile.replace(folder.path("a"), with: Array("new"))
    #expect(folder.names == ["a"])
  }

  @Test(arguments: ["", ".", "..", "a/", "/"])
  func `a path without a file's name is refused`(path: String) {
    #expect(throws: SystemError(.write, .unusableName, FilePath(path))) {
      try AtomicFile.replace(FilePath(path), with: [])
    }
  }

  @Test func `a missing folder is said to be missing`() {
    let path = folder.path("no/a")
    #expect(throws: SystemError(.write, .code(ENOENT), path.folder)) {
      try AtomicFile.replace(path, with: [])
    }
  }

  @Test(.enabled(if: geteuid() != 0, "root may write everywhere"))
  func `a folder we may not write in is an error that names the file`() {
    chmod(folder.text, 0o500)
    #expect(throws: SystemError(.write, .code(EACCES), folder.path("a"))) {
      try AtomicFile.replace(folder.path("a"), with: [])
    }
    chmod(folder.text, 0o700)
  }

  @Test func `a full disk leaves the old file and nothing else`() async {
    folder.write("old", to: "a")
    await #expect(processExitsWith: .exitCode(EFBIG)) { [file = folder.file("a") as String] in
      limitFileSize(1000)
      do throws(SystemError) {
        try AtomicFile.replace(FilePath(file), with: [UInt8](repeating: 1, count: 3000))
      } catch { exit(error.errno) }
    }
    #expect(folder.content("a") == "old")
    #expect(folder.names == ["a"])
  }

  @Test func `a name as long as names can be is no obstacle`() throws {
    let name = String(repeating: "n", count: 255)
    try AtomicFile.replace(folder.path(name), with: Array("x"))
    #expect(folder.content(name) == "x")
  }
}

/// Makes the kernel refuse to let any file of this process grow beyond `bytes`.
func limitFileSize(_ bytes: UInt) {
  var limit = rlimit(rlim_cur: bytes, rlim_max: bytes)
  setrlimit(__rlimit_resource_t(RLIMIT_FSIZE.rawValue), &limit)
  Signals.ignoreWriteSignals()
}
