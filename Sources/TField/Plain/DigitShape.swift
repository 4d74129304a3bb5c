/// A writing of some digits with fixed ASCII characters between them: `(000) 000-0000`.
struct DigitShape: Hashable, Sendable {
  private let pattern: [UInt8]
  private let digits: Int

  /// Reads a pattern of at most eighteen digits, in which each letter or zero is one.
  init(_ pattern: String) {
    self.pattern = pattern.utf8.map { ASCIISet.letters.contains($0) ? 0x30 : $0 }
    digits = self.pattern.count { $0 == 0x30 }
  }

  /// The number that the digits write, bare or in this shape; `nil` for anything else.
  func number(in bytes: Span<UInt8>) -> Int? {
    let isBare = bytes.count == digits
    guard isBare || bytes.count == pattern.count else { return nil }
    var number = 0
    for index in bytes.indices {
      let byte = bytes[index]
      if isBare || pattern[index] == 0x30 {
        guard ASCIISet.digits.contains(byte) else { return nil }
        number = number * 10 + Int(byte - 0x30)
      } else if byte != pattern[index] {
        return nil
      }
    }
    return number
  }
}
