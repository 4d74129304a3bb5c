import Glibc

/// Tells when files may have changed, whether they are written, moved or replaced.
///
/// It watches the files and every folder on the way to them, since any of these may be replaced.
package final class FileWatch {
  private let queue: Descriptor
  /// The names that matter in each watched folder; an empty set means all of them.
  private var names: [Int32: Set<[UInt8]>] = [:]

  package init() throws(SystemError) {
    let number = inotify_init1(Int32(IN_NONBLOCK | IN_CLOEXEC))
    guard number >= 0 else { throw .last(.watch) }
    queue = Descriptor(number)
  }

  /// Readable when something has happened.
  package var descriptor: Int32 { queue.number }

  /// Watches these files from now on, wherever their names lead today, and no others.
  ///
  /// Folders on the way that can't be watched are skipped; throws if nothing can be watched.
  package func watch(_ files: [FilePath]) throws(SystemError) {
    var found: [Int32: Set<[UInt8]>] = [:]
    for file in files {
      for path in Self.spellings(of: file) { add(path, to: &found) }
    }
    for old in names.keys where found[old] == nil { inotify_rm_watch(queue.number, old) }
    names = found
    if found.isEmpty { throw .last(.watch, files.first) }
  }

  /// Reads all events; true if any of the files may have changed.
  package func takeChanges() -> Bool {
    var hasChanged = false
    while let bytes = try? readOnce(queue.number, atMost: 65_536), !bytes.isEmpty {
      var rest = bytes[...]
      while rest.count >= Self.headSize {
        // An event is the watch, a mask, a cookie, the length of the name, and the name.
        let (watch, length) = rest.withUnsafeBytes {
          ($0.loadUnaligned(as: Int32.self), $0.loadUnaligned(fromByteOffset: 12, as: UInt32.self))
        }
        let name = Array(rest.dropFirst(Self.headSize).prefix(Int(length)).prefix { $0 != 0 })
        rest = rest.dropFirst(Self.headSize + Int(length))
        let isWanted = names[watch].map { $0.isEmpty || name.isEmpty || $0.contains(name) }
        if watch < 0 || isWanted == true { hasChanged = true }
      }
    }
    return hasChanged
  }
}

extension FileWatch {
  private static let headSize = 16
  private static let folderEvents =
    IN_CREATE | IN_MOVED_TO | IN_MOVED_FROM | IN_DELETE | IN_CLOSE_WRITE | IN_MODIFY | IN_ATTRIB
    | IN_DELETE_SELF | IN_MOVE_SELF | IN_ONLYDIR
  private static let fileEvents =
    IN_CLOSE_WRITE | IN_MODIFY | IN_ATTRIB | IN_DELETE_SELF | IN_MOVE_SELF

  private func add(_ file: FilePath, to found: inout [Int32: Set<[UInt8]>]) {
    if let number = number(of: file, Self.fileEvents) { found[number] = [] }
    var path = file
    while path != "/" {
      let name = path.name.bytes
      path = path.folder
      guard let number = number(of: path, Self.folderEvents) else { continue }
      if found[number]?.isEmpty != true { found[number, default: []].insert(name) }
    }
  }

  private func number(of path: FilePath, _ events: Int32) -> Int32? {
    guard let name = try? path.cString(for: .watch) else { return nil }
    let number = inotify_add_watch(queue.number, name, UInt32(bitPattern: events))
    return number >= 0 ? number : nil
  }
}

// Following links.
extension FileWatch {
  private static let mostLinks = 40

  /// The absolute path of a file, the targets of its links, and the path without any link.
  private static func spellings(of file: FilePath) -> [FilePath] {
    var paths = [(FilePath.current ?? "/").appending(file)]
    while paths.count < mostLinks, let last = paths.last, let target = target(of: last) {
      paths.append(last.folder.appending(target))
    }
    return paths + [paths.last?.existing].compactMap(\.self)
  }

  private static func target(of link: FilePath) -> FilePath? {
    var buffer = [CChar](repeating: 0, count: Int(PATH_MAX))
    guard let name = try? link.cString(for: .watch) else { return nil }
    // The last byte stays NUL.
    return readlink(name, &buffer, buffer.count - 1) > 0 ? FilePath(cString: buffer) : nil
  }
}
