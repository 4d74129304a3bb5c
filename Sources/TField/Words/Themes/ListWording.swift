/// What is said of choices and lists.
package enum ListWording: Hashable, Sendable {
  case notInList
  case chooseAtLeast(Int)
  case chooseAtMost(Int)
  case entriesAtLeast(Int)
  case entriesAtMost(Int)
  /// What is wrong with an entry, by its number.
  case entry(Int, Wording)
  /// What is wrong with a field of an entry, by the entry's number and the field's label.
  case entryField(Int, Wording, Wording)
  /// The entry before that has the same answers.
  case sameAs(Int)
  /// A text that is no entry of several fields.
  case noEntry
  case addEntry
  /// Adds one more to a table of entries.
  case addAnother
  case removeEntry
  /// An entry, by its number, was taken away, and undo brings it back.
  case removed(Int)
  /// The number of the entry that is open, of so many.
  case entryOf(Int, Int)
  case done
  /// A program listed no options, for a reason.
  case noOptions(because: String)
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
