import Glibc

/// An opened folder, in which files are reached by name alone.
package struct Folder {
  package let path: FilePath
  let descriptor: Descriptor

  init(_ path: FilePath, for call: SystemError.Call, flags: Int32 = 0) throws(SystemError) {
    self.init(path, try Descriptor(path, O_RDONLY | O_DIRECTORY | flags, for: call))
  }

  private init(_ path: FilePath, _ descriptor: Descriptor) {
    self.path = path
    self.descriptor = descriptor
  }

  /// The folder that `steps` lead to from this one, without following links.
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

  func read(_ name: FilePath) throws(SystemError) -> ReadFile {
    try ReadFile(open(name, O_RDONLY | O_NONBLOCK, for: .read), path.appending(name))
  }

  /// The status of `name`, without following links; `nil` if it doesn't exist.
  func status(of name: FilePath, for call: SystemError.Call) throws(SystemError) -> stat? {
    var status = stat()
    do {
      try self.call(call, on: name) {
        fstatat(descriptor.number, $0, &status, AT_SYMLINK_NOFOLLOW)
      }
      return status
    } catch  where error.errno == ENOENT { return nil }
  }

  /// The status of a regular file; anything else at that name is refused.
  func status(
    ofRegular name: FilePath, for call: SystemError.Call
  ) throws(SystemError) -> stat? {
    try status(of: name, for: call)?.regular(for: call, path.appending(name))
  }

  /// Restricts a file, or with another mode a folder, to its owner.
  func protect(_ name: FilePath, mode: mode_t = 0o600) throws(SystemError) {
    try call(.protect, on: name) { fchmodat(descriptor.number, $0, mode, 0) }
  }

  func unlink(_ name: FilePath, flags: Int32 = 0) throws(SystemError) {
    try call(.remove, on: name) { unlinkat(descriptor.number, $0, flags) }
  }

  /// Removes everything in it without following links; what can't be removed stays.
  ///
  /// Folders nested deeper than `depth` stay.
  func empty(depth: Int = 100) {
    for name in (try? entries()) ?? [] {
      do throws(SystemError) {
        try unlink(name)
      } catch {
        guard error.errno == EISDIR, depth > 0 else { continue }
        (try? inner([name], for: .remove))?.empty(depth: depth - 1)
        try? unlink(name, flags: AT_REMOVEDIR)
      }
    }
  }

  /// Renames a file, replacing whatever had the new name.
  package func rename(
    _ old: FilePath, to new: FilePath, for call: SystemError.Call = .rename
  ) throws(SystemError) {
    let old = try old.cString(for: call)
    try self.call(call, on: new) {
      renameat(descriptor.number, old, descriptor.number, $0)
    }
  }

  /// Syncs the names in this folder to disk, if the file system can.
  func synchronize(for call: SystemError.Call) throws(SystemError) {
    do {
      try descriptor.synchronize(for: call, path)
    } catch  where error.errno == EINVAL || error.errno == EROFS {}
  }
}

extension Folder {
  /// The names in it, but for `.` and `..`.
  func entries(atMost most: Int = .max) throws(SystemError) -> [FilePath] {
    let copy = try open(".", O_RDONLY | O_DIRECTORY, for: .list)
    guard let stream = fdopendir(fcntl(copy.number, F_DUPFD_CLOEXEC, 3)) else {
      throw .last(.list, path)
    }
    defer { closedir(stream) }
    var names: [FilePath] = []
    while names.count < most {
      // `readdir` reports the end and a failure alike, except for `errno`.
      errno = 0
      guard let entry = readdir(stream) else { break }
      let name = withUnsafeBytes(of: &entry.pointee.d_name) {
        FilePath(bytes: $0.prefix { $0 != 0 })
      }
      if name != "." && name != ".." { names.append(name) }
    }
    guard errno == 0 else { throw .last(.list, path) }
    return names
  }

  /// Makes a system call on a name in this folder; refuses names that would lead out of it.
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

// A folder that only its owner can look into, for what is kept between two runs.
//
// Everything in it is reached through the opened folder and by plain names, so nobody who
// replaces a part of the path can lead us elsewhere.
extension Folder {
  /// Opens the folder at `path`; `creating` makes it and any missing parents.
  package init(private path: FilePath, creating: Bool = true) throws(SystemError) {
    if creating { try Self.make(path) }
    do {
      try self.init(path, for: .use, flags: O_NOFOLLOW)
    } catch  where error.errno == ENOTDIR || error.errno == ELOOP {
      let status = try Folder(path.folder, for: .use).status(of: path.name, for: .use)
      guard let status else { throw error }
      throw SystemError(.use, .kind(FileKind(mode: status.st_mode)), path)
    }
    let status = try descriptor.status(for: .use, path)
    try Self.requireOurs(status, path)
    guard status.st_mode & 0o7777 != 0o700 else { return }
    try retrying(.protect, path) { [descriptor] in fchmod(descriptor.number, 0o700) }
  }

  private static func requireOurs(_ status: stat, _ path: FilePath) throws(SystemError) {
    guard status.st_uid == geteuid() else { throw SystemError(.use, .foreignOwner, path) }
    guard status.st_mode & 0o022 == 0 else { throw SystemError(.use, .openToOthers, path) }
  }

  /// Makes `path` and any missing parents, each for us alone.
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

