internal import TField

/// What types ask of their parameters beyond the shape.
extension ObjectReader {
  /// The id of another field, which may have to be of a type.
  func reference(_ key: String, wanting type: String? = nil) -> String? {
    guard let node = node(key), let id = node.string else { return nil }
    reading.refer(besideTo: id, at: node, wanting: type)
    return id
  }

  /// The twin of another field, as which it is typed; that one must stand above.
  func twin(_ key: String) -> Confirmation {
    guard let node = node(key), let id = reference(key) else { return Confirmation(of: "") }
    if let first = reading.places[id] { return Confirmation(of: id, as: first.type) }
    // What a field repeats is typed before it.
    reading.later { if $0.places[id] != nil { $0.report.error(.twinBelow(id), at: node) } }
    return Confirmation(of: id)
  }

  /// A day, or one that moves with today.
  func dateLimit(_ key: String) -> DateLimit? {
    guard let node = node(key), let text = node.string else { return nil }
    guard let limit = DateLimit(text) else {
      report.error(.badValue(text, key: key, wanted: Shape.date.says), at: node)
      return nil
    }
    return limit
  }

  /// A day and a time.
  func moment(_ key: String) -> String? {
    guard let node = node(key), let text = node.string else { return nil }
    if DateAndTime.parts(of: text) != nil { return text }
    report.error(.badValue(text, key: key, wanted: "a moment such as 2026-11-21T17:05"), at: node)
    return nil
  }

  /// The earliest and the latest moment.
  func moments(_ lower: String, _ upper: String) -> (String?, String?) {
    let (first, last) = (moment(lower), moment(upper))
    if let first, let last, first > last { reject(upper, first, last) }
    return (first, last)
  }

  /// The first and the last day; of days that move with today those are compared that both do.
  func dateLimits(_ lower: String, _ upper: String) -> (DateLimit?, DateLimit?) {
    let (first, last) = (dateLimit(lower), dateLimit(upper))
    if let first, let last, first.moves == last.moves,
      let least = first.day(on: .sample), let most = last.day(on: .sample), least > most
    {
      reject(upper, string(lower) ?? "", string(upper) ?? "")
    }
    return (first, last)
  }

  /// Two ends of a range, of which the lower must not be above the upper.
  func range(
    _ lower: String, _ upper: String, standard: ClosedRange<Int>
  ) -> ClosedRange<Int> {
    let least = integer(lower) ?? standard.lowerBound
    let most = integer(upper) ?? max(standard.upperBound, least)
    if least <= most { return least...most }
    reject(upper, String(least), String(most))
    return standard
  }

  /// Reports a lower end that is above the upper one.
  func checkOrder(_ lower: String, _ upper: String) {
    if let least = decimal(lower), let most = decimal(upper), least > most {
      reject(upper, least.description, most.description)
    }
  }

  private func reject(_ upper: String, _ least: String, _ most: String) {
    report.error(.minAboveMax(least, most), at: node(upper) ?? node)
  }
}

extension DateLimit {
  /// Whether it is another day tomorrow.
  fileprivate var moves: Bool { if case .today = self { true } else { false } }
}

extension CalendarDate {
  /// Any day will do to see which of two moving ones comes first.
  fileprivate static let sample = Self("2000-07-15") ?? .unknown
}
