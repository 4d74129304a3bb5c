/// The month and year in which a payment card expires, such as `04/27`.
public struct ExpirationDate: FieldType {
  private static let template = DateDigits.template("MM/YY")
  private static let digits = DateDigits(parts: [.month, year])
  private static let year = DateDigits.Part.year(digits: 2)
  /// No card is issued for longer than this.
  public static let yearsAhead = 20

  public let label = Wording.label(.expirationDate)
  public let priority = 0.5
  private var today = CalendarDate.unknown

  public init() {}

  public func adapted(to surroundings: Surroundings) -> Self? {
    guard surroundings.today != today else { return nil }
    var adapted = self
    adapted.today = surroundings.today
    return adapted
  }

  public func template(for data: String) -> Template? { Self.template }

  public func filter(_ text: String, _ edit: Edit) -> String {
    Self.digits.kept(of: edit == .pasting ? Self.shortened(text) : text, edit)
  }

  public func finish(_ data: String) -> String { Self.digits.completed(data) }

  public func result(_ data: String) -> FieldError? {
    data.count < 4 ? FieldError(.incomplete, .card(.incompleteMonthAndYear)) : nil
  }

  public func warning(_ data: String) -> FieldError? {
    let isLastMonth = typed(data) == .month(year: today.year, month: today.month)
    return isLastMonth ? FieldError(.expired, .card(.expiresThisMonth)) : nil
  }

  public func hint(_ data: String) -> Wording? {
    data.count < 4 ? .length(.digitsLeft(4 - data.count)) : nil
  }
}

extension ExpirationDate {
  public func live(_ data: String) -> FieldError? {
    let data = Self.digits.completed(data)
    guard let months = (1...12).numbers(beginning: month(of: data), width: 2) else {
      return FieldError(.month, .date(.monthRange))
    }
    guard let years else { return nil }
    guard let latest = years.last(where: { isYear($0, begunBy: data) }) else {
      return FieldError(.year, .date(.yearRange(years.lowerBound, years.upperBound)))
    }
    let isOver = latest == today.year && months.upperBound < today.month
    return isOver ? FieldError(.expired, .card(.expired)) : nil
  }

  public func typed(_ data: String) -> TypedValue {
    guard data.count == 4, let month = Int(month(of: data)), (1...12).contains(month),
      let year = (years ?? 2000...2099).first(where: { isYear($0, begunBy: data) })
    else { return .none }
    return .month(year: year, month: month)
  }

  /// The years that a card can expire in; `nil` where no one knows today's date.
  private var years: ClosedRange<Int>? {
    today == .unknown ? nil : today.year...(today.year + Self.yearsAhead)
  }

  private func month(of data: String) -> Substring { Self.digits.digits(of: .month, in: data) }

  private func isYear(_ year: Int, begunBy data: String) -> Bool {
    CalendarDate.padded(year % 100, to: 2)
      .hasPrefix(Self.digits.digits(of: Self.year, in: data))
  }

  /// `04/2027` and `2027-04` as `04/27`.
  private static func shortened(_ text: String) -> String {
    let runs = DateDigits.runs(in: text)
    guard runs.count == 2, let first = runs.first, let last = runs.last else { return text }
    switch (first.count, last.count) {
    case (...2, 4): return "\(first)/\(last.suffix(2))"
    case (4, ...2) where first >= "1300": return "\(last)/\(first.suffix(2))"
    default: return text
    }
  }
}

extension FieldType where Self == ExpirationDate {
  public static var expDate: Self { Self() }
}
