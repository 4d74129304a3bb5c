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
