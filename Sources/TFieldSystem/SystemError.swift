import Glibc

/// A request to the system that failed or was refused: the call, the file and the cause.
package struct SystemError: Error, Hashable, Sendable {
  /// The verb of the sentence that reports the failure.
  package enum Call: String, Hashable, Sendable {
    case open, read, write, create, replace, append, lock, remove, rename, list, run
    case use, watch, protect
  }

  /// Why it failed; the plain cases are named like the reasons in the catalogues.
  package enum Cause: Hashable, Sendable {
    case code(Int32)
    case kind(FileKind)
    case tooLarge(limit: Int)
    case unusableName
    case newlineInside
    case locked
    case cutShort
    case noAnswer
    case hungUp
    case foreignOwner
    case openToOthers
    case severalLinks
    case background
    case smallStack(limit: Int, needed: Int)
    case smallMemory(needed: Int)
    /// The file isn't in the folder where all files have to be.
    case outside(FilePath)
    /// The file there is of another kind than the one that would replace it.
    case notRecorded
  }

  package var call: Call
  package var cause: Cause
  package var path: FilePath?

  package init(_ call: Call, _ cause: Cause, _ path: FilePath? = nil) {
    self.call = call
    self.cause = cause
    self.path = path
  }

  /// The failure that the last call left in `errno`.
  static func last(_ call: Call, _ path: FilePath? = nil) -> SystemError {
    SystemError(call, .code(Glibc.errno), path)
  }

  /// The system's error number, or 0 if the refusal was our own.
  package var errno: Int32 {
    if case .code(let code) = cause { code } else { 0 }
  }
}
