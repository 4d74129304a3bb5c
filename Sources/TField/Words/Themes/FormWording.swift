/// What a form says of what was tried.
package enum FormWording: Hashable, Sendable {
  case blocked(action: Wording, missing: [Wording], wrong: [Wording])
  case nothingToUndo
  case putBack(because: Wording)
  /// How many pasted lines no field takes, and whether the clipboard has them.
  case partsLeft(Int, isKept: Bool)
  case notPasted
  /// The person stopped an action's program.
  case stopped(action: Wording)
  case beingChecked, notChecked, notAccepted, worthALook
  case noAnswer(about: String, because: String)
  case waitingForChecks
  case failed(action: Wording, because: String)
  /// The file to which answers were added had no end of line.
  case tornLine(in: String)
  /// A form that is filled in anew after its end was lost had been added to the file before.
  case alreadyIn(String)
  case refused(action: Wording)
  /// Who or what has the answers now.
  case taken(action: Wording, by: String)
}

extension FormWording: Translated {
  var sentence: Sentence {
    switch self {
    case .blocked(let action, let missing, let wrong):
      Sentence("form.blocked", ["action": action, "faults": Self.faults(missing, wrong)])
    case .putBack(let reason): Sentence("form.putBack", ["reason": reason])
    case .partsLeft(let count, let isKept):
      Sentence(isKept ? "form.partsKept" : "form.partsLeft", counting: count)
    case .stopped(let action): Sentence("form.stopped", ["action": action])
    case .refused(let action): Sentence("form.refused", ["action": action])
    case .noAnswer(let field, let reason):
      Sentence("form.noAnswer", ["field": field, "reason": reason])
    case .failed(let action, let reason):
      Sentence("form.failed", ["action": action, "reason": reason])
    case .tornLine(let path): Sentence("form.tornLine", ["path": path])
    case .alreadyIn(let path): Sentence("form.alreadyIn", ["path": path])
    case .taken(let action, let place): Sentence("form.taken", ["action": action, "place": place])
    default: Sentence("form.\(self)")
    }
  }

  /// What keeps an action from being carried out.
  private static func faults(_ missing: [Wording], _ wrong: [Wording]) -> Several {
    let faults = [("form.missing", missing), ("form.wrong", wrong)].filter { !$0.1.isEmpty }
    return Several(
      faults.map { key, labels in
        Sentence(key, counting: labels.count, ["labels": Several(labels, .brackets(30))])
      }, .comma)
  }
}