  /// The names of all files here, sorted by bytes; hidden ones are ours and left out.
  package func names() throws(SystemError) -> [FilePath] {
    try entries().filter { $0.bytes.first != UInt8(ascii: ".") }
      .sorted { $0.bytes.lexicographicallyPrecedes($1.bytes) }
  }

  package func read(_ name: FilePath, limit: Int) throws(SystemError) -> [UInt8]? {
    guard try status(ofRegular: name, for: .read) != nil else { return nil }
    let file = try read(name)
    try Self.requireOurs(file.status, file.path)
    guard file.status.st_nlink == 1 else { throw SystemError(.read, .severalLinks, file.path) }
    return try file.bytes(limit: limit)
  }

  package func remove(_ name: FilePath) throws(SystemError) {
    do {
      try unlink(name)
      try synchronize(for: .remove)
    } catch  where error.errno == ENOENT {}
  }

  /// Locks a name for this process, or returns `nil` if another process keeps it beyond `limit`.
  ///
  /// The lock ends when the result is released or the process ends.
  package func lock(
    _ name: FilePath, waitingAtMost limit: Duration = .zero
  ) throws(SystemError) -> FolderLock? {
    guard name.isPlainName else { throw SystemError(.lock, .unusableName, path.appending(name)) }
    let hidden = FilePath(bytes: [UInt8(ascii: ".")] + name.bytes + ".lock".utf8)
    let end = Clock.now + limit
    while true {
      let file = try openLock(hidden)
      do {
        try file.lock(path.appending(name), waitingAtMost: end - Clock.now)
      } catch  where error.cause == .locked { return nil }
      // Who had it before has removed the file.
      let isThere = try file.status(for: .lock, path.appending(name)).st_nlink > 0
      if isThere { return FolderLock(file, named: hidden, in: self) }
    }
  }

  private func openLock(_ name: FilePath) throws(SystemError) -> Descriptor {
    let flags = O_RDWR | O_CREAT | O_NONBLOCK
    do { return try open(name, flags, for: .lock) } catch  where error.errno == EACCES {
      // The umask may have kept even the owner from opening it.
      try protect(name)
      return try open(name, flags, for: .lock)
    }
  }
}

/// A name in a folder, locked for this process; releasing it removes the lock's file.
///
/// The file of a killed process stays, but nobody holds its lock.
package final class FolderLock {
  private let file: Descriptor
  private let name: FilePath
  private let folder: Folder

  fileprivate init(_ file: Descriptor, named name: FilePath, in folder: Folder) {
    (self.file, self.name, self.folder) = (file, name, folder)
  }

  deinit { try? folder.unlink(name) }
}

/// A private folder among the temporary files; releasing it removes it and everything in it.
package final class ScratchFolder {
  package let folder: Folder
  private let place: Folder
  /// If nobody holds this lock, the process that made the folder was killed.
  private let lock: FolderLock?

  /// Makes one in `place`, a folder where nobody else can replace it.
  package init(in place: FilePath = ScratchFolder.place) throws(SystemError) {
    self.place = try Folder(place, for: .create)
    let status = try self.place.descriptor.status(for: .create, place)
    guard status.st_mode & 0o022 == 0 || status.st_mode & S_ISVTX != 0 else {
      throw SystemError(.create, .openToOthers, place)
    }
    Self.removeAbandoned(in: self.place)
    folder = try Folder(private: place.appending(FilePath(numberedBehind: Self.prefix)))
    lock = try? folder.lock(Self.owner)
  }

  deinit { Self.remove(folder, from: place) }

  private static func remove(_ folder: Folder, from place: Folder) {
    folder.empty()
    try? place.unlink(folder.path.name, flags: AT_REMOVEDIR)
  }

  /// The folder for temporary files: `TMPDIR` if that is an absolute path, else `/tmp`.
  package static var place: FilePath {
    let wanted = Environment.bytes(of: "TMPDIR").map { FilePath(bytes: $0) }
    return wanted.flatMap { $0.isAbsolute ? $0 : nil } ?? "/tmp"
  }
}

extension ScratchFolder {
  private static let prefix = "tfield-"
  private static let owner: FilePath = "owner"
  private static let ownerFile: FilePath = ".owner.lock"
  /// For a day, people may still save to it from an editor that outlived us.
  private static let secondsKept = 86_400

  /// Removes the folders that killed processes left behind, as far as possible.
  private static func removeAbandoned(in place: Folder) {
    for name in (try? place.entries()) ?? [] where isAbandoned(name, in: place) {
      let path = place.path.appending(name)
      guard let folder = try? Folder(private: path, creating: false),
        let names = try? folder.entries(), names.contains(ownerFile),
        let lock = try? folder.lock(owner)
      else { continue }
      withExtendedLifetime(lock) { remove(folder, from: place) }
    }
  }

  /// Whether a folder is named and protected like ours, and hasn't been touched for long.
  private static func isAbandoned(_ name: FilePath, in place: Folder) -> Bool {
    guard name.isNumbered(behind: prefix), let status = try? place.status(of: name, for: .remove)
    else { return false }
    return status.st_mode == S_IFDIR | 0o700 && status.st_uid == geteuid()
      && status.st_mtim.tv_sec < Clock.secondsSince1970 - secondsKept
  }
}

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
