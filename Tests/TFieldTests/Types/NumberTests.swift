import TestSupport
import Testing

@testable import TField

@Suite struct AgeTests {
  @Test func `what is live is exactly what some completion makes good`() {
    for range in [0...99, 18...65, 5...17, 65...120, 10...10, 0...0, 100...100, 99...101] {
      let width = range.upperBound < 100 ? 2 : 3
      let good = Set(
        (1...width).flatMap { width in
          range.map { CalendarDate.padded($0, to: width) }.filter { $0.count == width }
        })
      let prefixes = Set(good.flatMap { text in (1...text.count).map { String(text.prefix($0)) } })
      for number in 0...999 {
        for data in (1...3).map({ CalendarDate.padded(number, to: $0) }) where data.count <= width {
          #expect((Age(range).live(data) == nil) == prefixes.contains(data), "\(data) in \(range)")
        }
      }
    }
  }

  @Test func `bounds that no form allows do not trap`() {
    for range in [-5 ... -1, 2000...3000, 0...Int.max, Int.min...0] {
      for keys in ["0", "9", "999", ""] { _ = Typing(Age(range), keys).settled }
    }
  }
}

@Suite struct CurrencyTests {
  @Test(arguments: [
    (Language.english, "$", "-2204000", "-$2,204,000.00"), (.english, "¥", "1500", "¥1,500"),
    (.english, "¥", "1500.5", "¥1,500.50"), (.english, "CHF", "999.9", "CHF 999.90"),
    (.german, "€", "19.9", "19,90 €"), (.german, "€", "-1234", "-1.234,00 €"),
    (.french, "€", "1234567.5", "1 234 567,50 €"), (.spanish, "€", "1234.5", "1234,50 €"),
    (.spanish, "$", "12345", "12.345,00 $"), (.japanese, "¥", "1500", "¥1,500"),
  ])
  func `money is shown as the language and the currency have it`(
    language: Language, symbol: String, data: String, shown: String
  ) throws {
    let type = FieldKind.currency(symbol: symbol).type
    let own = type.adapted(to: Surroundings(language: language)) ?? type
    #expect(own.text(data) == shown)
    #expect(own.parse(shown).data.map(own.finish) == own.finish(data))
    #expect(own.write("12.50", as: .answer) == "\(symbol)12\(language.decimalPoint)50")
  }
}

@Suite struct IntegerRangeTests {
  @Test(arguments: Language.allCases, [FieldKind.RangeKind.closed, .halfOpen])
  func `a range is read as it is shown`(language: Language, kind: FieldKind.RangeKind) throws {
    let type = IntegerRange(kind: kind)
    let own = type.adapted(to: Surroundings(language: language)) ?? type
    let data = kind == .closed ? "-8000...8010" : "1..<5"
    #expect(own.text(data) != data && own.parse(own.text(data)).data == data)
    #expect(own.write(data, as: .answer) == data)
  }

  @Test func `a range means its bounds`() {
    #expect(IntegerRange().typed("1...5") == .range(1, 5, isClosed: true))
    #expect(IntegerRange(kind: .halfOpen).typed("1..<5") == .range(1, 5, isClosed: false))
    #expect(IntegerRange().typed("1...") == .none)
  }
}

@Suite struct NumberBoundsTests {
  static let bounds = [
    (18, 99, 0), (500, 550, 0), (-50, -7, 0), (-3, 12, 0), (0, 0, 0), (7, 7, 1), (-1, 2, 1),
    (100, 200, 1),
  ].map { NumberBounds(lower: DecimalNumber($0), upper: DecimalNumber($1), places: $2) }

  /// Every text of some length that the bounds let in.
  static func texts(_ length: Int, in bounds: NumberBounds) -> Set<String> {
    (0..<length).reduce(into: [""]) { texts, _ in
      let longer = texts.flatMap { text in "0123579.-".map { text + String($0) } }
      texts.formUnion(longer.compactMap { $0.data(in: bounds) })
    }
  }

