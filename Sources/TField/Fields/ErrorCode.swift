/// The stable name of a kind of error, for `messages` in a form, tests and batch output.
///
/// The built-in codes are a closed list; a rule or an app's own type may bring its own.
public struct ErrorCode: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }
}

extension ErrorCode: ExpressibleByStringLiteral {
  public init(stringLiteral value: String) { self.init(rawValue: value) }
}

extension ErrorCode: CustomStringConvertible {
  public var description: String { rawValue }
}

extension ErrorCode {
  // Any field.
  public static let required: Self = "required"
  public static let incomplete: Self = "incomplete"
  public static let tooShort: Self = "tooShort"
  public static let tooLong: Self = "tooLong"
  public static let characters: Self = "characters"
  public static let kind: Self = "kind"
  /// A notice of what was read otherwise than it was written.
  public static let reading: Self = "reading"
  public static let checkFailed: Self = "checkFailed"
  public static let checkUnavailable: Self = "checkUnavailable"
  public static let patternLimit: Self = "patternLimit"

  // Cards.
  public static let issuer: Self = "issuer"
  public static let checksum: Self = "checksum"

  // Dates and times.
  public static let month: Self = "month"
  public static let year: Self = "year"
  public static let expired: Self = "expired"
  public static let day: Self = "day"
  public static let date: Self = "date"
  public static let tooEarly: Self = "tooEarly"
  public static let tooLate: Self = "tooLate"
  public static let hour: Self = "hour"
  public static let minute: Self = "minute"

  // Numbers.
  public static let number: Self = "number"
  public static let tooSmall: Self = "tooSmall"
  public static let tooLarge: Self = "tooLarge"

  // Identifiers.
  public static let prefix: Self = "prefix"
  public static let zero: Self = "zero"
  public static let state: Self = "state"
  public static let email: Self = "email"
  public static let url: Self = "url"
  public static let ipv4: Self = "ipv4"
  public static let ipv6: Self = "ipv6"
  public static let uuid: Self = "uuid"
  public static let hexColor: Self = "hexColor"
  public static let slug: Self = "slug"
  public static let username: Self = "username"
  public static let iban: Self = "iban"
  public static let postalCode: Self = "postalCode"
  public static let phoneIntl: Self = "phoneIntl"
  public static let path: Self = "path"

  // Pairs and lists.
  public static let weak: Self = "weak"
  public static let notEqual: Self = "notEqual"
  public static let notInList: Self = "notInList"
  public static let tooFew: Self = "tooFew"
  public static let tooMany: Self = "tooMany"
  public static let entry: Self = "entry"

  // Records.
  public static let unknown: Self = "unknown"
  public static let json: Self = "json"
}
