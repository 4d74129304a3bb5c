import TField
import Testing

/// The closures of an app all get answers by what they mean.
@Suite struct ClosureTests {
  private static let form = Form(
    "Trip",
    rules: [
      FormRule("The end is before the start", fields: "start", "end") { $0[\.start] <= $0[\.end] }
    ]
  ) {
    Field("start", .date())
    Field("end", .date())
    Field("size", .integer())
      .rule("Too many for that room", with: "room") { $0[\.size] <= $0[\.room] }
    Field("room", .integer())
    Field("vegan", .toggle)
    Field("toppings", .choices(["ham", "cheese"]))
      .rule("No cheese on a vegan order", with: "vegan") {
        !($0.list("toppings").contains("cheese") && $0.isOn("vegan"))
      }
    Field("card", required: .test("end") { $0.day("end")?.year == 2027 })
    Field("name", .name, when: .test("size") { $0.number("size") ?? 0 > 9 })
      .rule("Ada has no group") { $0.text("name") != "Ada" }
  }

  @Test(arguments: [
    (["start": "12/30/2026", "end": "01/02/2027", "card": "x"], []),
    (["start": "01/02/2027", "end": "12/30/2026"], ["start rule", "end rule"]),
    (["start": "01/02/2027", "end": "01/02/2027"], ["card required"]),
    (["start": "01/02/2027"], []),
    (["start": "01/02/2027", "end": "12/40/2026"], ["end day"]),
    (["size": "10", "room": "9", "name": "Bob"], ["size rule"]),
    (["size": "10", "room": "90", "name": "Ada"], ["name rule"]),
    (["size": "9", "room": "10", "name": "Ada"], []),
    (["size": "10", "room": "x"], ["room characters"]),
    (["toppings": "cheese", "vegan": "true"], ["toppings rule"]),
    (["toppings": "cheese", "vegan": "false"], []),
    (["toppings": "ham", "vegan": "true"], []),
  ])
  func `a closure compares days and numbers by what they mean`(
    answers: [String: String], faults: [String]
  ) {
    let evaluation = Self.form.evaluate(answers)
    #expect(evaluation.faults.map { "\($0.id) \($0.code)" } == faults)
  }

  @Test func `answers stand in order, and empty ones in none`() {
    let answers = Self.form.evaluate(["start": "12/30/2026", "end": "01/02/2027", "size": "7"])
      .answers
    #expect(answers[\.start] < answers[\.end] && !(answers[\.start] >= answers[\.end]))
    #expect(answers[\.room] <= answers[\.size] && answers[\.size] <= answers[\.room])
    #expect(answers.day("start") == CalendarDate(year: 2026, month: 12, day: 30))
    #expect(answers.number("size") == 7 && answers.text("end") == "01/02/2027")
  }

  @Test func `what closures look at in a circle is a mistake`() {
    let form = Form(
      "Circle",
      rows: [
        [
          Field("a", when: .test("b") { !$0.text("b").isEmpty }),
          Field("b", when: .isValid("a")),
        ]
      ])
    #expect(form.mistakes().map(\.message) == ["these fields wait for each other: a → b → a"])
  }
}