  @Test(arguments: bounds)
  func `a live error stands exactly where no completion is right`(bounds: NumberBounds) {
    let good = Self.texts(4, in: bounds).filter { bounds.result($0) == nil }
    let beginnings = Set(good.flatMap { text in (0...text.count).map { text.prefix($0) } })
    for text in Self.texts(3, in: bounds) where !text.isEmpty && !text.hasLeadingZeros {
      #expect((bounds.live(text) == nil) == beginnings.contains(text[...]), "\(text)")
    }
  }

  @Test(arguments: [
    (999, nil), (DecimalNumber.mostDigits, nil), (DecimalNumber.mostDigits + 1, ErrorCode.tooLong),
  ])
  func `a number has as many digits as a form may compute with`(count: Int, code: ErrorCode?) {
    let digits = String(repeating: "9", count: count)
    for bounds in [NumberBounds(), NumberBounds(lower: 5)] {
      #expect(bounds.live(digits)?.code == code && bounds.result(digits)?.code == code)
    }
  }
}

extension String {
  /// The data of a text with a sign in front, where the bounds let it in.
  fileprivate func data(in bounds: NumberBounds) -> String? {
    var number = self[...]
    let sign = number.takeSign()
    return bounds.fitting(number, sign: sign)
  }

  /// Whether longer texts than are tried here would be needed.
  fileprivate var hasLeadingZeros: Bool { drop { $0 == "-" }.hasPrefix("00") || hasPrefix("-0") }
}

/// The texts that fields of numbers and ranges take, as `fields_parse.json` tells them.
@Suite struct ParsingVectorTests {
  struct Case: Decodable, Sendable {
    let type: String
    let string: String
    let parses: Bool
    let stringified: String?

    var key: String { "\(type) \(string)" }
  }

  static func cases() throws -> [Case] { try OtherVectors.all("fields_parse") }

  static func type(named name: String) -> (any FieldType)? {
    switch name {
    case "Int": FieldKind.integer().type
    case "Double": FieldKind.decimal().type
    case "ClosedRange<Int>": IntegerRange(kind: .closed)
    case "Range<Int>": IntegerRange(kind: .halfOpen)
    case "String": Phrase()
    default: nil
    }
  }

  /// The text in answers, if all of `text` may stand in the field and means something there.
  static func parsed(_ text: String, as type: any FieldType) -> String? {
    let cleaned = Intake.cleaned(text, folding: type.foldsForms)
    guard type.write(cleaned, as: .remainder) == cleaned, type.live(cleaned) == nil,
      cleaned.isEmpty || type.result(cleaned) == nil, type.typed(cleaned) != .none
    else { return nil }
    return type.write(type.finish(cleaned), as: .answer)
  }

  @Test func `each case passes`() throws {
    let cases = try Self.cases()
    #expect(cases.count == 41)
    for vector in cases {
      let type = try #require(Self.type(named: vector.type), "\(vector.type)")
      let parsed = Self.parsed(vector.string, as: type)
      #expect(parsed == (vector.parses ? vector.stringified : nil), "\(vector.key)")
    }
  }
}

@Suite struct CalendarDayLimitTests {
  @Test func `limits that leave no day, and the calendar's ends, do not trap`() {
    let ends = ["0001-01-01", "9999-12-31", "today-999999999y", "today+999999999d"]
    for min in ends {
      for max in ends {
        let type = CalendarDay(min: DateLimit(min), max: DateLimit(max))
        for keys in ["1", "02292024", "12319999", "01010001"] { _ = Typing(type, keys).settled }
      }
    }
  }

  @Test func `what is live is exactly what some completion makes good`() throws {
    let first = try #require(CalendarDate("2023-12-20"))
    let days = (0...800).map { first.adding(days: $0) }
    var generator = SeededRandom()
    for format in FieldKind.DateFormat.allCases {
      let type = CalendarDay(min: .day(first), max: .day(days[800]), format: format)
      let good = days.compactMap { type.parse($0.description).data }
      let short = (type.order.parts.last?.isShort == false ? days : []).compactMap { day in
        let text = type.parse(day.description).data.map { $0.prefix(4) + $0.suffix(2) }
        return text.flatMap { type.parse(String($0)).data == nil ? nil : String($0) }
      }
      let prefixes = Set((good + short).flatMap { text in (1...8).map { String(text.prefix($0)) } })
      for data in prefixes { #expect(type.live(data) == nil, "\(data) in \(format)") }
      for _ in 0..<2000 {
        let start = good.randomElement(using: &generator) ?? ""
        let digit = Character(String(Int.random(in: 0...9, using: &generator)))
        let data = String(start.prefix(Int.random(in: 0...7, using: &generator))) + [digit]
        guard type.finish(data) == data else { continue }
        #expect(
          (type.live(data) == nil) == prefixes.contains(data),
          "\(data) in \(format), seed \(generator.seed)")
      }
    }
  }
}

