/// How the numbers of a card network begin: with these digits, or any from some to others as long.
struct CardBeginning: Hashable, Sendable {
  private let least: UInt16
  private let most: UInt16

  /// The first four digits that a whole number may have.
  var starts: ClosedRange<Int> { Int(least)...Int(most) }

  /// Whether a number with such a start may still lead there.
  func admits(_ start: ClosedRange<Int>) -> Bool { starts.overlaps(start) }

  /// The first four digits of all numbers that begin with these; `nil` if they are no digits.
  ///
  /// Every judgement of a card asks this of every network, so it is told by numbers.
  static func start(of digits: some StringProtocol) -> ClosedRange<Int>? {
    var (least, count) = (0, 0)
    for byte in digits.utf8 {
      guard (0x30...0x39).contains(byte) else { return nil }
      least = least * 10 + Int(byte - 0x30)
      count += 1
      if count == 4 { break }
    }
    var most = least
    while count < 4 {
      (least, most) = (least * 10, most * 10 + 9)
      count += 1
    }
    return least...most
  }
}

extension CardBeginning {
  /// Reads `4`, or `51–55`.
  init(_ text: Substring) {
    let ends = text.split(separator: "–").compactMap { Self.start(of: $0) }
    let starts = (ends.first?.lowerBound ?? 0)...(ends.last?.upperBound ?? 9999)
    (least, most) = (UInt16(clamping: starts.lowerBound), UInt16(clamping: starts.upperBound))
  }
}
