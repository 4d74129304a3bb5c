import CNcurses
import Glibc
import TFieldSystem

/// A file in memory that ncurses takes for the terminal.
///
/// ncurses can't write to a terminal that is slow or gone: it waits for ever, or asks for ever. So
/// it writes here, and what it wrote is sent by us, who can wait for signals and keys as well.
/// Since this is no terminal, ncurses never touches the modes of the real one either.
final class MemoryFile {
  /// After that much, the file begins anew.
  private static let longest = 1 << 20

  let stream: UnsafeMutablePointer<FILE>
  let descriptor: Int32
  private var taken = 0

  init() throws(Terminal.Unavailable) {
    descriptor = memfd_create("screen", UInt32(TF_CLOSE_ON_EXEC))
    guard descriptor >= 0 else { throw .refused(SystemError(.create, .code(errno))) }
    guard let stream = fdopen(descriptor, "w+") else {
      let reason = errno
      close(descriptor)
      throw .refused(SystemError(.create, .code(reason)))
    }
    self.stream = stream
  }

  /// Whether files may grow as large as this one does; there is a limit for all that are written.
  static var hasRoom: Bool {
    var limit = rlimit()
    let resource = __rlimit_resource_t(RLIMIT_FSIZE.rawValue)
    return getrlimit(resource, &limit) != 0 || limit.rlim_cur >= rlim_t(4 * longest)
  }

  deinit { fclose(stream) }

  /// What was written since the last time.
  func take() -> [UInt8] {
    let count = max(0, Int(lseek(descriptor, 0, SEEK_END)) - taken)
    let bytes = [UInt8](unsafeUninitializedCapacity: count) { buffer, filled in
      filled = max(0, pread(descriptor, buffer.baseAddress, count, off_t(taken)))
    }
    taken += bytes.count
    if taken > Self.longest, ftruncate(descriptor, 0) == 0, lseek(descriptor, 0, SEEK_SET) == 0 {
      taken = 0
    }
    return bytes
  }
}
