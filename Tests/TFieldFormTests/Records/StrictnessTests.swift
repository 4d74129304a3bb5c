import FormSupport
import Foundation
import TFieldForm
import TField
import TestSupport
import Testing

@Suite struct StrictnessTests {
  /// A table has a type, a value, and the code of its error.
  @Test(arguments: TestFile.tables(of: "values.txt"))
  func `a value is judged as its table says`(table: TestTable) throws {
    #expect(table.lines.count > 5)
    for line in table.lines.dropFirst() {
      let cells = line.components(separatedBy: " ¦ ")
      var judging = try Judging("{ \"id\": \"a\", \"type\": \"\(cells[0])\" }")
      judging.options.isLenient = table.lines[0] == "lenient"
      let value = cells[1].hasPrefix("\"") ? cells[1] : JSONValue.string(cells[1]).line
      let failures = try judging.failures(of: "{\"a\":\(value)}")
      #expect(failures == (cells[2] == "ok" ? [] : ["a \(cells[2])"]), "\(line)")
    }
  }

  @Test(arguments: [
    ("name", "a"), ("city", "a"), ("intcity", "a"), ("data", "x"), ("slug", "s"), ("street", "b"),
    ("phrase", "é"), ("state", "a"), ("email", "e"), ("url", "u"), ("path", "p"), ("decimal", "7"),
    ("currency", "7"), ("percent", "7"), ("password", "a!B2"),
  ])
  func `no text is longer than 4,096 characters, in a list neither`(
    type: String, part: String
  ) throws {
    let long = String(String(repeating: part, count: 5_000).prefix(4_097))
    let most = String(long.dropLast())
    let judging = try Judging(
      #"""
      { "id": "a", "type": "\#(type)" }, { "id": "l", "type": "list", "of": { "type": "\#(type)" } },
      { "id": "t", "type": "list", "fields": [{ "id": "q", "type": "\#(type)" }] }
      """#)
    let text = JSONValue.string(long).line
    let verdicts = try judging.verdicts(
      on: #"{"a":\#(text)}"# + "\n" + #"{"l":[\#(text)]}"# + "\n" + #"{"t":[{"q":\#(text)}]}"#
        + "\n" + #"{"a":\#(JSONValue.string(most).line)}"# + "\n")
    for verdict in verdicts.prefix(3) { #expect(verdict.contains(#""valid":false"#)) }
    #expect(verdicts.count == 4)
    let isNumber = ["decimal", "currency", "percent"].contains(type)
    let isFree = ["name", "city", "intcity", "data", "slug", "street", "phrase", "path"].contains(
      type)
    #expect(!isFree || verdicts[3].contains(#""valid":true"#), "\(verdicts[3].prefix(300))")
    #expect(!isNumber && !isFree || verdicts[0].contains(#""code":"tooLong""#))
  }

  @Test func `the values of records are data, whatever the language`() throws {
    var judging = try Self.numbers()
    judging.options.values = .data
    let verdict = try #require(
      try judging.verdicts(on: #"{"d":"1.234","r":[{"d":1.234}]}"#).first)
    #expect(verdict.hasPrefix(#"{"record":1,"valid":true,"#), "\(verdict)")
    #expect(verdict.contains(#""d":"1.234""#))
    #expect(verdict.contains(#""r":[{"d":"1.234"}]"#))
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
}
