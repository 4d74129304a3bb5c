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
}
