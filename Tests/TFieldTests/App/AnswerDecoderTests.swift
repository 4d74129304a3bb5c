import Testing

@testable import TField

/// Answers decode into types of an app, entries of lists too.
@Suite struct AnswerDecoderTests {
  struct Line: Decodable, Equatable {
    var article: String
    var quantity: Int
    var price: DecimalNumber
    var due: CalendarDate?
    var isWork: Bool
    var tags: [Int]
    var person: String?
  }

  struct Order: Decodable, Equatable {
    var lines: [Line]
    var days: [CalendarDate]
    var sizes: [Double]
    var colors: [String]
    var none: [Line]
  }

  private static let form = Form(
    "Order",
    rows: [
      [
        Field(
          "lines",
          FormList(of: [
            [Field("article"), Field("quantity", .integer())],
            [Field("price", .currency()), Field("due", CalendarDay())],
            [Field("isWork", Toggle()), Field("tags", FormList(of: Field("", .integer())))],
            [Field("person", when: .field("isWork", .equals, .value(.flag(true))))],
          ]))
      ],
      [Field("days", FormList(of: Field("", CalendarDay())))],
      [Field("sizes", FormList(of: Field("", .decimal())))],
      [Field("colors", Choices(["red", "green"]))],
      [Field("none", FormList(of: [[Field("article")]]))],
    ])

  private func entry(_ members: [(String, Value)]) -> Value {
    .row(members.map { Value.Member($0, $1) })
  }

  private var answers: FormAnswers {
    let lines = [
      entry([
        ("article", "Hinge"), ("quantity", "12"), ("price", "3.50"), ("due", "2026-11-21"),
        ("tags", ["1", "2"]),
      ]),
      entry([
        ("article", "Fitting"), ("quantity", "1"), ("price", "80"), ("isWork", "true"),
        ("person", "Ada"),
      ]),
    ]
    let session = FormSession(
      Self.form,
      answers: [
        "lines": .list(lines), "days": ["2026-11-21", "2027-01-02"],
        "sizes": ["1.5", "2"], "colors": ["red", "green"],
      ])
    return FormAnswers(
      session.fields.filter(\.isAnswer).map { FormAnswers.Answer($0) }, action: "submit")
  }

  @Test func `entries decode with numbers, days, switches and lists`() throws {
    let order = try answers.decode(Order.self)
    let (first, second) = (CalendarDate("2026-11-21"), CalendarDate("2027-01-02"))
    #expect(
      order
        == Order(
          lines: [
            Line(
              article: "Hinge", quantity: 12, price: try #require(DecimalNumber("3.5")), due: first,
              isWork: false, tags: [1, 2]),
            Line(
              article: "Fitting", quantity: 1, price: 80, due: nil, isWork: true, tags: [],
              person: "Ada"),
          ], days: [first, second].compactMap(\.self), sizes: [1.5, 2], colors: ["red", "green"],
          none: []))
  }

  @Test func `each entry has its answers by id, and one line of text`() throws {
    let lines = try #require(answers.answer("lines"))
    #expect(lines.entries.map { $0["article"] } == ["Hinge", "Fitting"])
    #expect(lines.entries.map { $0["person"] } == [nil, "Ada"])
    #expect(lines.list.first?.hasPrefix("Hinge, 12, $3.50") == true)
  }

  @Test func `what an entry lacks is told with its name`() {
    struct Wrong: Decodable { var lines: [[String: Int]] }
    struct Missing: Decodable {
      struct Line: Decodable { var colour: String }
      var lines: [Line]
    }
    #expect(throws: DecodingError.self) { try answers.decode(Wrong.self) }
    #expect(throws: DecodingError.self) { try answers.decode(Missing.self) }
  }
}

/// Fields whose answers stand in types inside, and numbers that follow from others.
@Suite struct AppFieldTests {
  struct Parcel: Decodable, Equatable {
    struct Address: Decodable, Equatable {
      var zip: String
      var city: String?
    }

    var name: String
    var address: Address
    var billing: Address?
  }

  private static let form = Form("Parcel") {
    Field("name", .name)
    Field("zip", .zip(), path: "address.zip")
    Field("city", .city, path: "address.city")
    Field("other", .toggle)
    Field("otherZip", .zip(), path: "billing.zip", when: .isOn("other"))
  }

  @Test func `a path leads to a property of a type inside`() throws {
    let answers = Self.form.evaluate(["name": "Ada", "zip": "62701"]).answers
    #expect(
      try answers.decode(Parcel.self)
        == Parcel(name: "Ada", address: .init(zip: "62701", city: nil), billing: nil))
    let both = Self.form.evaluate(["name": "Ada", "zip": "1", "other": "true", "otherZip": "94105"])
    #expect(try both.answers.decode(Parcel.self).billing?.zip == "94105")
  }

  @Test func `a property with the id of a field finds it whatever its path is`() throws {
    struct Flat: Decodable { var zip: String }
    #expect(try Self.form.evaluate(["zip": "62701"]).answers.decode(Flat.self).zip == "62701")
  }

  @Test func `what no field answers is told by its name`() {
    struct Wrong: Decodable {
      struct Address: Decodable { var country: String }
      var address: Address
    }
    let answers = Self.form.evaluate(["zip": "62701"]).answers
    let error = #expect(throws: DecodingError.self) { try answers.decode(Wrong.self) }
    guard case .keyNotFound(let key, let context) = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(key.stringValue == "country")
    #expect(context.codingPath.map(\.stringValue) == ["address"])
  }

  @Test(arguments: [
    ("a + b", "5"), ("sum(a, b) * 2", "10"), ("max(a, b)", "3"), ("round(a / b, 2)", "0.67"),
    ("a / (b - b)", ""), ("a + c", "2"), ("a * c", ""),
  ])
  func `a field computes its number, and nothing without the numbers it needs`(
    formula: String, number: String
  ) throws {
    let compute = try FieldFormula(formula)
    let form = Form("Sums") {
      Field("a", .integer(), initial: "2")
      Field("b", .integer(), initial: "3")
      Field("c", .integer())
      Field("d", .decimal(), compute: compute)
    }
    #expect(form.evaluate([:]).answers["d"] == number)
  }

  @Test(arguments: [
    ("a +", "'a +' isn't a formula: a number or an id was expected at character 4"),
    ("a b", "'a b' isn't a formula: +, -, * or / was expected at character 3"),
    ("", "'' isn't a formula: a number or an id was expected at character 1"),
  ])
  func `a formula that can't be read says why`(text: String, reason: String) {
    let error = #expect(throws: (any Error).self) { try FieldFormula(text) }
    #expect(error.map { "\($0)" } == reason)
  }
}
