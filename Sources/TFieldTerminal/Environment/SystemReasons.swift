internal import Glibc
package import TField
package import TFieldSystem

extension Wording {
  /// What went wrong, in words for people.
  package init(_ error: any Error) {
    self =
      switch error {
      case let wording as Self: wording
      case let error as SystemError:
        // Where no file is named, the reason says enough.
        if let path = error.path {
          .say(
            "system.cannot.\(error.call.rawValue)",
            ["path": "\(path)", "reason": Self(error.cause)])
        } else {
          Self(error.cause)
        }
      default: .verbatim("\(error)")
      }
  }

  /// What the system gives for a reason; in its own words where we have none.
  package init(_ cause: SystemError.Cause) {
    self =
      switch cause {
      case .code(let code): Self.reasons[code].map { .say("system.\($0)") } ?? .verbatim("\(cause)")
      case .kind(let kind): .say("system.\(Self.name(of: kind))")
      case .tooLarge(let limit): .say("system.tooLarge", ["limit": limit])
      case .outside(let folder): .say("system.outside", ["folder": "\(folder)"])
      case .foreignContent: .say("system.notRecorded")
      case .unusableName: .say("system.unusableName")
      case .newlineInside: .say("system.newlineInside")
      case .locked: .say("system.locked")
      case .cutShort: .say("system.cutShort")
      case .noAnswer: .say("system.noAnswer")
      case .hungUp: .say("system.hungUp")
      case .foreignOwner: .say("system.foreignOwner")
      case .openToOthers: .say("system.openToOthers")
      case .severalLinks: .say("system.severalLinks")
      case .background: .say("system.background")
      // Met before anybody is asked for anything.
      case .smallStack, .smallMemory: .verbatim("\(cause)")
      }
  }

  private static let reasons: [Int32: String] = [
    EACCES: "noRights", EPERM: "notPermitted", ENOENT: "noFile", ENXIO: "noDevice",
    ENOTDIR: "notFolder", EISDIR: "isFolder", EEXIST: "exists", ENOSPC: "noSpace", EDQUOT: "quota",
    EROFS: "readOnly", EBUSY: "busy", EMFILE: "manyFiles", ENAMETOOLONG: "longName",
    ELOOP: "manyLinks", ENOEXEC: "noProgram", EIO: "fault", ENOMEM: "noMemory", EPIPE: "closedPipe",
  ]

  private static func name(of kind: FileKind) -> String {
    switch kind {
    case .regular: "regularFile"
    case .folder: "folder"
    case .symbolicLink: "link"
    case .pipe: "pipe"
    case .characterDevice, .blockDevice: "device"
    case .socket: "socket"
    case .unknown: "oddFile"
    }
  }
}
