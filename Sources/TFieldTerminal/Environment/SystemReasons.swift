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
      default: .verbatim("\(error)")
      }
  }

  /// What the system gives for a reason; in its own words where we have none.
  package init(_ cause: SystemError.Cause) {
    self =
      switch cause {
      case .code(let code): Self.reasons[code].map { .system(.reason($0)) } ?? .verbatim("\(cause)")
      case .kind(let kind): .system(.reason(Self.reason(kind)))
      case .tooLarge(let limit): .system(.tooLarge(limit))
      case .outside(let folder): .system(.outside("\(folder)"))
      case .foreignContent: .system(.notRecorded)
      case .unusableName: .system(.reason(.unusableName))
      case .newlineInside: .system(.reason(.newlineInside))
      case .locked: .system(.reason(.locked))
      case .cutShort: .system(.reason(.cutShort))
      case .noAnswer: .system(.reason(.noAnswer))
      case .hungUp: .system(.reason(.hungUp))
      case .foreignOwner: .system(.reason(.foreignOwner))
      case .openToOthers: .system(.reason(.openToOthers))
      case .severalLinks: .system(.reason(.severalLinks))
      case .background: .system(.reason(.background))
      // Met before anybody is asked for anything.
      case .smallStack, .smallMemory: .verbatim("\(cause)")
      }
  }

  private static let reasons: [Int32: SystemWording.Reason] = [
    EACCES: .noRights, EPERM: .notPermitted, ENOENT: .noFile, ENXIO: .noDevice,
    ENOTDIR: .notFolder, EISDIR: .isFolder, EEXIST: .exists, ENOSPC: .noSpace, EDQUOT: .quota,
    EROFS: .readOnly, EBUSY: .busy, EMFILE: .manyFiles, ENAMETOOLONG: .longName,
    ELOOP: .manyLinks, ENOEXEC: .noProgram, EIO: .fault, ENOMEM: .noMemory, EPIPE: .closedPipe,
  ]

  private static func reason(_ kind: FileKind) -> SystemWording.Reason {
    switch kind {
    case .regular: .regularFile
    case .folder: .folder
    case .symbolicLink: .link
    case .pipe: .pipe
    case .characterDevice, .blockDevice: .device
    case .socket: .socket
    case .unknown: .oddFile
    }
  }
}
