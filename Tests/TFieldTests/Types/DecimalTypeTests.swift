import TestSupport
import Testing

@testable import TField

@Suite struct DecimalTypeTests {
  @Test(arguments: [
    (".5", "0.5"), ("5.", "5"), ("-123.45", "-123.45"), ("0.333333333", "0.333333333"),
    ("0.0000001", "0.0000001"), ("1.2.3", "1.2.3"), ("1e3", "1e3"), ("00.10", "0.1"),
    ("12345678901234567890.12345678901234567890", "12345678901234567890.1234567890123456789"),
  ])
  func `a number is settled, and never rounded`(keys: String, left: String) {
    #expect(Typing(.decimal, keys).settled == left)
  }

  @Test(arguments: [
    ("1,234.5", nil), ("$ 12.50", ErrorCode.characters), ("1,5", nil), ("1e3", .characters),
    ("0x1p3", .characters), ("1.2.3", .characters), ("inf", .characters), ("nan", .characters),
  ])
  func `a paste that would become another number is an error`(text: String, code: ErrorCode?) {
    #expect(Typing(.decimal, pasting: text).verdict == code)
  }

  @Test func `digits behind the last place stay in sight, and are wrong`() {
    #expect(Typing(.decimal(places: 2), "1.2590").text == "1.2590")
    for (places, text) in [(2, "1.2590"), (0, "1.5"), (-3, "1.5")] {
      #expect(Typing(.decimal(places: places), text).verdict == .number)
      #expect(Typing(.decimal(places: places), pasting: text).verdict == .number)
    }
  }

  @Test func `the decimal sign is the language's, and the other one where it is clear`() {
    let rows: [(Language, String, String?)] = [
      (.english, "3,14", "3.14"), (.english, "1,234", "1234"), (.german, "3,14", "3.14"),
      (.german, "1.234", "1234"), (.german, "1,234", "1.234"), (.german, "3.14", "3.14"),
    ]
    for (language, text, data) in rows {
      let type = DecimalType().adapted(to: Surroundings(language: language)) ?? DecimalType()
      #expect(type.parse(text).data == data, "\(text) in \(language)")
    }
  }

  @Test(arguments: [
    ("1", nil), ("1.", nil), ("1.7", ErrorCode.tooLarge), ("1.2", nil), ("0", nil),
    ("1.24", .tooSmall), ("1.25", nil), ("1.50", nil), ("1.501", .tooLarge), ("2", .tooLarge),
  ])
  func `an error is live once no digit can mend it`(data: String, live: ErrorCode?) throws {
    let type = DecimalType(min: try .of("1.25"), max: try .of("1.5"), places: 3)
    #expect(type.live(data)?.code == live)
  }

  @Test func `without a number of places some completion always fits`() throws {
    let type = DecimalType(min: try .of("1.25"), max: try .of("1.26"))
    #expect(type.live("1.25999999")?.code == nil)
    #expect(type.live("1.24999999")?.code == .tooSmall)
  }

  @Test func `a lone point is no value`() {
    #expect(Typing(.decimal, ".").verdict == .incomplete)
    #expect(DecimalType().typed(".") == .none)
  }

  @Test func `the typed value is exact`() throws {
    #expect(DecimalType().typed("12.50").text == "12.5")
    #expect(DecimalType().typed("0.1") == .number(try .of("0.1")))
  }
}
