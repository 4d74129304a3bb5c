import CSystem
import Glibc

/// An open file descriptor, closed with the last reference to it.
final class Descriptor {
  let number: Int32
  private var isOpen = true

  /// Takes over a descriptor; one of 0 to 2 is moved up, where nothing of ours is expected.
  init(_ number: Int32) {
    guard (0...2).contains(number) else {
      self.number = number
      return
    }
    self.number = fcntl(number, F_DUPFD_CLOEXEC, 3)
    Glibc.close(number)
  }

  deinit { if isOpen { Glibc.close(number) } }

  /// Closes now, and tells of a write that failed late.
  func close(_ path: FilePath? = nil) throws(SystemError) {
    guard isOpen else { return }
    isOpen = false
    // EINTR leaves the descriptor closed on Linux.
    if Glibc.close(number) < 0, errno != EINTR { throw .last(.close, path) }
  }

  /// The two ends of a pipe, both non-blocking and closed on exec.
  static func pipe() throws(SystemError) -> (reading: Descriptor, writing: Descriptor) {
    var ends: [Int32] = [-1, -1]
    guard tf_pipe(&ends) == 0 else { throw .last(.open) }
    return (Descriptor(ends[0]), Descriptor(ends[1]))
  }
}

/// The descriptors of this process.
package enum Descriptors {
  /// Throws where so many files can't be open at once, whatever they are.
  package static func require(_ count: Int) throws(SystemError) {
    var taken: [Descriptor] = []
    for _ in 0..<count {
      let number = fcntl(STDERR_FILENO, F_DUPFD_CLOEXEC, 3)
      guard number >= 0 else { throw .last(.open) }
      taken.append(Descriptor(number))
    }
    withExtendedLifetime(taken) {}
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

  /// All that wasn't read yet, but never more than `limit`.
  func bytes(limit: Int, _ path: FilePath) throws(SystemError) -> [UInt8] {
    var bytes: [UInt8] = []
    while bytes.count <= limit {
      let next = try readOnce(number, atMost: 65_536, path)
      guard !next.isEmpty else { return bytes }
      bytes += next
    }
    throw SystemError(.read, .tooLarge(limit: limit), path)
  }

  func synchronize(for call: SystemError.Call, _ path: FilePath) throws(SystemError) {
    try retrying(call, path) { fsync(number) }
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
