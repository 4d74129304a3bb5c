import Synchronization
import TestSupport
import Testing

@testable import TField

extension Surroundings.Known {
  /// What a field of plain text holds.
  static func text(_ text: String) -> Self {
    Self(data: .text(text), typed: .text(text), isValid: true)
  }

  /// What a list or a field of choices holds.
  static func entries(_ entries: [String]) -> Self { Self(.entries(entries)) }

  static func number(_ text: String) -> Self {
    Self(
      data: .text(text), typed: DecimalNumber(text).map(TypedValue.number) ?? .none, isValid: true)
  }

  static func date(_ text: String) -> Self {
    Self(
      data: .text(text.filter(\.isASCIIDigit)),
      typed: CalendarDate(text).map(TypedValue.date) ?? .none,
      isValid: true)
  }

  static func flag(_ isOn: Bool) -> Self {
    Self(data: isOn ? "true" : "", typed: .flag(isOn), isValid: true)
  }
}

extension Rule {
  /// The codes of what is wrong with a value, beside a field `other`.
  func codes(
    for value: Surroundings.Known, beside other: Surroundings.Known = .empty
  ) -> [String] {
    failures(of: value, in: Surroundings(values: ["other": other]))
      .map(\.code.rawValue)
  }
}

/// A matcher of a few fixed answers.
struct FixedMatcher: PatternMatcher {
  var answers: [String: PatternMatch] = [:]

  func match(_ text: String) -> PatternMatch { answers[text] ?? .none }

  func matchesWhole(_ text: Span<UInt8>) -> Bool? {
    let answer = match(String(text))
    return answer == .limit ? nil : answer == .whole
  }
}

extension Pattern {
  /// Matches just those texts.
  static func texts(_ texts: String...) -> Self {
    let answers = Dictionary(uniqueKeysWithValues: texts.map { ($0, PatternMatch.whole) })
    return Self("texts", matcher: FixedMatcher(answers: answers))
  }

  /// Gives up on that text.
  static func givingUp(on text: String) -> Self {
    Self("slow", matcher: FixedMatcher(answers: [text: .limit]))
  }
}

@Suite struct RuleTests {
  @Test(arguments: [Claim.Row.rules, Claim.Row.conditions])
  func `every claim that form files can write has a name of its own`(rows: [Claim.Row]) {
    #expect(Set(rows.map(\.name)).count == rows.count)
    #expect(rows.allSatisfy { $0.takes != nil })
  }

  @Test func `a rule that no form file can write has a code`() {
    #expect(Claim.Row.unless.name == "rule")
    #expect(!Claim.Row.rules.contains { $0.name == "rule" })
  }

