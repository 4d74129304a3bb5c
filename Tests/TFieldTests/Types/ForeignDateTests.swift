import TestSupport
import Testing

@testable import TField

/// Days and moments in the writings of CLDR, dateutil, dateparser and duckling.
@Suite struct ForeignDateTests {
  private static let texts = 60

  @Test(arguments: FieldKind.DateFormat.allCases)
  func `a day in any writing is that day or refused, however it gets in`(
    format: FieldKind.DateFormat
  ) throws {
    var random = SeededRandom()
    for _ in 0..<Self.texts {
      let language = try #require(Language.allCases.randomElement(using: &random))
      let type = CalendarDay(format: format, in: language)
      let written = ForeignDay(in: language, format, &random)
      if let fault = fault(in: written.text, written.means, written.must, as: type, language) {
        Issue.record("\(written.text) in \(language), seed \(random.seed): \(fault)")
        return
      }
    }
  }

  @Test(arguments: [FieldKind.DateFormat.monthDayYear, .dottedDayMonthYear, .yearMonthDay])
  func `a moment in any writing is that moment or refused, however it gets in`(
    format: FieldKind.DateFormat
  ) throws {
    var random = SeededRandom()
    let type = DateAndTime(format: format)
    for _ in 0..<Self.texts {
      let language = try #require(Language.allCases.randomElement(using: &random))
      let day = ForeignDay(in: language, format, &random)
      let (time, clock) = ForeignTime.text(in: language, &random)
      let isTimeFirst = Bool.random(using: &random)
      let text = isTimeFirst ? "\(time), \(day.text)" : "\(day.text) \(time)"
      let means = day.means.map { "\($0)T\(clock)" }
      if let fault = fault(in: text, means, day.must, as: type, language) {
        Issue.record("\(text) in \(language), seed \(random.seed): \(fault)")
        return
      }
    }
  }

  /// What is wrong with what comes of a text in any of the ways into a field.
  private func fault(
    in text: String, _ means: [String], _ must: Bool, as type: some FieldType, _ language: Language
  ) -> String? {
    let pasted = Outcome(text, in: type, by: .pasted, language)
    let value = type.typed(pasted.data).text
    if pasted.error == nil, !means.contains(value) { return "corrupt, \(pasted)" }
    if pasted.error != nil, must { return "refused, \(pasted)" }
    for way in [Way.typed, .given] {
      let other = Outcome(text, in: type, by: way, language)
      if !other.isRefused, other.data != pasted.data || other.error != pasted.error {
        return "\(way) \(other), pasted \(pasted)"
      }
    }
    let recorded = recorded(text, as: type, language)
    return recorded == pasted.error ? nil : "in a record \(recorded.name), pasted \(pasted)"
  }

  private func recorded(
    _ text: String, as type: some FieldType, _ language: Language
  ) -> ErrorCode? {
    let form = Form("Records", rows: [[Field("tested", type)]])
    var evaluator = RecordEvaluator(
      form, today: Typing.today, language: language, isLenient: true)
    evaluator.judge(["tested": text])
    return evaluator.failures(of: 0).first?.code
  }
}

/// A day as somebody wrote it, and the days that it can honestly mean.
private struct ForeignDay {
  let text: String
  let means: [String]
  /// Whether refusing it is wrong too.
  let must: Bool

  init(in language: Language, _ format: FieldKind.DateFormat, _ random: inout SeededRandom) {
    let year = Int.random(in: 1950...2040, using: &random)
    let month = Int.random(in: 1...12, using: &random)
    let day = Int.random(in: 1...28, using: &random)
    let date = CalendarDate(year: year, month: month, day: day) ?? .unknown
    let parts = format.order(in: language).parts
    switch Int.random(in: 0..<7, using: &random) {
    case 0: self = Self.parted(date, parts, &random)
    case 1: self = Self.compact(date)
    case 2: self = Self.japanese(date, &random)
    case 3: self = Self.span(date, &random)
    case 4: self = Self.contradicting(date, &random)
    default: self = Self.named(date, in: language, &random)
    }
  }

  private init(_ text: String, _ means: [CalendarDate], must: Bool = false) {
    (self.text, self.means, self.must) = (text, means.map(\.description), must)
  }

  /// Numbers in some order; the form's own order reads them first.
  private static func parted(
    _ date: CalendarDate, _ parts: [DateParts.Part], _ random: inout SeededRandom
  ) -> Self {
    let mark = ["/", "-", ".", " ", " / "].randomElement(using: &random) ?? "/"
    let isPadded = Bool.random(using: &random)
    let (month, day) = (digits(date.month, isPadded), digits(date.day, isPadded))
    let orders = [
      [String(date.year), month, day], [month, day, String(date.year)],
      [day, month, String(date.year)],
    ]
    let numbers = orders.randomElement(using: &random) ?? orders[0]
    let own = zip(parts, numbers).reduce(into: [DateParts.Part: Int]()) { $0[$1.0] = Int($1.1) }
    let read = CalendarDate(
      year: own[.year(digits: 4)] ?? 0, month: own[.month] ?? 0, day: own[.day] ?? 0)
    let isOwn = read == date && (read?.year ?? 0) > 999
    let means = read.map { $0.year > 999 ? [date, $0] : [date] } ?? [date]
    return Self(
      numbers.joined(separator: mark), means, must: isOwn || numbers == orders[0])
  }

