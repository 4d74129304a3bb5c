/// The numbers that a field takes, and what is wrong with a text that should be one of them.
///
/// Nothing is computed: a number is compared digit by digit, so that every one stays exact.
struct NumberBounds: Hashable, Sendable {
  var lower: DecimalNumber?
  var upper: DecimalNumber?
  /// How many digits may stand behind the point; `nil`: any number.
  var places: Int?

  /// The part of `text` that can be a number: a sign in front, digits, one point.
  func filter(_ text: String) -> String {
    var kept = ""
    var hasPoint = places == 0
    for character in text {
      if character.isASCIIDigit || (kept.isEmpty && isSign(character)) {
        kept.append(character)
      } else if character == "." && !hasPoint {
        hasPoint = true
        kept.append(character)
      }
    }
    return kept
  }

  private func isSign(_ character: Character) -> Bool {
    character == "+" || (character == "-" && lower.map { $0.isNegative } ?? true)
  }

  /// How many digits behind the point are too many.
  func surplus(of data: String) -> Int {
    guard let places, let point = data.firstIndex(of: ".") else { return 0 }
    return max(data[point...].count - 1 - places, 0)
  }
}

extension NumberBounds {
  /// A paste may bring marks between groups of digits, nothing else may come between them.
  func reception(of text: String, _ edit: Edit) -> Reception {
    if edit == .pasting, text.count(where: { $0 == "." }) > 1 { return .refuse(.pasteBroken) }
    return KeptRun.reception(of: Self.ungrouped(text), edit) { character in
      character.isASCIIDigit || (character == "." && places != 0)
    }
  }

  /// `text` without a mark that stands before just three digits: `1,234,567`.
  private static func ungrouped(_ text: String) -> String {
    let characters = Array(text)
    return String(
      characters.indices.lazy.filter { !isGroupMark(at: $0, in: characters) }
        .map { characters[$0] })
  }

  private static func isGroupMark(at index: Int, in characters: [Character]) -> Bool {
    guard index > 0, characters[index - 1].isASCIIDigit, ", '’_".contains(characters[index])
    else { return false }
    return characters[(index + 1)...].prefix { $0.isASCIIDigit }.count == 3
  }
}

extension NumberBounds {
  /// The canonical writing of the number: no plus, no needless zeros.
  func finish(_ data: String) -> String { Self.number(in: data)?.description ?? data }

  static func number(in data: String) -> DecimalNumber? {
    DecimalNumber(data.hasPrefix("+") ? data.dropFirst() : data[...])
  }

  /// What is wrong with a number that isn't going to grow.
  func result(_ data: String) -> FieldError? {
    guard let number = Self.number(in: data) else { return FieldError(.incomplete, wording) }
    if let lower, number < lower { return FieldError(.tooSmall, wording) }
    if let upper, number > upper { return FieldError(.tooLarge, wording) }
    return nil
  }

  /// The range in words, or the kind of number where there is none.
  var wording: Wording {
    switch (lower, upper) {
    case (let lower?, let upper?): .number(.between(lower.description, upper.description))
    case (let lower?, nil): .number(.atLeast(lower.description))
    case (nil, let upper?): .number(.atMost(upper.description))
    case (nil, nil): places == 0 ? .number(.enterWholeNumber) : .number(.enterNumber)
    }
  }
}

extension NumberBounds {
  /// What is wrong with a number however it goes on.
  func live(_ data: String) -> FieldError? {
    if data.isEmpty { return nil }
    let isNegative = data.hasPrefix("-")
    let digits = data.dropFirst(isNegative || data.hasPrefix("+") ? 1 : 0)
    guard isStart(of: digits) else { return FieldError(.number, wording) }
    if surplus(of: data) > 0 { return FieldError(.number, .number(.fewerPlaces(places ?? 0))) }
    let magnitudes = isNegative ? negated : self
    if magnitudes.isReached(from: digits) { return nil }
    if let error = result(data), error.code != .incomplete { return error }
    return FieldError(isNegative ? .tooSmall : .tooLarge, wording)
  }

  private func isStart(of digits: Substring) -> Bool {
    let parts = digits.split(separator: ".", omittingEmptySubsequences: false)
    return parts.count <= (places == 0 ? 1 : 2)
      && parts.allSatisfy { $0.allSatisfy(\.isASCIIDigit) }
  }

  private var negated: Self { Self(lower: upper?.negated, upper: lower?.negated, places: places) }

  /// Whether some number that begins with `digits` is within the bounds.
  private func isReached(from digits: Substring) -> Bool {
    if let point = digits.firstIndex(of: ".") {
      return isOverlapped(from: digits, to: digits + nines(behind: digits[point...].count - 1))
    }
    let width = max(lower?.whole.utf8.count ?? 0, upper?.whole.utf8.count ?? 0) + 1
    return (0...width).contains { count in
      let zeros = String(repeating: "0", count: count)
      let nines = String(repeating: "9", count: count) + "." + nines(behind: 0)
      return isOverlapped(from: digits + zeros, to: digits + nines)
    }
  }

  /// Nines for the places left, or enough of them to pass whatever the bounds could part.
  private func nines(behind taken: Int) -> String {
    let needed = max(lower?.fraction.utf8.count ?? 0, upper?.fraction.utf8.count ?? 0) + 1
    return String(repeating: "9", count: places.map { max($0 - taken, 0) } ?? needed)
  }

  private func isOverlapped(from least: Substring, to most: Substring) -> Bool {
    let least = DecimalNumber("0" + least)
    let most = DecimalNumber("0" + most)
    guard let least, let most else { return false }
    return (lower.map { $0 <= most } ?? true) && (upper.map { least <= $0 } ?? true)
  }
}

extension DecimalNumber {
  fileprivate var negated: Self {
    let isZero = whole.isEmpty && fraction.isEmpty
    return Self(isNegative: !isNegative && !isZero, whole: whole, fraction: fraction)
  }
}
