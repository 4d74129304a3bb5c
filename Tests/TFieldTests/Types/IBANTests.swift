import CData
import TestSupport
import Testing

@testable import TField

@Suite struct IBANTests {
  static let examples = [
    "DE89370400440532013000", "GB29NWBK60161331926819", "FR1420041010050500013M02606",
    "NO9386011117947", "BE68539007547034", "MT84MALT011000012345MTLCAST001S",
    "BR1800360305000010009795493C1", "CH9300762011623852957", "SA0380000000608010167519",
  ]

  @Test(arguments: examples) func `an account number is good at its country's length`(text: String)
  {
    let trial = Typing(.iban, text.lowercased())
    #expect(trial.data == text && trial.verdict == nil && trial.live == nil)
    #expect(trial.deleting().verdict == .incomplete)
    #expect(Typing(.iban, text + "1").verdict == .tooLong)
  }

  @Test func `it is shown in groups of four`() {
    #expect(
      Typing(.iban, pasting: "IBAN: DE89-3704 0044 0532 0130 00").settled
        == "DE89 3704 0044 0532 0130 00")
  }

  @Test(arguments: [
    ("W", ErrorCode.iban), ("DX", .iban), ("D", nil), ("US", .iban), ("DEA", .iban), ("DE8", nil),
    ("DE00", .checksum), ("DE8937040044053201300A", .iban), ("GB291", .iban), ("GB29N", nil),
    ("DE89370400440532013001", .checksum), ("DE8937040044053201300", nil),
  ])
  func `an error is live once nothing can mend it`(data: String, live: ErrorCode?) {
    #expect(IBAN().live(data)?.code == live)
  }

  @Test func `one digit wrong or two exchanged never pass`() {
    for text in Self.examples {
      var digits = Array(text)
      for index in 4..<digits.count where digits[index].isASCIIDigit {
        let right = digits[index]
        digits[index] = right == "9" ? "0" : "9"
        if digits[index] != right { #expect(IBAN().live(String(digits)) != nil) }
        digits[index] = right
      }
    }
  }

  @Test func `the rest is counted once the country is known`() {
    #expect(IBAN().hint("D") == nil)
    #expect(IBAN().hint("DE")?.text() == "20 characters left")
  }

  @Test func `the table holds countries of plausible lengths`() {
    let lines = DataFile.ibans.rows
    #expect(lines.count == 89)
    for line in lines {
      let capacity = IBAN().capacity(for: String(line.prefix(2)))
      #expect((15...33).contains(capacity), "\(line)")
    }
  }
}