  private static func digits(_ number: Int, _ isPadded: Bool) -> String {
    CalendarDate.padded(number, to: isPadded ? 2 : 1)
  }

  private static func compact(_ date: CalendarDate) -> Self {
    Self(date.description.filter { $0 != "-" }, [date], must: true)
  }

  private static func japanese(_ date: CalendarDate, _ random: inout SeededRandom) -> Self {
    let isOfEra = Bool.random(using: &random) && (1990...2018).contains(date.year)
    let year = isOfEra ? "平成\(date.year - 1988)" : String(date.year)
    let weekday = DateNames.text("date.weekday\(date.weekday)", in: .japanese)
    let ends = ["", weekday, "（\(weekday.prefix(1))）"]
    let end = ends.randomElement(using: &random) ?? ""
    return Self("\(year)年\(date.month)月\(date.day)日\(end)", [date], must: true)
  }

  private static func span(_ date: CalendarDate, _ random: inout SeededRandom) -> Self {
    let month = DateNames.text("date.month\(date.month)", in: .english)
    let last = date.day + 2
    let texts = [
      "\(month) \(date.day)-\(last), \(date.year)", "\(date.day) – \(last) \(month) \(date.year)",
      "\(month) \(date.day)th - \(last)th", "\(date.day) to \(last) \(month) \(date.year)",
      "\(date.month)/\(date.day)-\(date.month)/\(last)/\(date.year)",
    ]
    return Self(texts.randomElement(using: &random) ?? "", [])
  }

  private static func contradicting(_ date: CalendarDate, _ random: inout SeededRandom) -> Self {
    let other = date.adding(days: Int.random(in: 1...6, using: &random))
    let weekday = DateNames.text("date.weekday\(other.weekday)", in: .english)
    let month = DateNames.text("date.month\(date.month)", in: .english)
    return Self("\(weekday), \(month) \(date.day), \(date.year)", [])
  }

  private static func named(
    _ date: CalendarDate, in spoken: Language, _ random: inout SeededRandom
  ) -> Self {
    let language = spoken == .japanese ? .english : spoken
    let month = DateNames.text("date.month\(date.month)", in: language)
    let weekday = DateNames.text("date.weekday\(date.weekday)", in: language)
    let (day, year) = (date.day, date.year)
    let own =
      switch language {
      case .german: ["\(day). \(month) \(year)", "\(weekday), den \(day). \(month) \(year)"]
      case .spanish: ["\(day) de \(month) de \(year)", "\(weekday), \(day) de \(month) de \(year)"]
      case .french: ["le \(day) \(month) \(year)", "\(weekday) \(day) \(month) \(year)"]
      default: ["\(weekday), \(month) \(day)th, \(year)", "the \(day)th of \(month) \(year)"]
      }
    let texts =
      own + [
        "\(month) \(day), \(year)", "\(day) \(month) \(year)", "\(day)-\(month)-\(year)",
        "\(year) \(month) \(day)", "\(weekday) \(month) \(day) \(year)".uppercased(),
      ]
    return Self(texts.randomElement(using: &random) ?? "", [date], must: true)
  }
}

/// A time of day as somebody wrote it, and what it is.
private enum ForeignTime {
  static func text(
    in language: Language, _ random: inout SeededRandom
  ) -> (text: String, clock: String) {
    let hour = Int.random(in: 0...23, using: &random)
    let minute = Int.random(in: 10...59, using: &random)
    let face = (hour + 11) % 12 + 1
    let half = hour < 12 ? "am" : "pm"
    let joiner =
      switch language {
      case .english: "at "
      case .german: "um "
      case .spanish: "a las "
      case .french: "à "
      case .japanese: ""
      }
    let texts = [
      "\(hour):\(minute)", "\(joiner)\(hour):\(minute)", "\(face):\(minute) \(half)",
      "\(face).\(minute)\(half.uppercased())", "\(hour)h\(minute)", "\(hour)時\(minute)分",
      "\(joiner)\(face):\(minute) \(half.prefix(1)).m.",
    ]
    let text = texts.randomElement(using: &random) ?? texts[0]
    return (text, CalendarDate.padded(hour, to: 2) + ":" + CalendarDate.padded(minute, to: 2))
  }
}
