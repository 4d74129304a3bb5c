import TField
import TestSupport
import Testing

@testable import TFieldForm

/// What bytes tell of a type is what the type says itself, or nothing.
@Suite struct FastRecipeTests {
  private static let today = CalendarDate(year: 2026, month: 11, day: 21) ?? .unknown

  private func accepts(_ recipe: FastRecipe?, _ value: String) -> Bool {
    let fields = FastFields([recipe])
    return Array(value.utf8).withUnsafeBufferPointer { fields.accepts($0, $0.indices, for: 0) }
  }

  @Test(arguments: [
    ("4242424242424242", true), ("4242 4242 4242 4242", true), ("3782 822463 10005", true),
    ("378282246310005", true), ("6759649826438453", true), ("4242424242424241", false),
    ("3782 8224 6310 005", false), ("4242  4242 4242 4242", false), (" 4242424242424242", false),
    ("4242424242424242 ", false), ("4242", false), ("0000000000000000", false),
    ("42424242424242424242", false), ("4242-4242-4242-4242", false),
  ])
  func `card numbers are known bare and in their groups`(number: String, isGood: Bool) {
    #expect(accepts(FastRecipe(type: .credit, today: Self.today), number) == isGood)
  }

  @Test(arguments: [
    ("11/26", true), ("1126", true), ("10/26", false), ("12/46", true), ("12/47", false),
    ("13/30", false), ("00/30", false), ("1/30", false), ("11-26", false), ("01/25", false),
  ])
  func `months of expiry are known by the day`(month: String, isGood: Bool) {
    #expect(accepts(FastRecipe(type: .expDate, today: Self.today), month) == isGood)
  }

  @Test(arguments: [
    ("02/29/2024", true), ("02/29/2023", false), ("12312025", true), ("11/21/2026", true),
    ("11/22/2026", false), ("01/01/1999", false), ("2026-01-01", false), ("1/1/2020", false),
  ])
  func `days are known within their limits`(day: String, isGood: Bool) {
    let type = CalendarDay(min: DateLimit("2000-01-01"), max: .today())
    #expect(accepts(FastRecipe(type: type, today: Self.today), day) == isGood)
  }

  @Test(arguments: [
    ("Xyzzy-1234", true), ("xyzzy-1234", false), ("Xyzzy-abcd", false), ("Xy-1", false),
  ])
  func `a password needs a member of each kind that is asked for`(text: String, isGood: Bool) {
    let rules = [
      Rule(.characters(.atLeastOneDigit)), Rule(.characters(.atLeastOneUppercaseLetter)),
    ]
    let field = Field("a", .password, rules: rules)
    #expect(accepts(FastRecipe(field, isAlone: true, today: Self.today), text) == isGood)
  }

  /// Each digit more or less, and each sign elsewhere, of values that are good.
  @Test func `nothing is accepted that the type itself refuses`() throws {
    var random = SeededRandom()
    let types: [any FieldType] = [
      .credit, .expDate, .date, .date(format: .yearMonthDay), .time, .stateCode, .state, .zip,
      .phone,
      .age, .integer(min: -5, max: 300), .email, .cvv, .choice(["a", "b c", "d"]), .password,
    ]
    for type in types {
      let recipe = FastRecipe(type: type, today: Self.today)
      let form = Form("F", rows: [[Field("a", copying: type)]])
      for _ in 0..<400 {
        let value = RandomRecord.text(for: type, &random)
        let cut = random.text(of: value + "0 /-a", upTo: 12)
        for text in [value, cut, value + "1", String(value.dropLast())] where accepts(recipe, text)
        {
          var judge = AnswerJudge(form, today: Self.today)
          judge.judge([0]) { _ in .text(text) }
          #expect(judge.failures(of: 0).isEmpty, "\(type) '\(text)' with seed \(random.seed)")
        }
      }
    }
  }
}

extension Field {
  fileprivate init(_ id: String, copying type: any FieldType) {
    self.init(id)
    self.type = type
  }
}
