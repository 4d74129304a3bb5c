import Glibc

/// A request to the system that failed or was refused: what was tried, on which file, and why.
package struct SystemError: Error, Hashable, Sendable {
  /// What was tried, as the verb of the sentence that reports it.
  package enum Call: String, Hashable, Sendable {
    case open, read, write, create, replace, append, lock, remove, rename, list, run
    case use, watch, protect
  }

  /// Why it failed; a plain case is called like the reason in the catalogues.
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
    /// The file there is of another kind than what would replace it.
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

  /// The system's number of the failure, or 0 where we refused ourselves.
  package var errno: Int32 {
    if case .code(let code) = cause { code } else { 0 }
  }
}
