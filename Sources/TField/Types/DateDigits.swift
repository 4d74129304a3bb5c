/// The digits of a date, part after part, and the zeros that nobody need type.
///
/// A digit that can't begin its part, such as the 4 of April, gets its zero at once; a separator
/// gives it to any digit. In a paste only the last digit gets it so: a text in which one digit is
/// missing must not be read as another date.
struct DateDigits: Hashable, Sendable {
  /// One number of a date.
  enum Part: Hashable, Sendable {
    case month, day
    case year(digits: Int)
  }

  let parts: [Part]

  /// The part of `text` that may stay, with zeros where they go without saying.
  func kept(of text: String, _ edit: Edit) -> String {
    if edit == .deleting { return withoutLoneZero(text.filter(\.isASCIIDigit)) }
    let last = text.lastIndex(where: \.isASCIIDigit)
    var reading = Reading(rest: parts[...])
    for index in text.indices {
      let character = text[index]
      if character.isASCIIDigit {
        reading.take(character, isPadding: edit == .typing || index == last)
      } else if character.isDateSeparator {
        reading.endPart()
      }
    }
    return reading.kept
  }

  /// The digits with a zero before a last one that needs it.
  func completed(_ data: String) -> String { kept(of: data, .pasting) }

  /// The zero that came with a digit goes with it.
  private func withoutLoneZero(_ digits: String) -> String {
    var start = 0
    for part in parts {
      if start == digits.count - 1, part.highestStart != nil, digits.last == "0" {
        return String(digits.dropLast())
      }
      start += part.width
    }
    return digits
  }

  /// The digits of one part, as far as they are there.
  func digits(of part: Part, in data: String) -> Substring {
    let start = parts.prefix { $0 != part }.reduce(0) { $0 + $1.width }
    return data.dropFirst(start).prefix(part.width)
  }

  /// A mask for the digits, written as `pattern`: `MM/YY`.
  static func template(_ pattern: String) -> Template {
    Template(pattern, slots: ["M": .digit, "D": .digit, "Y": .digit])
  }

  /// The numbers in a text, whatever stands between them.
  static func runs(in text: String) -> [Substring] { text.split { !$0.isASCIIDigit } }
}

extension DateDigits.Part {
  var width: Int {
    switch self {
    case .month, .day: 2
    case .year(let digits): digits
    }
  }

  /// The highest digit that can begin it; `nil` where no zeros are added.
  fileprivate var highestStart: Character? {
    switch self {
    case .month: "1"
    case .day: "3"
    case .year: nil
    }
  }
}

extension Character {
  fileprivate var isDateSeparator: Bool {
    self == "/" || self == "-" || self == "." || self == " "
  }
}

/// A text being read digit by digit into the parts of a date.
private struct Reading {
  /// The parts from the current one on.
  var rest: ArraySlice<DateDigits.Part>
  var kept = ""
  /// The digits in the current part.
  var count = 0

  mutating func take(_ digit: Character, isPadding: Bool) {
    if let part = rest.first, count == part.width {
      rest.removeFirst()
      count = 0
    }
    kept.append(digit)
    count += 1
    if isPadding, count == 1, let highest = rest.first?.highestStart, digit > highest { pad() }
  }

  mutating func endPart() {
    if count == 1, rest.first?.highestStart != nil, kept.last != "0" { pad() }
  }

  private mutating func pad() {
    guard let digit = kept.popLast() else { return }
    kept += ["0", digit]
    count += 1
  }
}
