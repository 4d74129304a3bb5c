import CSystem
import Glibc

/// Replaces whole files: a reader sees the old file or the new one, never a mix.
package enum AtomicFile {
  /// Writes `bytes` to `path`, readable by its owner alone, or throws and keeps the old file.
  ///
  /// A symbolic link, pipe, device or folder at `path` is refused, not followed or replaced.
  /// Leftovers in the folder, from processes that were killed while writing, are removed.
  package static func replace(_ path: FilePath, with bytes: [UInt8]) throws(SystemError) {
    guard path.name.isPlainName else { throw SystemError(.write, .unusableName, path) }
    let folder = try Folder(path.folder, for: .write)
    try? folder.removeLeftovers()
    try folder.replace(path.name, with: bytes)
  }

  /// Throws what ``replace(_:with:)`` would throw, as far as that is known in advance.
  package static func check(_ path: FilePath) throws(SystemError) {
    guard !path.bytes.isEmpty else { throw SystemError(.write, .unusableName, path) }
    guard path.name.isPlainName else { throw SystemError(.replace, .kind(.folder), path) }
    let folder = try Folder(path.folder, for: .write)
    do { _ = try folder.status(ofRegular: path.name, for: .replace) } catch {
      throw SystemError(error.call, error.cause, path)
    }
    try retrying(.write, path) { faccessat(folder.descriptor.number, ".", W_OK, AT_EACCESS) }
  }

  /// Creates `path` with `bytes` in it; refuses if anything is already there.
  package static func create(_ path: FilePath, with bytes: [UInt8]) throws(SystemError) {
    guard path.name.isPlainName else { throw SystemError(.create, .unusableName, path) }
    let folder = try Folder(path.folder, for: .create)
    let file: Descriptor
    do throws(SystemError) {
      file = try folder.open(path.name, O_WRONLY | O_CREAT | O_EXCL, for: .create)
    } catch { throw SystemError(.create, error.cause, path) }
    try folder.removing(path.name) { () throws(SystemError) in
      try file.fill(with: bytes, path, mode: 0o644, for: .create)
    }
  }
}

extension Folder {
  /// Writes the whole file, or leaves the old one as it was.
  package func replace(_ name: FilePath, with bytes: [UInt8]) throws(SystemError) {
    _ = try status(ofRegular: name, for: .replace)
    if try !replaceNameless(name, with: bytes) { try replaceNamed(name, with: bytes) }
    try synchronize(for: .write)
  }

  /// Writes a file that gets its name once complete; false if the system has no nameless files.
  private func replaceNameless(
    _ name: FilePath, with bytes: [UInt8]
  ) throws(SystemError) -> Bool {
    let number = tf_open_nameless(descriptor.number)
    guard number >= 0 else { return false }
    let file = Descriptor(number)
    try file.fill(with: bytes, path.appending(name), for: .protect)
    if try link(file, as: name) { return true }
    guard errno == EEXIST else { return false }
    let temporary = FilePath(numberedBehind: Self.prefix)
    // Locked before it has a name, so that no other process takes it for a leftover.
    flock(file.number, LOCK_EX | LOCK_NB)
    guard try link(file, as: temporary) else { return false }
    try removing(temporary) { () throws(SystemError) in
      try rename(temporary, to: name, for: .replace)
    }
    return true
  }

  private func replaceNamed(_ name: FilePath, with bytes: [UInt8]) throws(SystemError) {
    let path = path.appending(name)
    let (temporary, file) = try makeTemporary(for: path)
    try removing(temporary) { () throws(SystemError) in
      try file.fill(with: bytes, path, for: .protect)
      try rename(temporary, to: name, for: .replace)
    }
  }

  fileprivate func removing(
    _ name: FilePath, ifFailing body: () throws(SystemError) -> Void
  ) throws(SystemError) {
    do { try body() } catch {
      try? unlink(name)
      throw error
    }
  }

