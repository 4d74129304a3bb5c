import Glibc

/// A folder that only its owner can look into, for what is kept between two runs.
///
/// Everything in it is reached through the opened folder and by plain names, so nobody who
/// exchanges a part of the path can lead us elsewhere.
package struct PrivateFolder {
  let folder: Folder

  package var path: FilePath { folder.path }

  /// Opens the folder at `path` and, with `creating`, makes what is missing of the way to it.
  package init(_ path: FilePath, creating: Bool = true) throws(SystemError) {
    if creating { try Self.make(path) }
    do {
      folder = try Folder(path, for: .use, flags: O_NOFOLLOW)
    } catch  where error.errno == ENOTDIR || error.errno == ELOOP {
      let status = try Folder(path.folder, for: .use).status(of: path.name, for: .use)
      guard let status else { throw error }
      throw SystemError(.use, .kind(FileKind(mode: status.st_mode)), path)
    }
    let descriptor = folder.descriptor
    let status = try descriptor.status(for: .use, path)
    try Self.requireOurs(status, path)
    guard status.st_mode & 0o7777 != 0o700 else { return }
    try retrying(.protect, path) { fchmod(descriptor.number, 0o700) }
  }

  fileprivate static func requireOurs(_ status: stat, _ path: FilePath) throws(SystemError) {
    guard status.st_uid == geteuid() else { throw SystemError(.use, .foreignOwner, path) }
    guard status.st_mode & 0o022 == 0 else { throw SystemError(.use, .openToOthers, path) }
  }
}

extension PrivateFolder {
  /// Makes `path` and the folders above it, each for us alone.
  private static func make(_ path: FilePath) throws(SystemError) {
    guard path.name.isPlainName else { throw SystemError(.create, .unusableName, path) }
    do {
      try make(path.name, in: Folder(path.folder, for: .create))
    } catch  where error.errno == ENOENT && path.folder != path {
      try make(path.folder)
      try make(path.name, in: Folder(path.folder, for: .create))
    }
  }

  private static func make(_ name: FilePath, in parent: Folder) throws(SystemError) {
    guard try parent.status(of: name, for: .create) == nil else { return }
    // Root must leave nothing of its own in somebody else's home.
    let owner = try parent.descriptor.status(for: .create, parent.path).st_uid
    guard owner == geteuid() || owner == 0 else {
      throw SystemError(.create, .foreignOwner, parent.path)
    }
    do {
      try parent.call(.create, on: name) { mkdirat(parent.descriptor.number, $0, 0o700) }
    } catch  where error.errno == EEXIST { return }
    try parent.protect(name, mode: 0o700)
  }
}

extension PrivateFolder {
  /// The names of all files here in the order of their bytes; those that begin with a dot are ours.
  package func names() throws(SystemError) -> [FilePath] {
    try folder.entries().filter { $0.bytes.first != UInt8(ascii: ".") }
      .sorted { $0.bytes.lexicographicallyPrecedes($1.bytes) }
  }

  /// Removes what a process left that was killed while it wrote.
  package func removeLeftovers() throws(SystemError) { try folder.removeLeftovers() }

  /// The bytes of a file, or `nil` if there is none of this name.
  package func read(_ name: FilePath, limit: Int) throws(SystemError) -> [UInt8]? {
    guard try folder.status(ofRegular: name, for: .read) != nil else { return nil }
    let file = try folder.read(name)
    try Self.requireOurs(file.status, file.path)
    guard file.status.st_nlink == 1 else { throw SystemError(.read, .severalLinks, file.path) }
    return try file.bytes(limit: limit)
  }
}

extension PrivateFolder {
  /// Writes a file whole or leaves it as it was.
  package func replace(_ name: FilePath, with bytes: [UInt8]) throws(SystemError) {
    try folder.replace(name, with: bytes)
  }

  /// Removes a file; that there is none is fine.
  package func remove(_ name: FilePath) throws(SystemError) {
    do {
      try folder.remove(name)
      try folder.synchronize(for: .remove)
    } catch  where error.errno == ENOENT {}
  }

  /// Gives a file another name, in place of whatever had it.
  package func rename(_ old: FilePath, to new: FilePath) throws(SystemError) {
    try folder.rename(old, to: new, for: .rename)
    try folder.synchronize(for: .rename)
  }

  /// Locks a name for this process, or answers `nil` while another process keeps it for so long.
  ///
  /// The lock ends with the answer's life or the process, whichever is first.
  package func lock(
    _ name: FilePath, waitingAtMost limit: Duration = .zero
  ) throws(SystemError) -> FileLock? {
    guard name.isPlainName else { throw SystemError(.lock, .unusableName, path.appending(name)) }
    let hidden = FilePath(bytes: [UInt8(ascii: ".")] + name.bytes + ".lock".utf8)
    let flags = O_RDWR | O_CREAT | O_NONBLOCK
    let file: Descriptor
    do { file = try folder.open(hidden, flags, for: .lock) } catch  where error.errno == EACCES {
      // A lock file is its owner's to open, whatever the umask of whoever made it.
      try folder.protect(hidden)
      file = try folder.open(hidden, flags, for: .lock)
    }
    do {
      return try FileLock.wait(for: file, path.appending(name), atMost: limit)
    } catch  where error.cause == .locked { return nil }
  }
}
