import TestSupport
import Testing

@testable import TField

@Suite struct AgeTests {
  static let adults = [
    TypingCase("1", "1", "ok", "tooSmall"),
    TypingCase("7", "7", "tooLarge"),
    TypingCase("0", "0", "tooSmall"),
    TypingCase("18", "18"), TypingCase("17", "17", "tooSmall"),
    TypingCase("65", "65"), TypingCase("66", "66", "tooLarge"),
    TypingCase("253", "25"), TypingCase("-25", "-25", "tooSmall"), TypingCase("66\u{8}5", "65"),
  ]
  static let elders = [
    TypingCase("12", "12", "ok", "tooSmall"),
    TypingCase("13", "13", "tooSmall"),
    TypingCase("5", "5", "tooLarge"),
    TypingCase("0", "0", "ok", "tooSmall"),
    TypingCase("05", "05", "tooSmall"),
    TypingCase("065", "065"),
    TypingCase("120", "120"), TypingCase("121", "121", "tooLarge"),
    TypingCase("999", "999", "tooLarge"),
    TypingCase("1059", "105"),
  ]
  static let children = [
    TypingCase("7", "7"), TypingCase("5", "5"), TypingCase("4", "4", "tooLarge"),
    TypingCase("1", "1", "ok", "tooSmall"), TypingCase("0", "0", "ok", "tooSmall"),
    TypingCase("00", "00", "tooSmall"), TypingCase("18", "18", "tooLarge"),
  ]

  @Test(arguments: adults)
  func `two digits within 18 to 65`(typing: TypingCase) {
    typing.check(Typing(.age(18...65), typing.keys))
  }

  @Test(arguments: elders)
  func `three digits within 65 to 120`(typing: TypingCase) {
    typing.check(Typing(.age(65...120), typing.keys))
  }

  @Test(arguments: children)
  func `one or two digits within 5 to 17`(typing: TypingCase) {
    typing.check(Typing(.age(5...17), typing.keys))
  }

  @Test(arguments: [("007", "7"), ("00", "0"), ("7", "7"), ("121", "121")])
  func `leading zeros are dropped from a good age`(keys: String, settled: String) {
    #expect(Typing(.age(0...120), keys).settled == settled)
  }

  @Test func `a message gives just the range`() {
    let error = Typing(.age(18...99), "5").field.verdict.error
    #expect(error?.wording.text() == "Between 18 and 99")
  }

  @Test func `an age is a number`() {
    #expect(Typing(.age(0...99), "07").field.typed == .number(7))
    #expect(Typing(.age(0...99)).field.typed == .none)
  }

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
      for keys in ["0", "9", "999", ""] { _ = Typing(.age(range), keys).settled }
    }
  }
}
