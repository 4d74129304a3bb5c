import TField
import TestSupport
import Testing

@testable import TFieldForm

@Suite struct DraftTests {
  @Test func `a draft is read as it was written`() throws {
    let draft = DraftForm.draft
    #expect(try Draft(draft.bytes) == draft)
    #expect(draft.focus == "phone")
    #expect(draft.values.contains(Draft.Value(id: "name", data: "Ada")))
    #expect(draft.values.contains(Draft.Value(id: "tags", data: "a\u{1F}b")))
  }

  @Test func `an emptied field stays empty where the form would fill it`() throws {
    let opened = FormSession(DraftForm.form, answers: ["country": "", "news": ""])
    let values = Draft.values(of: opened)
    #expect(values == [.init(id: "country", data: ""), .init(id: "news", data: "")])
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
}

@Suite struct DraftDamageTests {
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
}

@Suite struct ChecksumTests {
  @Test(arguments: [("", "cbf29ce484222325"), ("a", "af63dc4c8601ec8c")])
  func `the number is that of FNV-1a`(text: String, number: String) {
    #expect(Array(text.utf8).checksum == number)
  }
}
