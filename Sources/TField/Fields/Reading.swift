/// What a whole text means to a field's type, whoever typed, pasted or sent it.
///
/// ```swift
/// CalendarDay().read("2026-11-21")  // .data("11212026")
/// CalendarDay().read("2026-")       // .unfinished: it may become an ISO date
/// CalendarDay().read("21/11/2026")  // .error: write the month first
/// ```
package enum Reading: Hashable, Sendable {
  /// The bare data that the text means; a notice where that is worth telling.
  case data(String, notice: Wording? = nil)
  /// Nothing yet, but more text can make it something; the error if nothing comes.
  case unfinished(FieldError, hint: Wording? = nil)
  /// Nothing, whatever follows.
  case error(FieldError)
}

extension Reading {
  /// The data, where the text means some.
  package var data: String? { if case .data(let data, _) = self { data } else { nil } }

  /// True if nothing that follows the text can help.
  var isHopeless: Bool { if case .error = self { true } else { false } }

  /// What is wrong with the text if it stays as it is.
  var error: FieldError? {
    switch self {
    case .data: nil
    case .unfinished(let error, _), .error(let error): error
    }
  }

  /// The same with the data changed, if there is some.
  func map(_ change: (String) -> String) -> Self {
    if case .data(let data, let notice) = self { .data(change(data), notice: notice) } else { self }
  }
}

extension Reading {
  /// The error that names a character of `text` that can't stand in such a value.
  static func stranger(_ index: String.Index, in text: String, of subject: Subject) -> Self {
    .error(FieldError(stranger: text[index], at: text[..<index].count + 1, of: subject))
  }
}

extension FieldError {
  init(stranger: Character, at place: Int, of subject: Subject) {
    self.init(.characters, .reading(.stranger(String(stranger), at: place, in: subject)))
  }
}
