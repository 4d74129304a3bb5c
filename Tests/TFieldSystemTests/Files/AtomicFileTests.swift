import Foundation
import Synchronization
import Testing

@testable import TFieldSystem

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

/// Somebody puts links and files in each other's place while we write.
@Suite struct SwappedFileTests {
  /// What is written, and how; the target's name is always the same.
  enum Writing: CaseIterable {
    case replace, append, draft, read

    func callAsFunction(in folder: String) throws(SystemError) {
      let path = FilePath(folder + "/target")
      switch self {
      case .replace: try AtomicFile.replace(path, with: Array("ours".utf8))
      case .append: try AppendFile.append(Array("ours".utf8), to: path)
      case .draft: try Folder(private: FilePath(folder)).replace("target", with: Array("ours".utf8))
      case .read:
        let bytes = try Folder(private: FilePath(folder)).read("target", limit: 100)
        if bytes == Array("victim".utf8) { throw SystemError(.read, .kind(.symbolicLink)) }
      }
    }
  }

  @Test(arguments: Writing.allCases)
  func `a link that comes and goes leads nowhere`(writing: Writing) throws {
    let folder = TemporaryFolder()
    let victim = folder.text + "-victim"
    defer { unlink(victim) }
    try Data("victim".utf8).write(to: URL(fileURLWithPath: victim))
    let swapping = Swapping(folder: folder.text, victim: victim, times: 2000)
    var counts = (written: 0, refused: 0)
    while !swapping.isOver {
      do {
        try writing(in: folder.text)
        counts.written += 1
      } catch {
        #expect(writing != .read || error != SystemError(.read, .kind(.symbolicLink)))
        counts.refused += 1
      }
    }
    #expect(counts.written + counts.refused > 10, "\(counts)")
    #expect(FileManager.default.contents(atPath: victim) == Data("victim".utf8), "\(counts)")
    let left = try FileManager.default.contentsOfDirectory(atPath: folder.text)
    #expect(left.filter { $0.hasPrefix(".tfield-") } == [])
  }

  @Test func `a folder that becomes a link leads nowhere either`() throws {
    let (folder, elsewhere) = (TemporaryFolder(), TemporaryFolder())
    let path = folder.text + "/target"
    mkdir(path, 0o700)
    let swapping = Swapping(
      folder: folder.text, victim: elsewhere.text, times: 2000, isFolder: true)
    while !swapping.isOver {
      let place = try? Folder(private: FilePath(path), creating: false)
      try? place?.replace("draft", with: [1, 2, 3])
    }
    #expect(try FileManager.default.contentsOfDirectory(atPath: elsewhere.text) == [])
  }
}

/// A thread that puts a link to the victim, and something harmless, in the place of `target`.
private final class Swapping: Sendable {
  private let hasEnded = Atomic(false)

  init(folder: String, victim: String, times: Int, isFolder: Bool = false) {
    Thread.detachNewThread { [self] in
      for number in 0..<times {
        if isFolder {
          Self.swapFolder(folder, victim)
        } else {
          Self.swapFile(folder, victim, isLeavingLink: number % 2 == 0)
        }
      }
      hasEnded.store(true, ordering: .releasing)
    }
  }

  private static func swapFile(_ folder: String, _ victim: String, isLeavingLink: Bool) {
    symlink(victim, folder + "/link")
    rename(folder + "/link", folder + "/target")
    if !isLeavingLink { unlink(folder + "/target") }
  }

  private static func swapFolder(_ folder: String, _ victim: String) {
    rename(folder + "/target", folder + "/aside")
    symlink(victim, folder + "/target")
    unlink(folder + "/target")
    rename(folder + "/aside", folder + "/target")
  }

  var isOver: Bool { hasEnded.load(ordering: .acquiring) }
}
