/// Whether leaving characters out of a text would join what was apart.
///
/// A port pasted behind an address, or an exponent in a number, would turn into digits of another
/// value; such a paste is refused rather than repaired.
enum KeptRun {
  static func reception(
    of text: String, _ edit: Edit, keeping isKept: (Character) -> Bool
  ) -> Reception {
    guard edit == .pasting, let start = text.firstIndex(where: isKept),
      let end = text.lastIndex(where: isKept)
    else { return .accept }
    return text[start...end].allSatisfy(isKept) ? .accept : .refuse(.pasteBroken)
  }
}
