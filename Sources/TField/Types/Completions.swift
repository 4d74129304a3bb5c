extension ClosedRange<Int> {
  /// The numbers of the range that are written in `width` digits, `beginning` first.
  func numbers(beginning: some StringProtocol, width: Int) -> Self? {
    guard beginning.utf8.count <= width,
      let first = Int(beginning + String(repeating: "0", count: width - beginning.utf8.count)),
      let last = Int(beginning + String(repeating: "9", count: width - beginning.utf8.count)),
      first <= upperBound, last >= lowerBound
    else { return nil }
    return Swift.max(first, lowerBound)...Swift.min(last, upperBound)
  }
}
