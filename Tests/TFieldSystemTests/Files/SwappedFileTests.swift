import Foundation
import Synchronization
import Testing

@testable import TFieldSystem

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
