internal import Glibc
package import TField
package import TFieldSystem

extension Wording {
  /// What went wrong, in words for people.
  package init(_ error: any Error) {
    self =
      switch error {
      case let wording as Self: wording
      case let draft as DraftWording: .draft(draft)
      case let error as SystemError:
        // Where no file is named, the reason says enough.
        if let path = error.path {
          .system(.cannot(error.call.rawValue, "\(path)", because: Self(error.cause)))
        } else {
          Self(error.cause)
        }
      case let reason as Terminal.Unavailable: reason.wording
      default: .verbatim("\(error)")
      }
  }

  /// What the system gives for a reason; in its own words where we have none.
  package init(_ cause: SystemError.Cause) {
    self =
      switch cause {
      case .code(let code):
        Self.reasons[code].map { .system(.reason($0)) }
          ?? .verbatim(strerror(code).map { String(cString: $0) } ?? "error \(code)")
      case .kind(.characterDevice), .kind(.blockDevice): .system(.reason(.device))
      case .kind(let kind): Self.reason("\(kind)")
      case .tooLarge(let limit): .system(.tooLarge(limit))
      case .outside(let folder): .system(.outside("\(folder)"))
      case .smallStack(let limit, let needed): .system(.smallStack(limit: limit, needed: needed))
      case .smallMemory(let needed): .system(.smallMemory(megabytes: needed >> 20))
      default: Self.reason("\(cause)")
      }
  }

  /// A reason that is called here as there.
  private static func reason(_ name: String) -> Self {
    SystemWording.Reason(rawValue: name).map { .system(.reason($0)) } ?? .verbatim(name)
  }

  private static let reasons: [Int32: SystemWording.Reason] = [
    EACCES: .noRights, EPERM: .notPermitted, ENOENT: .noFile, ENXIO: .noDevice,
    ENOTDIR: .notFolder, EISDIR: .isFolder, EEXIST: .exists, ENOSPC: .noSpace, EDQUOT: .quota,
    EROFS: .readOnly, EBUSY: .busy, EMFILE: .manyFiles, ENAMETOOLONG: .longName,
    ELOOP: .manyLinks, ENOEXEC: .noProgram, EIO: .fault, ENOMEM: .noMemory, EPIPE: .closedPipe,
  ]
}
