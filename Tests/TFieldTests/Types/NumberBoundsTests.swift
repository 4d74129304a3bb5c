import TestSupport
import Testing

@testable import TField

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
