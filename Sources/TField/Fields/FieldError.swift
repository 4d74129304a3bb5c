/// One thing wrong with a field: a stable code, and what to say about it.
package struct FieldError: Error, Hashable, Sendable {
  package var code: ErrorCode
  package var wording: Wording
  /// The entry of a list that it is about, if it isn't about the field as a whole.
  package internal(set) var entry: EntryFault?

  package init(_ code: ErrorCode, _ wording: Wording) {
    self.code = code
    self.wording = wording
  }

  /// Something wrong with an entry of a list, or with a field of that entry.
  package init(
    _ error: FieldError, inEntry number: Int, _ id: String? = nil, _ label: Wording? = nil
  ) {
    code = .entry
    wording = .list(
      label.map { .entryField(number + 1, $0, error.wording) } ?? .entry(number + 1, error.wording))
    entry = EntryFault(number: number, id: id, error: [error])
  }
}

/// What is wrong within an entry of a list, and where.
package struct EntryFault: Hashable, Sendable {
  /// The entry's number, counted from zero.
  package let number: Int
  /// The field of the entry; `nil`: the entry as a whole.
  package let id: String?
  /// One error, in a list because a struct can't hold itself.
  fileprivate let error: [FieldError]

  /// What is wrong there.
  var inner: FieldError? { error.first }
}

extension FieldError {
  /// The error at its own place in the lists around it: `[2].price` and what is wrong there.
  package var innermost: (place: String, error: FieldError) {
    var (place, error) = ("", self)
    while let entry = error.entry, let inner = entry.inner {
      place += "[\(entry.number)]" + (entry.id.map { ".\($0)" } ?? "")
      error = inner
    }
    return (place, error)
  }
}

extension FieldError {
  /// Whether it only says that something is still missing, which no one needs to be told while
  /// typing it.
  var isAboutMissingText: Bool { code == .required || code == .incomplete }
}
