import Glibc

/// An opened folder, in which files are reached by name alone.
struct Folder {
  let path: FilePath
  let descriptor: Descriptor

  init(_ path: FilePath, for call: SystemError.Call, flags: Int32 = 0) throws(SystemError) {
    self.init(path, try Descriptor(path, O_RDONLY | O_DIRECTORY | flags, for: call))
  }

  private init(_ path: FilePath, _ descriptor: Descriptor) {
    self.path = path
    self.descriptor = descriptor
  }

  /// The folder in this one to which `steps` lead, no link among them.
  func inner(
    _ steps: some Sequence<FilePath>, for call: SystemError.Call
  ) throws(SystemError) -> Folder {
    var folder = self
    for step in steps {
      let inner = try folder.open(step, O_RDONLY | O_DIRECTORY, for: call)
      folder = Folder(folder.path.appending(step), inner)
    }
    return folder
  }

  func open(
    _ name: FilePath, _ flags: Int32, for call: SystemError.Call
  ) throws(SystemError) -> Descriptor {
    let flags = flags | O_CLOEXEC | O_NOFOLLOW | O_NOCTTY
    return Descriptor(
      try self.call(call, on: name) { openat(descriptor.number, $0, flags, 0o600) })
  }

  /// Opens a regular file to be read.
  func read(_ name: FilePath) throws(SystemError) -> ReadFile {
    try ReadFile(open(name, O_RDONLY | O_NONBLOCK, for: .read), path.appending(name))
  }

  /// What stands at `name`, links not followed, or `nil` if nothing does.
  func status(of name: FilePath, for call: SystemError.Call) throws(SystemError) -> stat? {
    var status = stat()
    do {
      try self.call(call, on: name) {
        fstatat(descriptor.number, $0, &status, AT_SYMLINK_NOFOLLOW)
      }
      return status
    } catch  where error.errno == ENOENT { return nil }
  }

  /// The same of a regular file; whatever else stands there is refused.
  func status(
    ofRegular name: FilePath, for call: SystemError.Call
  ) throws(SystemError) -> stat? {
    guard let status = try status(of: name, for: call) else { return nil }
    let kind = FileKind(mode: status.st_mode)
    guard kind == .regular else { throw SystemError(call, .kind(kind), path.appending(name)) }
    return status
  }

  /// Lets only its owner use a file or, with another mode, a folder.
  func protect(_ name: FilePath, mode: mode_t = 0o600) throws(SystemError) {
    try call(.protect, on: name) { fchmodat(descriptor.number, $0, mode, 0) }
  }

  func remove(_ name: FilePath, flags: Int32 = 0) throws(SystemError) {
    try call(.remove, on: name) { unlinkat(descriptor.number, $0, flags) }
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
        (try? inner([name], for: .remove))?.empty(depth: depth - 1)
        try? remove(name, flags: AT_REMOVEDIR)
      }
    }
  }

  func rename(
    _ old: FilePath, to new: FilePath, for call: SystemError.Call
  ) throws(SystemError) {
    let old = try old.cString(for: call)
    try self.call(call, on: new) {
      renameat(descriptor.number, old, descriptor.number, $0)
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
  func entries(atMost most: Int = .max) throws(SystemError) -> [FilePath] {
    let copy = try open(".", O_RDONLY | O_DIRECTORY, for: .list)
    guard let stream = fdopendir(fcntl(copy.number, F_DUPFD_CLOEXEC, 3)) else {
      throw .last(.list, path)
    }
    defer { closedir(stream) }
    var names: [FilePath] = []
    while names.count < most {
      // Only this tells the end from a failure.
      errno = 0
      guard let entry = readdir(stream) else { break }
      names.append(
        withUnsafeBytes(of: &entry.pointee.d_name) { FilePath(bytes: $0.prefix { $0 != 0 }) })
    }
    guard errno == 0 else { throw .last(.list, path) }
    return names
  }

  /// Makes a system call about a name in this folder, which never leads out of it.
  @discardableResult
  func call<Number: FixedWidthInteger>(
    _ call: SystemError.Call, on name: FilePath, _ body: (UnsafePointer<CChar>) -> Number
  ) throws(SystemError) -> Number {
    guard name.isPlainName || name == "." else {
      throw SystemError(call, .unusableName, path.appending(name))
    }
    let pointer = try name.cString(for: call)
    return try retrying(call, path.appending(name)) { body(pointer) }
  }
}
