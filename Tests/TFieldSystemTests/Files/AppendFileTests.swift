import Foundation
import TFieldSystem
import Testing

@Suite struct AppendFileTests {
  let folder = TemporaryFolder()

  @Test func `a new file is its owner's alone, and lines follow each other`() throws {
    for line in ["one", "", "three"] {
      #expect(try AppendFile.append(Array(line), to: folder.path("a")) == nil)
    }
    #expect(folder.content("a") == "one\n\nthree\n")
    #expect(folder.mode("a") == 0o600)
  }

  @Test func `an old file keeps its mode`() throws {
    folder.write("one\n", to: "a", mode: 0o640)
    try AppendFile.append(Array("two"), to: folder.path("a"))
    #expect(folder.content("a") == "one\ntwo\n")
    #expect(folder.mode("a") == 0o640)
  }

  @Test func `a torn last line gets its end, and that is told`() throws {
    folder.write("{\"a\":1}\n{\"b\":", to: "a")
    #expect(try AppendFile.append(Array("{}"), to: folder.path("a")) == .endedTornLine)
    #expect(folder.content("a") == "{\"a\":1}\n{\"b\":\n{}\n")
  }

  /// What stands in the file, and whether the line that begins with `{"s":1,` is found.
  @Test(arguments: [
    ("", false), ("{\"s\":1,\"a\":2}\n", true), ("{\"s\":1,\"a\":2}", false),
    ("{\"x\":0}\n{\"s\":1,\"a\":2}\n{}\n", true), ("{\"s\":1,\"a\":\n{}\n", false),
    ("{\"s\":12,\"a\":2}\n", false), (" {\"s\":1,\"a\":2}\n", false),
    ("{\"s\":1,\"a\":\n{\"s\":1,\"a\":2}\n", true),
    (String(repeating: "x", count: 65_530) + "\n{\"s\":1,\"a\":2}\n", true),
    (String(repeating: "{\"s\":", count: 30_000) + "\n{\"s\":1,\"a\":2}\n", true),
  ])
  func `a line that is there is not added again`(content: String, isThere: Bool) throws {
    folder.write(content, to: "a")
    let earlier = AppendFile.Earlier(start: Array("{\"s\":1,")) { $0.last == UInt8(ascii: "}") }
    let found = try AppendFile.append(
      Array("new"), to: folder.path("a"), unlessThere: earlier)
    #expect((found == .lineIsThere) == isThere)
    #expect((folder.content("a") == content) == isThere)
  }

  @Test func `a line with a newline inside is refused`() {
    #expect(throws: SystemError(.append, .newlineInside, folder.path("a"))) {
      try AppendFile.append(Array("a\nb"), to: folder.path("a"))
    }
    #expect(folder.names.isEmpty)
  }

  @Test func `what isn't a regular file is refused without waiting`() {
    folder.write("precious", to: "target")
    symlink(folder.file("target"), folder.file("link"))
    symlink(folder.file("nothing"), folder.file("dangling"))
    mkfifo(folder.file("pipe"), 0o600)
    mkdir(folder.file("folder"), 0o700)
    for (name, kind) in [
      ("link", .symbolicLink), ("dangling", .symbolicLink), ("pipe", .pipe), ("folder", .folder),
    ] as [(String, FileKind)] {
      #expect(throws: SystemError(.append, .kind(kind), folder.path(name))) {
        try AppendFile.append(Array("x"), to: folder.path(name))
      }
    }
    #expect(throws: SystemError(.append, .kind(.characterDevice), "/dev/full")) {
      try AppendFile.append([], to: "/dev/full")
    }
    #expect(folder.content("target") == "precious")
  }

  @Test func `a line that fits only in part is taken back`() async {
    let old = String(repeating: "o", count: 899) + "\n"
    folder.write(old, to: "a")
    await #expect(processExitsWith: .exitCode(42)) { [file = folder.file("a") as String] in
      limitFileSize(1000)
      let line = [UInt8](repeating: 1, count: 300)
      do throws(SystemError) {
        try AppendFile.append(line, to: FilePath(file))
      } catch { exit(error.cause == .cutShort ? 42 : 1) }
    }
    #expect(folder.content("a") == old)
  }

  @Test func `twenty processes lose and spoil no line`() async {
    let file = folder.file("a")
    await withTaskGroup { group in
      for writer in 0..<20 { group.addTask { await writeLines(of: writer, to: file) } }
    }
    let lines = folder.content("a")?.split(separator: "\n").map(String.init) ?? []
    let expected = (0..<20).flatMap { writer in (0..<10).map { line(of: writer, $0) } }
    #expect(lines.sorted() == expected.sorted())
  }

  @Test func `a lock of somebody else is waited for, but not for ever`() throws {
    let path = folder.write("", to: "a")
    let holder = open(folder.file("a"), O_RDWR | O_CLOEXEC)
    defer { close(holder) }
    flock(holder, LOCK_EX)
    #expect(throws: SystemError(.lock, .locked, path)) {
      try AppendFile.append(Array("x"), to: path, waitingAtMost: .milliseconds(50))
    }
    #expect(folder.content("a")?.isEmpty == true)
  }

  @Test func `no lock is left of a process that was killed`() async throws {
    let path = folder.write("", to: "a")
    await #expect(processExitsWith: .signal(SIGKILL)) { [file = folder.file("a") as String] in
      flock(open(file, O_RDWR), LOCK_EX)
      raise(SIGKILL)
    }
    try AppendFile.append(Array("x"), to: path, waitingAtMost: .milliseconds(50))
    #expect(folder.content("a") == "x\n")
  }

  @Test func `a file moved away while waiting gets no line`() {
    let path = folder.write("", to: "a")
    let holder = open(folder.file("a"), O_RDWR | O_CLOEXEC)
    flock(holder, LOCK_EX)
    Thread.detachNewThread { _ = try? AppendFile.append(Array("x"), to: path) }
    // The writer has opened the file as soon as the process has it open twice.
    #expect(becomesTrue { openings(of: path.description) > 1 })
    rename(folder.file("a"), folder.file("b"))
    close(holder)
    #expect(becomesTrue { folder.content("a") == "x\n" })
    #expect(folder.content("b")?.isEmpty == true)
  }
}

private func line(of writer: Int, _ number: Int) -> String {
  "\(writer) \(number) " + String(repeating: "x", count: writer * 5000)
}

private func writeLines(of writer: Int, to file: String) async {
  await #expect(processExitsWith: .success) { [writer, file] in
    for number in 0..<10 {
      // Two hundred lines go to the disk one by one, and no turn is promised to anyone.
      try AppendFile.append(
        Array(line(of: writer, number)), to: FilePath(file), waitingAtMost: .seconds(300))
    }
  }
}

private func openings(of path: String) -> Int {
  let folder = "/proc/self/fd"
  let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
  return names.count { name in
    (try? FileManager.default.destinationOfSymbolicLink(atPath: folder + "/" + name)) == path
  }
}
