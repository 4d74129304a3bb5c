/// A time as people write it: `17:05`, `5.05 pm`, `17h05`, `0915`.
struct WrittenTime {
  /// The runs of digits.
  private(set) var numbers: [Substring] = []
  /// `A` or `P`, where one is written.
  private(set) var half: String?
  private(set) var stranger: String.Index?
  /// True where something says that a lone number is an hour.
  private var namesHour = false

  /// The writings of each half of the day, the longest first.
  private static let halves: [(writing: String, data: String)] = [
    ("a. m.", "A"), ("a.m.", "A"), ("a.m", "A"), ("am", "A"), ("a", "A"),
    ("p. m.", "P"), ("p.m.", "P"), ("p.m", "P"), ("pm", "P"), ("p", "P"),
  ]

  /// What people call the two times of day that have a name, in every language of the program.
  private static let names = [
    ("noon", "P"), ("midday", "P"), ("mittag", "P"), ("mittags", "P"), ("mediodia", "P"),
    ("midi", "P"), ("正午", "P"), ("midnight", "A"), ("mitternacht", "A"), ("mitternachts", "A"),
    ("medianoche", "A"), ("minuit", "A"), ("真夜中", "A"),
  ]

  /// The part of a text that may be such a name: a twelve in front of it says nothing more.
  private static func name(in text: Substring) -> String {
    var rest = text
    _ = rest.take(prefix: ["12:00", "12"]) && rest.take(prefix: ["uhr"])
    return rest.lowercased().folded
  }

  /// Whether more letters can make the name of a time of it.
  static func isNameBegun(_ text: String) -> Bool {
    let name = name(in: text.trimmed)
    return !name.isEmpty && names.contains { $0.0.hasPrefix(name) }
  }

  init(_ text: String) {
    var rest = text.trimmed
    let name = Self.name(in: rest)
    if let named = Self.names.first(where: { $0.0 == name }) {
      (numbers, half) = (["12", "00"], named.1)
      return
    }
    takeHalf(off: &rest)
    takeHalf(before: &rest)
    let before = rest
    if half == nil { rest.take(suffix: ["uhr", "o'clock"]) }
    namesHour = half != nil || rest.count < before.count
    take(rest)
  }

  private mutating func takeHalf(off rest: inout Substring) {
    let lowercased = rest.lowercased()
    guard let written = Self.halves.first(where: { lowercased.hasSuffix($0.writing) }) else {
      return
    }
    let head = rest.dropLast(written.writing.count).trimmed
    guard head.last?.isASCIIDigit ?? false else { return }
    half = written.data
    rest = head
  }

  /// Takes the half of the day that Japanese writes in front of the hour.
  private mutating func takeHalf(before rest: inout Substring) {
    guard half == nil,
      let written = ["午前": "A", "午後": "P"].first(where: { rest.hasPrefix($0.key) })
    else { return }
    half = written.value
    rest = rest.dropFirst(written.key.count).trimmed
  }

  private mutating func take(_ body: Substring) {
    var rest = body.last == "分" && numbers.isEmpty ? body.dropLast() : body
    var isParted = true
    while let first = rest.first {
      let digits = rest.prefix(while: \.isASCIIDigit)
      if !digits.isEmpty {
        numbers.append(digits)
        isParted = false
      } else if first != " " {
        guard !isParted, ":.hH時".contains(first) else { return stranger = rest.startIndex }
        isParted = true
        namesHour = namesHour || first == "時" || first.lowercased() == "h"
      }
      rest = rest.dropFirst(max(digits.count, 1))
    }
    isOpen = isParted && !numbers.isEmpty && !namesHour
  }

  /// True for an hour with a separator behind it.
  private var isOpen = false

  /// The hour with a separator behind it.
  var openHour: Int? { isOpen ? numbers.first.flatMap { Int($0) } : nil }

  /// True for an hour of one digit and a minute with nothing between them, such as `230`.
  var isShort: Bool { numbers.count == 1 && numbers.first?.count == 3 }

  /// True where a time can come of more digits.
  var isBeginning: Bool { numbers.count == 1 && (numbers.first?.count ?? 0) <= (isOpen ? 2 : 4) }

  /// The hour and the minute, where both are said.
  var digits: (hour: Int, minute: Int)? {
    guard let first = numbers.first, !isOpen else { return nil }
    switch (numbers.count, first.count) {
    case (1, 1...2) where namesHour: return Int(first).map { ($0, 0) }
    case (1, 3...4): return pair(first.dropLast(2), first.suffix(2))
    case (2, 1...2) where (1...2).contains(numbers[1].count): return pair(first, numbers[1])
    default: return nil
    }
  }

  private func pair(_ hour: Substring, _ minute: Substring) -> (Int, Int)? {
    guard let hour = Int(hour), let minute = Int(minute) else { return nil }
    return (hour, minute)
  }
}
