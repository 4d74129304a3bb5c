/// Claims that may be true, false, or not to be told, as where a pattern is given up.
extension Sequence {
  /// Whether a claim holds for every element; `nil` if that can't be told.
  @inlinable package func allHold(_ claim: (Element) -> Bool?) -> Bool? {
    var isCertain = true
    for element in self {
      guard let holds = claim(element) else {
        isCertain = false
        continue
      }
      if !holds { return false }
    }
    return isCertain ? true : nil
  }

  /// Whether a claim holds for some element; `nil` if that can't be told.
  func anyHolds(_ claim: (Element) -> Bool?) -> Bool? {
    allHold { claim($0).map { !$0 } }.map { !$0 }
  }
}