  /// Gives a nameless file a name that is free; false if that fails.
  private func link(_ file: Descriptor, as name: FilePath) throws(SystemError) -> Bool {
    tf_name(file.number, descriptor.number, try name.cString(for: .write)) == 0
  }
}

/// Temporary files, which have a name of ours for a moment.
extension Folder {
  private static let prefix = ".tfield-"

  /// Makes a locked file; retries if another process removed it as a leftover before the lock.
  private func makeTemporary(
    for path: FilePath
  ) throws(SystemError) -> (name: FilePath, file: Descriptor) {
    while true {
      let name = FilePath(numberedBehind: Self.prefix)
      do throws(SystemError) {
        let file = try open(name, O_RDWR | O_CREAT | O_EXCL, for: .write)
        flock(file.number, LOCK_EX)
        if try file.status(for: .write, path).st_nlink > 0 { return (name, file) }
      } catch { throw SystemError(.write, error.cause, path) }
    }
  }

  /// Removes files left by processes of the same user that were killed while writing.
  ///
  /// A file still being written is locked; if its lock can't be tested, it stays for an hour.
  package func removeLeftovers() throws(SystemError) {
    for name in try entries() where name.isNumbered(behind: Self.prefix) {
      guard let status = try status(of: name, for: .remove), status.st_uid == geteuid(),
        FileKind(mode: status.st_mode) == .regular
      else { continue }
      let file = try? open(name, O_RDONLY | O_NONBLOCK, for: .remove)
      let isOld = status.st_mtim.tv_sec < Clock.secondsSince1970 - 3600
      if file?.takeLock() ?? isOld { try unlink(name) }
    }
  }
}

/// Adds whole lines to a file that several processes may write to at once.
package enum AppendFile {
  /// What was found in the file before the line was added.
  package enum Finding: Hashable, Sendable {
    /// The last line had no end; one was added, so that the new line stands on its own.
    case endedTornLine
    /// The line was already there, so nothing was added.
    case lineIsThere
  }

  /// A line that may have been added before: its start, and a test for whether it is complete.
  package struct Earlier {
    let start: [UInt8]
    let isWhole: ([UInt8]) -> Bool

    package init(start: [UInt8], isWhole: @escaping ([UInt8]) -> Bool) {
      self.start = start
      self.isWhole = isWhole
    }
  }

  private static let newline = UInt8(ascii: "\n")

  /// Adds `line` and a newline, synced to disk; on failure the file stays as it was.
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
      try file.lock(path, waitingAtMost: end - Clock.now)
      let (opened, named) = try (
        file.status(for: .append, path), folder.status(of: path.name, for: .append)
      )
      // Another file may have been put in this place while we waited.
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
        _ = try file.status(for: .append, path).regular(for: .append, path)
        return file
      } catch  where error.errno == ENOENT {}
    }
  }

  /// Makes the file, or returns `nil` if another process just did.
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
    let size = try file.status(for: .append, path).st_size
    var last = newline
    if size > 0 { try retrying(.append, path) { pread(file.number, &last, 1, size - 1) } }
    let isTorn = last != newline
    let bytes = (isTorn ? [newline] : []) + line + [newline]
    try Signals.saving { () throws(SystemError) in
      do throws(SystemError) {
        let count = try retrying(.append, path) { write(file.number, bytes, bytes.count) }
        guard count == bytes.count else { throw SystemError(.append, .cutShort, path) }
        try file.synchronize(for: .append, path)
      } catch {
        ftruncate(file.number, size)
        throw error
      }
    }
    return isTorn ? .endedTornLine : nil
  }

  private static func holds(
    _ line: Earlier, _ file: Descriptor, _ path: FilePath
  ) throws(SystemError) -> Bool {
    try retrying(.read, path) { lseek(file.number, 0, SEEK_SET) }
    /// The last line so far; of an overlong line only the first bytes are kept.
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
