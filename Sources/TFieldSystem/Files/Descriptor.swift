import CSystem
import Glibc

/// An open file descriptor, closed with the last reference to it.
final class Descriptor: Sendable {
  let number: Int32

  /// Takes over a descriptor; one of 0 to 2 is moved up, where nothing of ours is expected.
  init(_ number: Int32) {
    guard (0...2).contains(number) else {
      self.number = number
      return
    }
    self.number = fcntl(number, F_DUPFD_CLOEXEC, 3)
    close(number)
  }

  /// Opens what stands at a path.
  convenience init(
    _ path: FilePath, _ flags: Int32, for call: SystemError.Call
  ) throws(SystemError) {
    let name = try path.cString(for: call)
    self.init(try retrying(call, path) { open(name, flags | O_CLOEXEC) })
  }

  deinit { close(number) }

  /// The two ends of a pipe, both non-blocking and closed on exec.
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

  func requireRegular(for call: SystemError.Call, _ path: FilePath) throws(SystemError) -> stat {
    let status = try status(for: call, path)
    let kind = FileKind(mode: status.st_mode)
    guard kind == .regular else { throw SystemError(call, .kind(kind), path) }
    return status
  }

  /// Fills a new file and has it on the disk when this returns.
  func fill(
    with bytes: [UInt8], _ path: FilePath, mode: mode_t = 0o600, for call: SystemError.Call
  ) throws(SystemError) {
    try retrying(call, path) { fchmod(number, mode) }
    try Output.write(bytes, to: number, path)
    try synchronize(for: .write, path)
  }

  /// Takes the file's lock: false while somebody else has it, `nil` where there are no locks.
  func takeLock() -> Bool? {
    if flock(number, LOCK_EX | LOCK_NB) == 0 { return true }
    return errno == EWOULDBLOCK || errno == EINTR ? false : nil
  }

  func synchronize(for call: SystemError.Call, _ path: FilePath) throws(SystemError) {
    try retrying(call, path) { fsync(number) }
  }
}

/// A lock on an open file, which ends with the value or with the process.
package final class FileLock {
  private let descriptor: Descriptor

  private init(_ descriptor: Descriptor) { self.descriptor = descriptor }

  deinit { flock(descriptor.number, LOCK_UN) }

  /// Waits for the lock, but not longer than `limit`.
  static func wait(
    for descriptor: Descriptor, _ path: FilePath, atMost limit: Duration
  ) throws(SystemError) -> FileLock {
    let end = Clock.now + limit
    while true {
      guard let isTaken = descriptor.takeLock() else { throw .last(.lock, path) }
      if isTaken { return FileLock(descriptor) }
      guard Clock.now < end else { throw SystemError(.lock, .locked, path) }
      _ = Awaited.first(of: [], atMost: .milliseconds(2))
    }
  }
}

/// Reads at most `count` bytes that are there; an empty answer is the end.
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
