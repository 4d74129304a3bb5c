import Foundation
import TFieldSystem
import Testing

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
