import Synchronization
import TestSupport
import Testing

@testable import TField

extension FormSession {
  /// A session that was typed into: text, with `\t` for Tab, `\u{8}` for Backspace, `\n` for Enter.
  init(_ form: Form, typing keys: String) {
    self.init(form)
    type(keys)
  }

  mutating func type(_ keys: String) {
    for character in keys { handle(Key(typed: character)) }
  }

  /// The id of what has the focus.
  var focusedID: String? {
    switch focus {
    case .field(let index): fields[index].field.id
    case .action(let index): form.actions[index].id
    case .back: "back"
    case .next: "next"
    case nil: nil
    }
  }

  subscript(_ id: String) -> FieldState? { form.index(of: id).map { fields[$0] } }
}

extension Key {
  fileprivate init(typed character: Character) {
    switch character {
    case "\t": self.init(.tab)
    case "\u{8}": self.init(.backspace)
    case "\n": self.init(.enter)
    default: self.init(.character(character))
    }
  }
}

/// A small form with every kind of stop, for the session's tests.
enum SampleForm {
  static let form = Form(
    "Sample",
    sections: [
      Section(
        "Person", group: "person",
        rows: [
          [Field("first", required: true), Field("last", required: true)],
          [Field("phone", .phone, required: true)],
        ]),
      Section(
        "Billing", group: "billing",
        rows: [
          [Field("same", .toggle, group: Field.Group.none)],
          [Field("street", required: true, when: .field("same", .equals, .value(.flag(false))))],
        ]),
    ],
    actions: [
      Action("order", label: "Order", requires: ["person", "billing"]),
      Action("later", label: "Save for later", requires: []),
      Action("cancel", label: "Cancel", role: .cancel),
    ])
}

@Suite struct FormSessionTests {
  @Test func `a form opens quietly in its first field, and nothing is complete`() {
    let session = FormSession(SampleForm.form)
    #expect(session.focusedID == "first")
    #expect(session.fields.allSatisfy { $0.errors.isEmpty })
    #expect(session.verdict(of: "first") == .invalid(FieldError(.required, .required)))
    #expect(session.outcome == .editing && !session.isChanged)
  }

  @Test func `nothing changes after the end`() {
    var session = FormSession(SampleForm.form)
    session.moveFocus(to: .action(1))
    session.type("\n")
    session.handle(.paste("late"))
    #expect(session["first"]?.data == "" && session.outcome == .submitted("later"))
  }

  @Test func `validate is a silent verdict unless it is asked to move`() {
    var session = FormSession(SampleForm.form, typing: "Ada")
    let isValid = session.validate(focusFirstFailed: false)
    #expect(!isValid && session.focusedID == "first")
    session.validate()
    #expect(session.focusedID == "last")
  }

  @Test func `a form without any stop survives every key`() {
    var session = FormSession(Form("Nothing", rows: [], actions: []))
    for entry in KeyMap[.form].entries {
      for key in entry.keys { session.handle(key) }
    }
    #expect(session.focus == nil)
  }

  @Test func `conditions that contradict each other for ever come to rest`() {
    let form = Form(
      "Flip",
      rows: [
        [Field("a", required: .field("b", .valid), initial: "")],
        [Field("b", required: .not(.field("a", .valid)), initial: "")],
      ])
    var session = FormSession(form, typing: "x\u{8}")
    session.type("\t\t")
    #expect(session.outcome == .editing)
  }

  // No key looks at all fields, so thousands are as quick as seven.
  @Test func `edits are counted, moves are not`() {
    var session = FormSession(Form("Trial", rows: [[Field("a")], [Field("b", .phone)]]))
    let start = session.edits
    session.handle(.character("x"))
    session.handle(Key(.backspace))
    #expect(session.edits == start + 2)
    session.handle(Key(.tab))
    session.handle(Key(.tab, .shift))
    #expect(session.edits == start + 2)
    session.set("212", for: "b")
    #expect(session.edits > start + 2)
  }

  @Test func `a row is found by any of its fields`() {
    let form = Form("Trial", rows: [[Field("a")], [Field("b"), Field("c")], [], [Field("d")]])
    #expect((0..<4).map(form.row) == [0, 1, 1, 3])
    #expect(form.row(of: 4) == nil && form.row(of: -1) == nil)
  }

  @Test func `a code knows its card by the group, if there is but one`() {
    let fields = { (group: String) in
      [
        Field("n\(group)", .credit, group: .named(group)),
        Field("c\(group)", CVV(), group: .named(group)),
      ]
    }
    let form = Form(
      "Trial", rows: [fields("1"), fields("2"), fields("3") + [Field("n", .credit, group: "3")]])
    #expect(form.links.neighbours(of: 1) == [0] && form.links.neighbours(of: 3) == [2])
    #expect(form.links.neighbours(of: 5).isEmpty)
  }

  @Test func `a rule of the form reaches the fields it names, in the order of the rules`() {
    let rules = [
      FormRule(when: .always, fields: ["a", "b"], message: "1"),
      FormRule(when: .always, fields: ["c", "b"], message: "2"),
    ]
    let form = Form(
      "Trial", rows: [[Field("a")], [Field("b")], [Field("c")], [Field("d")]], rules: rules)
    let session = FormSession(form)
    #expect(
      session.fields.map { $0.failures.map(\.wording) } == [["1"], ["1", "2"], ["2"], []])
  }
}

