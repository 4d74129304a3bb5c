import TestSupport
import Testing

@testable import TField

@Suite struct DerivationTests {
  private static func form() throws -> Form {
    var slug = Field("slug", .slug)
    slug.derivation = .following(try AnswerText("{name|slug}"))
    var repeated = Field("again", Phrase())
    repeated.derivation = .following(try AnswerText("<{slug}>"))
    var total = Field("total", .currency())
    total.derivation = .computed(try Formula("count * price"))
    let note = Field("note", Note(), label: .answers(try AnswerText("{name} pays {total}")))
    return Form(
      .answers(try AnswerText("Order of {name}")),
      rows: [
        [Field("name", Phrase())], [slug], [repeated], [Field("count", .integer())],
        [Field("price", .currency())], [total], [note],
      ])
  }

  @Test func `an initial value follows the answers until it is edited`() throws {
    var session = FormSession(try Self.form(), typing: "My Shop")
    #expect(session["slug"]?.data == "my-shop" && session["again"]?.data == "<my-shop>")
    session.type("\t")
    session.handle(Key(.end))
    session.type("x")
    #expect(session["slug"]?.data == "my-shopx" && session["again"]?.data == "<my-shopx>")
    session.handle(Key(.tab, .shift))
    session.handle(Key(.end))
    session.type("s")
    #expect(session["slug"]?.data == "my-shopx")
    session.type("\t")
    session.handle(.alt("r"))
    #expect(session["slug"]?.data == "my-shops")
    session.handle(Key(.tab, .shift))
    session.handle(Key(.end))
    session.type("!?2")
    #expect(session["slug"]?.data == "my-shops-2" && session["again"]?.data == "<my-shops-2>")
  }

  @Test func `a draft that holds what follows goes on following`() throws {
    var session = FormSession(
      try Self.form(), answers: ["name": "Ada", "slug": "ada", "again": "mine"])
    session.type("\u{8}")
    #expect(session["slug"]?.data == "ad" && session["again"]?.data == "mine")
  }

  @Test func `a computed value is read-only and always right`() throws {
    var session = FormSession(try Self.form(), answers: ["count": "3", "total": "$1.00"])
    #expect(session["total"]?.data == "" && session["total"]?.isReadOnly == true)
    session.set("2.50", for: "price")
    #expect(session["total"]?.text == "$7.50")
    session.set("1", for: "total")
    #expect(session["total"]?.text == "$7.50")
    session.set("", for: "count")
    #expect(session["total"]?.data == "")
  }

  @Test(arguments: ["12.345", "1,23.4", "12 or 13", "1.2.3"])
  func `nothing is worked out from a text that isn't understood`(price: String) throws {
    var session = FormSession(try Self.form(), answers: ["count": "3", "price": "2"])
    session.set(price, for: "price")
    #expect(session["price"]?.text == price && session["total"]?.data == "")
    session.set("1.5", for: "price")
    #expect(session["total"]?.text == "$4.50")
  }

  @Test func `nothing that follows is a change`() throws {
    #expect(!FormSession(try Self.form()).isChanged)
  }

  @Test func `texts hold the answers of now`() throws {
    var session = FormSession(try Self.form(), answers: ["count": "3", "price": "2"])
    session.type("Ada")
    #expect(session.title.text() == "Order of Ada")
    #expect(session["note"]?.label.text() == "Ada pays $6.00")
  }

  @Test(arguments: [("$6.00", true), ("6.00", true), ("$7.00", false), ("", true)])
  func `a record must hold what is computed, or nothing`(given: String, isValid: Bool) throws {
    let form = try Self.form()
    var evaluator = RecordEvaluator(form, today: .unknown, keepingStates: true)
    evaluator.begin()
    for (id, text) in ["count": "3", "price": "2.00", "total": given] {
      evaluator.take(.text(text), for: try #require(form.index(of: id)))
    }
    evaluator.judge()
    let total = try #require(form.index(of: "total"))
    #expect(evaluator.failures(of: total).isEmpty == isValid)
    #expect(evaluator.state(of: total)?.text == "$6.00")
    #expect(evaluator.state(of: 1)?.data == "")
    // Where programs are asked, fields are judged together.
    evaluator.answers.outsideAnswers = [:]
    evaluator.judge()
    #expect(evaluator.failures(of: total).isEmpty == isValid)
    #expect(evaluator.state(of: total)?.text == "$6.00")
  }
}

@Suite struct DraftOfferTests {
  private static var offered: FormSession {
    var session = FormSession(SampleForm.form)
    session.offer(
      DraftOffer(
        of: "12:03", answers: ["first": "Ada", "phone": "212"], focus: "phone", notice: "Dropped"))
    return session
  }

