internal import Glibc
package import TField
package import TFieldSystem

extension Wording {
  package init(_ error: any Error) {
    self =
      switch error {
      case let wording as Self: wording
      case let error as SystemError:
        // Without a path, the reason is enough.
        if let path = error.path {
          .say(
            "system.cannot.\(error.call.rawValue)",
            ["path": "\(path)", "reason": Self(error.cause)])
        } else {
          Self(error.cause)
        }
      case let reason as Terminal.Unavailable: reason.wording
      default: .verbatim("\(error)")
      }
  }

  /// The reason for a failure, in the system's own words if we have none.
  package init(_ cause: SystemError.Cause) {
    self =
      switch cause {
      case .code(let code):
        Self.reasons[code].map { .say("system.\($0)") }
          ?? .verbatim(strerror(code).map { String(cString: $0) } ?? "error \(code)")
      case .kind(.characterDevice), .kind(.blockDevice): .say("system.device")
      case .kind(let kind): .say("system.\(kind)")
      case .tooLarge(let limit): .say("system.tooLarge", ["limit": limit])
      case .outside(let folder): .say("system.outside", ["folder": "\(folder)"])
      case .smallStack(let limit, let needed):
        .say("system.smallStack", ["limit": limit, "needed": needed])
      case .smallMemory(let needed): .say("system.smallMemory", ["needed": needed >> 20])
      default: .say("system.\(cause)")
      }
  }

  private static let reasons: [Int32: String] = [
    EACCES: "noRights", EPERM: "notPermitted", ENOENT: "noFile", ENXIO: "noDevice",
    ENOTDIR: "notFolder", EISDIR: "isFolder", EEXIST: "exists", ENOSPC: "noSpace", EDQUOT: "quota",
    EROFS: "readOnly", EBUSY: "busy", EMFILE: "manyFiles", ENAMETOOLONG: "longName",
    ELOOP: "manyLinks", ENOEXEC: "noProgram", EIO: "fault", ENOMEM: "noMemory", EPIPE: "closedPipe",
  ]
}
