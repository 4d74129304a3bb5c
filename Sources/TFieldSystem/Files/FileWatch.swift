import Glibc

/// Tells when files may have changed, in whatever way they are written, moved or replaced.
///
/// Watched are the files, and every folder on the way to them: any of these may be replaced.
package final class FileWatch {
  private let queue: Descriptor
  /// The names in each watched folder that matter; `nil`: whatever happens there.
  private var names: [Int32: Set<[UInt8]>?] = [:]

  package init() throws(SystemError) {
    let number = inotify_init1(Int32(IN_NONBLOCK | IN_CLOEXEC))
    guard number >= 0 else { throw .last(.watch) }
    queue = Descriptor(number)
  }

  /// Readable once something has happened.
  package var descriptor: Int32 { queue.number }

  /// Watches these files from now on, wherever their names lead today, and no others.
  ///
  /// Folders on the way that can't be watched are left; that of the first file must be.
  package func watch(_ files: [FilePath]) throws(SystemError) {
    var found: [Int32: Set<[UInt8]>?] = [:]
    for file in files {
      for path in Self.spellings(of: file) { add(path, to: &found) }
    }
    for old in names.keys where found[old] == nil { inotify_rm_watch(queue.number, old) }
    names = found
    if found.isEmpty { throw .last(.watch, files.first) }
  }

  /// Takes note of all that has happened; true if any of the files may be another now.
  package func takeChanges() -> Bool {
    var hasChanged = false
    while let bytes = try? readOnce(queue.number, atMost: 65_536), !bytes.isEmpty {
      var rest = bytes[...]
      while let event = Event(&rest) { hasChanged = matters(event) || hasChanged }
    }
    return hasChanged
  }

  private func matters(_ event: Event) -> Bool {
    guard event.watch >= 0, let wanted = names[event.watch] else { return event.watch < 0 }
    guard let wanted, !event.name.isEmpty else { return true }
    return wanted.contains(event.name)
  }
}

extension FileWatch {
  private static let folderEvents =
    IN_CREATE | IN_MOVED_TO | IN_MOVED_FROM | IN_DELETE | IN_CLOSE_WRITE | IN_MODIFY | IN_ATTRIB
    | IN_DELETE_SELF | IN_MOVE_SELF | IN_ONLYDIR
  private static let fileEvents =
    IN_CLOSE_WRITE | IN_MODIFY | IN_ATTRIB | IN_DELETE_SELF | IN_MOVE_SELF

  private func add(_ file: FilePath, to found: inout [Int32: Set<[UInt8]>?]) {
    if let number = number(of: file, Self.fileEvents) { found[number] = .some(nil) }
    var path = file
    while path != "/" {
      let name = path.name.bytes
      path = path.folder
      guard let number = number(of: path, Self.folderEvents) else { continue }
      if case .some(nil) = found[number] { continue }
      found[number] = (found[number].flatMap(\.self) ?? []).union([name])
    }
  }

  private func number(of path: FilePath, _ events: Int32) -> Int32? {
    guard let name = try? path.cString(for: .watch) else { return nil }
    let number = inotify_add_watch(queue.number, name, UInt32(bitPattern: events))
    return number >= 0 ? number : nil
  }
}

// Where a name leads.
extension FileWatch {
  private static let mostLinks = 40

  /// The absolute name of a file, those of the links that it is, and the one without any link.
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
    // The last byte stays the end.
    return readlink(name, &buffer, buffer.count - 1) > 0 ? FilePath(cString: buffer) : nil
  }
}

/// One thing that happened, as the kernel writes it.
private struct Event {
  private static let headSize = 16

  let watch: Int32
  let name: [UInt8]

  /// Takes the first event; `nil` if there is none left.
  init?(_ bytes: inout ArraySlice<UInt8>) {
    guard bytes.count >= Self.headSize else { return nil }
    let (watch, length) = bytes.withUnsafeBytes {
      ($0.loadUnaligned(as: Int32.self), $0.loadUnaligned(fromByteOffset: 12, as: UInt32.self))
    }
    self.watch = watch
    name = Array(bytes.dropFirst(Self.headSize).prefix(Int(length)).prefix { $0 != 0 })
    bytes = bytes.dropFirst(Self.headSize).dropFirst(Int(length))
  }
}
