import CSystem
import Glibc

/// What keeps this process' memory, and the secrets in it, to itself.
package enum Hardening {
  /// Leaves no core file and lets no other process of the same user look inside.
  package static func apply() throws(SystemError) {
    var none = rlimit(rlim_cur: 0, rlim_max: 0)
    guard setrlimit(__rlimit_resource_t(RLIMIT_CORE.rawValue), &none) == 0 else {
      throw .last(.protect)
    }
    guard tf_forbid_dumps() == 0 else { throw .last(.protect) }
  }
}

/// Overwrites bytes that held a secret, in a way no optimizer leaves out, and empties the array.
package func wipe(_ bytes: inout [UInt8]) {
  bytes.withUnsafeMutableBytes { buffer in
    guard let start = buffer.baseAddress else { return }
    explicit_bzero(start, buffer.count)
  }
  bytes = []
}

/// The room for calls within calls, which whoever started us may have made too small.
package enum Stack {
  /// The descriptions of terminals alone take an eighth of a megabyte.
  static let least = rlim_t(256 << 10)
  private static let usual = rlim_t(8 << 20)

  /// Raises a small limit as far as that is allowed, and throws where it stays too small.
  package static func require() throws(SystemError) {
    let resource = __rlimit_resource_t(RLIMIT_STACK.rawValue)
    var limit = rlimit()
    guard getrlimit(resource, &limit) == 0 else { throw .last(.run) }
    guard limit.rlim_cur < least else { return }
    limit.rlim_cur = min(usual, limit.rlim_max)
    guard limit.rlim_cur >= least, setrlimit(resource, &limit) == 0 else {
      throw SystemError(.run, .smallStack(limit: Int(limit.rlim_cur), needed: Int(least)))
    }
  }
}

/// The memory of this process.
package enum Memory {
  /// What the smallest forms take beside the program itself.
  private static let least = 4 << 20

  /// Throws where so little memory is allowed that the program would die in the middle of its work.
  package static func require() throws(SystemError) {
    let room = mmap(nil, least, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0)
    guard room != MAP_FAILED else { throw SystemError(.run, .smallMemory(needed: least)) }
    munmap(room, least)
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
