import TestSupport
import Testing

@testable import TField

@Suite struct EntrySheetTests {
  static func session(
    min: Int = 0, max: Int? = nil, rules: [Rule] = [], initial: Value = ""
  ) -> FormSession {
    let list = FormList(of: Field("entry", .integer()), min: min, max: max)
    return FormSession(
      Form("List", rows: [[Field("numbers", list, initial: initial, rules: rules)]]))
  }

  private func sheet(_ session: FormSession) -> EntrySheet? {
    if case .entries(let sheet) = session.opened { sheet } else { nil }
  }

  private func entries(_ session: FormSession) -> [String]? {
    sheet(session)?.session.fields.map(\.text)
  }

  private static let twoThree: Value = ["2", "3"]

  @Test(arguments: ["5", "x"])
  func `what was given for a result in an entry is worked out again for a person`(given: String) {
    let entry = Value.row([Value.Member("a", "2"), Value.Member("t", .text(given))])
    let rows = [[Field("a", .integer()), Field("t", .integer(), compute: "a * 2")]]
    let form = Form("F", rows: [[Field("l", FormList(of: rows))]])
    let session = FormSession(form, answers: ["l": .list([entry])])
    #expect(session.fields[0].failures.isEmpty)
    #expect(session.fields[0].entryTexts == ["2, 4"])
  }

  @Test(
    arguments: [
      FormList(of: Field("e"), min: 2), Choices(["a", "b"], min: 2),
      FormList(of: [[Field("e")]], min: 2),
    ] as [any FieldType])
  func `a list that must have entries isn't good without any`(type: any FieldType) {
    for near in [false, true] {
      var field = Field("list", type)
      if near { field.readOnly = .field("other", .filled) }
      let form = Form("T", rows: [[field], [Field("other")]])
      var session = FormSession(form)
      session.handle(.control("s"))
      #expect(session.outcome == .editing)
      #expect(session["list"]?.validity.error?.code == .tooFew)
      var evaluator = RecordEvaluator(form, today: .unknown)
      evaluator.judge([:])
      #expect(evaluator.failures(of: 0).map(\.code) == [.tooFew])
      field.options.emptyAnswer = .unanswered
      session = FormSession(Form("T", rows: [[field], [Field("other")]]))
      session.handle(.control("s"))
      #expect(session.outcome == .submitted("submit"))
    }
  }

  @Test func `many long entries are kept whole`() {
    let entries = (0..<40).map { _ in String(repeating: "x", count: 300) }
    let list = FormList(of: Field("entry"))
    var session = FormSession(
      Form("List", rows: [[Field("list", list, initial: Value(entries))]]))
    session.type(" ")
    session.handle(.alt("a"))
    session.type("last")
    session.handle(.control("s"))
    #expect(session["list"]?.typed == .entries([entries[0], "last"] + entries.dropFirst()))
  }

  @Test func `too few entries and a wrong one are told apart`() {
    let list = FormList(of: Field("entry", .integer()), min: 2)
    #expect(list.faults(in: ["1"]).first?.code == .tooFew)
    #expect(list.faults(in: ["1", "-"]).first?.code == .entry)
    #expect(list.faults(in: Self.twoThree) == [])
  }

  @Test func `entries are kept as their own type keeps them, blank ones not at all`() {
    let list = FormList(of: Field("entry", Name()))
    #expect(list.finish(["Ada ", " ", "Grace"] as Value) == ["Ada", "", "Grace"])
  }
}
