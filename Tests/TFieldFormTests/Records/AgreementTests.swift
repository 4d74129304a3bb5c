import FormSupport
import TField
import TFieldForm
import TestSupport
import Testing

/// Records at random for any form: mostly of values that fit, and of some that don't.
struct RandomRecord {
  private static let texts = [
    "a", "Ada", "José", "  ", "a ", "", "12345", "00000", "(555) 234-5678", "5552345678",
    "a@b.com", "user@example.com", "18", "017", "99", "MA", "ma", "XY", "AB-12", "abc-9",
    "Long enough and sent to many", "Xyzzy-1234", "Xyzzy-1235", "SW-1234", "true", "false",
    "quote\\\"", "\\u00e9", "\\u0000", "42", "3.5", "12.50", "2026-11-21", "http://a.example/b",
    "GB82WEST12345698765432", "192.0.2.1", "2001:db8::1", "France", "75001", "#FFCC00", "1...5",
    "Jose\u{301}", "Łukasz", "×", "東京", "ＡＢ", "a..b@c.de", "a@-b.com", "4115552222", "aab",
    "abcb", "123-45-6789", "1,000", "o'Neil-x", "tab\\t", "12345-6789",
  ]

  private static let cards = [
    "4242424242424242", "4242 4242 4242 4242", "378282246310005", "3782 822463 10005",
    "6011111111111117", "36227206271667", "5555555555554444", "4242424242424241", "4242",
    "4242 42424242 4242", "3530111333300000", "6759649826438453",
  ]

  /// The record as a line of JSON, with a value for most of the form's fields.
  static func json(for form: Form, _ random: inout SeededRandom) -> String {
    var members: [String] = []
    for field in form.fields.shuffled(using: &random)
    where Int.random(in: 0..<9, using: &random) > 0 {
      let space = Bool.random(using: &random) ? " " : ""
      members.append("\"\(field.id)\":\(space)\(value(for: field, &random))")
    }
    return "{\(members.joined(separator: ", "))}"
  }

  private static func value(for field: Field, _ random: inout SeededRandom) -> String {
    guard Int.random(in: 0..<12, using: &random) > 0 else {
      return ["null", "true", "0", "-1", "[]", "{}", "\"\""].randomElement(using: &random) ?? ""
    }
    switch field.type {
    case is Toggle: return Bool.random(using: &random) ? "true" : "false"
    case let type where type.typed("1") == .number(1):
      let number = Int.random(in: 0..<130, using: &random)
      return Bool.random(using: &random) ? "\(number)" : "\"\(number)\""
    case let type where type.entryType != nil || type is Choices:
      let count = Int.random(in: 0..<4, using: &random)
      let entries = (0..<count).map { _ in "\"\(text(for: field.type, &random))\"" }
      return "[\(entries.joined(separator: ","))]"
    default: return "\"\(text(for: field.type, &random))\""
    }
  }

  static func text(for type: any FieldType, _ random: inout SeededRandom) -> String {
    switch type {
    case is CreditCard: cards.randomElement(using: &random) ?? ""
    case is CVV: ["123", "1234", "12"].randomElement(using: &random) ?? ""
    case let type where type.label == .say("label.state"):
      ["CA", "MA", "ca", "XX", "Texas"].randomElement(using: &random) ?? ""
    case is ZIPCode: ["12345", "00000", "1234"].randomElement(using: &random) ?? ""
    case let day as CalendarDay: moment(day.format.rawValue, &random)
    case is ExpirationDate: moment("MM/YY", &random)
    case is TimeOfDay: moment("HH:NN", &random)
    default:
      type.entryType.map { text(for: $0, &random) } ?? option(of: type, &random)
        ?? texts.randomElement(using: &random) ?? ""
    }
  }

  private static func option(of type: any FieldType, _ random: inout SeededRandom) -> String? {
    let option = type.choiceOptions?.all.randomElement(using: &random)
    return option.map { Int.random(in: 0..<6, using: &random) > 0 ? $0.value : $0.label }
  }

