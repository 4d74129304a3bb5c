import Foundation
import Testing

@testable import TFieldSystem

@Suite struct ReadFileTests {
  let folder = TemporaryFolder()

  @Test(arguments: [0, 1, 65_535, 65_536, 200_000])
  func `a file is read whole`(size: Int) throws {
    let path = folder.write(String(repeating: "x", count: size), to: "a")
    let bytes = try ReadFile.bytes(of: path, limit: .max)
    #expect(bytes.count == size)
    #expect(try ReadFile.bytes(of: path, limit: size) == bytes)
  }

  @Test(arguments: [0, 9, 65_536])
  func `a file beyond the limit is refused`(limit: Int) {
    let path = folder.write("", to: "a")
    truncate(folder.file("a"), 10_000_000_000)
    #expect(throws: SystemError(.read, .tooLarge(limit: limit), path)) {
      try ReadFile.bytes(of: path, limit: limit)
    }
  }

  @Test func `what can't be read is refused without waiting`() {
    mkfifo(folder.file("pipe"), 0o600)
    symlink(folder.file("circle"), folder.file("circle"))
    symlink(folder.file("nothing"), folder.file("dangling"))
    for (path, error) in [
      (folder.path, SystemError(.read, .kind(.folder))),
      (folder.path("pipe"), SystemError(.read, .kind(.pipe))),
      (folder.path("circle"), SystemError(.open, .code(ELOOP))),
      (folder.path("dangling"), SystemError(.open, .code(ENOENT))),
      ("/dev/zero", SystemError(.read, .kind(.characterDevice))),
      ("", SystemError(.open, .code(ENOENT))),
    ] {
      #expect(throws: SystemError(error.call, error.cause, path)) {
        try ReadFile.bytes(of: path, limit: 10)
      }
    }
  }

  @Test func `a symbolic link to a file is followed`() throws {
    folder.write("x", to: "a")
    symlink("a", folder.file("link"))
    #expect(try ReadFile.bytes(of: folder.path("link"), limit: 1) == Array("x"))
  }

  @Test(arguments: ["-", "/dev/stdin", "/dev/fd/0"])
  func `a pipe from our caller is read to its end`(path: String) async {
    await #expect(processExitsWith: .success) { [path] in
      putOnStandardInput("hello")
      let bytes = try ReadFile.bytes(of: FilePath(path), limit: 5)
      exit(bytes == Array("hello") ? 0 : 1)
    }
  }

  /// A closed one is closed before a program starts, never below a runner of many threads.
  @Test func `a standard input without end or that is a folder is an error`() async {
    await #expect(processExitsWith: .success) {
      dup2(open("/dev/zero", O_RDONLY), 0)
      #expect(throws: SystemError(.read, .tooLarge(limit: 100), "-")) {
        try ReadFile.bytes(of: "-", limit: 100)
      }
      dup2(open("/", O_RDONLY), 0)
      #expect(throws: SystemError(.read, .kind(.folder), "-")) {
        try ReadFile.bytes(of: "-", limit: 100)
      }
    }
  }
}

private func putOnStandardInput(_ text: String) {
  var ends: [Int32] = [0, 0]
  pipe(&ends)
  write(ends[1], text, text.utf8.count)
  close(ends[1])
  dup2(ends[0], 0)
}

@Suite struct FilePathTests {
  @Test(arguments: [
    ("a/b/c", "a/b", "c"),
    ("c", ".", "c"),
    ("/c", "/", "c"),
    ("a/", "a", ""),
    ("a//c", "a/", "c"),
  ])
  func `a path is a folder and a name`(path: String, folder: String, name: String) {
    #expect(FilePath(path).folder == FilePath(folder))
    #expect(FilePath(path).name == FilePath(name))
  }

  @Test(arguments: [
    ("a", "b", "a/b"), ("a/", "b", "a/b"), ("a", "/b", "/b"), ("", "b", "b"),
  ])
  func `a path is seen from a folder`(folder: String, other: String, expected: String) {
    #expect(FilePath(folder).appending(FilePath(other)) == FilePath(expected))
  }

  @Test(arguments: [
    ("..", true), ("../a", true), ("/a/../b", true), ("a/..", true), ("//..//", true),
    ("", false), (".", false), ("/a/b", false), ("...", false), ("a../..b/.x/x.", false),
  ])
  func `two dots by themselves lead up`(path: String, leadsUp: Bool) {
    #expect(FilePath(path).leadsUp == leadsUp)
  }

