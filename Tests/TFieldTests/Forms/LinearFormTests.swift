import Synchronization
import TestSupport
import Testing

@testable import TField

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
      let number = surroundings.neighbours.reduce(1) { ($0 + (Int($1.data) ?? 0)) % 999_983 }
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
    #expect(session["f999"]?.data == expected(1000, from: 5))
    #expect(counter.value < 10 * 1000)
    counter.reset()
    session.set("7", for: "f0")
    #expect(session["f999"]?.data == expected(1000, from: 7))
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
      var total = Field("t" + id, IntegerNumber())
      total.derivation = .computed(try Formula("sum(list.\(id))"))
      return total
    }
    let list = Field("list", FormList(of: columns.map { [Field($0, IntegerNumber())] }))
    let form = Form("Trial", rows: ([list] + totals).map { [$0] })
    var entry = EntryData()
    for id in columns { entry.add(id, .data("2")) }
    let data = Entries.data(of: [entry.text, entry.text])
    let session = FormSession(form, answers: ["list": data])
    let wrong = columns.filter { session["t" + $0]?.data != "4" }
    #expect(wrong == [])
  }

  /// Both formulas work with the numbers that were kept while the entries were judged.
  @Test func `two formulas about one column count it once each`() throws {
    let totals = try ["a", "b"].map { id in
      var total = Field(id, IntegerNumber())
      total.derivation = .computed(try Formula("sum(list.n)"))
      return total
    }
    let list = Field("list", FormList(of: [[Field("n", IntegerNumber())]]))
    var evaluator = RecordEvaluator(
      Form("Trial", rows: ([list] + totals).map { [$0] }), today: .unknown)
    let entries = ["1", "2"].map { number in
      var entry = EntryData()
      entry.add("n", .data(number))
      return entry.text
    }
    evaluator.begin()
    evaluator.take(Entries.data(of: entries), for: 0)
    evaluator.take("3", for: 1)
    evaluator.take("3", for: 2)
    evaluator.judge()
    #expect(evaluator.faults(blocking: nil).isEmpty)
  }
}
