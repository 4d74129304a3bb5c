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
    let type = Currency(symbol: symbol)
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
    case "Int": IntegerNumber()
    case "Double": DecimalType()
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
