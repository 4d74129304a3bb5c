/// A number as people write it: `1,234.50`, `1.234,50`, `1 234,50`, `1’234.50`.
///
/// Digits may be grouped in threes after the first group. Of comma and point, the decimal sign of
/// the language wins wherever both readings are possible.
struct WrittenNumber {
  /// What a text can mean.
  enum Meaning {
    /// Digits with a sign in front and a point; `isNoted` where another language writes so.
    case number(String, isNoted: Bool)
    /// Two numbers that the text can mean.
    case ambiguous(String, String)
    case stranger(String.Index)
    case tooManyPlaces
    case nothing
  }

  /// The decimal sign of the language.
  let point: Character
  /// The most digits behind the point.
  let places: Int?

  /// What the part of a text behind its sign can mean.
  func meaning(of body: Substring, sign: String) -> Meaning {
    if let stranger = body.firstIndex(where: { !$0.isASCIIDigit && !$0.isNumberMark }) {
      return .stranger(stranger)
    }
    guard body.contains(where: \.isASCIIDigit) else { return .nothing }
    return Parts(body).meaning(sign: sign, self)
  }
}

extension WrittenNumber {
  /// The runs of digits of a number, and the marks between them.
  private struct Parts {
    var runs: [Substring] = []
    var marks: [String.Index] = []
    let text: Substring

    init(_ text: Substring) {
      self.text = text
      marks = text.indices.filter { !text[$0].isASCIIDigit }
      var start = text.startIndex
      for mark in marks {
        runs.append(text[start..<mark])
        start = text.index(after: mark)
      }
      runs.append(text[start...])
    }

    private func count(_ mark: Character) -> Int { marks.count { text[$0] == mark } }

    func meaning(sign: String, _ number: WrittenNumber) -> Meaning {
      let points = count(number.point), others = count(number.other)
      switch (points, others) {
      case (0, 0): return whole(sign, noted: false)
      case (1, 0) where isLast(number.point), (0, 1) where isLast(number.other):
        return single(sign, isPoint: points == 1, number)
      case (1, 1...) where isLast(number.point): return decimal(sign, number, noted: false)
      case (1..., 1) where isLast(number.other): return decimal(sign, number, noted: true)
      default: return whole(sign, noted: points > 0)
      }
    }

    private func isLast(_ mark: Character) -> Bool { marks.last.map { text[$0] == mark } ?? false }

    /// One comma or one point: a decimal sign, or a mark between thousands.
    private func single(_ sign: String, isPoint: Bool, _ number: WrittenNumber) -> Meaning {
      let mayGroup =
        marks.count == 1 && runs[1].count == 3 && (1...3).contains(runs[0].count)
        && !runs[0].hasPrefix("0")
      guard mayGroup else { return decimal(sign, number, noted: !isPoint) }
      guard isPoint else { return whole(sign, noted: false) }
      if number.places ?? .max < 3 {
        let point = String(number.point)
        return .ambiguous(sign + runs[0] + runs[1], sign + runs[0] + point + runs[1])
      }
      return decimal(sign, number, noted: false)
    }

    /// A whole number, all marks of which stand between thousands.
    private func whole(_ sign: String, noted: Bool) -> Meaning {
      if let bad = misplaced(among: marks[...]) { return .stranger(bad) }
      return .number(sign + runs.joined(), isNoted: noted)
    }

    /// A number whose last mark is the decimal sign.
    private func decimal(_ sign: String, _ number: WrittenNumber, noted: Bool) -> Meaning {
      if let bad = misplaced(among: marks.dropLast()) { return .stranger(bad) }
      let fraction = runs.last ?? ""
      if fraction.isEmpty, let mark = marks.last, text[mark] != number.point {
        return .stranger(mark)
      }
      if let places = number.places, fraction.count > places { return .tooManyPlaces }
      let whole = runs.dropLast().joined()
      return .number(
        sign + whole + (fraction.isEmpty ? "" : "." + fraction), isNoted: noted)
    }

    /// The first mark that parts no thousands.
    private func misplaced(among marks: ArraySlice<String.Index>) -> String.Index? {
      guard let first = marks.first else { return nil }
      if !(1...3).contains(runs[0].count) || runs[0].hasPrefix("0") { return first }
      let kind = text[first].groupMark
      return zip(marks, runs.dropFirst()).first { mark, run in
        run.count != 3 || text[mark].groupMark != kind
      }?.0
    }
  }

  private var other: Character { point == "." ? "," : "." }
}

extension WrittenNumber {
  /// What may follow an unfinished number.
  private static let endings =
    ["0", "00", "000"].flatMap { digits in
      ["", ".0", ",0"].map { digits + $0 }
    } + [".0", ",0", ".000", ",000"]

  /// True if something typed behind the text can make a number of it.
  func isBeginning(_ text: Substring) -> Bool {
    Self.endings.contains { ending in
      if case .number = meaning(of: text + ending, sign: "") { true } else { false }
    }
  }
}

extension Character {
  /// A character that may stand between the digits of a number.
  fileprivate var isNumberMark: Bool { ".,' ’".contains(self) }

  /// The same for all apostrophes.
  fileprivate var groupMark: Character { self == "’" ? "'" : self }
}
