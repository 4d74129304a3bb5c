import FormSupport
import TFieldForm
import TField
import TestSupport
import Testing

/// Fields that look at each other: what bytes tell of them, what text does, and what a person
/// would be told.
@Suite struct LinkedAgreementTests {
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

  private static func made(_ name: String, _ rows: String, _ rest: String = "") -> Case {
    Case(name: name) { try Judging(rows, rest: rest).form }
  }

  static let cases =
    ready + [
      made(
        "a card and its code",
        #"""
        { "id": "paid", "type": "toggle" },
        { "id": "code", "type": "cvv", "for": "card", "required": { "field": "card", "filled": true } },
        { "id": "card", "type": "credit", "when": { "field": "paid", "equals": true } },
        { "id": "lone", "type": "cvv", "for": "card", "when": { "field": "code", "valid": true } }
        """#),
      made(
        "twins",
        #"""
        { "id": "mail", "type": "email" }, { "id": "again", "type": "confirm", "of": "mail" },
        { "id": "pass", "type": "password", "required": { "not": { "field": "mail", "empty": true } } },
        { "id": "twice", "type": "confirm", "of": "pass" },
        { "id": "other", "type": "name", "rules": [{ "notEqualTo": "same" }] },
        { "id": "same", "type": "name", "rules": [{ "equalTo": "other" }, { "maxLength": 4 }] }
        """#),
      made(
        "days and numbers in order",
        #"""
        { "id": "from", "type": "date" }, { "id": "to", "type": "date", "rules": [{ "after": "from" }] },
        { "id": "until", "type": "date", "format": "YYYY-MM-DD",
          "rules": [{ "not": { "before": "from" } }] },
        { "id": "start", "type": "time" }, { "id": "end", "type": "time", "rules": [{ "after": "start" }] },
        { "id": "least", "type": "integer", "min": 5, "max": 90 },
        { "id": "most", "type": "age", "required": { "field": "least", "atLeast": 18 } },
        { "id": "text", "when": { "field": "least", "lessThan": { "field": "most" } } }
        """#,
        #"""
        , "rules": [{ "when": { "field": "least", "greaterThan": { "field": "most" } },
          "fields": ["least", "most"], "message": "In order, please" }]
        """#),
      made(
        "conditions on conditions",
        #"""
        { "id": "kind", "type": "choice", "options": ["a", "b", { "value": "c", "label": "See" }] },
        { "id": "zip", "type": "zip", "required": true, "when": { "field": "kind", "in": ["a", "c"] } },
        { "id": "st", "type": "st", "when": { "field": "zip", "filled": true } },
        { "id": "name", "type": "name", "required": { "any": [
          { "field": "st", "valid": true }, { "field": "kind", "equals": "b" } ] } },
        { "id": "free", "readOnly": { "field": "name", "filled": true },
          "when": { "all": [{ "field": "name", "equals": "Ada" }, { "not": { "field": "zip", "empty": true } }] } },
        { "id": "shown", "type": "display", "of": "zip" },
        { "id": "last", "required": { "field": "shown", "equals": "12345" } }
        """#),
      made(
        "a country and its codes",
        #"""
        { "id": "code", "type": "postalCode", "for": "land" }, { "id": "land", "type": "country" },
        { "id": "exp", "type": "expDate", "required": { "field": "code", "filled": true } },
        { "id": "tags", "type": "list", "of": { "type": "zip" }, "max": 2 },
        { "id": "some", "required": { "field": "tags", "in": ["12345"] } }
        """#),
      made(
        "an action of one group",
        #"""
        { "id": "zip", "type": "zip", "group": "g", "required": true },
        { "id": "on", "type": "toggle", "group": "g" },
        { "id": "name", "type": "name", "group": "h", "required": true },
        { "id": "code", "type": "zip", "required": { "field": "on", "equals": true } }
        """#, #", "actions": [{ "id": "send", "label": "Send", "requires": ["g"] }]"#),
      made(
        "fields of every kind",
        #"""
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
        """#,
        #"""
        , "types": {
          "part": { "template": "AA-00", "case": "upper" }, "code": { "allow": "[a-z0-9]", "maxLength": 4 },
          "upper": { "case": "upper", "result": [{ "pattern": "[A-Z]{2,3}" }] },
          "short": { "base": "name", "maxLength": 3 } }
        """#),
      made(
        "a toggle and what follows from it",
        #"""
        { "id": "on", "type": "toggle" },
        { "id": "zip", "type": "zip", "required": true, "when": { "field": "on", "equals": true } },
        { "id": "card", "type": "credit" }, { "id": "cvv", "type": "cvv" },
        { "id": "name", "type": "name", "required": { "field": "card", "filled": true } },
        { "id": "again", "type": "name", "rules": [{ "equalTo": "name" }] },
        { "id": "phrase", "readOnly": { "field": "on", "equals": true } }
        """#),
    ]

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
      guard let answers = try texts(of: record, judging.form) else { continue }
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

  /// The answers of a record as texts; `nil` where one is of a wrong kind.
  private func texts(of record: String, _ form: Form) throws -> [String: String]? {
    let root = try JSONReader(allowsNUL: true).read(Array(record.utf8)).root
    if leavesOutChoice(root, of: form) { return nil }
    var texts: [String: String] = [:]
    for field in form.fields {
      guard let text = root[field.id].map({ AnswerKind(field).text(of: $0) }) ?? "" else {
        return nil
      }
      texts[field.id] = text
    }
    return texts
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
        guard let text = root[field.id].map({ kind.text(of: $0) }) ?? "" else { return nil }
        if !(field.type is Display) { session.set(text, for: field.id) }
      }
    }
    session.validate()
    return session
  }
}
