import Glibc

/// A request to the system that failed or was refused: what was tried, on which file, and why.
package struct SystemError: Error, Hashable, Sendable {
  /// What was tried, as the verb of the sentence that reports it.
  package enum Call: String, Hashable, Sendable {
    case open, read, write, create, replace, append, lock, remove, rename, list, run
    case use, watch, protect
  }

  /// Why it failed.
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
    case foreignContent(wanted: String)
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

extension SystemError: CustomStringConvertible {
  package var description: String {
    guard let path else { return "can't \(call): \(cause)" }
    return "can't \(call) '\(path)': \(cause)"
  }
}

extension SystemError.Cause: CustomStringConvertible {
  package var description: String {
    switch self {
    case .code(let code): strerror(code).map { String(cString: $0) } ?? "error \(code)"
    case .kind(let kind): "it is \(kind)"
    case .tooLarge(let limit): "it is larger than \(limit) bytes"
    case .unusableName: "that isn't a usable name"
    case .newlineInside: "a line can't hold a newline"
    case .locked: "another process keeps it locked"
    case .cutShort: "only a part could be written; the disk or its quota is full"
    case .noAnswer: "it took nothing in time"
    case .hungUp: "it is gone"
    case .foreignOwner: "it belongs to somebody else"
    case .openToOthers: "others may write in it"
    case .severalLinks: "it has more than one name"
    case .background: "this process is in the background"
    case .outside(let folder): "only files below '\(folder)' may be written, none of them hidden"
    case .foreignContent(let wanted): "what is there is not \(wanted); remove it first"
    case .smallMemory(let needed):
      "the memory is limited (ulimit -v): \(needed >> 20) MB more are needed"
    case .smallStack(let limit, let needed):
      "the stack is limited to \(limit) bytes, and \(needed) are needed"
    }
  }
}
