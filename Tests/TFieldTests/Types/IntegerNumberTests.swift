import TestSupport
import Testing

@testable import TField

@Suite struct IntegerNumberTests {
  @Test(arguments: [
    ("5", "5"), ("005", "5"), ("+5", "5"), ("-0", "0"), ("-12", "-12"), ("1a2", "1a2"),
    ("5.0", "5.0"), ("5-3", "5-3"), ("９", "9"), ("−4", "-4"),
  ])
  func `digits and a leading sign are settled, all else stays in sight`(keys: String, left: String)
  {
    #expect(Typing(.integer, keys).settled == left)
  }

  @Test(arguments: [
    ("1,234,567", nil), ("1 000", nil), ("+5", nil), (" 42 ", nil), ("$-7", ErrorCode.characters),
    ("5.0", .number), ("1e3", .characters), ("0x10", .characters), ("1,5", .number),
    ("1-2", .characters), ("nan", .characters),
  ])
  func `a paste that would become another number is an error`(text: String, code: ErrorCode?) {
    #expect(Typing(.integer, pasting: text).verdict == code)
  }

  @Test(arguments: [
    ("1", nil, ErrorCode.tooSmall), ("18", nil, nil), ("99", nil, nil),
    ("100", ErrorCode.tooLarge, .tooLarge), ("018", nil, nil), ("0", nil, .tooSmall),
  ])
  func `an error is live once no digit can mend it`(
    data: String, live: ErrorCode?, verdict: ErrorCode?
  ) {
    let trial = Typing(.integer(min: 18, max: 99), data)
    #expect(trial.live == live && trial.verdict == verdict)
  }

  @Test(arguments: [
    ("6", ErrorCode.tooSmall), ("5", nil), ("52", nil), ("56", .tooSmall), ("-", .tooSmall),
  ])
  func `a gap between completions is seen`(data: String, live: ErrorCode?) {
    #expect(IntegerNumber(min: 500, max: 550).live(data)?.code == live)
  }

  @Test(arguments: [
    ("-", nil), ("-1", nil), ("-15", nil), ("-21", ErrorCode.tooSmall), ("5", .tooLarge),
    ("-0", nil),
  ])
  func `negative ranges are mirrored`(data: String, live: ErrorCode?) {
    #expect(IntegerNumber(min: -20, max: -10).live(data)?.code == live)
  }

  @Test func `a minus counts where nothing is negative`() {
    #expect(Typing(.integer(min: 0), "-5").error == "tooSmall")
  }

  @Test(arguments: [
    ("9223372036854775807", nil), ("9223372036854775808", ErrorCode.tooLarge),
    ("-9223372036854775808", nil), ("-9223372036854775809", .tooSmall),
    ("99999999999999999999999999999", .tooLarge),
  ])
  func `what no machine counts is out of range`(data: String, live: ErrorCode?) {
    #expect(IntegerNumber().live(data)?.code == live)
  }

  @Test(arguments: [
    (IntegerNumber(), "99999999999999999999", "At most 9223372036854775807"),
    (IntegerNumber(), "-99999999999999999999", "At least -9223372036854775808"),
    (IntegerNumber(min: 5), "99999999999999999999", "At most 9223372036854775807"),
    (IntegerNumber(min: 5), "1", "At least 5"), (IntegerNumber(max: 5), "6", "At most 5"),
    (IntegerNumber(max: 5), "-99999999999999999999", "At least -9223372036854775808"),
    (IntegerNumber(min: 1, max: 5), "6", "Between 1 and 5"),
  ])
  func `a sentence names no limit that goes without saying, but the one that is passed`(
    type: IntegerNumber, data: String, sentence: String
  ) {
    #expect((type.live(data) ?? type.result(data))?.wording.text() == sentence)
  }

  @Test func `a lone sign is unfinished, and means nothing`() {
    #expect(Typing(.integer, "-").verdict == .incomplete)
    #expect(IntegerNumber().typed("-") == .none && IntegerNumber().typed("") == .none)
    #expect(IntegerNumber().typed("-5") == .number(-5))
  }

  @Test func `a lone minus isn't answered with the limits of the machine`() {
    #expect(IntegerNumber().parse("-").state.error?.wording.text() == "Enter a whole number")
  }

  @Test func `the hint is the range, without the machine's own`() {
    #expect(IntegerNumber(min: 1, max: 9).hint("")?.text() == "Between 1 and 9")
    #expect(IntegerNumber(min: 1).hint("")?.text() == "At least 1")
    #expect(IntegerNumber().hint("")?.text() == "Enter a whole number")
  }
}

extension DecimalNumber {
  /// A number in a test's table.
  static func of(_ text: String) throws -> Self { try #require(Self(text)) }
}