  @Test(arguments: ["", ".", "..", "a/b", "/"])
  func `a name that leads elsewhere isn't plain`(name: String) {
    #expect(!FilePath(name).isPlainName)
    #expect(FilePath("a..b").isPlainName)
  }

  @Test(arguments: [
    ("Müller 北京.json", "Müller 北京.json"),
    ("a\u{1B}[31m\n", "a<U+001B>[31m<U+000A>"),
    ("\u{9B}\u{7F}", "<U+009B><U+007F>"),
    ("\u{202E}gpj\u{200B}\u{FEFF}", "<U+202E>gpj<U+200B><U+FEFF>"),
    ("\u{2028}\u{3164}\u{E0041}", "<U+2028><U+3164><U+E0041>"),
  ])
  func `what could deceive is made visible`(path: String, shown: String) {
    #expect(FilePath(path).description == shown)
  }

  @Test(
    arguments: [
      ([0x61, 0xFF, 0x62], "a<FF>b"), ([0xC3], "<C3>"), ([0xE2, 0x82], "<E2><82>"),
      ([0xC0, 0x80], "<C0><80>"), ([0xED, 0xA0, 0x80], "<ED><A0><80>"),
    ] as [([UInt8], String)])
  func `bytes that aren't UTF-8 are shown as numbers`(bytes: [UInt8], shown: String) {
    #expect(FilePath(bytes: bytes).description == shown)
    #expect(FilePath(bytes: bytes).bytes == bytes)
  }

  @Test func `a path with a NUL is refused`() {
    #expect(throws: SystemError(.open, .unusableName, "a\0b")) { try ReadFile("a\0b") }
  }
}

/// A file is watched however it is written, moved or replaced.
@Suite struct FileWatchTests {
  private let folder = TemporaryFolder()

  private func watch(_ names: String...) throws -> FileWatch {
    let watch = try FileWatch()
    try watch.watch(names.map(folder.path))
    return watch
  }

  /// True if the kernel says within a second that something has happened, and it matters.
  private func tells(_ watch: FileWatch, within milliseconds: Int32 = 1_000) -> Bool {
    var poll = pollfd(fd: watch.descriptor, events: Int16(POLLIN), revents: 0)
    return Glibc.poll(&poll, 1, milliseconds) == 1 && watch.takeChanges()
  }

  @Test func `nothing happened, nothing is told`() throws {
    folder.write("a", to: "form.json")
    let watch = try watch("form.json")
    #expect(!watch.takeChanges())
    #expect(!tells(watch, within: 0))
  }

  @Test func `a file that is written, replaced, removed and made again is told of each time`()
    throws
  {
    folder.write("a", to: "form.json")
    let watch = try watch("form.json")
    try Data("b".utf8).write(to: URL(fileURLWithPath: folder.file("form.json")))
    #expect(tells(watch))
    folder.write("c", to: "new")
    #expect(rename(folder.file("new"), folder.file("form.json")) == 0)
    #expect(tells(watch))
    #expect(unlink(folder.file("form.json")) == 0)
    #expect(tells(watch))
    folder.write("d", to: "form.json")
    #expect(tells(watch))
    #expect(!watch.takeChanges())
  }

  @Test func `other files beside it don't matter`() throws {
    folder.write("a", to: "form.json")
    let watch = try watch("form.json")
    folder.write("b", to: "other")
    #expect(!tells(watch))
  }

  @Test func `a link is watched, and what it leads to`() throws {
    folder.write("a", to: "real.json")
    #expect(symlink("real.json", folder.file("form.json")) == 0)
    let watch = try watch("form.json")
    try Data("b".utf8).write(to: URL(fileURLWithPath: folder.file("real.json")))
    #expect(tells(watch))
    folder.write("c", to: "second.json")
    #expect(symlink("second.json", folder.file("link")) == 0)
    #expect(rename(folder.file("link"), folder.file("form.json")) == 0)
    #expect(tells(watch))
  }

  @Test func `what is no longer wanted is told no more`() throws {
    folder.write("a", to: "form.json")
    folder.write("a", to: "options.txt")
    let watch = try watch("form.json", "options.txt")
    try watch.watch([folder.path("form.json")])
    _ = watch.takeChanges()
    folder.write("b", to: "options.txt")
    #expect(!tells(watch))
    folder.write("b", to: "form.json")
    #expect(tells(watch))
  }

  @Test func `a file that isn't there yet is told of once it is`() throws {
    let watch = try watch("form.json")
    folder.write("a", to: "form.json")
    #expect(tells(watch))
  }
}
