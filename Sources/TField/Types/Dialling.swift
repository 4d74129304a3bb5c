internal import CData

/// How the numbers of one region are dialled there otherwise than behind a prefix of their own.
struct Dialling: Sendable {
  /// What is left out, such as the code of a company; x is any digit, and what has a + stands
  /// behind the area code.
  private let dropped: [String]
  /// How the rest begins, and how many digits it has; empty and `nil` for any.
  private let starts: [String]
  private let count: Int?
  /// What the rest gets in front, such as the area code of an island.
  private let added: String

  private init?(_ row: Substring) {
    let columns = row.split(separator: " ").map { $0 == "-" ? "" : $0 }
    guard columns.count == 5 else { return nil }
    dropped = columns[1].isEmpty ? [""] : columns[1].split(separator: ",").map(String.init)
    starts = columns[2].split(separator: ",").map(String.init)
    count = Int(columns[3])
    added = String(columns[4])
  }

  static let all = Dictionary(
    DataFile.dialling.rows.compactMap { row in Self(row).map { (row.prefix(2), $0) } },
    uniquingKeysWith: { first, _ in first })

  /// The digits behind the country code that are meant by what is dialled in a country, if it is
  /// dialled in such a way.
  static func number(of digits: Substring, in country: String, _ plan: CallingPlan) -> Substring? {
    guard let dialling = all[country[...]] else { return nil }
    return dialling.dropped.lazy.compactMap { dialling.rest(of: digits, without: $0[...], plan) }
      .compactMap { dialling.number(of: $0) }.first { plan.fits($0.utf8.span) }
  }

  private func rest(
    of digits: Substring, without code: Substring, _ plan: CallingPlan
  ) -> Substring? {
    if code.hasPrefix("+") {
      let own = digits.dropFirst(plan.prefixes.first { digits.hasPrefix($0) }?.count ?? 0)
      let area = plan.shapes(of: own.utf8.span).shape(for: count ?? 0)?.ends.first ?? 0
      return rest(of: own.dropFirst(area), without: code.dropFirst(), plan)
        .map { own.prefix(area) + $0 }
    }
    let isThere =
      digits.count > code.count && zip(code, digits).allSatisfy { $0 == "x" || $0 == $1 }
    return isThere ? digits.dropFirst(code.count) : nil
  }

  private func number(of rest: Substring) -> Substring? {
    guard count == nil || rest.count == count,
      starts.isEmpty || starts.contains(where: { rest.hasPrefix($0) })
    else { return nil }
    return added + rest
  }
}