  @Test func `nothing of a draft is taken before the person says so`() {
    let session = Self.offered
    #expect(session.question?.subject == .draft)
    #expect(session.fields.allSatisfy { $0.data.isEmpty })
    #expect(session.draft?.decision == nil)
  }

  @Test func `yes opens the form with the draft where it was left`() {
    var session = Self.offered
    let opening = session.opening
    session.handle(Key(.enter))
    #expect(session.question == nil)
    #expect(session.fields[0].data == "Ada")
    #expect(session.fields[2].text == "(212")
    #expect(session.focusedID == "phone")
    #expect(session.notice == "Dropped")
    #expect(session.draft?.decision == .continue)
    #expect(session.opening !== opening)
  }

  @Test func `the question says what the draft holds`() {
    #expect(
      Self.offered.question?.sentence.text()
        == "Continue with your draft of 12:03? 2 answers (Enter Info, Phone Number)")
  }

  @Test(arguments: [(1, DraftOffer.Decision.startFresh), (2, .delete)])
  func `the other buttons leave the form empty`(steps: Int, decision: DraftOffer.Decision) {
    var session = Self.offered
    for _ in 0..<steps { session.handle(Key(.right)) }
    session.handle(Key(.enter))
    #expect(session.question == nil)
    #expect(session.draft?.decision == decision)
    #expect(session.fields.allSatisfy { $0.data.isEmpty })
    #expect(session.outcome == .editing)
  }

  @Test func `typing a name with a d in it deletes nothing`() {
    var session = Self.offered
    session.type("Ada")
    #expect(session.question?.subject == .draft && session.draft?.decision == nil)
    session.handle(Key(.escape))
    #expect(session.draft?.decision == .continue)
  }
}

@Suite struct KeyNameTests {
  @Test(arguments: [
    (Key(.tab), "Tab"), (Key(.tab, .shift), "Shift-Tab"), (.control("s"), "Ctrl-S"),
    (.control("_"), "Ctrl-_"), (.control("\\"), "Ctrl-\\"), (.alt("n"), "Alt-N"),
    (Key(.function(8), .shift), "Shift-F8"), (Key(.left, [.shift, .control]), "Ctrl-Shift-Left"),
    (Key(.pageDown, .control), "Ctrl-PgDn"), (Key(.escape), "Esc"), (.character(" "), "Space"),
    (.character("é"), "é"), (.character("-"), "-"), (.control("-"), "Ctrl--"),
  ])
  func `a key has one name, and the name is the key`(key: Key, name: String) {
    #expect(key.name == name)
    #expect(Key(named: name) == key)
  }

  @Test(arguments: KeyMap[.form].entries.flatMap(\.keys))
  func `every key of the table can be written down and read back`(key: Key) {
    #expect(!key.name.isEmpty)
    #expect(Key(named: key.name) == key)
  }

  @Test(arguments: [
    ("shift-ctrl-left", Key(.left, [.shift, .control])),
    ("ctrl-s", .control("s")),
    ("ESCAPE", Key(.escape)),
    ("PageUp", Key(.pageUp)),
    ("f10", Key(.function(10))),
    ("f", .character("f")),
    ("A", .character("A")),
  ])
  func `case, order and the longer names don't matter`(name: String, key: Key) {
    #expect(Key(named: name) == key)
  }

  @Test(arguments: [
    "", "Ctrl-", "Ctrl", "Tabb", "F0", "F64", "F1x", "F+1", "Hyper-S", " ", "Ctrl-Ctrl-", "-Tab",
    "F99999999999999999999", "F１",
  ])
  func `what names no key is refused`(name: String) {
    #expect(Key(named: name) == nil)
  }
}
