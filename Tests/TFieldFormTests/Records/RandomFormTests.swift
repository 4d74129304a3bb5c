import FormSupport
import TField
import TFieldForm
import TestSupport
import Testing

/// Small forms at random, whose fields look at each other in every direction that a file can say.
private struct RandomForm {
  private static let ids = ["a", "b", "c", "d", "e"]
  private var random: SeededRandom
  private var types: [String: String] = [:]

  init(_ random: SeededRandom) { self.random = random }

  private mutating func pick<Element>(_ elements: Element...) -> Element {
    elements[Int.random(in: 0..<elements.count, using: &random)]
  }

  private mutating func isRare(_ chance: Int) -> Bool {
    Int.random(in: 0..<chance, using: &random) == 0
  }

  private mutating func id() -> String { Self.ids.randomElement(using: &random) ?? "a" }

  /// The form as a file, and the random numbers that come next.
  mutating func file() -> (rows: String, rest: String, random: SeededRandom) {
    for id in Self.ids { types[id] = pick("phrase", "integer", "date", "toggle", "choice") }
    let rows = Self.ids.map { field($0) }.joined(separator: ",\n")
    let rules = (0..<Int.random(in: 0..<3, using: &random)).map { _ in rule() }
    return (rows, ", \"rules\": [\(rules.joined(separator: ", "))]", random)
  }

  private mutating func rule() -> String {
    let level = isRare(3) ? ", \"level\": \"warning\"" : ""
    return "{ \"when\": \(condition()), \"fields\": [\"\(id())\"], \"message\": \"No\"\(level) }"
  }

  private mutating func field(_ id: String) -> String {
    let type = types[id] ?? "phrase"
    var keys = ["\"id\": \"\(id)\"", "\"type\": \"\(type)\""]
    if isRare(3) { keys.append("\"when\": \(condition())") }
    keys.append("\"required\": \(isRare(3) ? condition() : pick("true", "false", "false"))")
    if isRare(5) { keys.append("\"readOnly\": \(condition())") }
    switch type {
    case "integer" where isRare(3): keys.append("\"compute\": \"\(self.id()) + \(self.id())\"")
    case "integer": keys.append("\"min\": 2, \"max\": 8")
    case "choice":
      keys.append("\"options\": [\"x\", { \"value\": \"y\", \"when\": \(condition()) }]")
    default: break
    }
    if isRare(2), type != "toggle" { keys.append("\"rules\": [\(claim(type))]") }
    return "{ \(keys.joined(separator: ", ")) }"
  }

  private mutating func claim(_ type: String) -> String {
    let other = id()
    let words = ["equalTo", "notEqualTo"] + (type == "phrase" ? [] : ["before", "after"])
    let word = words.randomElement(using: &random) ?? "equalTo"
    let claim = "\"\(word)\": \"\(other)\""
    return pick("{ \(claim) }", "{ \"not\": { \(claim) } }", "{ \(claim), \"level\": \"warning\" }")
  }

  private mutating func condition(depth: Int = 2) -> String {
    if depth > 0, isRare(4) {
      let parts = "[\(condition(depth: depth - 1)), \(condition(depth: depth - 1))]"
      return pick(
        "{ \"all\": \(parts) }", "{ \"any\": \(parts) }",
        "{ \"not\": \(condition(depth: depth - 1)) }")
    }
    let (one, other) = (id(), id())
    let claim = pick(
      "\"filled\": true", "\"empty\": true", "\"valid\": true", "\"valid\": false",
      "\"equals\": { \"field\": \"\(other)\" }", "\"atMost\": { \"field\": \"\(other)\" }",
      "\"equals\": \"x\"", "\"greaterThan\": 4")
    return "{ \"field\": \"\(one)\", \(claim) }"
  }
}

@Suite struct RandomFormTests {
  private static let texts: [String: [String]] = [
    "phrase": ["x", "4", "  ", "12/30/2026"], "integer": ["1", "4", "7", "70", "q"],
    "date": ["12/30/2026", "01/02/2027", "13/45/2026", "12/"], "choice": ["x", "y", "z"],
  ]

  private static func record(for form: Form, _ random: inout SeededRandom) -> String {
    let members = form.fields.compactMap { field -> String? in
      guard field.derivation == nil, Int.random(in: 0..<5, using: &random) > 0 else { return nil }
      guard let text = Self.texts(for: field)?.randomElement(using: &random) else {
        return "\"\(field.id)\": \(Bool.random(using: &random))"
      }
      return "\"\(field.id)\": \"\(text)\""
    }
    return "{\(members.joined(separator: ", "))}"
  }

  private static func texts(for field: Field) -> [String]? {
    if field.type is Toggle { return nil }
    if field.type is Choice { return texts["choice"] }
    if field.type is CalendarDay { return texts["date"] }
    return texts[field.type.typed("1") == .number(1) ? "integer" : "phrase"]
  }

  private static func values(of record: String, _ form: Form) throws -> [String: Value] {
    let root = try JSONReader().read(Array(record.utf8)).root
    var values: [String: Value] = [:]
    for field in form.fields {
      values[field.id] = root[field.id].flatMap { AnswerKind(field).value(of: $0) }
    }
    return values
  }

  private static func verdicts(of session: FormSession) -> [String] {
    session.fields.compactMap { state in
      guard !state.isHidden, let error = state.verdict.error else { return nil }
      return "\(state.field.id) \(error.code)"
    }
  }

  /// Answers given one after another, in some order and with detours.
  private static func typed(
    _ values: [String: Value], _ form: Form, today: CalendarDate, _ random: inout SeededRandom
  ) -> FormSession {
    var session = FormSession(form, today: today)
    for (id, _) in values.shuffled(using: &random) where Bool.random(using: &random) {
      let other = texts.values.joined().randomElement(using: &random) ?? ""
      session.set(.text(other), for: id)
    }
    for id in form.fields.map(\.id).shuffled(using: &random) {
      session.set(values[id] ?? "", for: id)
    }
    return session
  }

  @Test func `a screen, a batch and a record judge every form alike, or it has a circle`() throws {
    var random = SeededRandom()
    let seed = random.seed
    var (good, circular) = (0, 0)
    while good < 300 && circular < 5_000 {
      var maker = RandomForm(random)
      let (rows, rest, next) = maker.file()
      random = next
      guard var judging = try? Judging(rows, rest: rest) else {
        circular += 1
        continue
      }
      good += 1
      judging.options.isLenient = true
      judging.options.judgesAll = true
      judging.options.ignoresExtra = true
      let form = judging.form
      for _ in 0..<12 {
        let record = Self.record(for: form, &random)
        let values = try Self.values(of: record, form)
        var firsts: [String] = []
        for failure in try judging.failures(of: record) {
          let field = failure.prefix { $0 != " " } + " "
          if !firsts.contains(where: { $0.hasPrefix(field) }) { firsts.append(failure) }
        }
        var batch = FormSession(form, today: judging.today, answers: values)
        var screen = Self.typed(values, form, today: judging.today, &random)
        let place: Comment = "\(record) in [\(rows)]\(rest), seed \(seed)"
        #expect(Self.verdicts(of: batch) == firsts, place)
        #expect(Self.verdicts(of: screen) == firsts, place)
        batch.submit()
        screen.submit()
        #expect((batch.submittedAnswers != nil) == firsts.isEmpty, place)
        #expect((screen.submittedAnswers != nil) == firsts.isEmpty, place)
      }
    }
    #expect(good == 300, "too many forms are refused; seed \(seed)")
  }
}
