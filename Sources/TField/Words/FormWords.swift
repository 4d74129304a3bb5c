/// What a form says of what was tried.
package enum FormWording: Hashable, Sendable {
  case invalid(Int)
  case blocked(action: Wording, missing: [Wording], wrong: [Wording])
  case nothingToUndo
  case putBack(because: Wording)
  /// How many pasted lines no field takes, and whether the clipboard has them.
  case partsLeft(Int, isKept: Bool)
  case notPasted
  /// The person stopped an action's program.
  case stopped(action: Wording)
  case beingChecked, notChecked, notAccepted, worthALook
  case noAnswer(about: String, because: Wording)
  case waitingForChecks
  /// Nothing was found out for a field, by its id, to begin with.
  case noInitial(String, because: Wording)
  case failed(action: Wording, because: Wording)
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
    case .invalid(let count): Sentence("form.invalid", counting: count)
    case .blocked(let action, let missing, let wrong):
      Sentence("form.blocked", ["action": action, "faults": Self.faults(missing, wrong)])
    case .putBack(let reason): Sentence("form.putBack", ["reason": reason])
    case .partsLeft(let count, let isKept):
      Sentence(isKept ? "form.partsKept" : "form.partsLeft", counting: count)
    case .stopped(let action): Sentence("form.stopped", ["action": action])
    case .refused(let action): Sentence("form.refused", ["action": action])
    case .noAnswer(let field, let reason):
      Sentence("form.noAnswer", ["field": field, "reason": reason])
    case .noInitial(let field, let reason):
      Sentence("form.noInitial", ["field": field, "reason": reason])
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

/// What is said of choices and lists.
package enum ListWording: Hashable, Sendable {
  case notInList
  case chooseAtLeast(Int)
  case chooseAtMost(Int)
  case entriesAtLeast(Int)
  case entriesAtMost(Int)
  case entry(Int, Wording)
  case entryField(Int, Wording, Wording)
  /// The entry before that has the same answers.
  case sameAs(Int)
  /// A text that is no entry of several fields.
  case noEntry
  case addEntry
  case addAnother
  case removeEntry
  /// An entry, by its number, was taken away, and undo brings it back.
  case removed(Int)
  case entryOf(Int, Int)
  case done
  /// A program listed no options, for a reason.
  case noOptions(because: Wording)
}

extension ListWording: Translated {
  var sentence: Sentence {
    switch self {
    case .chooseAtLeast(let count): Sentence("list.chooseAtLeast", ["count": count])
    case .chooseAtMost(let count): Sentence("list.chooseAtMost", ["count": count])
    case .entriesAtLeast(let count): Sentence("list.entriesAtLeast", counting: count)
    case .entriesAtMost(let count): Sentence("list.entriesAtMost", counting: count)
    case .entry(let number, let sentence):
      Sentence("list.entry", ["number": number, "sentence": sentence])
    case .entryField(let number, let label, let sentence):
      Sentence("list.entryField", ["number": number, "label": label, "sentence": sentence])
    case .sameAs(let number): Sentence("list.sameAs", ["number": number])
    case .removed(let number): Sentence("list.removed", ["number": number])
    case .entryOf(let number, let total):
      Sentence("list.entryOf", ["number": number, "total": total])
    case .noOptions(let reason): Sentence("list.noOptions", ["reason": reason])
    default: Sentence("list.\(self)")
    }
  }
}

/// What is said of a value that a JSON Schema forbids; names of types and formats stay as they are.
package enum SchemaWording: Hashable, Sendable {
  case types([String])
  case values([String])
  case moreThan(String)
  case lessThan(String)
  case multiple(String)
  case charactersAtMost(Int)
  case membersAtLeast(Int)
  case membersAtMost(Int)
  case pattern(String)
  case format(String)
  case forbidden, key
  case missing(beside: String)
  case repeated(Int, Int)
  case contains(Int, most: Int?)
  case noAlternative, severalAlternatives, denied
  case unjudged(String)
  /// Where a text stops being JSON.
  case syntax(line: Int, column: Int)
  /// A fault inside of what a field holds, by its place there.
  case inside(String, Wording)

  /// The values that may be chosen, as far as a line holds them.
  static func listed(_ values: [String]) -> String {
    values.prefix(8).joined(separator: ", ") + (values.count > 8 ? ", …" : "")
  }
}

extension SchemaWording: Translated {
  var sentence: Sentence {
    switch self {
    case .types(let types): Sentence("schema.types", ["types": Self.listed(types)])
    case .values(let values): Sentence("schema.values", ["values": Self.listed(values)])
    case .moreThan(let number): Sentence("schema.moreThan", ["number": number])
    case .lessThan(let number): Sentence("schema.lessThan", ["number": number])
    case .multiple(let number): Sentence("schema.multiple", ["number": number])
    case .charactersAtMost(let count): Sentence("schema.charactersAtMost", ["count": count])
    case .membersAtLeast(let count): Sentence("schema.membersAtLeast", ["count": count])
    case .membersAtMost(let count): Sentence("schema.membersAtMost", ["count": count])
    case .pattern(let source): Sentence("schema.pattern", ["pattern": source])
    case .format(let name): Sentence("schema.format", ["name": name])
    case .missing(let name): Sentence("schema.missing", ["name": name])
    case .repeated(let first, let second):
      Sentence("schema.repeated", ["first": first, "second": second])
    case .contains(let least, let most?):
      Sentence("schema.containsBetween", ["least": least, "most": most])
    case .contains(let least, nil): Sentence("schema.contains", ["least": least])
    case .unjudged(let reason): Sentence("schema.unjudged", ["reason": reason])
    case .syntax(let line, let column):
      Sentence("schema.syntax", ["line": line, "column": column])
    case .inside(let place, let sentence):
      Sentence("schema.inside", ["place": place, "sentence": sentence])
    default: Sentence("schema.\(self)")
    }
  }
}

/// What is said of unfinished answers.
package enum DraftWording: Error, Hashable, Sendable {
  /// A draft is kept at a path.
  case kept(at: String)
  case notKept(because: Wording)
  case stays(because: Wording)
  /// A draft can't be used, for a reason, and was put elsewhere.
  case unusable(because: Wording, movedTo: String)
  /// Why a file is no draft: it was changed, is something else, is of a newer program or another
  /// form, or was saved at a time that is still to come.
  case damaged, foreign
  case newer(Int)
  case ofForm(String)
  case future
  // What is said of the drafts of several forms.
  case noneOf(String, guess: String?)
  case inUse(String)
  case count(Int)
  case cannotUse(String, because: Wording)
  case none(because: Wording)
  case listed(form: String, time: String)
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
  // Why no draft can be kept.
  case noFolder(String)
  case noHome, openElsewhere, tooLong, noSpace, noRights, readOnly, notThere
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
    case .noFolder(let path): Sentence("draft.noFolder", ["path": path])
    case .newer(let version): Sentence("draft.newer", ["version": version])
    case .ofForm(let id): Sentence("draft.ofForm", ["id": id])
    case .noneOf(let path, let guess?):
      Sentence("draft.noneOfLike", ["path": path, "guess": guess])
    case .noneOf(let path, nil): Sentence("draft.noneOf", ["path": path])
    case .inUse(let path): Sentence("draft.inUse", ["path": path])
    case .count(let count): Sentence("draft.count", counting: count)
    case .cannotUse(let path, let reason):
      Sentence("draft.cannotUse", ["path": path, "reason": reason])
    case .none(let reason): Sentence("draft.none", ["reason": reason])
    case .listed(let form, let time): Sentence("draft.listed", ["form": form, "time": time])
    case .missing(let id): Sentence("draft.missing", ["id": id])
    case .secret(let label): Sentence("draft.secret", ["label": label])
    case .unfit(let label): Sentence("draft.unfit", ["label": label])
    default: Sentence("draft.\(self)")
    }
  }
}

