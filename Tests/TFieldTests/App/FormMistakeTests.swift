import TField
import Testing

/// Definitions of an app's that make no sense are told with their place.
@Suite struct FormMistakeTests {
  private static let forms: [(form: Form, rules: [FormRule], mistake: String?)] = [
    (form([Field("a"), Field("b", when: .isFilled("a"))]), [], nil),
    (form([Field("a"), Field("a")]), [], "two fields have the id 'a'"),
    (form([Field("a", span: 12), Field("b", span: 1)]), [], nil),
    (form([Field("a", span: 13)]), [], "the field 'a' can span 1 to 12 tracks"),
    (form([Field("a", span: 0)]), [], "the field 'a' can span 1 to 12 tracks"),
    (
      form([Field("gift"), Field("b", when: .isOn("gitf"))]), [],
      "the field 'b' speaks of 'gitf', which isn't there; did you mean 'gift'?"
    ),
    (
      form([Field("b", required: .all(.isOn("b"), .not(.isEmpty("quux"))))]), [],
      "the field 'b' speaks of 'quux', which isn't there"
    ),
    (
      form([Field("b", readOnly: .test("quux", "b") { _ in true })]), [],
      "the field 'b' speaks of 'quux', which isn't there"
    ),
    (
      form([Field("b", rules: [.after("quux")])]), [],
      "the field 'b' speaks of 'quux', which isn't there"
    ),
    (
      form([Field("b", .integer(), compute: "b2 * 2")]), [],
      "the field 'b' speaks of 'b2', which isn't there; did you mean 'b'?"
    ),
    (
      form([Field("b", .display(of: "quux"))]), [],
      "the field 'b' speaks of 'quux', which isn't there"
    ),
    (
      form([Field("b", .choice(with: ["quux"]) { _ in [] })]), [],
      "the field 'b' speaks of 'quux', which isn't there"
    ),
    (
      form([
        Field("b", .list(of: [[Field("c", when: .isOn("b")), Field("d", when: .isOn("quux"))]]))
      ]),
      [], "the field 'd' speaks of 'quux', which isn't there"
    ),
    (
      form([Field("b", group: "g")], Action("go", requires: ["g"]), Action("go")), [],
      "two actions have the id 'go'"
    ),
    (
      form([Field("b", group: "given")], Action("go", requires: ["giver"])), [],
      "the action 'go' requires the group 'giver', which isn't there; did you mean 'given'?"
    ),
    (
      form([Field("b")]), [FormRule("No", fields: "b", "quux") { _ in true }],
      "a rule of the form speaks of 'quux', which isn't there"
    ),
  ]

  private static func form(_ fields: [Field], _ actions: Action...) -> Form {
    Form("A", rows: [fields], actions: actions)
  }

  @Test(arguments: forms)
  func `what a form speaks of is there`(form: Form, rules: [FormRule], mistake: String?) {
    #expect(form.mistakes(in: rules).first?.message == mistake)
  }

  @Test(arguments: [(Form.Width.columns(40), 0), (.columns(121), 1), (.full, 0)])
  func `a form is as wide as forms can be`(width: Form.Width, mistakes: Int) {
    var form = Self.form([Field("a")])
    form.width = width
    #expect(form.mistakes().count == mistakes)
  }

  @Test func `a mistake has its line`() {
    let form = Self.form([
      Field("a"),
      Field("a"),
    ])
    #expect(
      form.mistakes().map(\.line)
        == ["TFieldTests/FormMistakeTests.swift:\(#line - 2): two fields have the id 'a'"])
  }

  private enum Size: String, CaseIterable { case small, extraLarge }

  @Test func `the cases of an enum are options, labelled by their names or otherwise`() {
    let kinds: [FieldKind] = [.choice(Size.self), .choices(Size.self) { "\($0.rawValue.count)" }]
    let options = kinds.map { Form("", rows: [[Field("a", $0)]]).fields[0].type.choiceOptions?.all }
    #expect(
      options.map { $0?.map(\.value) } == [["small", "extraLarge"], ["small", "extraLarge"]])
    #expect(options.map { $0?.map(\.label) } == [["Small", "Extra Large"], ["5", "10"]])
  }
}
