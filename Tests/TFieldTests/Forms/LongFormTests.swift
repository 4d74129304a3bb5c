import TestSupport
import Testing

@testable import TField

/// A form of thousands of fields is as quick as one of seven, since no key looks at all of them.
@Suite struct LongFormTests {
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
    #expect(form.fields.map { $0.rules.map(\.message) } == [["1"], ["1", "2"], ["2"], []])
  }
}
