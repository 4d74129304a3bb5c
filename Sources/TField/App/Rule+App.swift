/// Rules in the words of form files; each takes a message in place of its own.
extension Rule {
  /// At least one character that isn't white space.
  public static func notEmpty(_ message: String? = nil) -> Self {
    Self(.notEmpty, .nothing, message)
  }
  /// At least that many characters.
  public static func minLength(_ count: Int, _ message: String? = nil) -> Self {
    Self(.minLength, .count(count), message)
  }
  /// At most that many characters.
  public static func maxLength(_ count: Int, _ message: String? = nil) -> Self {
    Self(.maxLength, .count(count), message)
  }
  /// The same as the answer of another field.
  public static func equalTo(_ id: String, _ message: String? = nil) -> Self {
    Self(.equalTo, .field(id), message)
  }
  /// Another answer than that of another field.
  public static func notEqualTo(_ id: String, _ message: String? = nil) -> Self {
    Self(.notEqualTo, .field(id), message)
  }
  /// One of these texts.
  public static func `in`(_ texts: [String], _ message: String? = nil) -> Self {
    Self(.isIn, .others(texts.map { .value(.text($0)) }), message)
  }
  /// None of these texts.
  public static func notIn(_ texts: [String], _ message: String? = nil) -> Self {
    Self(.isNotIn, .others(texts.map { .value(.text($0)) }), message)
  }
  /// A number that is a multiple of another.
  public static func multipleOf(_ step: DecimalNumber, _ message: String? = nil) -> Self {
    Self(.multipleOf, .step(step), message)
  }
  /// So many entries of a list.
  public static func count(min: Int? = nil, max: Int? = nil, _ message: String? = nil) -> Self {
    Self(.count, .span(min: min, max: max), message)
  }
  /// Only digits.
  public static func digitsOnly(_ message: String? = nil) -> Self {
    Self(.digitsOnly, .nothing, message)
  }
  /// Only letters.
  public static func lettersOnly(_ message: String? = nil) -> Self {
    Self(.lettersOnly, .nothing, message)
  }
  /// Only letters and digits.
  public static func alphanumeric(_ message: String? = nil) -> Self {
    Self(.alphanumeric, .nothing, message)
  }
  /// Before the day, or less than the number, of another field.
  public static func before(_ id: String, _ message: String? = nil) -> Self {
    Self(.before, .field(id), message)
  }
  /// After the day, or more than the number, of another field.
  public static func after(_ id: String, _ message: String? = nil) -> Self {
    Self(.after, .field(id), message)
  }
  /// No two entries of a list are the same.
  public static func unique(_ message: String? = nil) -> Self { Self(.unique, .nothing, message) }

  private init(_ row: Claim.Row, _ operand: Claim.Operand, _ message: String?) {
    self.init(row, operand, message: message.map { .verbatim($0) })
  }
}
