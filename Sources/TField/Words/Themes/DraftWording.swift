/// What is said of unfinished answers.
package enum DraftWording: Hashable, Sendable {
  /// A draft is kept at a path.
  case kept(at: String)
  /// No draft is kept, for a reason.
  case notKept(because: String)
  /// The draft can't be removed, for a reason.
  case stays(because: String)
  /// A draft can't be used, for a reason, and was put elsewhere.
  case unusable(because: String, movedTo: String)
  /// Values were left out of a draft, each of them told.
  case dropped([Wording], isFormChanged: Bool)
  /// There is no such field any more, by its id.
  case missing(String)
  /// A field that has become private.
  case secret(Wording)
  /// A field that takes other values now.
  case unfit(Wording)
  /// Said when a key ended the form, with and without a draft.
  case cancelledAndKept, cancelled
}

extension DraftWording: Translated {
  var sentence: Sentence {
    switch self {
    case .kept(let path): Sentence("draft.kept", ["path": path])
    case .notKept(let reason): Sentence("draft.notKept", ["reason": reason])
    case .stays(let reason): Sentence("draft.stays", ["reason": reason])
    case .unusable(let reason, let path):
      Sentence("draft.unusable", ["reason": reason, "path": path])
    case .dropped(let values, let isFormChanged):
      Sentence(
        isFormChanged ? "draft.droppedByForm" : "draft.dropped", ["values": Several(values, .comma)]
      )
    case .missing(let id): Sentence("draft.missing", ["id": id])
    case .secret(let label): Sentence("draft.secret", ["label": label])
    case .unfit(let label): Sentence("draft.unfit", ["label": label])
    default: Sentence("draft.\(self)")
    }
  }
}
