import CSystem
import Glibc

/// An open file descriptor, closed with the last reference to it; that also ends its lock.
package final class Descriptor: Sendable {
  let number: Int32

  /// Takes over a descriptor; 0 to 2 are moved up, since they are the standard streams.
  init(_ number: Int32) {
    guard (0...2).contains(number) else {
      self.number = number
      return
    }
    self.number = fcntl(number, F_DUPFD_CLOEXEC, 3)
    close(number)
  }

  convenience init(
    _ path: FilePath, _ flags: Int32, for call: SystemError.Call
  ) throws(SystemError) {
    let name = try path.cString(for: call)
    self.init(try retrying(call, path) { open(name, flags | O_CLOEXEC) })
  }

  deinit { close(number) }

  /// Makes a pipe; both ends are non-blocking and closed on exec.
  static func pipe() throws(SystemError) -> (reading: Descriptor, writing: Descriptor) {
    var ends: [Int32] = [-1, -1]
    guard tf_pipe(&ends) == 0 else { throw .last(.open) }
    return (Descriptor(ends[0]), Descriptor(ends[1]))
  }
}

extension Descriptor {
  func status(for call: SystemError.Call, _ path: FilePath?) throws(SystemError) -> stat {
    var status = stat()
    guard fstat(number, &status) == 0 else { throw .last(call, path) }
    return status
  }

  /// Fills a new file and syncs it to disk.
  func fill(
    with bytes: [UInt8], _ path: FilePath, mode: mode_t = 0o600, for call: SystemError.Call
  ) throws(SystemError) {
    try retrying(call, path) { fchmod(number, mode) }
    try Output.write(bytes, to: number, path)
    try synchronize(for: .write, path)
  }

  /// Takes the file's lock; false if another process has it, `nil` if locks aren't supported.
  func takeLock() -> Bool? {
    if flock(number, LOCK_EX | LOCK_NB) == 0 { return true }
    return errno == EWOULDBLOCK || errno == EINTR ? false : nil
  }

  /// Takes the file's lock once no other process has it; throws if that takes too long.
  func lock(_ path: FilePath, waitingAtMost limit: Duration) throws(SystemError) {
    let end = Clock.now + limit
    while true {
      guard let isTaken = takeLock() else { throw .last(.lock, path) }
      if isTaken { return }
      guard Clock.now < end else { throw SystemError(.lock, .locked, path) }
      _ = Awaited.first(of: [], atMost: .milliseconds(2))
    }
  }

  func synchronize(for call: SystemError.Call, _ path: FilePath) throws(SystemError) {
    try retrying(call, path) { fsync(number) }
  }
}

extension stat {
  /// The status, if it is that of a regular file; anything else is refused.
  func regular(for call: SystemError.Call, _ path: FilePath) throws(SystemError) -> stat {
    let kind = FileKind(mode: st_mode)
    guard kind == .regular else { throw SystemError(call, .kind(kind), path) }
    return self
  }
}

/// Reads at most `count` bytes, once; an empty result means the end.
func readOnce(
  _ number: Int32, atMost count: Int, _ path: FilePath? = nil
) throws(SystemError) -> [UInt8] {
  var result = 0
  let bytes = [UInt8](unsafeUninitializedCapacity: max(0, count)) { buffer, filled in
    repeat {
      result = read(number, buffer.baseAddress, buffer.count)
    } while result < 0 && errno == EINTR
    filled = max(0, result)
  }
  guard result >= 0 else { throw .last(.read, path) }
  return bytes
}

/// Repeats a call that a signal interrupted, and throws if it fails.
@discardableResult
func retrying<Number: FixedWidthInteger>(
  _ call: SystemError.Call, _ path: FilePath? = nil, _ body: () -> Number
) throws(SystemError) -> Number {
  while true {
    let result = body()
    if result >= 0 { return result }
    guard errno == EINTR else { throw .last(call, path) }
  }
}

/// A file or standard input, read from start to end as bytes.
///
/// Folders, devices and named pipes are refused, and none of them can make us wait. A pipe that
/// our caller opened, such as standard input or `/dev/fd/63`, is read like a file.
package final class ReadFile {
  package let path: FilePath
  /// `nil` for standard input.
  private let file: Descriptor?
  let status: stat

  package var size: Int { max(0, Int(status.st_size)) }

  /// Opens `path`, where `-` is standard input; `takesPipes: false` refuses pipes with a name.
  package convenience init(_ path: FilePath, takesPipes: Bool = true) throws(SystemError) {
    if path == "-" {
      try self.init(nil, path) { $0 != .folder && $0 != .blockDevice }
      return
    }
    let file = try Descriptor(path, O_RDONLY | O_NONBLOCK | O_NOCTTY, for: .open)
    let isHandedOver =
      takesPipes && (path.bytes.starts(with: "/dev/fd/".utf8) || path == "/dev/stdin")
    try self.init(file, path) { $0 == .regular || $0 == .pipe && isHandedOver }
  }

  init(
    _ file: Descriptor?, _ path: FilePath, admits: (FileKind) -> Bool = { $0 == .regular }
  ) throws(SystemError) {
    (self.file, self.path) = (file, path)
    var status = stat()
    guard fstat(file?.number ?? STDIN_FILENO, &status) == 0 else { throw .last(.read, path) }
    self.status = status
    let kind = FileKind(mode: status.st_mode)
    guard admits(kind) else { throw SystemError(.read, .kind(kind), path) }
  }

  /// The next bytes, at most `count` of them; empty at the end.
  package func next(atMost count: Int) throws(SystemError) -> [UInt8] {
    let number = file?.number ?? STDIN_FILENO
    while true {
      do {
        return try readOnce(number, atMost: count, path)
      } catch  where error.errno == EAGAIN {
        _ = Awaited.first(of: [Awaited(number, .readable)], atMost: nil)
      }
    }
  }
}