@Suite struct DateAndTimeTests {
  /// A clock an hour ahead of UTC, two in July.
  @Test(arguments: [
    ("2026-11-21T17:05Z", "2026-11-21T18:05", "2026-11-21T17:05:00Z", "2026-11-21 17:05 Z"),
    (
      "2026-07-21 23:05-04:00", "2026-07-22T05:05", "2026-07-21T23:05:00-04:00",
      "2026-07-21 23:05 -04:00"
    ),
    (
      "2026-07-21 17:05", "2026-07-21T17:05", "2026-07-21T17:05:00+02:00", "2026-07-21 17:05 +02:00"
    ),
    ("21 Nov 17:05", "2026-11-21T17:05", "2026-11-21T17:05:00+01:00", "2026-11-21 17:05 +01:00"),
    (
      "2026-11-21T17:05:30.5+01:00", nil, "2026-11-21T17:05:30.5+01:00",
      "2026-11-21 17:05:30.5 +01:00"
    ),
    ("2026-11-21 17:05 - 18:00", nil, nil, nil), ("2026-11-21T17:05+25:00", nil, nil, nil),
  ])
  func `a zone is read, and kept or turned into the time here`(
    text: String, local: String?, zoned: String?, shown: String?
  ) throws {
    let summer = 1_774_746_000..<1_792_890_000
    let type = { (hasZone: Bool) in
      let type = DateAndTime(hasZone: hasZone) { summer.contains($0) ? 7200 : 3600 }
      return type.adapted(to: Surroundings(today: CalendarDate("2026-11-01") ?? .unknown)) ?? type
    }
    #expect(type(false).parse(text).data == local)
    #expect(type(true).parse(text).data == zoned)
    guard let zoned else { return }
    #expect(type(true).text(zoned) == shown)
    #expect(type(true).parse(type(true).text(zoned)).data == zoned)
    #expect(type(true).judge(zoned) == .whole && type(true).write(zoned, as: .answer) == zoned)
  }
}

@Suite struct DateLimitTests {
  static let today = CalendarDate(year: 2024, month: 2, day: 29) ?? .unknown

  @Test(arguments: [
    ("2024-01-31", "2024-01-31"), ("today", "2024-02-29"), ("today+1d", "2024-03-01"),
    ("today+30d", "2024-03-30"), ("today-60d", "2023-12-31"), ("today-18y", "2006-02-28"),
    ("today+4y", "2028-02-29"), ("today+1m", "2024-03-29"), ("today-12m", "2023-02-28"),
    ("today+0d", "2024-02-29"), ("today+9999y", "9999-12-31"), ("today-9999y", "0001-01-01"),
  ])
  func `a limit names a day`(text: String, day: String) throws {
    let limit = try #require(DateLimit(text))
    #expect(limit.day(on: Self.today)?.description == day)
  }

  @Test(arguments: [
    "", "tomorrow", "today+", "today+d", "today+30", "today+30w", "today 30d", "today+-3d",
    "today+３d", "today+99999999999999999999d", "2023-02-29", "Today", "today+1d ", "toda+1d",
    "today+999999999d", "today-3652060d", "today+119989m", "today-10000y",
  ])
  func `anything else is none`(text: String) {
    #expect(DateLimit(text) == nil)
  }

  @Test func `a moving limit needs a clock`() {
    #expect(DateLimit.today(plus: 3).day(on: .unknown) == nil)
    #expect(DateLimit.day(Self.today).day(on: .unknown) == Self.today)
  }
}
