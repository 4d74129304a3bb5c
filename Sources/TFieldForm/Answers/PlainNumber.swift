extension String {
  /// A JSON number as plain digits: `1.5e3` is `1500`, and `5.0` is `5`.
  ///
  /// A number of more than 400 places stays as it is.
  package var plainNumber: String {
    guard utf8.contains(where: { $0 == UInt8(ascii: ".") || $0 | 0x20 == UInt8(ascii: "e") }) else {
      return self
    }
    let parts = split(maxSplits: 1) { $0 == "e" || $0 == "E" }
    guard let number = parts.first, let exponent = parts.count > 1 ? Int(parts[1]) : 0,
      (-400...400).contains(exponent)
    else { return self }
    return exponent == 0 ? number.withoutZeroFraction : number.shifted(by: exponent)
  }
}

extension Substring {
  /// `5` for `5.0`, and any other number as it is.
  fileprivate var withoutZeroFraction: String {
    let parts = split(separator: ".", maxSplits: 1)
    let isWhole = parts.count == 2 && parts[1].allSatisfy { $0 == "0" }
    return isWhole ? String(parts[0]) : String(self)
  }

  /// The number with its point moved to the right, or to the left by a negative count.
  fileprivate func shifted(by places: Int) -> String {
    let sign = hasPrefix("-") ? "-" : ""
    let parts = dropFirst(sign.count).split(separator: ".", maxSplits: 1)
    let fraction = parts.count > 1 ? String(parts[1]) : ""
    let digits = (parts.first.map(String.init) ?? "") + fraction
    let point = digits.count - fraction.count + places
    let missing = Swift.max(-point, point - digits.count, 0)
    let zeros = String(repeating: "0", count: missing)
    let padded = point < 0 ? zeros + digits : digits + zeros
    let split = padded.index(padded.startIndex, offsetBy: Swift.max(point, 0))
    return sign + Self.trimmed(whole: padded[..<split], fraction: padded[split...])
  }

  private static func trimmed(whole: Substring, fraction: Substring) -> String {
    let front = whole.drop { $0 == "0" }
    let last = fraction.lastIndex { $0 != "0" }
    return (front.isEmpty ? "0" : String(front)) + (last.map { "." + fraction[...$0] } ?? "")
  }
}
