import FormSupport
import TFieldJSON
import TField
import TFieldAnswers
import TFieldForm
import TestSupport
import Testing

/// Records at random, judged in every way there is: all have to come to the same.
@Suite struct AgreementTests {
  /// Fields of every kind that bytes alone can tell something about, and some that they can't.
  private static let rows = #"""
    { "id": "phrase", "required": true }, { "id": "data", "type": "data" },
    { "id": "name", "type": "name", "rules": [{ "maxLength": 6 }] }, { "id": "zip", "type": "zip" },
    { "id": "zip4", "type": "zip", "plus4": true }, { "id": "phone", "type": "phone" },
    { "id": "city", "type": "city", "rules": [{ "minLength": 2 }, { "lettersOnly": true }] },
    { "id": "street", "type": "street" }, { "id": "email", "type": "email" },
    { "id": "age", "type": "age", "min": 18, "max": 99 },
    { "id": "integer", "type": "integer", "min": 5, "max": 2000 },
    { "id": "pattern", "rules": [{ "pattern": "[A-Za-z .'-]{1,5}" }] },
    { "id": "card", "rules": [{ "pattern": "^[0-9]{2} ?\\d+$", "message": "No" }] },
    { "id": "twice", "rules": [{ "pattern": "[a-c]+b?" }, { "pattern": ".{3}" }] },
    { "id": "set", "rules": [{ "characters": "[a-c1-3]" }, { "alphanumeric": true }] },
    { "id": "some", "rules": [{ "atLeastOneDigit": true }] },
    { "id": "st", "type": "st" }, { "id": "part", "type": "part" }, { "id": "code", "type": "code" },
    { "id": "upper", "type": "upper" }, { "id": "short", "type": "short" },
    { "id": "secret", "type": "ssn" }, { "id": "toggle", "type": "toggle" }
    """#

  private static let types = #"""
    , "types": {
      "part": { "template": "AA-00", "case": "upper" }, "code": { "allow": "[a-z0-9]", "maxLength": 4 },
      "upper": { "case": "upper", "result": [{ "pattern": "[A-Z]{2,3}" }] },
      "short": { "base": "name", "maxLength": 3 } }
    """#

  private static let linkedRows = #"""
    { "id": "on", "type": "toggle" },
    { "id": "zip", "type": "zip", "required": true, "when": { "field": "on", "equals": true } },
    { "id": "card", "type": "credit" }, { "id": "cvv", "type": "cvv" },
    { "id": "name", "type": "name", "required": { "field": "card", "filled": true } },
    { "id": "again", "type": "name", "rules": [{ "equalTo": "name" }] },
    { "id": "phrase", "readOnly": { "field": "on", "equals": true } }
    """#

  private static let values = [
    "a", "Ada", "José", "Jose\u{301}", "Łukasz", "×", "東京", "ＡＢ", "  ", " a", "a ", "", "12345",
    "00000", "12345-6789",
    "123456789", "(555) 234-5678", "5552345678", "(911) 234-5678", "4115552222", "411 555 2222",
    "a@b.com", "a.b@c-d.org", "a..b@c.de", "a@b.c", "a@-b.com", "a@b-.com", "a_b+c@d.e.info",
    "@b.com",
    "18", "017", "5", "99", "100", "2000", "2001", "-5", "+7", "1,000", "MA", "ma", "XY", "AB-12",
    "ab12",
    "AB12", "A1-12", "12 345", "123", "abc", "aab", "abcb", "tab\\t", "quote\\\"", "\\u00e9",
    "o'Neil-x",
    "4242424242424242", "378282246310005", "1234", "123-45-6789", "true", "yes", "\u{7F}",
  ]

  private func record(of form: Form, _ random: inout SeededRandom) -> String {
    var members: [String] = []
    for field in form.fields.shuffled(using: &random) where Bool.random(using: &random) {
      let value =
        switch Int.random(in: 0..<8, using: &random) {
        case 0: random.text(of: "ab AB12-.'@é×ł(", upTo: 7)
        case 1: random.text(of: "0123456789", upTo: 10)
        default: Self.values.randomElement(using: &random) ?? ""
        }
      let space = Bool.random(using: &random) ? " " : ""
      members.append("\"\(field.id)\":\(space)\"\(value)\"")
    }
    return "{\(members.joined(separator: ", "))}"
  }

  @Test func `looking at bytes and looking at text come to the same`() throws {
    var random = SeededRandom()
    var judging = try Judging(Self.rows, rest: Self.types)
    let records = (0..<4000).map { _ in record(of: judging.form, &random) }
    let quick = try judging.verdicts(on: records.joined(separator: "\n"))
    judging.options.values = .formatted
    let plain = try judging.verdicts(on: records.joined(separator: "\n"))
    #expect(quick.count == records.count && plain.count == records.count)
    for (index, record) in records.enumerated() {
      let end = plain[index].firstRange(of: ",\"values\":")?.lowerBound ?? plain[index].endIndex
      #expect(
        quick[index].dropLast() == plain[index][..<end],
        "\(record) with seed \(random.seed)")
    }
  }

  @Test func `the three formats come to the same`() throws {
    var random = SeededRandom()
    var judging = try Judging(Self.linkedRows)
    let records = (0..<300).map { _ in record(of: judging.form, &random) }
    let lines = try judging.verdicts(on: records.joined(separator: "\r\n"))
    judging.format = .json
    let array = try judging.verdicts(on: "[\(records.joined(separator: ",\n"))]")
    #expect(lines == array, "seed \(random.seed)")
    judging.format = .csv
    let ids = judging.form.fields.map(\.id)
    let rows = try records.map { try row(of: $0, ids) }
    let table = try judging.verdicts(
      on: ([ids.joined(separator: ",")] + rows).joined(separator: "\n"))
    #expect(lines == table, "seed \(random.seed)")
  }

  private func row(of record: String, _ ids: [String]) throws -> String {
    let root = try JSONReader().read(Array(record.utf8)).root
    return ids.map { id in
      "\"" + (root[id]?.string ?? "").replacing("\"", with: "\"\"") + "\""
    }.joined(separator: ",")
  }

  @Test func `leniently a record is judged as a session judges what was entered and left`() throws {
    var random = SeededRandom()
    for rows in [(Self.linkedRows, ""), (Self.rows, Self.types)] {
      var judging = try Judging(rows.0, rest: rows.1)
      judging.options.isLenient = true
      for _ in 0..<300 {
        let record = record(of: judging.form, &random)
        let entered = try session(of: record, judging)
        let expected = judging.form.fields.compactMap { field -> String? in
          guard entered.fields.contains(where: { $0.field.id == field.id && !$0.isHidden }),
            let error = entered.verdict(of: field.id).error
          else { return nil }
          return "\(field.id) \(error.code)"
        }
        var firsts: [String] = []
        for failure in try judging.failures(of: record) {
          let field = failure.prefix { $0 != " " } + " "
          if !firsts.contains(where: { $0.hasPrefix(field) }) { firsts.append(failure) }
        }
        #expect(firsts == expected, "\(record) with seed \(random.seed)")
      }
    }
  }

  /// A session in which every answer of a record was pasted into its field, switches turned first.
  private func session(of record: String, _ judging: Judging) throws -> FormSession {
    let root = try JSONReader().read(Array(record.utf8)).root
    var session = FormSession(judging.form, today: judging.today)
    let fields = judging.form.fields.indices.sorted { left, right in
      isSwitch(left, judging) && !isSwitch(right, judging)
    }
    for index in fields {
      session.set(
        root[judging.form.fields[index].id]?.string ?? "", for: judging.form.fields[index].id)
    }
    session.validate()
    return session
  }

  private func isSwitch(_ index: Int, _ judging: Judging) -> Bool {
    judging.form.fields[index].type.editor == .toggle
  }
}
