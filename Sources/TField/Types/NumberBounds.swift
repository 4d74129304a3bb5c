/// The numbers that a field takes, and what is wrong with a text that should be one of them.
///
/// Nothing is computed: a number is compared digit by digit, so that every one stays exact.
struct NumberBounds: Hashable, Sendable {
  var lower: DecimalNumber?
  var upper: DecimalNumber?
  /// How many digits may stand behind the point; `nil`: any number.
  var places: Int?
  /// The decimal sign of the person's language.
  var point: Character = "."
}

extension NumberBounds {
  private var written: WrittenNumber { WrittenNumber(point: point, places: places) }

  /// Reads a number in the notation of the person's language, or of another one where it is clear.
  func read(_ text: Substring, sign: String, as subject: Subject) -> Parse {
    if text.isEmpty { return sign.isEmpty ? .data("") : .begun(unfinished) }
    let error: FieldError
    switch written.meaning(of: text, sign: sign) {
    case .number(let data, let isNoted):
      return .data(data, notice: isNoted ? .reading(.readAs(shown(data))) : nil)
    case .ambiguous(let one, let other):
      error = FieldError(.number, .reading(.ambiguous(one, other)))
    case .stranger(let index):
      error = FieldError(
        stranger: text[index], at: text.base[..<index].count + 1, of: subject)
    case .tooManyPlaces: error = FieldError(.number, tooManyPlaces)
    case .nothing: error = unfinished
    }
    return written.isBeginning(text) ? .begun(error) : .wrong(error)
  }

  private var unfinished: FieldError { FieldError(.incomplete, wording) }

  private var tooManyPlaces: Wording {
    places == 0 ? .number(.enterWholeNumber) : .number(.fewerPlaces(places ?? 0))
  }

  /// The data of plain digits with a sign in front and the language's decimal sign.
  func fitting(_ digits: Substring, sign: String) -> String? {
    let parts = digits.split(separator: point, maxSplits: 1, omittingEmptySubsequences: false)
    guard parts.allSatisfy({ $0.allSatisfy(\.isASCIIDigit) }) else { return nil }
    if parts.count > 1, parts[1].count > places ?? .max || places == 0 { return nil }
    return sign + (point == "." ? String(digits) : digits.with(".", for: point))
  }

  /// The data as the person's language writes it.
  func shown(_ data: String) -> String { point == "." ? data : data[...].with(point, for: ".") }
}

extension Substring {
  fileprivate func with(_ new: Character, for old: Character) -> String {
    String(map { $0 == old ? new : $0 })
  }
}

extension Language {
  /// The sign between a whole number and its fraction.
  var decimalPoint: Character {
    switch self {
    case .english, .japanese: "."
    case .german, .spanish, .french: ","
    }
  }
}

extension NumberBounds {
  /// The canonical writing of the number: no plus, no needless zeros.
  func finish(_ data: String) -> String { Self.number(in: data)?.description ?? data }

  static func number(in data: String) -> DecimalNumber? {
    DecimalNumber(data.hasPrefix("+") ? data.dropFirst() : data[...])
  }

  func judge(_ data: String) -> Parse.State { Parse.State(live: live(data), result: result(data)) }

  /// What is wrong with a number that isn't going to grow.
  func result(_ data: String) -> FieldError? {
    guard let number = Self.number(in: data) else {
      let excess = data.utf8.count { $0 >= 0x30 && $0 <= 0x39 } - DecimalNumber.mostDigits
      return excess > 0
        ? FieldError(.tooLong, .length(.tooMany(excess, most: DecimalNumber.mostDigits)))
        : FieldError(.incomplete, wording)
    }
    if let lower, number < lower { return FieldError(.tooSmall, wording) }
    if let upper, number > upper { return FieldError(.tooLarge, wording) }
    return nil
  }

  /// True if it is one of the numbers, and its point can't be taken for a sign between thousands.
  func hold(_ number: PlainNumber) -> Bool {
    (point == "." || number.places != 3) && number.places <= places ?? .max
      && number.lies(from: lower, to: upper)
  }

  /// The range in words, or the kind of number where there is none.
  var wording: Wording {
    switch (lower?.description, upper?.description) {
    case (let lower?, let upper?): .number(.between(shown(lower), shown(upper)))
    case (let lower?, nil): .number(.atLeast(shown(lower)))
    case (nil, let upper?): .number(.atMost(shown(upper)))
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
    if hasTooManyPlaces(data) { return FieldError(.number, .number(.fewerPlaces(places ?? 0))) }
    let magnitudes = isNegative ? negated : self
    if magnitudes.isReached(from: digits) { return nil }
    if let error = result(data), error.code != .incomplete { return error }
    return FieldError(isNegative ? .tooSmall : .tooLarge, wording)
  }

  private func hasTooManyPlaces(_ data: String) -> Bool {
    guard let places, let point = data.firstIndex(of: ".") else { return false }
    return data[point...].count - 1 > places
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
    // Only the lowest numbers that reach the lower bound can still be below the upper one.
    let digits = digits.drop { $0 == "0" }
    let least = lower.map { $0.isNegative ? 0 : $0.wholeCount } ?? 0
    let missing = max(least - digits.count, 0)
    let most = max(missing, upper?.wholeCount ?? 0)
    return (digits.isEmpty ? most...most : missing...missing + 1).contains { count in
      let zeros = String(repeating: "0", count: count)
      let nines = String(repeating: "9", count: count) + "." + nines(behind: 0)
      return isOverlapped(from: digits + zeros, to: digits + nines)
    }
  }

  /// Nines for the places left, or enough of them to pass whatever the bounds could part.
  private func nines(behind taken: Int) -> String {
    let needed = max(lower?.scale ?? 0, upper?.scale ?? 0) + 1
    return String(repeating: "9", count: places.map { max($0 - taken, 0) } ?? needed)
  }

  private func isOverlapped(from least: Substring, to most: Substring) -> Bool {
    guard let least = DecimalNumber(least.contains(where: \.isASCIIDigit) ? least : "0") else {
      return false
    }
    // Digits beyond those that a number may have make it no smaller.
    let most = DecimalNumber(most)
    return lower.flatMap { lower in most.map { lower <= $0 } } ?? true
      && upper.map { least <= $0 } ?? true
  }
}