  /// A day or a time in some writing of it, now and then a bad one.
  private static func moment(_ pattern: String, _ random: inout SeededRandom) -> String {
    let ranges = [
      "YYYY": 1900...2045, "YY": 20...50, "MM": 0...13, "DD": 0...32, "HH": 0...25, "NN": 0...61,
    ]
    var text = pattern
    for key in ["YYYY", "YY", "MM", "DD", "HH", "NN"] where text.contains(key) {
      let number = "\(Int.random(in: ranges[key] ?? 0...0, using: &random))"
      let zeros = String(repeating: "0", count: max(0, key.count - number.count))
      text = text.replacing(key, with: zeros + number)
    }
    return Int.random(in: 0..<4, using: &random) > 0 ? text : text.filter(\.isNumber)
  }
}

/// Records at random in each format: all have to come to the same.
@Suite struct AgreementTests {
  private static let rows = #"""
    { "id": "on", "type": "toggle" },
    { "id": "zip", "type": "zip", "required": true, "when": { "field": "on", "equals": true } },
    { "id": "name", "type": "name", "required": { "field": "zip", "filled": true } },
    { "id": "again", "type": "name", "rules": [{ "equalTo": "name" }] }
    """#

  private static let values = [
    "Ada", "José", "  ", "a ", "", "12345", "00000", "1,000", "tab\\t", "quote\\\"", "\\u00e9",
    "true", "false", "yes", "東京",
  ]

  private static func record(of ids: [String], _ random: inout SeededRandom) -> String {
    var members: [String] = []
    for id in ids.shuffled(using: &random) where Bool.random(using: &random) {
      members.append("\"\(id)\": \"\(values.randomElement(using: &random) ?? "")\"")
    }
    return "{\(members.joined(separator: ", "))}"
  }

  @Test func `the three formats come to the same`() throws {
    var random = SeededRandom()
    var judging = try Judging(Self.rows)
    let ids = judging.form.fields.map(\.id)
    let records = (0..<300).map { _ in Self.record(of: ids, &random) }
    let lines = try judging.verdicts(on: records.joined(separator: "\r\n"))
    judging.format = .json
    let array = try judging.verdicts(on: "[\(records.joined(separator: ",\n"))]")
    #expect(lines == array, "seed \(random.seed)")
    judging.format = .csv
    let rows = try records.map { record in
      let root = try JSONReader().read(Array(record.utf8)).root
      return ids.map { "\"\((root[$0]?.string ?? "").replacing("\"", with: "\"\""))\"" }
        .joined(separator: ",")
    }
    let table = try judging.verdicts(
      on: ([ids.joined(separator: ",")] + rows).joined(separator: "\n"))
    #expect(lines == table, "seed \(random.seed)")
  }

  /// A form, and what it is about.
  struct Case: Sendable, CustomTestStringConvertible {
    let name: String
    let form: @Sendable () throws -> Form

    var testDescription: String { name }
  }

  private static let ready = ReadyForms.all.map { ready in
    Case(name: ready.name) {
      try #require(ReadyForms.loader.load(ready.bytes, name: ready.name).form)
    }
  }

  private static let linked = TestFile.tables(of: "linked.txt").map { table in
    Case(name: table.sentence) {
      let rest = table.lines.firstIndex { $0.hasPrefix(", ") } ?? table.lines.endIndex
      return try Judging(
        table.lines[..<rest].joined(separator: " "),
        rest: table.lines[rest...].joined(separator: " ")
      ).form
    }
  }

  static let cases = ready + linked

  @Test(arguments: cases)
  func `what the default action requires is judged alike in a record, a session and the library`(
    one: Case
  ) throws {
    var random = SeededRandom()
    var judging = Judging(try one.form())
    judging.options.isLenient = true
    judging.options.ignoresExtra = true
    guard !judging.form.fields.contains(where: { $0.options.invalid == .revert }) else { return }
    for _ in 0..<40 {
      let record = RandomRecord.json(for: judging.form, &random)
      guard let answers = try values(of: record, judging.form) else { continue }
      let isValid = try judging.failures(of: record).isEmpty
      let evaluation = judging.form.evaluate(answers, today: judging.today)
      var session = FormSession(judging.form, today: judging.today, answers: answers)
      session.submit()
      #expect(evaluation.isValid == isValid, "\(record) with seed \(random.seed)")
      #expect(
        (session.submittedAnswers != nil) == isValid, "\(record) with seed \(random.seed)")
    }
  }

  /// True if a record leaves a choice out that only the form knows: it is worked out of the others.
  private func leavesOutChoice(_ record: JSONNode, of form: Form) -> Bool {
    form.fields.contains { $0.options.isOnlyForForm && record[$0.id] == nil }
  }

  /// The answers of a record; `nil` where one is of a wrong kind.
  private func values(of record: String, _ form: Form) throws -> [String: Value]? {
    let root = try JSONReader(allowsNUL: true).read(Array(record.utf8)).root
    if leavesOutChoice(root, of: form) { return nil }
    var values: [String: Value] = [:]
    for field in form.fields {
      guard let value = root[field.id].map({ AnswerKind(field).value(of: $0) }) ?? "" else {
        return nil
      }
      values[field.id] = value
    }
    return values
  }

  @Test(arguments: cases)
  func `looking at bytes and looking at text come to the same`(one: Case) throws {
    var random = SeededRandom()
    var judging = Judging(try one.form())
    judging.options.judgesAll = true
    let records = (0..<80).map { _ in RandomRecord.json(for: judging.form, &random) }
    let quick = try judging.verdicts(on: records.joined(separator: "\n"))
    judging.options.values = .formatted
    let plain = try judging.verdicts(on: records.joined(separator: "\n"))
    #expect(quick.count == records.count && plain.count == records.count)
    for (index, record) in records.enumerated() {
      let end = plain[index].firstRange(of: ",\"values\":")?.lowerBound ?? plain[index].endIndex
      #expect(
        quick[index].dropLast() == plain[index][..<end], "\(record) with seed \(random.seed)")
    }
  }

  @Test(arguments: cases)
  func `leniently a record is judged as a session judges what was entered and left`(
    one: Case
  ) throws {
    var random = SeededRandom()
    var judging = Judging(try one.form())
    judging.options.isLenient = true
    judging.options.ignoresExtra = true
    judging.options.judgesAll = true
    let elsewhere = Self.judgedElsewhere(in: judging.form)
    for _ in 0..<50 {
      let record = RandomRecord.json(for: judging.form, &random)
      guard let session = try session(of: record, judging) else { continue }
      let expected = session.fields.compactMap { state -> String? in
        guard !state.isHidden, !elsewhere.contains(state.field.id), let error = state.verdict.error
        else { return nil }
        return "\(state.field.id) \(error.code)"
      }
      var firsts: [String] = []
      for failure in try judging.failures(of: record)
      where !elsewhere.contains(where: { failure.hasPrefix($0 + " ") }) {
        let field = failure.prefix { $0 != " " } + " "
        if !firsts.contains(where: { $0.hasPrefix(field) }) { firsts.append(failure) }
      }
      #expect(firsts == expected, "\(record) with seed \(random.seed)")
    }
  }

  /// The fields that a session judges otherwise: it puts back a bad value, and others look at it.
  ///
  /// Nobody pastes into a computed field; what records say of those has tests of its own.
  private static func judgedElsewhere(in form: Form) -> [String] {
    let reverting = form.fields.filter { $0.options.invalid == .revert }.map(\.id)
    let looking = form.fields.filter { field in
      (field.when.fieldIDs + field.required.fieldIDs).contains(where: reverting.contains)
    }
    let computed = form.fields.filter { $0.derivation != nil }
    return reverting + (looking + computed).map(\.id)
  }

  /// A session in which every answer of a record was pasted; `nil` where one is of a wrong kind.
  ///
  /// It is done twice, so that each field has taken its answer beside its neighbours' last ones.
  private func session(of record: String, _ judging: Judging) throws -> FormSession? {
    let root = try JSONReader(allowsNUL: true).read(Array(record.utf8)).root
    if leavesOutChoice(root, of: judging.form) { return nil }
    var session = FormSession(judging.form, today: judging.today)
    for _ in 0..<2 {
      for field in judging.form.fields {
        let kind = AnswerKind(field.type)
        guard let value = root[field.id].map({ kind.value(of: $0) }) ?? "" else { return nil }
        if !(field.type is Display) { session.set(value, for: field.id) }
      }
    }
    session.validate()
    return session
  }
}
