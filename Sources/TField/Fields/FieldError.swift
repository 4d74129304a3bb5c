/// One thing wrong with a field: a stable code, and what to say about it.
package struct FieldError: Error, Hashable, Sendable {
  package var code: ErrorCode
  package var wording: Wording
  /// The entry of a list that it is about, if it isn't about the field as a whole.
  package internal(set) var entry: EntryFault?
  /// The text that it asks about, such as `ada@gmail.com` for `ada@gamil.com`.
  package internal(set) var correction: String?

  package init(_ code: ErrorCode, _ wording: Wording) {
    self.code = code
    self.wording = wording
  }

  package init(
    _ error: FieldError, inEntry number: Int, _ id: String? = nil, _ label: Wording? = nil
  ) {
    code = .entry
    wording =
      label.map {
        .say(
          "list.entryField", ["number": number + 1, "label": $0, "sentence": error.wording])
      } ?? .say("list.entry", ["number": number + 1, "sentence": error.wording])
    entry = .inEntry(number, id: id, error)
  }
}

/// What is wrong within an entry of a list, and where.
package indirect enum EntryFault: Hashable, Sendable {
  /// In a field of the entry with that number; `nil`: in the entry as a whole.
  case inEntry(Int, id: String?, FieldError)

  package var number: Int {
    switch self {
    case .inEntry(let number, _, _): number
    }
  }
}

extension FieldError {
  /// The innermost error, and its place in the lists around it, such as `[2].price`.
  package var innermost: (place: String, error: FieldError) {
    var (place, error) = ("", self)
    while case .inEntry(let number, let id, let inner)? = error.entry {
      place += "[\(number)]" + (id.map { ".\($0)" } ?? "")
      error = inner
    }
    return (place, error)
  }

  /// True if it only says that something is missing, which nobody needs to hear while typing.
  var isAboutMissingText: Bool { code == .required || code == .incomplete }
}

/// The stable name of a kind of error; a rule or an app's own type may bring its own.
package struct ErrorCode: RawRepresentable, Hashable, Sendable, ExpressibleByStringLiteral {
  package let rawValue: String

  package init(rawValue: String) { self.rawValue = rawValue }

  package init(stringLiteral value: String) { self.init(rawValue: value) }
}

extension ErrorCode {
  private static let limits: Set<Self> = [
    .tooShort, .tooLong, .tooEarly, .tooLate, .expired, .tooSmall, .tooLarge, .tooFew, .tooMany,
    .weak, .notInList, .notEqual, .entry,
  ]

  /// True if it is about a value that was understood, and lies outside of what is allowed.
  var isAboutLimits: Bool { Self.limits.contains(self) }
}

extension ErrorCode: CustomStringConvertible {
  package var description: String { rawValue }

  // Any field.
  package static let required: Self = "required"
  package static let incomplete: Self = "incomplete"
  package static let tooShort: Self = "tooShort"
  package static let tooLong: Self = "tooLong"
  package static let characters: Self = "characters"
  package static let kind: Self = "kind"
  /// A notice that something was read differently from how it was written.
  package static let reading: Self = "reading"
  package static let checkFailed: Self = "checkFailed"
  package static let checkUnavailable: Self = "checkUnavailable"
  package static let patternLimit: Self = "patternLimit"

  // Cards.
  package static let issuer: Self = "issuer"
  package static let checksum: Self = "checksum"

  // Dates and times.
  package static let month: Self = "month"
  package static let year: Self = "year"
  package static let expired: Self = "expired"
  package static let day: Self = "day"
  package static let date: Self = "date"
  package static let tooEarly: Self = "tooEarly"
  package static let tooLate: Self = "tooLate"
  package static let hour: Self = "hour"
  package static let minute: Self = "minute"

  // Numbers.
  package static let number: Self = "number"
  package static let tooSmall: Self = "tooSmall"
  package static let tooLarge: Self = "tooLarge"

  // Identifiers.
  package static let prefix: Self = "prefix"
  package static let zero: Self = "zero"
  package static let state: Self = "state"
  package static let email: Self = "email"
  package static let url: Self = "url"
  package static let ipv4: Self = "ipv4"
  package static let ipv6: Self = "ipv6"
  package static let uuid: Self = "uuid"
  package static let hexColor: Self = "hexColor"
  package static let slug: Self = "slug"
  package static let username: Self = "username"
  package static let iban: Self = "iban"
  package static let postalCode: Self = "postalCode"
  package static let phoneIntl: Self = "phoneIntl"
  package static let path: Self = "path"

  // Pairs and lists.
  package static let weak: Self = "weak"
  package static let notEqual: Self = "notEqual"
  package static let notInList: Self = "notInList"
  package static let tooFew: Self = "tooFew"
  package static let tooMany: Self = "tooMany"
  package static let entry: Self = "entry"

  // Records.
  package static let unknown: Self = "unknown"
  package static let json: Self = "json"
}

/// When errors are first shown.
public enum ValidateMode: String, CaseIterable, Sendable {
  /// While typing, only errors that more typing can't mend; the rest when an edited field is left.
  case touched
  case change
  case blur
  case submit
}

/// When an error that is shown goes away.
public enum HideMode: String, CaseIterable, Sendable {
  case change, focus, blur
}

/// What happens to a field, and may make its errors come or go.
package enum FieldEvent: String, CaseIterable, Sendable {
  case change, focus, blur, submit
}

/// When the errors of a field come and when they go.
package struct ErrorTiming: Hashable, Sendable {
  package var validate: ValidateMode
  package var hide: HideMode

  package init(validate: ValidateMode = .touched, hide: HideMode = .change) {
    self.validate = validate
    self.hide = hide
  }

  /// A field's own settings win over its form's.
  func overridden(by options: FieldOptions) -> Self {
    Self(validate: options.validate ?? validate, hide: options.hideErrors ?? hide)
  }

  func hides(on event: FieldEvent) -> Bool { hide.rawValue == event.rawValue }

  /// True if the event shows all errors; `touched` depends on more than the event.
  func judges(on event: FieldEvent) -> Bool {
    event == .submit || validate.rawValue == event.rawValue
  }
}
