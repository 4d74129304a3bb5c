/// A day and a time of day, such as `11/21/2026 17:05`; the data is `2026-11-21T17:05`.
package struct DateAndTime: FieldType {
  package let label = Wording.label(.dateTime)
  package let subject = Subject.date
  package let priority = 1.0
  package let isTypedAsShown = true
  package let foldsForms = true
  package let min: String?
  package let max: String?
  private var day: CalendarDay
  private let time = TimeOfDay()

  /// A moment neither before `min` nor after `max`, each as `2026-11-21T17:05`.
  package init(
    min: String? = nil, max: String? = nil, format: CalendarDay.Format = .yearMonthDay
  ) {
    (self.min, self.max, day) = (min, max, CalendarDay(format: format))
  }

  package func adapted(to surroundings: Surroundings) -> Self? {
    guard let day = day.adapted(to: surroundings) else { return nil }
    var adapted = self
    adapted.day = day
    return adapted
  }

  /// Nobody writes a day and a time with more characters than these.
  private static let longest = 100

  /// The day and the time stand apart by a `T` or by spaces.
  package func parse(_ text: String) -> Parse {
    read(text.withoutOuterSpace).showing(text.isBlank ? "" : nil)
  }

  private func read(_ text: String) -> Parse {
    if text.isEmpty { return .data("") }
    if text.count > Self.longest { return .begun(incomplete) }
    var last: Parse?, noDay: Parse?
    for place in text.indices.reversed() where text[place].isWhitespace || text[place] == "T" {
      let head = day.parse(String(text[..<place]))
      guard let date = date(in: head) else {
        if head.isNoDay { noDay = head }
        if let error = head.data.flatMap(day.live) { noDay = .wrong(error) }
        continue
      }
      let tail = time.parse(String(text[text.index(after: place)...]))
      guard let digits = tail.data, time.judge(digits) == .whole, digits.count == 4
      else {
        last = last ?? tail.asUnfinished(incomplete)
        continue
      }
      let data = date.description + "T" + digits.prefix(2) + ":" + digits.suffix(2)
      return .data(data, notice: tail.notice ?? head.notice)
    }
    if let known = last ?? noDay { return known }
    if case .wrong(let error, _) = day.parse(text).state, !text.contains(where: \.isWhitespace) {
      return .wrong(error)
    }
    return .begun(incomplete)
  }

  private func date(in reading: Parse) -> CalendarDate? {
    guard let data = reading.data, day.live(data) == nil, case .date(let date) = day.typed(data)
    else { return nil }
    return date
  }

  private var incomplete: FieldError {
    FieldError(.incomplete, .date(.incomplete(day.pattern + " HH:MM")))
  }

  package func judge(_ data: String) -> Parse.State {
    guard Self.parts(of: data) != nil else { return .begun(incomplete) }
    if let min, data < min { return .begun(.tooEarly, .date(.notBefore(text(min)))) }
    if let max, data > max { return .begun(.tooLate, .date(.notAfter(text(max)))) }
    return .whole
  }

  package func hint(_ data: String) -> Wording? {
    Self.parts(of: data) == nil ? incomplete.wording : nil
  }

  package func write(_ data: String, as writing: Writing) -> String {
    if writing == .answer, day.format == .locale { return data }
    guard writing == .bare, let (date, time) = Self.parts(of: data) else {
      return masked(data, as: writing)
    }
    return (day.parse(date.description).data.map { day.text($0) } ?? "\(date)") + " " + time
  }

  package func typed(_ data: String) -> TypedValue { data.isEmpty ? .none : .text(data) }

  /// The day and the time of such data.
  package static func parts(of data: String) -> (date: CalendarDate, time: String)? {
    let parts = data.split(separator: "T", omittingEmptySubsequences: false).map { String($0) }
    guard parts.count == 2, let date = CalendarDate(parts[0]), parts[1].count == 5,
      TimeOfDay().parse(parts[1]).data.map({ $0.prefix(2) + ":" + $0.suffix(2) == parts[1] })
        ?? false
    else { return nil }
    return (date, parts[1])
  }
}

extension DateAndTime {
  private static let dayOfData = CalendarDay(format: .yearMonthDay)

  /// Data of its own form, or a day as it is shown and a time; where any moment will do.
  package func isPlainlyGood(_ bytes: Span<UInt8>) -> Bool {
    guard bytes.count == 16, min == nil, max == nil,
      TimeOfDay.isTime(bytes.extracting(11...), of: 0...23)
    else { return false }
    let date = bytes.extracting(..<10)
    return switch bytes[10] {
    case UInt8(ascii: "T"): Self.dayOfData.isPlainlyGood(date)
    case UInt8(ascii: " "): day.isPlainlyGood(date)
    default: false
    }
  }
}

extension Parse {
  /// True for what is written as a day, and is none of the calendar.
  fileprivate var isNoDay: Bool {
    if case .wrong(let error, _) = state {
      [.day, .month, .date].contains(error.code)
    } else {
      false
    }
  }

  /// What is wrong so far, where more may be typed.
  fileprivate func asUnfinished(_ error: FieldError) -> Self {
    data == nil ? self : .begun(error)
  }
}
