/// Rules in the words of form files; each takes a message in place of its own.
extension Rule {
  /// At least one character that isn't white space.
  public static func notEmpty(_ message: String? = nil) -> Self { Self(.notEmpty, message) }
  /// At least that many characters.
  public static func minLength(_ count: Int, _ message: String? = nil) -> Self {
    Self(.text(.minLength(count)), message)
  }
  /// At most that many characters.
  public static func maxLength(_ count: Int, _ message: String? = nil) -> Self {
    Self(.text(.maxLength(count)), message)
  }
  /// The same as the answer of another field.
  public static func equalTo(_ id: String, _ message: String? = nil) -> Self {
    Self(.comparison(.equalTo(id)), message)
  }
  /// Another answer than that of another field.
  public static func notEqualTo(_ id: String, _ message: String? = nil) -> Self {
    Self(.comparison(.notEqualTo(id)), message)
  }
  /// One of these texts.
  public static func `in`(_ texts: [String], _ message: String? = nil) -> Self {
    Self(.comparison(.isIn(texts.map { .text($0) })), message)
  }
  /// None of these texts.
  public static func notIn(_ texts: [String], _ message: String? = nil) -> Self {
    Self(.comparison(.isNotIn(texts.map { .text($0) })), message)
  }
  /// A number that is a multiple of another.
  public static func multipleOf(_ step: DecimalNumber, _ message: String? = nil) -> Self {
    Self(.comparison(.multipleOf(step)), message)
  }
  /// So many entries of a list.
  public static func count(min: Int? = nil, max: Int? = nil, _ message: String? = nil) -> Self {
    Self(.list(.count(min: min, max: max)), message)
  }
  /// Only digits.
  public static func digitsOnly(_ message: String? = nil) -> Self {
    Self(.characters(.digitsOnly), message)
  }
  /// Only letters.
  public static func lettersOnly(_ message: String? = nil) -> Self {
    Self(.characters(.lettersOnly), message)
  }
  /// Only letters and digits.
  public static func alphanumeric(_ message: String? = nil) -> Self {
    Self(.characters(.alphanumeric), message)
  }
  /// Before the day, or less than the number, of another field.
  public static func before(_ id: String, _ message: String? = nil) -> Self {
    Self(.comparison(.before(id)), message)
  }
  /// After the day, or more than the number, of another field.
  public static func after(_ id: String, _ message: String? = nil) -> Self {
    Self(.comparison(.after(id)), message)
  }
  /// No two entries of a list are the same.
  public static func unique(_ message: String? = nil) -> Self { Self(.list(.unique), message) }

  private init(_ test: RuleTest, _ message: String?) {
    self.init(test, message: message.map { .verbatim($0) })
  }
}
