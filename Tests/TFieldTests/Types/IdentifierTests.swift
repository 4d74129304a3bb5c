import CData
import Foundation
import TestSupport
import Testing

@testable import TField

@Suite struct IBANTests {
  static let examples = TypeCatalogue.subjects.first { $0.name == "iban" }?.good ?? []

  @Test(arguments: examples) func `an account number is good at its country's length`(text: String)
  {
    let trial = Typing(IBAN(), text.lowercased())
    #expect(trial.data == text && trial.verdict == nil && trial.live == nil)
    #expect(trial.deleting().verdict == .incomplete)
    #expect(Typing(IBAN(), text + "1").verdict == .tooLong)
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

  @Test func `the table holds countries of plausible lengths`() {
    let lines = DataFile.ibans.rows
    #expect(lines.count == 89)
    for line in lines {
      let capacity = IBAN().capacity(for: String(line.prefix(2)))
      #expect((15...33).contains(capacity), "\(line)")
    }
  }
}

@Suite struct ISBNTests {
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

@Suite struct UUIDTypeTests {
  static let written = "123e4567-e89b-12d3-a456-426614174000"

  @Test func `hyphens come by themselves, other letters don't`() {
    #expect(Typing(UUIDType(), "123e4567e").text == "123e4567-e")
    #expect(Typing(UUIDType(), "xyz-1").verdict == .characters)
  }

  @Test func `the rest is counted`() {
    let trial = Typing(UUIDType(), "123")
    #expect(trial.verdict == .incomplete)
    #expect(trial.field.type.hint("123")?.text() == "29 characters left")
    #expect(UUIDType().live("xyz")?.code == .uuid)
  }
}

@Suite struct HostNameTests {
  @Test(arguments: [
    ("example.com", true), ("localhost", true), ("example.com.", true), ("a.b-c.d", true),
    ("müller.de", true), ("1.2.3.4", true), ("1.2.3", false), ("1.2.3.256", false),
    ("01.2.3.4", false), ("", false), (".", false), ("a..b", false), ("-a.b", false),
    ("a-.b", false), ("a_b.c", false), ("a b", false), ("1.com", true),
  ])
  func `a host has a name or an address`(text: String, isValid: Bool) {
    #expect(HostName.isValid(text[...]) == isValid)
  }
}

@Suite struct IPv6Tests {
  /// The C library reads addresses too; it takes leading zeros in embedded ones as little as we do.
  @Test func `the C library agrees on random texts`() {
    var random = SeededRandom()
    for _ in 0..<3000 {
      let text = random.text(of: "::::112f.", upTo: 16)
      var bytes = in6_addr()
      let isAddress = inet_pton(AF_INET6, text, &bytes) == 1
      let isOurs = !text.isEmpty && (IPv6().live(text) ?? IPv6().result(text)) == nil
      #expect(isOurs == isAddress, "\(text), seed \(random.seed)")
    }
  }

  @Test(arguments: [
    ("::", true), ("::1", true), ("1::", true), ("2001:db8::ff00:42:8329", true),
    ("1:2:3:4:5:6:7:8", true), ("1:2:3:4:5:6:1.2.3.4", true), ("::ffff:1.2.3.4", true),
    ("1:2:3:4:5:6:7", false), ("1:2:3:4:5:6:7:8:9", false), ("1::2::3", false), (":::", false),
    ("::1:", false), (":1::2", false), ("12345::", false), ("g::", false), ("", false),
    ("1.2.3.4", false), ("1.2.3.4::", false), ("::1.2.3", false), ("1:2:3:4:5:6:7::", true),
    ("1:2:3:4:5:6:7:8::", false), ("::٣", false),
  ])
  func `an address of the sixth version has eight groups`(text: String, isValid: Bool) {
    #expect(IPv6.isWhole(text) == isValid)
  }
}
