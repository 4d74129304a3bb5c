import CSystem
import Glibc

/// Replaces whole files, so that a reader sees the old or the new one and nothing between.
package enum AtomicFile {
  /// Puts `bytes` at `path`, readable by its owner alone, or throws and leaves what was there.
  ///
  /// A symbolic link, pipe, device or folder at `path` is refused, not followed or replaced. What a
  /// process left in the folder that was killed while it wrote is removed.
  package static func replace(_ path: FilePath, with bytes: [UInt8]) throws(SystemError) {
    guard path.name.isPlainName else { throw SystemError(.write, .unusableName, path) }
    let folder = try Folder(path.folder, for: .write)
    try? folder.removeLeftovers()
    try folder.replace(path.name, with: bytes)
  }

  /// Throws what ``replace(_:with:)`` would, as far as that can be known before there are bytes.
  package static func check(_ path: FilePath) throws(SystemError) {
    guard !path.bytes.isEmpty else { throw SystemError(.write, .unusableName, path) }
    guard path.name.isPlainName else { throw SystemError(.replace, .kind(.folder), path) }
    let folder = try Folder(path.folder, for: .write)
    do { _ = try folder.status(ofRegular: path.name, for: .replace) } catch {
      throw SystemError(error.call, error.cause, path)
    }
    try retrying(.write, path) { faccessat(folder.descriptor.number, ".", W_OK, AT_EACCESS) }
  }

  /// Creates `path` with `bytes` in it; whatever stands there already is refused and kept.
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
  /// Writes a file whole or leaves it as it was.
  package func replace(_ name: FilePath, with bytes: [UInt8]) throws(SystemError) {
    _ = try status(ofRegular: name, for: .replace)
    if try !replaceNameless(name, with: bytes) { try replaceNamed(name, with: bytes) }
    try synchronize(for: .write)
  }

  /// Fills a file that has no name before it is whole; false where the system has no such files.
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
    // Locked before it has a name: no other process takes it for a leftover.
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

  /// Removes a file of ours if what is done with it fails.
  fileprivate func removing(
    _ name: FilePath, ifFailing body: () throws(SystemError) -> Void
  ) throws(SystemError) {
    do { try body() } catch {
      try? unlink(name)
      throw error
    }
  }

  /// Gives a nameless file a name that is free.
  private func link(_ file: Descriptor, as name: FilePath) throws(SystemError) -> Bool {
    tf_name(file.number, descriptor.number, try name.cString(for: .write)) == 0
  }
}

/// Files that have a name of ours for a moment.
extension Folder {
  private static let prefix = ".tfield-"

  /// Makes a file and locks it; another process may have taken it for a leftover before that.
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

  /// Removes what was left by a process of the same user that was killed while it wrote.
  ///
  /// Whoever still writes has the file locked; one that can't be asked counts after an hour.
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
