import TestSupport
import Testing

@testable import TField

@Suite struct IntegerRangeTests {
  @Test(arguments: [
    ("1...5", "from 1 to 5"), ("5...5", "from 5 to 5"), ("-5...-1", "from -5 to -1"),
    ("+01...+5", "from 1 to 5"), ("1-5", "from 1 to 5"), ("1 to 5", "from 1 to 5"),
    ("1–5", "from 1 to 5"), ("1…5", "from 1 to 5"), ("from 1 to 5", "from 1 to 5"),
    ("von 1 bis 5", "from 1 to 5"), ("1から5まで", "from 1 to 5"),
  ])
  func `a closed range is settled`(keys: String, left: String) {
    let trial = Typing(.integerRange, keys)
    #expect(trial.settled == left && trial.verdict == nil)
  }

  @Test(arguments: Language.allCases, [FieldKind.RangeKind.closed, .halfOpen])
  func `a range is read as it is shown`(language: Language, kind: FieldKind.RangeKind) throws {
    let type = IntegerRange(kind: kind)
    let own = type.adapted(to: Surroundings(language: language)) ?? type
    let data = kind == .closed ? "-8000...8010" : "1..<5"
    #expect(own.text(data) != data && own.parse(own.text(data)).data == data)
    #expect(own.write(data, as: .answer) == data)
  }

  @Test(arguments: [("1..<5", nil), ("5..<5", nil), ("5..<1", ErrorCode.tooSmall)])
  func `a half-open range may be empty, never backwards`(keys: String, verdict: ErrorCode?) {
    #expect(Typing(.integerRange(.halfOpen), keys).verdict == verdict)
  }

  @Test(arguments: [
    ("1...2...", ErrorCode.number), ("1....5", .number), ("...5", .number), ("1..5", .number),
    ("--1", .number), ("1...-", .tooSmall), ("5...1", nil), ("5...-1", .tooSmall),
    ("-5...-9", .tooSmall), ("-9...-5", nil), ("1..", nil), ("1...", nil),
    ("9223372036854775808...", .tooLarge), ("1...9223372036854775808", .tooLarge),
  ])
  func `an error is live once nothing can mend it`(data: String, live: ErrorCode?) {
    #expect(IntegerRange().live(data)?.code == live)
  }

  @Test(arguments: [
    ("1", ErrorCode.incomplete), ("1..", .incomplete), ("1...", .incomplete), ("1...-", .tooSmall),
    ("5...1", .tooSmall),
  ])
  func `unfinished and backwards are told apart`(data: String, verdict: ErrorCode) {
    #expect(Typing(.integerRange, data).verdict == verdict)
  }

  @Test func `the kinds don't take each other's sign`() {
    #expect(Typing(.integerRange, "1..<5").verdict == .number)
    #expect(Typing(.integerRange(.halfOpen), "1-5").verdict == .number)
    #expect(IntegerRange(kind: .halfOpen).live("1...5")?.code == .number)
  }

  @Test func `blanks around the sign go, other words are an error`() {
    #expect(Typing(.integerRange, pasting: "1 ... 5").data == "1...5")
    #expect(Typing(.integerRange, pasting: "1 and 5").verdict == .characters)
    #expect(Typing(.integerRange, "x1...5").verdict == .characters)
  }

  @Test func `a range means its bounds`() {
    #expect(IntegerRange().typed("1...5") == .range(1, 5, isClosed: true))
    #expect(IntegerRange(kind: .halfOpen).typed("1..<5") == .range(1, 5, isClosed: false))
    #expect(IntegerRange().typed("1...") == .none)
  }
}
