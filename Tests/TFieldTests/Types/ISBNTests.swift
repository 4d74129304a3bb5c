import TestSupport
import Testing

@testable import TField

@Suite struct ISBNTests {
  @Test(arguments: [
    ("978-0-306-40615-7", "9780306406157"), ("979 10 90636 07 1", "9791090636071"),
    ("0-306-40615-2", "0306406152"), ("0-8044-2957-x", "080442957X"),
    ("ISBN-13: 978-3-16-148410-0", "9783161484100"), ("ISBN 0306406152", "0306406152"),
    ("９７８‐３１６１４８４１００", "9783161484100"),
  ])
  func `a number is read however its hyphens stand`(text: String, digits: String) {
    let field = Typing(ISBN(), pasting: text)
    #expect(field.settled == digits)
    #expect(field.verdict == nil)
  }

  @Test(
    arguments: [
      ("978030640615", nil, ErrorCode.incomplete), ("030640615", nil, .incomplete),
      ("9780306406", nil, .incomplete), ("9780306406158", .checksum, .checksum),
      ("0306406153", .checksum, .checksum), ("9801234567", .checksum, .checksum),
      ("12345678901", .prefix, .prefix), ("978012345X", .checksum, .checksum),
      ("97803064061570", nil, .tooLong),
    ] as [(String, ErrorCode?, ErrorCode)])
  func `an error is live once nothing can mend it`(
    text: String, live: ErrorCode?, verdict: ErrorCode
  ) {
    let field = Typing(ISBN(), pasting: text)
    #expect(field.live == live)
    #expect(field.verdict == verdict)
  }

  @Test(arguments: ["97-x", "X", "978--0", "0-8044-2957-X1", "a"])
  func `nothing else is read as one`(text: String) {
    #expect(Typing(ISBN(), pasting: text).verdict == .characters)
  }

  @Test func `one digit wrong or two neighbours exchanged never pass in ten digits`() {
    let digits = Array("080442957X")
    for index in 0..<9 {
      for digit in "0123456789" where digit != digits[index] {
        var other = digits
        other[index] = digit
        #expect(ISBN().judge(String(other)) != .whole)
      }
      var exchanged = digits
      exchanged.swapAt(index, 8)
      #expect(exchanged == digits || ISBN().judge(String(exchanged)) != .whole)
    }
  }
}
