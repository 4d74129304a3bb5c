internal import TField

/// What types ask of their parameters beyond the shape.
extension ObjectReader {
  /// The id of another field.
  func reference(_ key: String) -> String? {
    guard let node = node(key), let id = node.string else { return nil }
    reading.refer(to: id, at: node)
    return id
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

  /// Two ends of a range, of which the lower must not be above the upper.
  func range(
    _ lower: String, _ upper: String, standard: ClosedRange<Int>
  ) -> ClosedRange<Int> {
    let least = integer(lower) ?? standard.lowerBound
    let most = integer(upper) ?? max(standard.upperBound, least)
    guard least <= most else {
      report.error(.minAboveMax(String(least), String(most)), at: node(upper) ?? node)
      return standard
    }
    return least...most
  }

  /// Reports a lower end that is above the upper one.
  func checkOrder(_ lower: String, _ upper: String) {
    guard let least = decimal(lower), let most = decimal(upper), least > most,
      let place = node(upper)
    else { return }
    report.error(.minAboveMax(least.description, most.description), at: place)
  }
}
