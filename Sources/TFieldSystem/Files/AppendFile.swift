import Glibc

/// Adds whole lines to a file that several processes may write at once.
package enum AppendFile {
  /// What was found in the file before the line was added.
  package enum Finding: Hashable, Sendable {
    /// The last line had no end; it was given one, so that the new line stands on its own.
    case endedTornLine
    /// The line that must not be there twice was there: nothing was added.
    case lineIsThere
  }

  /// A line that may have been added before: how it begins, and whether one that does is whole.
  package struct Earlier {
    let start: [UInt8]
    let isWhole: ([UInt8]) -> Bool

    package init(start: [UInt8], isWhole: @escaping ([UInt8]) -> Bool) {
      self.start = start
      self.isWhole = isWhole
    }
  }

  private static let newline = UInt8(ascii: "\n")

  /// Adds `line` and a newline, on the disk when this returns; a failure leaves the file as it was.
  @discardableResult
  package static func append(
    _ line: [UInt8], to path: FilePath, unlessThere earlier: Earlier? = nil,
    waitingAtMost limit: Duration = .seconds(10)
  ) throws(SystemError) -> Finding? {
    guard !line.contains(newline) else { throw SystemError(.append, .newlineInside, path) }
    guard path.name.isPlainName else { throw SystemError(.append, .unusableName, path) }
    let folder = try Folder(path.folder, for: .append)
    let end = Clock.now + limit
    repeat {
      let file = try open(path, in: folder)
      let lock = try FileLock.wait(for: file, path, atMost: end - Clock.now)
      defer { withExtendedLifetime(lock) {} }
      let (opened, named) = try (
        file.status(for: .append, path), folder.status(of: path.name, for: .append)
      )
      // Somebody may have put another file in this place while we waited.
      guard named?.st_ino == opened.st_ino, named?.st_dev == opened.st_dev else { continue }
      if let earlier, try holds(earlier, file, path) { return .lineIsThere }
      return try append(line, to: file, path)
    } while Clock.now < end
    throw SystemError(.lock, .locked, path)
  }

  private static func open(_ path: FilePath, in folder: Folder) throws(SystemError) -> Descriptor {
    let flags = O_RDWR | O_APPEND | O_NONBLOCK
    while true {
      guard try folder.status(ofRegular: path.name, for: .append) != nil else {
        if let file = try create(path, in: folder, flags) { return file }
        continue
      }
      do {
        let file = try folder.open(path.name, flags, for: .append)
        _ = try file.requireRegular(for: .append, path)
        return file
      } catch  where error.errno == ENOENT {}
    }
  }

  /// Makes the file, or answers `nil` if somebody else just did.
  private static func create(
    _ path: FilePath, in folder: Folder, _ flags: Int32
  ) throws(SystemError) -> Descriptor? {
    do {
      let file = try folder.open(path.name, flags | O_CREAT | O_EXCL, for: .append)
      try retrying(.protect, path) { fchmod(file.number, 0o600) }
      try folder.synchronize(for: .append)
      return file
    } catch  where error.errno == EEXIST { return nil }
  }

  private static func append(
    _ line: [UInt8], to file: Descriptor, _ path: FilePath
  ) throws(SystemError) -> Finding? {
    let size = try file.requireRegular(for: .append, path).st_size
    var last = newline
    if size > 0 { try retrying(.append, path) { pread(file.number, &last, 1, size - 1) } }
    let isTorn = last != newline
    let bytes = (isTorn ? [newline] : []) + line + [newline]
    do throws(SystemError) {
      let count = try retrying(.append, path) { write(file.number, bytes, bytes.count) }
      guard count == bytes.count else { throw SystemError(.append, .cutShort, path) }
      try file.synchronize(for: .append, path)
    } catch {
      ftruncate(file.number, size)
      throw error
    }
    return isTorn ? .endedTornLine : nil
  }

  private static func holds(
    _ line: Earlier, _ file: Descriptor, _ path: FilePath
  ) throws(SystemError) -> Bool {
    try retrying(.read, path) { lseek(file.number, 0, SEEK_SET) }
    /// The line that didn't end yet, as long as it may be the one; else no more than tells that.
    var open: [UInt8] = []
    while true {
      let bytes = try readOnce(file.number, atMost: 65_536, path)
      if bytes.isEmpty { return false }
      var lines = (open + bytes).split(separator: newline, omittingEmptySubsequences: false)
      open = Array(lines.removeLast())
      if lines.contains(where: { $0.starts(with: line.start) && line.isWhole(Array($0)) }) {
        return true
      }
      if !open.starts(with: line.start) { open = Array(open.prefix(line.start.count)) }
    }
  }
}
