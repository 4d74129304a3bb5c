import TField
import TestSupport
import Testing

@testable import TFieldForm

/// A form with everything that a draft keeps, and all that it must not.
enum DraftForm {
  static let form = Form("Draft", id: "draft", rows: rows.map { [$0] })

  private static let rows = [
    Field("name", required: true), Field("phone", .phone),
    Field("country", initial: "France"), Field("news", .toggle, initial: "true"),
    Field("tags", FormList(of: Field("tag"))), Field("words", Note()),
    Field("card", .credit), Field("cvv", CVV()), Field("ssn", .ssn), Field("password", Password()),
    Field("again", Confirmation(of: "password")), secret("pin", Phrase()),
    Field("pinTwin", Confirmation(of: "pin", as: Phrase())),
    Field("pinEqual", rules: [Rule(.equalTo, .field("pin"))]),
    Field("plainCard", plainCard), Field("cards", FormList(of: Field("one", plainCard))),
  ]

  static let secrets: [String: Value] = [
    "card": "4242424242424242", "cvv": "123", "ssn": "123456789", "password": "Passw0rd!",
    "again": "Passw0rd!", "pin": "987", "pinTwin": "987", "pinEqual": "987",
    "plainCard": "4242424242424242", "cards": "4242424242424242",
  ]

  /// A card whose form says that it is no secret.
  private static var plainCard: CustomType {
    var changes = CustomType.Changes()
    changes.isSecret = false
    return CustomType(base: CreditCard(), changes)
  }

  private static func secret(_ id: String, _ type: some FieldType) -> Field {
    var options = FieldOptions()
    options.isSecret = true
    return Field(id, type, options: options)
  }

  static var draft: Draft {
    var session = FormSession(
      form, answers: secrets.merging(["name": "Ada", "phone": "212", "tags": ["a", "b"]]) { $1 })
    session.moveFocus(to: .field(1))
    return Draft(of: session, path: "/forms/draft.json", saved: 1_700_000_000)
  }
}

@Suite struct DraftTests {
  @Test func `a draft is read as it was written`() throws {
    let draft = DraftForm.draft
    #expect(try Draft(draft.bytes) == draft)
    #expect(draft.focus == "phone")
    #expect(draft.values.contains(Value.Member("name", "Ada")))
    #expect(draft.values.contains(Value.Member("tags", ["a", "b"])))
  }

  @Test func `an emptied field stays empty where the form would fill it`() throws {
    let opened = FormSession(DraftForm.form, answers: ["country": "", "news": ""])
    let values = Draft.values(of: opened)
    #expect(values == [.init("country", ""), .init("news", "")])
    let draft = Draft(of: opened, path: "f", saved: 0)
    let fit = DraftFit(of: draft, to: DraftForm.form, today: .unknown)
    #expect(fit.answers == ["country": "", "news": ""])
  }

  @Test(arguments: [
    "card", "cvv", "ssn", "password", "again", "pin", "pinTwin", "plainCard", "cards", "pinEqual",
  ])
  func `what is private never gets into a draft`(id: String) {
    let session = FormSession(DraftForm.form, answers: DraftForm.secrets)
    let text = String(decoding: Draft(of: session, path: "f", saved: 0).bytes, as: UTF8.self)
    #expect(!text.contains("\"\(id)\""))
    for canary in ["4242", "123", "987", "Passw0rd"] { #expect(!text.contains(canary)) }
  }

  @Test func `a draft cut at any byte is refused`() {
    let bytes = DraftForm.draft.bytes
    // The last byte is a line break, which means nothing.
    for count in 0..<(bytes.count - 1) {
      #expect(throws: Wording.self) { try Draft(Array(bytes.prefix(count))) }
    }
  }

  @Test func `a draft with any bit flipped is refused, or means the same`() {
    let draft = DraftForm.draft
    for place in draft.bytes.indices {
      for bit in 0..<8 {
        var bytes = draft.bytes
        bytes[place] ^= 1 << bit
        let read = try? Draft(bytes)
        #expect(read == nil || read == draft, "byte \(place), bit \(bit)")
      }
    }
  }

  @Test func `random bytes are no draft`() {
    var random = SeededRandom()
    for _ in 0..<2000 {
      let bytes = random.text(of: "{}[]\":,tfieldDraft10\u{1F}é", upTo: 200).utf8
      #expect(throws: Wording.self, "seed \(random.seed)") { try Draft(Array(bytes)) }
    }
  }

  @Test(arguments: [
    (#"{"tfieldDraft":2}"#, "draft.newer"), (#"{"tfieldDraft":0}"#, "draft.damaged"),
    (#"{"tfieldDraft":1}"#, "draft.damaged"), (#"{"name":"Ada"}"#, "draft.foreign"),
    ("[]", "draft.foreign"), ("", "draft.damaged"), ("\u{0}", "draft.damaged"),
  ])
  func `what else lies there is told apart`(text: String, key: String) {
    let error = #expect(throws: Wording.self) { try Draft(Array(text.utf8)) }
    #expect(error?.sentence?.key == key)
  }

  @Test(arguments: [("", "cbf29ce484222325"), ("a", "af63dc4c8601ec8c")])
  func `the number is that of FNV-1a`(text: String, number: String) {
    #expect(Array(text.utf8).checksum == number)
  }

  private static func fit(_ values: [Value.Member], to form: Form) -> DraftFit {
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
    let values = [("a", "x"), ("b", ""), ("c", "z")].map { Value.Member($0, $1) }
    #expect(Self.fit(values, to: form).fields == ["b", "c"])
  }

  @Test func `half a value fits, wrong as it is`() {
    let fit = Self.fit([.init("phone", "21")], to: DraftForm.form)
    #expect(fit.answers == ["phone": "21"])
  }

  @Test func `a changed form keeps what still fits, and says what it dropped`() {
    let form = Form(
      "Draft", id: "draft", rows: [[Field("name", ZIPCode())], [Field("phone", .phone)]])
    let values = [("name", "Ada"), ("phone", "212"), ("tags", "a")].map { Value.Member($0, $1) }
    let fit = Self.fit(values, to: form)
    #expect(fit.answers == ["name": "Ada", "phone": "212"])
    #expect(fit.dropped == [.say("draft.missing", ["id": "tags"])])
    #expect(
      fit.notice?.text() == "the form has changed; dropped from the draft: tags (no such field)")
  }

  @Test func `a secret in a draft is never taken, whoever put it there`() {
    let fit = Self.fit([.init("cvv", "123")], to: DraftForm.form)
    #expect(fit.answers.isEmpty)
    #expect(fit.dropped == [.say("draft.secret", ["label": Wording.say("label.cvv")])])
  }

  @Test(arguments: ["\u{1B}[2J", "a\nb", "\u{202E}x", String(repeating: "x", count: 100_000)])
  func `hostile values are taken as typed ones would be`(text: String) {
    let fit = Self.fit([.init("name", .text(text))], to: DraftForm.form)
    #expect(
      fit.answers.isEmpty == (fit.dropped == [.say("draft.unfit", ["label": "Phrase"])])
        || fit.dropped.count == 1)
    let session = FormSession(DraftForm.form, answers: fit.answers)
    let taken = session.fields[0].data.text.unicodeScalars
    #expect(!taken.contains { $0.value < 0x20 })
    #expect((fit.notice?.text() ?? "").unicodeScalars.allSatisfy { $0.value >= 0x20 })
  }
}
