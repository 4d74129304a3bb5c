package import TField

/// One thing wrong with a record beyond what its fields' types and rules find.
package enum RecordProblem: Error, Hashable, Sendable {
  case json(JSONError.Problem)
  /// A record that isn't an object.
  case notObject(JSONKind)
  /// A value that the field can't hold, and the kinds that it can.
  case wrongKind(String)
  /// An id that the form doesn't have.
  case unknown
  case tooLong(limit: Int)
  case noArray
  case unclosedArray
  case afterArray
  case quoteInCell
  case textAfterQuote
  case unclosedQuote
  case cellCount(Int, columns: Int)
  case notUTF8
}

extension RecordProblem {
  package var code: ErrorCode {
    switch self {
    case .notObject, .wrongKind: .kind
    case .unknown: .unknown
    default: .json
    }
  }

  /// The same problem without anything that stood in the record, where that may be a secret.
  var withoutData: Self {
    guard case .json(let problem) = self else { return self }
    return .json(problem.withoutData)
  }
}

extension RecordProblem: CustomStringConvertible {
  package var description: String {
    switch self {
    case .json(let problem): "\(problem)"
    case .notObject(let kind): "A record must be an object, not \(kind.withArticle)"
    case .wrongKind(let wanted): "Must be \(wanted)"
    case .unknown: "The form has no such field"
    case .tooLong(let limit): "\(JSONError.Problem.tooLarge(limit: limit))"
    case .noArray: "expected '[' before the records"
    case .unclosedArray: "the input ends inside the array of records; add ']'"
    case .afterArray: "something follows the array of records; remove it"
    case .quoteInCell: "a quote inside a cell; put the cell in quotes and write the quote twice"
    case .textAfterQuote: "text after a cell's closing quote; a quote inside is written twice"
    case .unclosedQuote: "the quote that opens a cell is not closed"
    case .cellCount(let count, let columns):
      "the row has \(count) \(count == 1 ? "cell" : "cells"), the header \(columns)"
    case .notUTF8: "the row is not valid UTF-8; save it as UTF-8"
    }
  }
}

extension JSONError.Problem {
  /// What stands for quoted parts of a record that may hold secrets.
  private static let hidden = "…"

  var withoutData: Self {
    switch self {
    case .unexpected(_, let expected): .unexpected(found: Self.hidden, expected: expected)
    case .wrongQuote: .wrongQuote(Self.hidden)
    case .unquotedKey: .unquotedKey(Self.hidden)
    case .unknownWord: .unknownWord(Self.hidden)
    case .unknownEscape: .unknownEscape(Self.hidden)
    case .duplicateKey(_, let first): .duplicateKey(Self.hidden, first: first)
    default: self
    }
  }
}
