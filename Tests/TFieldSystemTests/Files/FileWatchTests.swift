import Foundation
import TFieldSystem
import Testing

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
