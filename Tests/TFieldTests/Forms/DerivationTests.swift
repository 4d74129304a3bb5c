import TestSupport
import Testing

@testable import TField

@Suite struct DerivationTests {
  private static func form() throws -> Form {
    var slug = Field("slug", .slug)
    slug.derivation = .following(try AnswerText("{name|slug}"))
    var repeated = Field("again", Phrase())
    repeated.derivation = .following(try AnswerText("<{slug}>"))
    var total = Field("total", Currency())
    total.derivation = .computed(try Formula("count * price"))
    let note = Field("note", Note(), label: .answers(try AnswerText("{name} pays {total}")))
    return Form(
      .answers(try AnswerText("Order of {name}")),
      rows: [
        [Field("name", Phrase())], [slug], [repeated], [Field("count", IntegerNumber())],
        [Field("price", Currency())], [total], [note],
      ])
  }

  @Test func `an initial value follows the answers until it is edited`() throws {
    var session = FormSession(try Self.form(), typing: "My Shop")
    #expect(session["slug"]?.data == "my-shop" && session["again"]?.data == "<my-shop>")
    session.type("\tx")
    #expect(session["slug"]?.data == "my-shopx" && session["again"]?.data == "<my-shopx>")
    session.handle(Key(.tab, .shift))
    session.type("s")
    #expect(session["slug"]?.data == "my-shopx")
    session.type("\t")
    session.handle(.alt("r"))
    #expect(session["slug"]?.data == "my-shops")
    session.handle(Key(.tab, .shift))
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
    #expect(session.form.title.text() == "Order of Ada")
    #expect(session["note"]?.field.label.text() == "Ada pays $6.00")
    #expect(session.form.fields.last?.label.text() == "Ada pays $6.00")
  }

  @Test(arguments: [("$6.00", true), ("6.00", true), ("$7.00", false), ("", true)])
  func `a record must hold what is computed, or nothing`(given: String, isValid: Bool) throws {
    let form = try Self.form()
    var evaluator = RecordEvaluator(form, today: .unknown, keepingStates: true)
    evaluator.begin()
    for (id, text) in ["count": "3", "price": "2.00", "total": given] {
      evaluator.take(text, for: try #require(form.index(of: id)))
    }
    evaluator.judge()
    let total = try #require(form.index(of: "total"))
    #expect(evaluator.failures(of: total).isEmpty == isValid)
    #expect(evaluator.state(of: total)?.text == "$6.00")
    #expect(evaluator.state(of: 1)?.data == "")
    // Where programs are asked, fields are judged together.
    evaluator.outsideAnswers = [:]
    evaluator.judge()
    #expect(evaluator.failures(of: total).isEmpty == isValid)
    #expect(evaluator.state(of: total)?.text == "$6.00")
  }
}
