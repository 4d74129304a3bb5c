internal import TField

/// One key that may stand in an object of a form file.
struct KeyFormat: Sendable {
  let name: String
  let shape: Shape
  /// One sentence about it, for the schema and the reference.
  let says: String
  let isRequired: Bool
  /// What holds where the key is left out, in words.
  let standard: String?

  init(
    _ name: String, _ shape: Shape, _ says: String, isRequired: Bool = false,
    standard: String? = nil
  ) {
    self.name = name
    self.shape = shape
    self.says = says
    self.isRequired = isRequired
    self.standard = standard
  }

  /// What the key is, what it takes, and what holds without it.
  var fullSummary: String { summary(shape.sentence()) }

  /// The same in brief: only values that nobody could guess.
  var briefSummary: String { summary(shape.isSpecial ? shape.sentence() : nil) }

  private func summary(_ values: String?) -> String {
    let standard = isRequired ? "Required." : standard.map { "Default: \($0)." }
    return [says, values, standard].compactMap(\.self).joined(separator: " ")
  }

  /// The same key where it may be left out.
  var optional: Self { Self(name, shape, says, standard: standard) }
}

/// A kind of object in a form file: its name and every key it may have.
final class ObjectFormat: Sendable {
  let name: String
  let says: String
  let keys: [KeyFormat]
  let requiredKeys: [String]
  private let keysByName: [String: KeyFormat]

  init(_ name: String, _ says: String, _ keys: [KeyFormat]) {
    self.name = name
    self.says = says
    self.keys = keys
    requiredKeys = keys.filter(\.isRequired).map(\.name)
    keysByName = Dictionary(keys.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
  }

  /// The same object with every key optional.
  var optional: ObjectFormat { ObjectFormat(name, says, keys.map(\.optional)) }

  subscript(key: String) -> KeyFormat? { keysByName[key] }

  /// True for `$schema`, `$comment` and names that begin with `x-`, which are allowed anywhere.
  static func isIgnored(_ key: String) -> Bool {
    key == "$schema" || key == "$comment" || key.hasPrefix("x-")
  }
}

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
