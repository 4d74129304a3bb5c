import TestSupport
import Testing

@testable import TField

/// A number that nobody has, and how it is written in its country.
private struct ExampleNumber {
  let region: String
  let number: String
  let national: String

  init?(_ line: String) {
    let parts = line.split(separator: " ", maxSplits: 2).map(String.init)
    guard parts.count == 3 else { return nil }
    region = parts[0]
    number = parts[1]
    national = parts[2]
  }

  static let all = TestFile.lines(of: "../Vectors/phone-numbers.txt").compactMap(Self.init)

  /// The digits behind the country code.
  var rest: String { String(number.dropFirst(1 + CallingPlan.codeLength(number.dropFirst()))) }

  var plan: CallingPlan? { CallingPlan.of(number.dropFirst()) }

  /// True for the mobile numbers of Argentina, which change inside the country.
  var changesInside: Bool { number.hasPrefix("+549") }
}

extension PhoneInternational {
  /// The number that a text means; `nil` if it is none.
  fileprivate func meaning(of text: String) -> String? {
    parse(text).data.flatMap { judge($0) == .whole ? $0 : nil }
  }
}

@Suite struct PhoneNumberTests {
  private let anywhere = PhoneInternational()

  @Test func `a number of any country is read in all its writings`() {
    #expect(ExampleNumber.all.count > 480)
    for example in ExampleNumber.all {
      let shown = anywhere.text(example.number)
      let writings = [
        example.number, shown, "00" + example.number.dropFirst(), "00 " + shown.dropFirst(),
        "tel:" + shown, String(shown.map { $0 == " " ? "-" : $0 }),
        String(shown.map { $0 == " " ? "." : $0 }),
      ]
      for text in writings { #expect(anywhere.meaning(of: text) == example.number, "\(text)") }
    }
  }

  @Test func `a number is read as it is written in its country`() {
    for example in ExampleNumber.all where !example.changesInside {
      let type = PhoneInternational(country: example.region)
      let digits = example.national.filter(\.isASCIIDigit)
      for text in [example.national, digits] {
        #expect(type.meaning(of: text) == example.number, "\(example.region) \(text)")
      }
    }
  }

  @Test func `a country's prefix behind its code is left out, with a notice`() {
    for example in ExampleNumber.all {
      for prefix in example.plan?.prefixes ?? [] {
        let code = example.number.dropLast(example.rest.count)
        for text in ["\(code) \(prefix)\(example.rest)", "\(code) (\(prefix)) \(example.rest)"] {
          let parse = anywhere.parse(text)
          #expect(parse.data == example.number && parse.notice != nil, "\(text)")
        }
        #expect(anywhere.judge("\(code)\(prefix)\(example.rest)").live?.code == .phoneIntl)
      }
    }
  }

  @Test func `from another country its own prefix stands for the plus`() {
    var random = SeededRandom()
    for example in ExampleNumber.all {
      for _ in 0..<3 {
        guard let plan = CallingPlan.all.randomElement(using: &random),
          let country = plan.countries.first, plan.code != example.plan?.code,
          let abroad = plan.abroad.randomElement(using: &random)
        else { continue }
        let prefix = String(
          abroad.map { $0 == "x" ? String(Int.random(in: 0...9, using: &random)) : String($0) }
            .joined())
        let text = prefix + " " + anywhere.text(example.number).dropFirst()
        let meaning = PhoneInternational(country: country).meaning(of: text)
        #expect(meaning == example.number, "\(country) \(text), seed \(random.seed)")
      }
    }
  }

  @Test(arguments: [
    ("AR", "011 15-2345-6789", "+5491123456789"), ("AR", "11 15 2345 6789", "+5491123456789"),
    ("AR", "03856 15-68-3966", "+5493856683966"), ("AR", "+54 11 15 2345 6789", "+5491123456789"),
    ("AR", "0221 15 412-3456", "+5492214123456"), ("AR", "011 2345-6789", "+541123456789"),
    ("GA", "065 81 94 16", "+24165819416"), ("GA", "06 58 19 41", "+24106581941"),
    ("GA", "+241 065 81 94 16", "+24165819416"), ("BS", "322-1234", "+12423221234"),
    ("BS", "242 322 1234", "+12423221234"), ("TT", "622 1234", "+18686221234"),
    ("JE", "720123", "+441534720123"), ("SM", "886377", "+3780549886377"),
    ("BR", "0 15 (11) 96123-4567", "+5511961234567"), ("BR", "0 21 61 3344-5566", "+556133445566"),
    ("BR", "(11) 96123-4567", "+5511961234567"), ("CO", "05 601 9696417", "+576019696417"),
    ("BO", "011 3 9635933", "+59139635933"), ("KR", "082-31-847-7166", "+82318477166"),
    ("CN", "17909 138 0013 8000", "+8613800138000"),
  ])
  func `a number is read as it is dialled in its region`(
    country: String, text: String, number: String
  ) {
    #expect(PhoneInternational(country: country).meaning(of: text) == number)
  }

  @Test func `a digit forgotten or typed twice is told, but where numbers have many lengths`() {
    let short = ExampleNumber.all.filter { anywhere.judge(String($0.number.dropLast())) == .whole }
    let long = ExampleNumber.all.filter { anywhere.judge($0.number + "1") == .whole }
    #expect(short.count < 30 && long.count < 30)
    let wide = ["DE", "AT", "IT", "VA", "FI", "AX", "LU", "RS", "BG"]
    for example in ExampleNumber.all where !wide.contains(example.region) {
      let error = anywhere.judge(String(example.number.dropLast(2))).error
      #expect(error == nil || error?.code == .incomplete, "\(example.number)")
    }
  }

  @Test(arguments: [
    ("+442079460", "3 digits are missing. Write it like +44 23 4567 8901"),
    ("+4420794609581", "1 digit too many. Write it like +44 23 4567 8901"),
    ("+1212555012", "1 digit is missing. Write it like +1 234 567 8901"),
    ("+4903090182", "Leave out the 0 behind +49"),
  ])
  func `an error says what is to be done`(data: String, words: String) {
    #expect(anywhere.judge(data).error?.wording.text() == words)
  }

  @Test func `two numbers that a prefix may mean are one too many`() {
    let type = PhoneInternational(country: "HK")
    #expect(type.parse("0012464123456").state.live?.code == .phoneIntl)
    #expect(type.meaning(of: "00 12464123456") == "+12464123456")
    #expect(type.meaning(of: "001 2464123456") == "+2464123456")
  }

  @Test func `typing a number is pasting it, and giving it`() {
    var random = SeededRandom()
    for _ in 0..<40 {
      guard let example = ExampleNumber.all.randomElement(using: &random) else { return }
      let type = PhoneInternational(country: example.region)
      let code = example.number.dropLast(example.rest.count)
      let writings = [
        example.national, String(example.number.dropLast()), example.number + "12",
        "\(code) (0) \(example.rest)", example.national + " ext 5",
        "8~10 " + example.number.dropFirst(), "00" + example.number.dropFirst(),
      ]
      for text in writings {
        let outcomes = Way.allCases.map { Outcome(text, in: type, by: $0) }
        let codes = Set(outcomes.map { $0.error?.rawValue ?? "" })
        #expect(
          Set(outcomes.map(\.data)).count == 1 && codes.count == 1,
          "\(example.region) \(text): \(outcomes), seed \(random.seed)")
      }
    }
  }
}
