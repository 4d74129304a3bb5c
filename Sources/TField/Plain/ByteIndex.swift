/// Some texts in a row, each found by its bytes.
package struct ByteIndex: Sendable {
  private var bytes: [UInt8] = []
  /// Where each text ends, in the order of the texts.
  private var ends: [Int] = [0]
  /// The place of each text in the row that was given.
  private var places: [Int] = []

  /// Takes texts in any order; of two that are the same the first one counts.
  package init(_ texts: some Sequence<String>) {
    let sorted = texts.enumerated().sorted { left, right in
      left.element.utf8.elementsEqual(right.element.utf8)
        ? left.offset < right.offset
        : left.element.utf8.lexicographicallyPrecedes(right.element.utf8)
    }
    var last: String?
    for (place, text) in sorted where last?.utf8.elementsEqual(text.utf8) != true {
      bytes += text.utf8
      ends.append(bytes.count)
      places.append(place)
      last = text
    }
  }

  /// The place of the text with these bytes.
  package func place(of text: Span<UInt8>) -> Int? {
    var low = 0
    var high = places.count
    while low < high {
      let middle = (low + high) / 2
      switch order(of: text, at: middle) {
      case 0: return places[middle]
      case ..<0: high = middle
      default: low = middle + 1
      }
    }
    return nil
  }

  /// Negative, zero or positive as the text stands before the one at an index, is it, or behind it.
  private func order(of text: Span<UInt8>, at index: Int) -> Int {
    let start = ends[index]
    let length = ends[index + 1] - start
    for offset in 0..<min(text.count, length) where text[offset] != bytes[start + offset] {
      return text[offset] < bytes[start + offset] ? -1 : 1
    }
    return text.count - length
  }
}
