/// The stable name of a kind of error, for `messages` in a form, tests and batch output.
///
/// The built-in codes are a closed list; a rule or an app's own type may bring its own.
package struct ErrorCode: RawRepresentable, Hashable, Sendable {
  package let rawValue: String

  package init(rawValue: String) { self.rawValue = rawValue }
}

extension ErrorCode: ExpressibleByStringLiteral {
  package init(stringLiteral value: String) { self.init(rawValue: value) }
}

extension ErrorCode: CustomStringConvertible {
  package var description: String { rawValue }
}

extension ErrorCode {
  // Any field.
  package static let required: Self = "required"
  package static let incomplete: Self = "incomplete"
  package static let tooShort: Self = "tooShort"
  package static let tooLong: Self = "tooLong"
  package static let characters: Self = "characters"
  package static let kind: Self = "kind"
  /// A notice of what was read otherwise than it was written.
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
