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
            [Field("article"), Field("quantity", IntegerNumber())],
            [Field("price", Currency()), Field("due", CalendarDay())],
            [Field("isWork", Toggle()), Field("tags", EntryList(of: Field("", IntegerNumber())))],
            [Field("person", when: .field("isWork", .equals(.value(.flag(true)))))],
          ]))
      ],
      [Field("days", EntryList(of: Field("", CalendarDay())))],
      [Field("sizes", EntryList(of: Field("", DecimalType())))],
      [Field("colors", Choices(["red", "green"]))],
      [Field("none", FormList(of: [[Field("article")]]))],
    ])

  private func entry(_ members: [(String, String)]) -> String {
    var entry = EntryData()
    for (id, data) in members { entry.add(id, .data(data)) }
    return entry.text
  }

  private var answers: FormAnswers {
    let lines = [
      entry([
        ("article", "Hinge"), ("quantity", "12"), ("price", "3.50"), ("due", "2026-11-21"),
        ("tags", Entries.data(of: ["1", "2"])),
      ]),
      entry([
        ("article", "Fitting"), ("quantity", "1"), ("price", "80"), ("isWork", "true"),
        ("person", "Ada"),
      ]),
    ]
    let session = FormSession(
      Self.form,
      answers: [
        "lines": Entries.data(of: lines), "days": Entries.data(of: ["2026-11-21", "2027-01-02"]),
        "sizes": Entries.data(of: ["1.5", "2"]), "colors": Entries.data(of: ["red", "green"]),
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
