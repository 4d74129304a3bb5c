import FormSupport
import TFieldForm
import TField
import TestSupport
import Testing

@Suite struct StrictnessTests {
  @Test(arguments: [
    ("name", "a"), ("city", "a"), ("intcity", "a"), ("data", "x"), ("slug", "s"), ("street", "b"),
    ("phrase", "é"), ("state", "a"), ("email", "e"), ("url", "u"), ("path", "p"), ("decimal", "7"),
    ("currency", "7"), ("percent", "7"), ("password", "a!B2"),
  ])
  func `no text is longer than 4,096 characters, in a list neither`(
    type: String, part: String
  ) throws {
    let long = String(repeating: part, count: 5_000)
    let most = String(repeating: part, count: 4_096).prefix(4_096)
    let judging = try Judging(
      #"""
      { "id": "a", "type": "\#(type)" }, { "id": "l", "type": "list", "of": { "type": "\#(type)" } },
      { "id": "t", "type": "list", "fields": [{ "id": "q", "type": "\#(type)" }] }
      """#)
    let text = JSONValue.string(long).line
    let verdicts = try judging.verdicts(
      on: #"{"a":\#(text)}"# + "\n" + #"{"l":[\#(text)]}"# + "\n" + #"{"t":[{"q":\#(text)}]}"#
        + "\n" + #"{"a":\#(JSONValue.string(String(most)).line)}"# + "\n")
    for verdict in verdicts.prefix(3) { #expect(verdict.contains(#""valid":false"#)) }
    #expect(verdicts.count == 4)
    let isNumber = ["decimal", "currency", "percent"].contains(type)
    let isFree = ["name", "city", "intcity", "data", "slug", "street", "phrase", "path"].contains(
      type)
    #expect(!isFree || verdicts[3].contains(#""valid":true"#), "\(verdicts[3].prefix(300))")
    #expect(!isNumber && !isFree || verdicts[0].contains(#""code":"tooLong""#))
  }

  static let values: [(type: String, value: String, code: String?)] = [
    ("zip", "12345", nil), ("zip", "12345-6789", "tooLong"), ("zip", "1234x", "characters"),
    ("zip", "123 45", "characters"), ("zip", " 12345", "characters"), ("zip", "1234", "incomplete"),
    ("zip", "１２３４５", "characters"), ("zip", "12345\t", "characters"),
    ("phone", "(555) 234-5678", nil), ("phone", "5552345678", nil), ("phone", "555-234-5678", nil),
    ("phone", "555 234 5678", nil), ("phone", "(555)234–5678", nil),
    ("phone", "+44 20 7946 0958", "prefix"), ("phone", "1 555 234 5678", "characters"),
    ("phone", "555.234.5678", "characters"), ("phone", "-555-234-5678", "characters"),
    ("phone", "55523456789", "tooLong"),
    ("ssn", "123-45-6789", nil), ("ssn", "123 45 6789", nil), ("ssn", "123/45/6789", "characters"),
    ("credit", "4242424242424242", nil), ("credit", "4242-4242-4242-4242", nil),
    ("credit", "4242 4242 4242 42424242", "tooLong"), ("credit", "4242 4242 4242 4241", "checksum"),
    ("credit", "4242_4242_4242_4242", "characters"),
    ("expDate", "04/30", nil), ("expDate", "0430", nil), ("expDate", "4/30", nil),
    ("expDate", "2030-04", nil), ("expDate", "04/2030", "characters"),
    ("date", "11/21/2026", nil), ("date", "11212026", nil), ("date", "2026-11-21", nil),
    ("date", "1/5/2024", nil), ("date", "11/21/2026 ", "characters"),
    ("date", "11/21/26", "characters"), ("date", "112126", "characters"),
    ("date", "01/05/2024!", "characters"), ("date", "01/05/2024 10:30", "characters"),
    ("age", "42", nil), ("age", "1-8", "characters"), ("age", "042", nil),
    ("age", "4200", "tooLarge"),
    ("streetnumber", "2-21", "characters"), ("streetnumber", "1234567", "tooLong"),
    ("currency", "12.5", nil), ("currency", "$12.50", nil), ("currency", "$12", nil),
    ("currency", "1,234.50", "characters"), ("currency", "-5", "tooSmall"),
    ("currency", "12.345", "number"), ("currency", "12-34", "characters"),
    ("percent", "12.5%", nil), ("percent", "12,5", "characters"),
    ("integer", "-12", nil), ("integer", "+12", nil), ("integer", "1,234", "characters"),
    ("integer", "1e3", "characters"), ("decimal", "3.140", nil), ("decimal", "3.1.4", "characters"),
    ("integerRange", "1...5", nil), ("integerRange", "1 ... 5", "characters"),
    ("name", "Ada Lovelace", nil), ("name", "ADA LOVELACE", nil), ("name", "ada lovelace", nil),
    ("name", "Jos\u{65}\u{301}", nil), ("name", "Ada <3", "characters"),
    ("name", "Ada\nLovelace", "characters"), ("name", " Ada", "characters"),
    ("name", "Ada ", "characters"), ("city", "Boston ", "characters"),
    ("street", "1 A St ", "characters"),
    ("street", " 1 A St", "characters"), ("email", "a@b.com ", "characters"),
    ("email", " a@b.com", "characters"), ("state", "NY ", "characters"),
    ("country", "France ", "characters"), ("postalCode", "12345-", "characters"),
    ("intcity", "Rome\u{A0}", "characters"), ("phrase", "a ", nil), ("phrase", " a", nil),
    ("text", "a \n", nil), ("password", "a b c d ", nil), ("username", "ada ", "characters"),
    ("zip", "12345 ", "characters"), ("integer", "5 ", "characters"),
    ("uuid", "123E4567E89B12D3A456426614174000 ", "characters"),
    ("city", "O’Fallon", nil), ("city", "Paris 5", "characters"),
    ("st", "CA", nil), ("st", "ca", nil), ("st", "California", "characters"),
    ("st", "C A", "characters"), ("state", "Calif.", nil),
    ("phrase", "a\u{1}b", "characters"), ("phrase", "a\tb", "characters"),
    ("phrase", String(repeating: "x", count: 4096), nil),
    ("phrase", String(repeating: "x", count: 4097), "tooLong"),
    ("phrase", "x" + String(repeating: "\u{301}", count: 20), "characters"),
    ("data", "A B", "characters"), ("toggle", "on", "characters"),
    ("uuid", "123e4567-e89b-12d3-a456-426614174000", nil),
    ("uuid", "urn:uuid:123e4567-e89b-12d3-a456-426614174000", "characters"),
    ("uuid", "123E4567E89B12D3A456426614174000", nil),
    ("hexColor", "#FC0", nil), ("hexColor", "fc0", nil), ("hexColor", "0xfc0", "characters"),
    ("ipv4", "192.0.2.1", nil), ("ipv4", "192.0.2.1:80", "characters"),
    ("iban", "GB82WEST12345698765432", nil), ("iban", "GB82 WEST 1234 5698 7654 32", nil),
    ("iban", "IBAN GB82 WEST 1234 5698 7654 32", "characters"),
    ("phoneIntl", "+44 20 7946 0958", nil), ("phoneIntl", "0044 20 7946 0958", "characters"),
    ("time", "17:05", nil), ("time", "5:05 pm", "characters"), ("time", "1705", nil),
    ("slug", "my-page", nil), ("slug", "my page", "characters"), ("email", "a@b.com", nil),
    ("country", "France", nil), ("url", "https://a.de/ b", "characters"),
  ]

  @Test(arguments: values)
  func `a value is the field's text or data, and is never repaired`(
    type: String, value: String, code: String?
  ) throws {
    let judging = try Judging("{ \"id\": \"a\", \"type\": \"\(type)\" }")
    let failures = try judging.failures(of: (["a": .string(value)] as JSONValue).line)
    #expect(failures == (code.map { ["a \($0)"] } ?? []))
  }

  @Test(arguments: [
    ("zip", "1234x5", "characters"), ("phone", "+1 555 234 5678", nil),
    ("currency", "1,234.50", nil),
    ("st", "California", nil), ("phone", "+44 20 7946 0958", "prefix"),
    ("zip", "12345-6789", "tooLong"), ("zip", "123", "incomplete"),
    ("name", " Ada\t<3 ", "characters"),
  ])
  func `leniently it is read as a person would type it`(
    type: String, value: String, code: String?
  ) throws {
    var judging = try Judging("{ \"id\": \"a\", \"type\": \"\(type)\" }")
    judging.options.isLenient = true
    let failures = try judging.failures(of: (["a": .string(value)] as JSONValue).line)
    #expect(failures == (code.map { ["a \($0)"] } ?? []))
  }

  @Test func `a refused value is wrong but not missing, for other fields too`() throws {
    let judging = try Judging(
      #"""
      { "id": "a", "type": "phone", "required": true },
      { "id": "b", "required": { "field": "a", "filled": true } },
      { "id": "c", "required": { "field": "a", "valid": true } }
      """#)
    #expect(
      try judging.failures(of: #"{"a":"+44 20 7946 0958"}"#) == ["a prefix", "b required"])
  }

  @Test(arguments: [
    (#"{"d":"1.234","c":"12,50","l":["1.234"]}"#, []), (#"{"d":1.234,"l":[1.234,5]}"#, []),
    (#"{"c":1.234}"#, ["c number"]), (#"{"i":1.234}"#, ["i number"]), (#"{"d":"1234,5"}"#, []),
    (#"{"d":"12,5"}"#, []), (#"{"d":"1.234,5"}"#, ["d characters"]),
  ])
  func `in records a text is data first, whatever the language`(record: String, faults: [String])
    throws
  {
    var judging = try Self.numbers()
    #expect(try judging.failures(of: record) == faults)
    judging.options.values = .data
    let verdict = try #require(
      try judging.verdicts(on: #"{"d":"1.234","r":[{"d":1.234}]}"#).first)
    #expect(verdict.hasPrefix(#"{"record":1,"valid":true,"#), "\(verdict)")
    #expect(verdict.contains(#""d":"1.234""#))
    #expect(verdict.contains(#""r":[{"d":"1.234"}]"#))
  }

  @Test(arguments: [
    (#"{"d":"1.234"}"#, ["d number"]), (#"{"d":1.234}"#, []), (#"{"d":"1.234,5"}"#, []),
    (#"{"d":"1,234"}"#, []), (#"{"d":"12.5"}"#, []), (#"{"i":1.234}"#, ["i number"]),
    (#"{"i":"1.234"}"#, []), (#"{"c":1.234}"#, ["c number"]),
  ])
  func `leniently what is one number as data and another as a paste is refused`(
    record: String, faults: [String]
  ) throws {
    var judging = try Self.numbers()
    judging.options.isLenient = true
    #expect(try judging.failures(of: record) == faults)
  }

  /// Numbers as a German writes them.
  private static func numbers() throws -> Judging {
    var judging = try Judging(
      #"""
      { "id": "d", "type": "decimal" }, { "id": "i", "type": "integer" },
      { "id": "c", "type": "currency" }, { "id": "l", "type": "list", "of": { "type": "decimal" } },
      { "id": "r", "type": "list", "fields": [{ "id": "d", "type": "decimal" }] }
      """#)
    judging.options.language = .german
    return judging
  }

  @Test(arguments: [true, false])
  func `a number among entries is no text of the person's language`(isLenient: Bool) throws {
    var judging = try Judging(#"{ "id": "l", "type": "list", "of": { "type": "currency" } }"#)
    judging.options.language = .german
    judging.options.isLenient = isLenient
    #expect(try judging.failures(of: #"{"l":[12.5]}"#) == [])
    #expect(try judging.failures(of: #"{"l":[1.234]}"#) == ["l entry"])
  }

  @Test func `blank text is no answer`() throws {
    let judging = try Judging(
      #"{ "id": "a", "type": "name", "required": true }, { "id": "b", "type": "zip" }"#)
    #expect(try judging.failures(of: #"{"a":"  ","b":" "}"#) == ["a required"])
  }

  @Test func `a form's own template may vary in its fixed characters`() throws {
    let judging = try Judging(
      #"{ "id": "a", "type": "part" }"#,
      rest: #", "types": { "part": { "template": "AA-000", "case": "upper" } }"#)
    for value in ["XY-123", "XY123", "xy 123"] {
      #expect(try judging.failures(of: "{\"a\":\"\(value)\"}") == [], "\(value)")
    }
    #expect(try judging.failures(of: #"{"a":"XY/123"}"#) == ["a characters"])
    #expect(try judging.failures(of: #"{"a":"XY-12"}"#) == ["a incomplete"])
  }
}