/// Twice the fields take twice the work, whichever way they depend on each other.
@Suite(.timeLimit(.minutes(10))) struct LinearFormTests {
  /// How often types were asked to fit in.
  private final class Counter: Sendable {
    private let count = Mutex(0)
    func add() { count.withLock { $0 += 1 } }
    func reset() { count.withLock { $0 = 0 } }
    var value: Int { count.withLock { $0 } }
  }

  /// Shows a number made of those that it looks at.
  private struct Counting: FieldType {
    static let traits = TypeTraits(.say("label.display"))
    let sources: [String]
    let counter: Counter
    private var shownText = ""

    init(_ sources: [String], _ counter: Counter) {
      (self.sources, self.counter) = (sources, counter)
    }

    let editor = Editor.none
    var derivedData: String? { shownText }

    func neighbours(of field: Field, in form: Form) -> [String] { sources }

    func adapted(to surroundings: Surroundings) -> Self? {
      counter.add()
      let number = surroundings.neighbours.reduce(1) { ($0 + (Int($1.data.text) ?? 0)) % 999_983 }
      guard String(number) != shownText else { return nil }
      var adapted = self
      adapted.shownText = String(number)
      return adapted
    }
  }

  /// Each field looks at the two before it, and stands above them if it is turned round.
  private func form(_ count: Int, _ counter: Counter, isTurned: Bool) -> Form {
    let fields = (0..<count).map { index in
      let near = [index - 1, index - 2].filter { $0 >= 0 }.map { "f\($0)" }
      return index == 0 ? Field("f0") : Field("f\(index)", Counting(near, counter))
    }
    return Form("Trial", rows: (isTurned ? fields.reversed() : fields).map { [$0] })
  }

  private func expected(_ count: Int, from first: Int) -> String {
    var numbers = [0, first]
    for _ in 1..<count { numbers.append((1 + numbers.suffix(2).reduce(0, +)) % 999_983) }
    return numbers.last.map(String.init) ?? ""
  }

  @Test(arguments: [false, true])
  func `a change asks each field that follows from it a few times at most`(isTurned: Bool) {
    let counter = Counter()
    var session = FormSession(form(1000, counter, isTurned: isTurned), answers: ["f0": "5"])
    #expect(session["f999"]?.data.text == expected(1000, from: 5))
    #expect(counter.value < 10 * 1000)
    counter.reset()
    session.set("7", for: "f0")
    #expect(session["f999"]?.data.text == expected(1000, from: 7))
    #expect(counter.value < 10 * 1000)
  }

  @Test func `records of twenty thousand fields are prepared and judged`() {
    let form = Form("Trial", rows: (0..<20_000).map { [Field("f\($0)")] })
    var evaluator = RecordEvaluator(form, today: .unknown)
    evaluator.begin()
    evaluator.judge()
    #expect(evaluator.faults(blocking: nil).isEmpty)
  }

  @Test func `a chain of confirmations is as quick as one`() {
    var type: any FieldType = Phrase()
    let fields = (0..<5000).map { index in
      if index > 0 { type = Confirmation(of: "f\(index - 1)", as: type) }
      return Field("f\(index)", type)
    }
    let answers = Dictionary(uniqueKeysWithValues: fields.map { ($0.id, "same") })
    let session = FormSession(Form("Trial", rows: fields.map { [$0] }), answers: answers)
    let wrong = session.fields.filter { !$0.verdict.isValid }
    #expect(wrong.isEmpty)
  }

  @Test func `columns that many formulas add up are judged once`() throws {
    let columns = (0..<300).map { "c\($0)" }
    let totals = try columns.map { id in
      var total = Field("t" + id, .integer())
      total.derivation = .computed(try Formula("sum(list.\(id))"))
      return total
    }
    let list = Field("list", FormList(of: columns.map { [Field($0, .integer())] }))
    let form = Form("Trial", rows: ([list] + totals).map { [$0] })
    let entry = Value.row(columns.map { Value.Member($0, "2") })
    let session = FormSession(form, answers: ["list": .list([entry, entry])])
    let wrong = columns.filter { session["t" + $0]?.data != "4" }
    #expect(wrong == [])
  }

  /// Both formulas work with the numbers that were kept while the entries were judged.
  @Test func `two formulas about one column count it once each`() throws {
    let totals = try ["a", "b"].map { id in
      var total = Field(id, .integer())
      total.derivation = .computed(try Formula("sum(list.n)"))
      return total
    }
    let list = Field("list", FormList(of: [[Field("n", .integer())]]))
    var evaluator = RecordEvaluator(
      Form("Trial", rows: ([list] + totals).map { [$0] }), today: .unknown)
    let entries = ["1", "2"].map { Value.row([Value.Member("n", .text($0))]) }
    evaluator.begin()
    evaluator.take(.list(entries), for: 0)
    evaluator.take("3", for: 1)
    evaluator.take("3", for: 2)
    evaluator.judge()
    #expect(evaluator.faults(blocking: nil).isEmpty)
  }
}
