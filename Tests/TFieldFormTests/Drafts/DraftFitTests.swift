import TField
import TestSupport
import Testing

@testable import TFieldForm

@Suite struct DraftFitTests {
  private static func fit(_ values: [Draft.Value], to form: Form) -> DraftFit {
    let draft = Draft(
      form: "draft", path: "f", saved: 0, focus: "phone", values: values)
    return DraftFit(of: draft, to: form, today: .unknown)
  }

  @Test func `all of it fits the form that it was made with`() {
    let fit = DraftFit(of: DraftForm.draft, to: DraftForm.form, today: .unknown)
    #expect(fit.dropped.isEmpty)
    #expect(fit.notice == nil)
    #expect(fit.focus == "phone")
    let session = FormSession(DraftForm.form, answers: fit.answers)
    #expect(Draft.values(of: session) == DraftForm.draft.values)
  }

  @Test func `what the form says by itself is none of the person's answers`() {
    let form = Form(
      "Draft", rows: [[Field("a", initial: "x")], [Field("b", initial: "y")], [Field("c")]])
    let values = [("a", "x"), ("b", ""), ("c", "z")].map(Draft.Value.init)
    #expect(Self.fit(values, to: form).fields == ["b", "c"])
  }

  @Test func `half a value fits, wrong as it is`() {
    let fit = Self.fit([.init(id: "phone", data: "21")], to: DraftForm.form)
    #expect(fit.answers == ["phone": "21"])
  }

  @Test func `a changed form keeps what still fits, and says what it dropped`() {
    let form = Form(
      "Draft", id: "draft", rows: [[Field("name", ZIPCode())], [Field("phone", .phone)]])
    let values = [("name", "Ada"), ("phone", "212"), ("tags", "a")].map(Draft.Value.init)
    let fit = Self.fit(values, to: form)
    #expect(fit.answers == ["name": "Ada", "phone": "212"])
    #expect(fit.dropped == [.say("draft.missing", ["id": "tags"])])
    #expect(
      fit.notice?.text() == "the form has changed; dropped from the draft: tags (no such field)")
  }

  @Test func `a secret in a draft is never taken, whoever put it there`() {
    let fit = Self.fit([.init(id: "cvv", data: "123")], to: DraftForm.form)
    #expect(fit.answers.isEmpty)
    #expect(fit.dropped == [.say("draft.secret", ["label": Wording.say("label.cvv")])])
  }

  @Test(arguments: ["\u{1B}[2J", "a\nb", "\u{202E}x", String(repeating: "x", count: 100_000)])
  func `hostile values are taken as typed ones would be`(text: String) {
    let fit = Self.fit([.init(id: "name", data: text)], to: DraftForm.form)
    #expect(
      fit.answers.isEmpty == (fit.dropped == [.say("draft.unfit", ["label": "Phrase"])])
        || fit.dropped.count == 1)
    let session = FormSession(DraftForm.form, answers: fit.answers)
    let taken = session.fields[0].data.unicodeScalars
    #expect(!taken.contains { $0.value < 0x20 })
    #expect((fit.notice?.text() ?? "").unicodeScalars.allSatisfy { $0.value >= 0x20 })
  }
}
