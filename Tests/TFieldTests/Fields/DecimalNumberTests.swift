import Testing

@testable import TField

@Suite struct DecimalNumberTests {
  @Test(arguments: [
    ("5", "5"), ("005", "5"), (".5", "0.5"), ("5.", "5"), ("-0", "0"), ("-0.50", "-0.5"),
    ("12345678901234567890.10", "12345678901234567890.1"), ("0.0120", "0.012"),
    ("-0100.010", "-100.01"), ("000.000", "0"),
  ])
  func `a number is exact`(text: String, written: String) throws {
    #expect(try #require(DecimalNumber(text)).description == written)
  }

  @Test(arguments: [
    "", ".", "-", "-.", "1e3", "0x10", "nan", "inf", "1,5", " 1", "1.2.3", "+1", "٣",
  ])
  func `nothing else is a number`(text: String) {
    #expect(DecimalNumber(text) == nil)
  }

  @Test func `a number has at most a thousand digits`() {
    let digits = String(repeating: "1", count: 999)
    #expect(DecimalNumber("-\(digits).5") != nil)
    #expect(DecimalNumber("-\(digits).55") == nil)
  }

  @Test(arguments: [
    ("1", "2"), ("-2", "-1"), ("-1", "0"), ("9", "10"), ("1.05", "1.5"), ("-10", "9"),
    ("0.012", "0.05"), ("0", "0.001"), ("-0.5", "-0.05"), ("99.9", "100"), ("-100.5", "-100"),
  ])
  func `numbers have an order`(smaller: String, larger: String) throws {
    let (left, right) = (try #require(DecimalNumber(smaller)), try #require(DecimalNumber(larger)))
    #expect(left < right && !(right < left))
  }

  @Test func `zeros behind the point make no other number`() {
    #expect(DecimalNumber("1.50") == DecimalNumber("1.5"))
    #expect(DecimalNumber("1.5")?.text(places: 2) == "1.50")
    #expect(DecimalNumber(Int.min).description == "-9223372036854775808")
  }
}
