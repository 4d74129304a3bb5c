import Foundation
import TFieldSystem

/// A folder for one test, removed with the value.
final class TemporaryFolder {
  let path: FilePath
  let text: String

  init() {
    let name = "tfield-tests-\(UUID().uuidString)"
    text = FileManager.default.temporaryDirectory.appendingPathComponent(name).path
    path = FilePath(text)
    mkdir(text, 0o700)
  }

  deinit { try? FileManager.default.removeItem(atPath: text) }

  func file(_ name: String) -> String { text + "/" + name }

  func path(_ name: String) -> FilePath { FilePath(file(name)) }

  @discardableResult
  func write(_ content: String, to name: String, mode: mode_t = 0o644) -> FilePath {
    _ = FileManager.default.createFile(atPath: file(name), contents: Data(content.utf8))
    chmod(file(name), mode)
    return path(name)
  }

  /// Writes a script that a test runs as a program.
  func script(_ body: String, named name: String = "script") -> FilePath {
    let path = write("#!/bin/sh\n" + body + "\n", to: name, mode: 0o755)
    let file = open(self.file(name), O_RDONLY | O_CLOEXEC)
    defer { close(file) }
    // A process that another test is just starting may still have it open for writing, and then
    // it can't be run ("text file busy"); the lease F_SETLEASE = 1024 is given once nobody has.
    _ = becomesTrue { fcntl(file, 1024, F_RDLCK) == 0 || errno != EAGAIN }
    _ = fcntl(file, 1024, F_UNLCK)
    return path
  }

  func content(_ name: String) -> String? {
    FileManager.default.contents(atPath: file(name)).map { String(decoding: $0, as: UTF8.self) }
  }

  func mode(_ name: String) -> mode_t? {
    var status = stat()
    return lstat(file(name), &status) == 0 ? status.st_mode & 0o7777 : nil
  }

  /// The names of all files here, hidden ones included.
  var names: [String] {
    (try? FileManager.default.contentsOfDirectory(atPath: text).sorted()) ?? []
  }
}

extension Array<UInt8> {
  /// The bytes of a text, for expectations that read well.
  init(_ text: String) { self = Array(text.utf8) }
}

/// Repeats `body` until it is true, but not for longer than `limit`.
func becomesTrue(within limit: Duration = .seconds(100), _ body: () throws -> Bool) rethrows -> Bool
{
  let end = Clock.now + limit
  while try !body() {
    guard Clock.now < end else { return false }
    usleep(2000)
  }
  return true
}
