internal import TField

/// The error codes that types and the engine give; rules add their keys and their own.
enum MessageCodes {
  static let all: Set<String> = Set(
    (anyField + types).map(\.rawValue) + (Claim.Row.rules + [.unless]).map(\.name))

  static let anyField: [ErrorCode] = [
    .required, .incomplete, .tooShort, .tooLong, .characters, .kind, .checkFailed,
    .checkUnavailable, .patternLimit, .reading, .unknown, .json,
  ]

  static let types: [ErrorCode] = [
    .issuer, .checksum, .month, .year, .expired, .day, .date, .tooEarly, .tooLate, .hour, .minute,
    .number, .tooSmall, .tooLarge, .prefix, .zero, .state, .email, .url, .ipv4, .ipv6, .uuid,
    .hexColor, .slug, .username, .iban, .postalCode, .phoneIntl, .path, .weak, .notEqual,
    .notInList,
    .tooFew, .tooMany, .entry,
  ]
}
