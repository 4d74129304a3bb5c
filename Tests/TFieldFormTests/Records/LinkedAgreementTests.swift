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