extension ReadFile {
  /// All bytes of the file at `path`, or of standard input for `-`; throws beyond `limit`.
  package static func bytes(of path: FilePath, limit: Int) throws(SystemError) -> [UInt8] {
    try ReadFile(path).bytes(limit: limit)
  }

  /// All bytes that weren't read yet; throws beyond `limit`.
  package func bytes(limit: Int) throws(SystemError) -> [UInt8] {
    // The expected size is read in one go, without moving the bytes; the rest in blocks.
    var bytes = try next(atMost: min(max(size, 4_095), max(0, limit)) + 1)
    while true {
      guard bytes.count <= limit else { throw SystemError(.read, .tooLarge(limit: limit), path) }
      let block = size > 0 ? 4_095 : 65_535
      let next = try next(atMost: min(block, limit - bytes.count) + 1)
      guard !next.isEmpty else { return bytes }
      bytes += next
    }
  }
}

/// Writes files in one folder and its subfolders, never through a link and never outside.
package struct EnclosedFile {
  private static let sizeLimit = 1 << 20

  private let folder: Folder
  private let name: FilePath

  /// Opens the folder that holds `path`, which leads down from `root` through existing folders.
  ///
  /// Absolute paths, paths with `..` and hidden names are refused.
  package init(_ path: FilePath, in root: FilePath) throws(SystemError) {
    let steps = path.steps
    let isHidden = steps.contains { $0.bytes.first == UInt8(ascii: ".") && $0 != "." }
    guard !path.isAbsolute, !isHidden, let name = steps.last, name.isPlainName else {
      throw SystemError(.write, .outside(root), path)
    }
    folder = try Folder(root, for: .write).inner(
      steps.dropLast().filter { $0 != "." }, for: .write)
    self.name = name
  }

  package var path: FilePath { folder.path.appending(name) }

  package func bytes() throws(SystemError) -> [UInt8]? {
    guard try folder.status(ofRegular: name, for: .replace) != nil else { return nil }
    return try folder.read(name).bytes(limit: Self.sizeLimit)
  }

  /// Writes the file whole or leaves it as it was.
  package func replace(with bytes: [UInt8]) throws(SystemError) {
    try folder.replace(name, with: bytes)
  }
}

extension EnclosedFile {
  /// The bytes of a regular file in `root` or below it; the name may contain links.
  ///
  /// Links are resolved once; then every step must be a real folder. The checks apply to the opened
  /// file itself, so no pipe, device or file elsewhere is ever read.
  package static func bytes(
    of name: FilePath, in root: FilePath, limit: Int
  ) throws(SystemError) -> [UInt8] {
    let path = root.appending(name)
    let top = try root.resolved(for: .read)
    let file: FilePath
    do throws(SystemError) {
      file = try path.resolved(for: .read)
    } catch {
      // A path outside of `root` doesn't reveal what is there.
      throw name.isAbsolute || name.leadsUp ? SystemError(.read, .outside(root), path) : error
    }
    guard file.steps.starts(with: top.steps), file != top, let last = file.steps.last else {
      throw SystemError(.read, .outside(root), path)
    }
    let below = file.steps.dropFirst(top.steps.count).dropLast()
    let opened = try Folder(top, for: .read).inner(below, for: .read).read(last)
    return try opened.bytes(limit: limit)
  }
}

/// A request to the system that failed or was refused: the call, the file and the cause.
package struct SystemError: Error, Hashable, Sendable {
  /// The verb of the sentence that reports the failure.
  package enum Call: String, Hashable, Sendable {
    case open, read, write, create, replace, append, lock, remove, rename, list, run
    case use, watch, protect
  }

  /// Why it failed; the plain cases are named like the reasons in the catalogues.
  package enum Cause: Hashable, Sendable {
    case code(Int32)
    case kind(FileKind)
    case tooLarge(limit: Int)
    case unusableName
    case newlineInside
    case locked
    case cutShort
    case noAnswer
    case hungUp
    case foreignOwner
    case openToOthers
    case severalLinks
    case background
    case smallStack(limit: Int, needed: Int)
    case smallMemory(needed: Int)
    /// The file isn't in the folder where all files have to be.
    case outside(FilePath)
    /// The file there is of another kind than the one that would replace it.
    case notRecorded
  }

  package var call: Call
  package var cause: Cause
  package var path: FilePath?

  package init(_ call: Call, _ cause: Cause, _ path: FilePath? = nil) {
    self.call = call
    self.cause = cause
    self.path = path
  }

  /// The failure that the last call left in `errno`.
  static func last(_ call: Call, _ path: FilePath? = nil) -> SystemError {
    SystemError(call, .code(Glibc.errno), path)
  }

  /// The system's error number, or 0 if the refusal was our own.
  package var errno: Int32 {
    if case .code(let code) = cause { code } else { 0 }
  }
}
