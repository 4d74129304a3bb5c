import CData
import TestSupport
import Testing

@testable import TField

@Suite struct PostalCodeTests {
  @Test(arguments: [
    ("US", "12345", "12345"), ("US", "123456789", "12345-6789"), ("DE", "10115", "10115"),
    ("CA", "k1a0b1", "K1A 0B1"), ("CA", "K1A-0B1", "K1A 0B1"), ("GB", "sw1a1aa", "SW1A 1AA"),
    ("GB", "M1 1AE", "M1 1AE"), ("GB", "ec1a1bb", "EC1A 1BB"), ("NL", "1234ab", "1234 AB"),
    ("PL", "00950", "00-950"), ("PT", "1000205", "1000-205"), ("JP", "1000001", "100-0001"),
    ("SE", "11455", "114 55"), ("IE", "A65F4E2", "A65 F4E2"), ("BR", "01310100", "01310-100"),
    ("LV", "LV1073", "LV-1073"), ("us", "12345", "12345"), ("FK", "FIQQ1ZZ", "FIQQ 1ZZ"),
  ])
  func `a code is settled as its country writes it`(country: String, keys: String, left: String) {
    let trial = Typing(.postalCode(country: country), keys)
    #expect(trial.settled == left && trial.verdict == nil && trial.live == nil)
  }

  @Test(arguments: [
    ("US", "1234", nil, ErrorCode.incomplete), ("US", "12345-6", nil, .incomplete),
    ("US", "1234A", ErrorCode.postalCode, .postalCode), ("CA", "KK", .postalCode, .postalCode),
    ("DE", "123456", .postalCode, .postalCode), ("GB", "SW1A", nil, .incomplete),
    ("MC", "97", .postalCode, .postalCode),
  ])
  func `unfinished and wrong are told apart`(
    country: String, keys: String, live: ErrorCode?, verdict: ErrorCode
  ) {
    let trial = Typing(.postalCode(country: country), keys)
    #expect(trial.live == live && trial.verdict == verdict)
  }

  @Test func `where no shape is known everything is taken`() {
    for type in [PostalCode(country: "HK"), PostalCode(country: "??"), PostalCode()] {
      #expect(Typing(type, "any 1-2").settled == "ANY 1-2")
      #expect(Typing(type, "any").verdict == nil)
    }
  }

  @Test func `the country may be another field's`() {
    let form = Form(
      "Address", rows: [[Field("country", .country)], [Field("code", .postalCode(for: "country"))]])
    var session = FormSession(form, typing: "Canada\t12345\t")
    #expect(session["code"]?.validity.error?.code == .postalCode)
    session.set("Germany", for: "country")
    #expect(session["code"]?.validity == .valid)
    session.set("", for: "country")
    #expect(session["code"]?.verdict == .valid)
    session.set("NL", for: "country")
    #expect(session["code"]?.verdict.error?.code == .postalCode)
  }

  @Test func `the table has a shape for most countries, and shapes keep their own law`() {
    let lines = DataFile.postalCodes.rows
    #expect(lines.count > 170)
    for line in lines {
      let type = PostalCode(country: String(line.prefix(2)))
      for shape in line.dropFirst(3).split(separator: "|") {
        let code = String(shape.map { $0 == "n" ? "1" : $0 == "a" || $0 == "x" ? "A" : $0 })
        let trial = Typing(type, code)
        #expect(trial.verdict == nil && trial.live == nil, "\(line)")
        #expect(trial.settled.count == code.count, "\(line)")
      }
    }
  }
}
