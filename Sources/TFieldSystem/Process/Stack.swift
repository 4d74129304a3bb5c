import Glibc

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
