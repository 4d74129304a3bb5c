internal import CData

/// How one country's telephone numbers are dialled, and what country codes there are.
struct CallingPlan: Sendable {
  let code: String
  let country: String
  /// What national numbers begin with, such as 0; not said abroad.
  let prefix: String?
  /// The digits of fixed and mobile numbers behind the country code.
  let usual: ClosedRange<Int>
  /// Those of all numbers.
  let lengths: ClosedRange<Int>
}

extension CallingPlan {
  /// The digits behind the country code that are more than an area's.
  var whole: Int { max(usual.lowerBound, min(6, usual.upperBound)) }

  private static let all = DataFile.callingCodes.rows.compactMap { line in
    let words = line.split(separator: " ").map(String.init)
    return words.count == 5 ? Self(words) : nil
  }

  private init?(_ words: [String]) {
    guard let usual = Self.range(words[3]), let lengths = Self.range(words[4]) else { return nil }
    self.init(
      code: words[0], country: words[1], prefix: words[2] == "-" ? nil : words[2], usual: usual,
      lengths: lengths)
  }

  private static func range(_ text: String) -> ClosedRange<Int>? {
    let ends = text.split(separator: "-").compactMap { Int($0) }
    return ends.count == 2 && ends[0] <= ends[1] ? ends[0]...ends[1] : nil
  }

  private static let plans = Dictionary(grouping: all, by: \.code)
  private static let countries = Dictionary(
    all.map { ($0.country, $0) }, uniquingKeysWith: { first, _ in first })

  /// The plan of the country with that alpha-2 code.
  static func of(_ country: String) -> Self? { countries[country] }

  /// Whether a number with a country code may begin with these digits.
  static func isBeginning(_ digits: Substring) -> Bool {
    let start = digits.prefix(3)
    return plans.keys.contains { $0.hasPrefix(start) || start.hasPrefix($0) }
  }

  /// How long the country code is; no code begins like another.
  static func codeLength(_ digits: Substring) -> Int {
    (1...3).first { plans[String(digits.prefix($0))] != nil } ?? (digits.count < 2 ? 2 : 3)
  }

  /// How many digits may follow the country code; `nil` where that isn't known yet.
  static func lengths(of digits: Substring) -> ClosedRange<Int>? {
    guard let plans = plans[String(digits.prefix(codeLength(digits)))],
      let least = plans.map(\.lengths.lowerBound).min(),
      let most = plans.map(\.lengths.upperBound).max()
    else { return nil }
    return least...most
  }

  /// How many digits may follow each country code.
  static let lengthsByCode = Dictionary(
    plans.keys.compactMap { code in
      Int(code).flatMap { number in lengths(of: code[...]).map { (number, $0) } }
    }, uniquingKeysWith: { first, _ in first })

  /// The plan of a number, by that of the main country with its code.
  static func of(digits: Substring) -> Self? {
    plans[String(digits.prefix(codeLength(digits)))]?.first
  }

  /// The country of a number, where its code means one alone or mainly one.
  static func country(of digits: Substring) -> String? {
    guard let plan = of(digits: digits), plan.country != "001", plan.code != "1" else { return nil }
    return plan.country
  }
}
