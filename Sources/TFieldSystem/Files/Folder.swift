import Glibc

/// An opened folder, in which files are reached by name alone.
struct Folder {
  let path: FilePath
  let descriptor: Descriptor

  init(_ path: FilePath, for call: SystemError.Call, flags: Int32 = 0) throws(SystemError) {
    let number = try path.withCString(for: call) { name throws(SystemError) in
      try retrying(call, path) {
        Glibc.open(name, O_RDONLY | O_DIRECTORY | O_CLOEXEC | flags)
      }
    }
    self.init(path, Descriptor(number))
  }

  init(_ path: FilePath, _ descriptor: Descriptor) {
    self.path = path
    self.descriptor = descriptor
  }

  /// A folder in this one, no link.
  func inner(_ name: FilePath, for call: SystemError.Call) throws(SystemError) -> Folder {
    Folder(path.appending(name), try open(name, O_RDONLY | O_DIRECTORY, for: call))
  }

  func open(
    _ name: FilePath, _ flags: Int32, for call: SystemError.Call
  ) throws(SystemError) -> Descriptor {
    let path = path.appending(name)
    let number = try name.withCString(for: call) { pointer throws(SystemError) in
      try retrying(call, path) {
        openat(descriptor.number, pointer, flags | O_CLOEXEC | O_NOFOLLOW | O_NOCTTY, 0o600)
      }
    }
    return Descriptor(number)
  }

  /// What stands at `name`, links not followed, or `nil` if nothing does.
  func status(of name: FilePath, for call: SystemError.Call) throws(SystemError) -> stat? {
    var status = stat()
    let path = path.appending(name)
    let result = try name.withCString(for: call) { pointer in
      fstatat(descriptor.number, pointer, &status, AT_SYMLINK_NOFOLLOW)
    }
    if result == 0 { return status }
    guard errno == ENOENT else { throw .last(call, path) }
    return nil
  }

  /// Makes a file its owner's alone to read and write.
  func protect(_ name: FilePath) throws(SystemError) {
    let path = path.appending(name)
    try name.withCString(for: .protect) { pointer throws(SystemError) in
      _ = try retrying(.protect, path) { fchmodat(descriptor.number, pointer, 0o600, 0) }
    }
  }

  func remove(_ name: FilePath, flags: Int32 = 0) throws(SystemError) {
    let path = path.appending(name)
    try name.withCString(for: .remove) { pointer throws(SystemError) in
      _ = try retrying(.remove, path) { unlinkat(descriptor.number, pointer, flags) }
    }
  }

  /// Removes all that is in it, no link followed; what can't be removed stays.
  ///
  /// Nobody makes folders in folders without end: beyond `depth` of them, all stays.
  func empty(depth: Int = 100) {
    for name in (try? entries()) ?? [] where name != "." && name != ".." {
      do throws(SystemError) {
        try remove(name)
      } catch {
        guard error.errno == EISDIR, depth > 0 else { continue }
        (try? inner(name, for: .remove))?.empty(depth: depth - 1)
        try? remove(name, flags: AT_REMOVEDIR)
      }
    }
  }

  func rename(
    _ old: FilePath, to new: FilePath, for call: SystemError.Call
  ) throws(SystemError) {
    let path = path.appending(new)
    try old.withCString(for: call) { from throws(SystemError) in
      try new.withCString(for: call) { to throws(SystemError) in
        _ = try retrying(call, path) {
          renameat(descriptor.number, from, descriptor.number, to)
        }
      }
    }
  }

  /// Makes the names in this folder outlive a loss of power, where the file system can.
  func synchronize(for call: SystemError.Call) throws(SystemError) {
    do {
      try descriptor.synchronize(for: call, path)
    } catch  where error.errno == EINVAL || error.errno == EROFS {}
  }
}

extension Folder {
  /// Every name in it, `.` and `..` among them.
  func entries() throws(SystemError) -> [FilePath] {
    let copy = try open(".", O_RDONLY | O_DIRECTORY, for: .list)
    guard let stream = fdopendir(fcntl(copy.number, F_DUPFD_CLOEXEC, 3)) else {
      throw .last(.list, path)
    }
    defer { closedir(stream) }
    var names: [FilePath] = []
    while true {
      // Only this tells the end from a failure.
      errno = 0
      guard let entry = readdir(stream) else { break }
      names.append(Self.name(of: entry))
    }
    guard errno == 0 else { throw .last(.list, path) }
    return names
  }

  private static func name(of entry: UnsafeMutablePointer<dirent>) -> FilePath {
    withUnsafeBytes(of: &entry.pointee.d_name) { FilePath(bytes: $0.prefix { $0 != 0 }) }
  }
}
