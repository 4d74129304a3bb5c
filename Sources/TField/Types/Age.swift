/// A number of years within bounds, such as `42`.
package struct Age: FieldType {
  private static let twoDigits: Template = "00"
  private static let threeDigits: Template = "000"
  /// Words behind an age that only say what it is.
  private static let units = ["years old", "years", "year", "yrs", "yr", "y", "jahre", "jahr", "j"]

  package let range: ClosedRange<Int>
  package let subject = Subject.age
  package let priority = 0.5

  package init(_ range: ClosedRange<Int> = 0...120) { self.range = range }

  package var label: Wording { .label(.age(range.lowerBound, range.upperBound)) }

  private var template: Template { range.upperBound < 100 ? Self.twoDigits : Self.threeDigits }

  package func template(for data: String) -> Template? { template }

  package func parse(_ text: String) -> Parse {
    var number = text.trimmed
    let sign = number.takeSign()
    number.take(suffix: Self.units)
    if let index = number.firstIndex(where: { !$0.isASCIIDigit && $0 != " " }) {
      return .stranger(index, in: text, of: .age)
    }
    let digits = number.filter(\.isASCIIDigit)
    if sign == "-" || digits.count > template.capacity {
      return .wrong(rangeError("", reading: sign == "-" ? -1 : .max))
    }
    return .data(digits)
  }

  package func judge(_ data: String) -> Parse.State {
    guard canBecomeGood(data) else { return .wrong(rangeError(data, reading: beginning(data))) }
    guard let age = Int(data), !range.contains(age) else { return .whole }
    return .begun(rangeError(data, reading: age))
  }

  /// A bad number stays as it was typed.
  package func write(_ data: String, as writing: Writing) -> String {
    guard writing == .finished, let age = Int(data), range.contains(age) else {
      return masked(data, as: writing)
    }
    return String(age)
  }

  package func typed(_ data: String) -> TypedValue {
    Int(data).map { .number(DecimalNumber($0)) } ?? .none
  }
}

extension Age {
  private func canBecomeGood(_ data: String) -> Bool {
    guard !data.isEmpty, data.count <= template.capacity else { return data.isEmpty }
    return (data.count...template.capacity).contains { width in
      range.numbers(beginning: data, width: width) != nil
    }
  }

  /// The number that impossible data is measured by: a lone digit is taken for a beginning, more
  /// for what they say.
  private func beginning(_ data: String) -> Int {
    let zeros = data.count == 1 ? template.capacity - 1 : 0
    return Int(data + String(repeating: "9", count: zeros)) ?? .max
  }

  private func rangeError(_ data: String, reading age: Int) -> FieldError {
    let bounds = Wording.number(.between(String(range.lowerBound), String(range.upperBound)))
    return FieldError(age > range.upperBound ? .tooLarge : .tooSmall, bounds)
  }
}

extension Age {
  package func isPlainlyGood(_ bytes: Span<UInt8>) -> Bool {
    guard (1...3).contains(bytes.count), let number = PlainNumber(bytes), number.places == 0,
      bytes.all(.digits)
    else { return false }
    return range.contains(number.millionths / 1_000_000)
  }
}
