import FormSupport
import Foundation
import TField
import TFieldForm
import TestSupport
import Testing

@Suite struct RecordTableTests {
  @Test(arguments: TestFile.tables(of: "records.txt"))
  func `a record is judged as its table says`(table: TestTable) throws {
    var (rows, rest, options, records) = ("", "", [String](), [String]())
    for line in table.lines {
      let value = line.drop { $0 != " " }.dropFirst()
      switch line.prefix(while: { $0 != " " }) {
      case "rows": rows = String(value)
      case "rest": rest = String(value)
      case "options": options = value.split(separator: " ").map(String.init)
      default: records.append(line)
      }
    }
    #expect(!records.isEmpty)
    var judging = try Judging(rows, rest: rest)
    judging.options.isLenient = options.contains("lenient")
    judging.options.ignoresExtra = options.contains("extra")
    if options.contains("german") { judging.options.language = .german }
    if let day = options.compactMap({ CalendarDate($0) }).first { judging.today = day }
    for record in records {
      try check(record, judging)
      judging.options.values = .typed
      if options.contains("both") { try check(record, judging) }
      judging.options.values = nil
    }
  }

  private func check(_ line: String, _ judging: Judging) throws {
    let cells = line.components(separatedBy: " ¦ ")
    try #require(cells.count == 2, "\(line)")
    let isQuoted = cells[0].hasPrefix("\"")
    let record =
      isQuoted ? try JSONDecoder().decode(String.self, from: Data(cells[0].utf8)) : cells[0]
    let expected = cells[1] == "ok" ? [] : cells[1].components(separatedBy: ", ")
    #expect(try judging.failures(of: record) == expected, "\(line)")
  }

  @Test(arguments: TestFile.tables(of: "rules.txt"))
  func `a rule finds what its table says`(table: TestTable) throws {
    let typeLine = table.lines.first.flatMap { $0.hasPrefix("type ") ? $0 : nil }
    let type = typeLine.map { String($0.dropFirst(5)) } ?? "\"type\": \"text\""
    #expect(table.lines.count > (typeLine == nil ? 0 : 1))
    for line in table.lines.dropFirst(typeLine == nil ? 0 : 1) {
      let cells = line.components(separatedBy: " ¦ ")
      try #require(cells.count == 3, "\(line)")
      var judging = try Judging(
        "{ \"id\": \"it\", \(type), \"rules\": [{ \(cells[0]) }] }, "
          + "{ \"id\": \"other\", \"label\": \"Return\", \(type) }")
      let says = cells[2].hasPrefix("says ")
      let expected = says ? String(cells[2].dropFirst(5)) : cells[2]
      for values in [nil, ActionSteps.Values.typed] {
        judging.options.values = values
        let found = try judging.errors(of: Self.record(cells[1], type: type))
          .filter { $0.field == "it" }.map { says ? $0.message : $0.code }
        let outcome = found.isEmpty ? "ok" : found.joined(separator: says ? " / " : ", ")
        #expect(outcome == expected, "\(line)")
      }
    }
  }

  /// The record of a value, which is JSON itself if it looks like it.
  private static func record(_ value: String, type: String) throws -> String {
    if value.hasPrefix("{") { return value }
    if ["\"", "["].contains(value.prefix(1)) { return "{ \"it\": \(value) }" }
    if type.contains("\"decimal\""), Double(value) != nil { return "{ \"it\": \(value) }" }
    return "{ \"it\": \"\(value)\" }"
  }

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

  @Test func `what was judged before never matters`() throws {
    let judging = try Judging(
      #"""
      { "id": "a" }, { "id": "b", "type": "zip", "when": { "field": "a", "filled": true } },
      { "id": "c", "required": { "field": "b", "valid": true } }
      """#)
    let records = [#"{"a":"x","b":"1"}"#, "{}", #"{"a":"x","b":"12345"}"#, #"{"b":"1"}"#]
    let together = try judging.verdicts(on: (records + records.reversed()).joined(separator: "\n"))
    for (index, record) in (records + records.reversed()).enumerated() {
      let alone = try judging.verdicts(on: record).first ?? ""
      #expect(together[index].dropFirst(11) == alone.dropFirst(11), "\(record)")
    }
  }
}
