internal import TFieldJSON

/// Why a file can't be gone on with as a draft.
package enum DraftError: Error, Hashable, Sendable {
  /// It is cut short, or was changed.
  case damaged
  /// It is something else.
  case foreign
  /// A newer program wrote it.
  case newer(Int)
  /// It belongs to the form of that id.
  case otherForm(String)
  /// It was saved at a time that is still to come.
  case future
}

extension DraftError: CustomStringConvertible {
  package var description: String {
    switch self {
    case .damaged: "it is damaged"
    case .foreign: "it is no draft"
    case .newer(let version): "it is of format \(version), which a newer tfield wrote"
    case .otherForm(let id): "it is one of the form '\(id.visible())'"
    case .future: "it was saved at a time that is still to come"
    }
  }
}
