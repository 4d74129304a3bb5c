/// Rules in the words of form files; each takes a message in place of its own.
extension Rule {
  /// At least one character that isn't white space.
  public static func notEmpty(_ message: String? = nil) -> Self { Self(.notEmpty, message) }
  /// At least that many characters.
  public static func minLength(_ count: Int, _ message: String? = nil) -> Self {
    Self(.minLength, message, .count(count))
  }
  /// At most that many characters.
  public static func maxLength(_ count: Int, _ message: String? = nil) -> Self {
    Self(.maxLength, message, .count(count))
  }
  /// The same as the answer of another field.
  public static func equalTo(_ id: String, _ message: String? = nil) -> Self {
    Self(.equalTo, message, .field(id))
  }
  /// Another answer than that of another field.
  public static func notEqualTo(_ id: String, _ message: String? = nil) -> Self {
    Self(.notEqualTo, message, .field(id))
  }
  /// One of these texts.
  public static func `in`(_ texts: [String], _ message: String? = nil) -> Self {
    Self(.isIn, message, .others(texts.map { .value(.text($0)) }))
  }
  /// None of these texts.
  public static func notIn(_ texts: [String], _ message: String? = nil) -> Self {
    Self(.isNotIn, message, .others(texts.map { .value(.text($0)) }))
  }
  /// A number that is a multiple of another.
  public static func multipleOf(_ step: DecimalNumber, _ message: String? = nil) -> Self {
    Self(.multipleOf, message, .step(step))
  }
  /// So many entries of a list.
  public static func count(min: Int? = nil, max: Int? = nil, _ message: String? = nil) -> Self {
    Self(.count, message, .span(min: min, max: max))
  }
  /// Only digits.
  public static func digitsOnly(_ message: String? = nil) -> Self { Self(.digitsOnly, message) }
  /// Only letters.
  public static func lettersOnly(_ message: String? = nil) -> Self { Self(.lettersOnly, message) }
  /// Only letters and digits.
  public static func alphanumeric(_ message: String? = nil) -> Self { Self(.alphanumeric, message) }
  /// Before the day, or less than the number, of another field.
  public static func before(_ id: String, _ message: String? = nil) -> Self {
    Self(.before, message, .field(id))
  }
  /// After the day, or more than the number, of another field.
  public static func after(_ id: String, _ message: String? = nil) -> Self {
    Self(.after, message, .field(id))
  }
  /// No two entries of a list are the same.
  public static func unique(_ message: String? = nil) -> Self { Self(.unique, message) }

  private init(_ row: Claim.Row, _ message: String?, _ operand: Claim.Operand = .nothing) {
    self.init(row, operand, message: message.map { .verbatim($0) })
  }
}