  @Test func `rules and texts that no form file can have are judged`() {
    #expect(Rule(.notRecurringDigits, .count(0)).codes(for: .text("a")) == [])
    #expect(
      Rule(.notRecurringDigits, .count(1)).codes(for: .text("a1")) == ["notRecurringDigits"])
    #expect(Rule(.range, .range(min: nil, max: nil)).codes(for: .number("1")) == [])
    #expect(Rule(.all, .rules([])).codes(for: .text("a")) == [])
    #expect(Rule(.notEmpty).codes(for: .text("  \t")) == ["notEmpty"])
    #expect(Rule(.atLeastOneSpecialCharacter).codes(for: .text("a\tb")) == [])
  }

  @Test func `a range of times or months has ends, too`() {
    let hours = Rule(.range, .range(min: .text("09:00"), max: .text("17:30")))
    let early = Surroundings.Known(data: "0859", typed: .time(hour: 8, minute: 59), isValid: true)
    let months = Rule(.range, .range(min: .text("2026-11"), max: nil))
    let late = Surroundings.Known(data: "1226", typed: .month(year: 2026, month: 12), isValid: true)
    #expect(hours.codes(for: early) == ["range"] && months.codes(for: late) == [])
  }

  @Test func `a value that is no list has one entry, or none`() {
    let rule = Rule.count(min: 1, max: 1)
    #expect(rule.codes(for: .text("a")) == [])
    #expect(rule.codes(for: .empty) == ["count"])
  }

  @Test func `empty entries are entries`() {
    #expect(Rule.count(min: 2, max: 2).codes(for: .entries(["", ""])) == [])
    #expect(Rule.minLength(2).codes(for: .entries(["ab", ""])) == ["minLength"])
  }

  @Test func `a condition whose pattern gives up is never taken for a pass`() {
    let rule = Rule(.unless, .condition(.field("x", .matches, .pattern(.givingUp(on: "")))))
    #expect(rule.codes(for: .text("a")).contains("patternLimit"))
  }

  @Test func `a form's rule fails while its condition holds`() {
    let rule = Rule(.unless, .condition(.field("other", .filled)))
    #expect(rule.codes(for: .text("a"), beside: .text("b")) == ["rule"])
    #expect(rule.codes(for: .text("a"), beside: .empty) == [])
  }

  @Test func `a rule knows the fields it speaks of`() {
    let rules = [
      Rule(.equalTo, .field("a")), Rule(.not, .rules([Rule(.before, .field("b"))])),
      Rule(.unless, .condition(.field("c", .filled))), Rule(.notEmpty), Rule(.digitsOnly),
    ]
    #expect(Rule(.all, .rules(rules)).fieldIDs == ["a", "b", "c"])
  }

  private static let confirmed = Form(
    "Account",
    rows: [
      [Field("word", label: "Password")],
      [Field("again", rules: [Rule(.equalTo, .field("word"))])],
    ])

  @Test func `a rule is judged again when the field it compares with changes`() {
    var session = FormSession(Self.confirmed, answers: ["word": "abc", "again": "abc"])
    #expect(session.verdict(of: "again") == .valid)
    session.set("abd", for: "word")
    #expect(session.verdict(of: "again").error?.code == "equalTo")
    #expect(
      session.verdict(of: "again").error?.wording.text() == "Must be the same as Password")
    session.set("abc", for: "word")
    #expect(session.verdict(of: "again") == .valid)
  }

  @Test func `every rule that fails is kept, and the first is shown`() {
    let rules = [Rule(.minLength, .count(3)), Rule(.digitsOnly)]
    var session = FormSession(Form("Form", rows: [[Field("a", rules: rules)]]))
    session.set("x", for: "a")
    session.validate()
    #expect(session.fields[0].failures.map(\.code) == ["minLength", "digitsOnly"])
    #expect(session.fields[0].validity.error?.code == "minLength")
  }

  @Test func `a rule that only warns blocks nothing`() {
    let rule = Rule(.minLength, .count(3), level: .warning)
    var session = FormSession(Form("Form", rows: [[Field("a", rules: [rule])]]))
    session.set("x", for: "a")
    #expect(session.verdict(of: "a") == .valid)
    #expect(session.fields[0].warning?.code == "minLength")
  }

  @Test func `a rule with triggers of its own is shown on those`() {
    let rule = Rule(.minLength, .count(3), on: [.change])
    var session = FormSession(Form("Form", rows: [[Field("a", rules: [rule])]]))
    session.handle(.character("x"))
    #expect(session.fields[0].validity.error?.code == "minLength")
  }

  @Test func `a form's rule holds its message against the fields it names`() {
    let rule = FormRule(
      when: .field("a", .equals, .field("b")), fields: ["b"], message: "These are the same")
    let form = Form("Form", rows: [[Field("a"), Field("b")]], rules: [rule])
    var session = FormSession(form, answers: ["a": "x", "b": "x"])
    #expect(session.verdict(of: "a") == .valid)
    #expect(session.verdict(of: "b").error == FieldError("rule", "These are the same"))
    session.set("y", for: "a")
    #expect(session.verdict(of: "b") == .valid)
  }

  @Test func `a form's rule is judged once a key, however many fields it is about`() {
    let asked = Mutex(0)
    let ids = (0..<40).map { "f\($0)" }
    let test = AppTest { answers in
      asked.withLock { $0 += 1 }
      return answers.text("f0") == "ab"
    }
    let rule = FormRule(when: .app(["f0", "f1"], test), fields: ids, message: "No")
    var session = FormSession(Form("Many", rows: ids.map { [Field($0)] }, rules: [rule]))
    asked.withLock { $0 = 0 }
    session.type("a")
    #expect(asked.withLock { $0 } == 1 && session.verdict(of: "f39") == .valid)
    session.type("b")
    #expect(asked.withLock { $0 } == 2 && session.verdict(of: "f39").error?.code == "rule")
    session.moveFocus(to: .field(9))
    asked.withLock { $0 = 0 }
    session.type("abc")
    #expect(asked.withLock { $0 } == 0)
  }

  @Test(arguments: [
    ("11/21/2026", "11/20/2026", true), ("11/21/2026", "11/22/2026", false),
    ("99/99/2026", "11/20/2026", false), ("11/2", "11/20/2026", false),
    ("01/01/1990", "01/01/1989", false), ("", "11/20/2026", false),
  ])
  func `what compares with a field says nothing while that can't be read`(
    arrival: String, departure: String, isSaid: Bool
  ) throws {
    let arrives = Condition.field("arrival", .filled)
    let isAfter = Condition.field("departure", .atLeast, .field("arrival"))
    let early = CalendarDate(year: 2000, month: 1, day: 1)
    let rule = FormRule(
      when: .all([arrives, .not(isAfter)]), fields: ["departure"],
      message: "Not before you arrive")
    let session = FormSession(
      Form(
        "Stay",
        rows: [
          [Field("arrival", CalendarDay(min: early.map { .day($0) }))],
          [Field("departure", CalendarDay())],
        ], rules: [rule]),
      answers: ["arrival": arrival, "departure": departure])
    #expect(session.verdict(of: "departure").isValid == !isSaid)
  }

  @Test(arguments: [
    ("[a-z]", "m", true), ("[a-z]", "M", false), ("[a-z]", "-", false), ("[a-z_-]", "-", true),
    ("[-a]", "-", true), ("[a\\-c]", "b", false), ("[a\\-c]", "-", true), ("[\\]\\[]", "]", true),
    ("[^0-9]", "a", true), ("[^0-9]", "5", false), ("[^0-9a]", "a", false), ("[\\^a]", "^", true),
    ("[a^]", "^", true), ("[à-ÿ]", "é", true), ("[ -~]", "A", true), ("[ -~]", "é", false),
    ("digit", "7", true), ("letter", "é", true),
    ("alphanumeric", "_", false), ("any", "😀", true),
  ])
  func `a set has members`(source: String, character: Character, isMember: Bool) {
    #expect((CharacterClass(source)?.contains(character) ?? false) == isMember)
  }

  @Test(arguments: ["", "[", "[]", "[^]", "[z-a]", "[a\\]", "[\\d]", "[[a]]", "a-z", "Digit"])
  func `what is no set is refused`(source: String) {
    #expect(CharacterClass(source) == nil)
  }

  @Test func `all but some characters leaves the surrogates out`() throws {
    let others = try #require(CharacterClass("[^\u{D7FF}\u{E000}]"))
    #expect(!others.contains("\u{D7FF}"))
    #expect(!others.contains("\u{E000}"))
    #expect(others.contains("\u{E001}"))
    #expect(try #require(CharacterClass("[^\u{10FFFF}]")).contains("a"))
    #expect(try #require(CharacterClass("[^\u{0}-\u{10FFFE}]")).contains("\u{10FFFF}"))
  }

  @Test func `members are named without what can't be seen`() throws {
    #expect(
      try #require(CharacterClass("[a-z_ \u{202E}]")).members == ["a-z", "_", "space", "U+202E"])
  }
}
