import TestSupport
import Testing

@testable import TField

@Suite struct SecretWordingTests {
  /// What no sentence says by itself.
  private static let canaries = ["ß", "語", "Ω", "☃", "Ж", "zqxj"]

  private static let texts =
    canaries
    + canaries.flatMap { ["a\($0)b", "\($0)@gmial.com", "a@b.\($0)", "12\($0)", "\($0):/"] }

  private static let subjects =
    TypeCatalogue.subjects + [
      TypeSubject("list of emails", FormList(of: Field("entry", .email))),
      TypeSubject("list of words", FormList(of: Field("entry", .phrase, rules: [chosen]))),
    ]

  private static let chosen = Rule(.characters, .characters(.scalars(["a"..."f"])))

  private static let rules =
    [
      chosen, Rule(.not, .rules([chosen])), Rule(.all, .rules([chosen])),
      Rule(.any, .rules([chosen])), .in(["x"]), .equalTo("other"),
      Rule(.characters, .characters(.digit), level: .warning),
    ]
    + Claim.Row.rules.filter { if case .yes? = $0.takes { true } else { false } }
    .map { Rule($0) }

  private static func field(_ type: any FieldType, _ rules: [Rule]) -> Field {
    var options = FieldOptions()
    options.isSecret = true
    return Field("tested", type, rules: rules, options: options)
  }

  /// Everything that the form says once a text was given, typed or pasted, and left.
  private static func sentences(about text: String, in field: Field) -> [String] {
    var typed = Typing(field)
    typed.type(text)
    var pasted = Typing(field)
    pasted.paste(text)
    var given = Typing(field)
    given.set(text)
    return [typed, pasted, given].flatMap { typing in
      [typing, typing.left()].flatMap { said(in: $0) }
    }
  }

  private static func said(in typing: Typing) -> [String] {
    let field = typing.field
    let others = [field.warning, field.liveError].compactMap(\.self)
    let notices = [field.notice, typing.session.notice].compactMap(\.self)
    let errors = field.errors + field.failures + others
    return (errors.map(\.wording) + notices).map { $0.text() }
  }

  @Test(arguments: subjects)
  func `no sentence about a secret says what was typed`(subject: TypeSubject) {
    for rules in [[], Self.rules] {
      let field = Self.field(subject.type, rules)
      for text in Self.texts {
        let said = Self.sentences(about: text, in: field)
        let leaked = Self.canaries.filter { canary in said.contains { $0.contains(canary) } }
        #expect(leaked.isEmpty, "\(text): \(said)")
      }
    }
  }

  @Test func `what isn't secret is named`() {
    let sentences = Self.sentences(about: "a☃", in: Field("tested", rules: [Self.chosen]))
    #expect(sentences.contains { $0.contains("☃") })
  }

  @Test func `a single letter isn't said either`() {
    let field = Self.field(StateCode(), [])
    #expect(Self.sentences(about: "Q", in: field).allSatisfy { !$0.contains("Q") })
  }
}