/// What is asked before a form goes on, and what the buttons say.
package enum QuestionWording: Hashable, Sendable {
  case leave, leaveEntries, leaveEntry, goOn
  case fillFollowing(Int)
  /// A draft of a time, and the labels of the fields that it answers.
  case draft(time: String, [Wording])
  case stopProgram(String)
  case keepEditing, keepDraft, discard, takeEntries, takeEntry, back, doTheRest
  case fillFields, join, dontPaste, continueDraft, startFresh, deleteDraft, wait, stop, close
  /// In words, for a switch that is answered by typing.
  case yes, no
}

extension QuestionWording: Translated {
  var sentence: Sentence {
    switch self {
    case .fillFollowing(let count): Sentence("question.fillFollowing", ["count": count])
    case .draft(let time, let labels):
      Sentence(
        "question.draft", counting: labels.count,
        ["time": time, "labels": Several(labels, .brackets(3))])
    case .stopProgram(let program): Sentence("question.stopProgram", ["program": program])
    default: Sentence("question.\(self)")
    }
  }
}

/// What there is to tell of an editor that a text was to be handed to.
package enum EditorNotice: Error, Hashable, Sendable {
  /// Nobody said which editor.
  case unset
  /// The variable of that name can't be split into words.
  case unquoted(String)
  case notStarted(program: String, reason: Wording)
  /// It ended with an error, or left nothing.
  case failed
  /// There is no place for a file that it could edit, or no reading what it wrote.
  case noFile(Wording)
  /// What it wrote isn't all UTF-8.
  case repaired
  /// A secret was asked for.
  case secret
}

extension EditorNotice: Translated {
  var sentence: Sentence {
    switch self {
    case .unquoted(let variable): Sentence("editor.unquoted", ["variable": variable])
    case .notStarted(let program, let reason):
      Sentence("editor.notStarted", ["program": program, "reason": reason])
    case .noFile(let reason): Sentence("editor.noFile", ["reason": reason])
    default: Sentence("editor.\(self)")
    }
  }
}
