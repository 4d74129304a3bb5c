import CSystem
import Glibc

/// Checks the limits this process needs, and protects the secrets in its memory.
package enum Hardening {
  /// Forbids core files, and reading our memory from other processes of the same user.
  package static func apply() throws(SystemError) {
    var none = rlimit(rlim_cur: 0, rlim_max: 0)
    guard setrlimit(__rlimit_resource_t(RLIMIT_CORE.rawValue), &none) == 0 else {
      throw .last(.protect)
    }
    guard tf_forbid_dumps() == 0 else { throw .last(.protect) }
  }

  /// Raises a low stack limit as far as allowed; throws if it stays too low.
  package static func requireStack() throws(SystemError) {
    // The deepest schemas take a third of a megabyte, and terminfo an eighth.
    #if DEBUG
      let least = rlim_t(4 << 20)
    #else
      let least = rlim_t(1 << 20)
    #endif
    let usual = rlim_t(8 << 20)
    let resource = __rlimit_resource_t(RLIMIT_STACK.rawValue)
    var limit = rlimit()
    guard getrlimit(resource, &limit) == 0 else { throw .last(.run) }
    guard limit.rlim_cur < least else { return }
    limit.rlim_cur = min(usual, limit.rlim_max)
    guard limit.rlim_cur >= least, setrlimit(resource, &limit) == 0 else {
      throw SystemError(.run, .smallStack(limit: Int(limit.rlim_cur), needed: Int(least)))
    }
  }

  /// Throws if the memory limit is so low that the program would die in the middle of its work.
  package static func requireMemory() throws(SystemError) {
    // What the smallest forms take besides the program itself.
    let least = 4 << 20
    let room = mmap(nil, least, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0)
    guard room != MAP_FAILED else { throw SystemError(.run, .smallMemory(needed: least)) }
    munmap(room, least)
  }

  /// Throws if `count` more files can't be open at once.
  package static func requireDescriptors(_ count: Int) throws(SystemError) {
    var taken: [Descriptor] = []
    for _ in 0..<count {
      let number = fcntl(STDERR_FILENO, F_DUPFD_CLOEXEC, 3)
      guard number >= 0 else { throw .last(.open) }
      taken.append(Descriptor(number))
    }
    withExtendedLifetime(taken) {}
  }
}

/// Overwrites bytes that held a secret, which no optimizer removes, and empties the array.
package func wipe(_ bytes: inout [UInt8]) {
  bytes.withUnsafeMutableBytes { buffer in
    guard let start = buffer.baseAddress else { return }
    explicit_bzero(start, buffer.count)
  }
  bytes = []
}

/// The environment variables and arguments this process was started with, as bytes.
package enum Environment {
  package static func bytes(of name: String) -> [UInt8]? {
    getenv(name).map { FilePath(cString: $0).bytes }
  }

  /// The value of a variable if it is set, not empty and valid UTF-8.
  package static func text(of name: String) -> String? {
    guard let value = getenv(name), value.pointee != 0 else { return nil }
    return String(validatingCString: value)
  }

  package static func variables(prefix: String) -> [(name: [UInt8], value: [UInt8])] {
    strings(tf_environment()).filter { $0.starts(with: prefix.utf8) }.compactMap {
      $0.pair.map { (name: $0.head, value: $0.tail) }
    }
  }

  /// The command line after the program's name; Swift's own would read it from a file.
  package static var arguments: [[UInt8]] { Array(strings(tf_arguments()).dropFirst()) }

  private static func strings(
    _ list: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?
  ) -> [[UInt8]] {
    var strings: [[UInt8]] = []
    while let string = list?[strings.count] { strings.append(FilePath(cString: string).bytes) }
    return strings
  }
}

extension Collection<UInt8> {
  /// The parts before and after the first `=`.
  package var pair: (head: [UInt8], tail: [UInt8])? {
    firstIndex(of: UInt8(ascii: "=")).map { (Array(self[..<$0]), Array(self[$0...].dropFirst())) }
  }
}

/// Standard input, output and error.
package enum StandardStreams {
  package static let input = STDIN_FILENO
  package static let output = STDOUT_FILENO
  package static let errors = STDERR_FILENO

  /// Opens `/dev/null` for closed standard streams, so that none of our files takes their place.
  ///
  /// Each is opened the wrong way round, so reading a closed input or writing to a closed output
  /// still fails.
  package static func occupy() throws(SystemError) {
    for stream in input...errors where fcntl(stream, F_GETFD) < 0 {
      let direction = stream == input ? O_WRONLY : O_RDONLY
      guard open("/dev/null", direction) == stream else { throw .last(.open, "/dev/null") }
    }
  }

  package static func isTerminal(_ stream: Int32) -> Bool { isatty(stream) == 1 }
}
