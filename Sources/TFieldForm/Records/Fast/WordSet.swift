/// Some words as bytes, found by halving.
struct WordSet: Hashable, Sendable {
  private var bytes: [UInt8] = []
  /// Where each word ends, in the order of the words.
  private var ends: [Int] = [0]

  /// Takes the words that every way of reading them leaves as they are.
  init(_ words: some Sequence<String>) {
    let plain = Set(words.filter(\.isPlainWord)).sorted {
      $0.utf8.lexicographicallyPrecedes($1.utf8)
    }
    for word in plain {
      bytes += word.utf8
      ends.append(bytes.count)
    }
  }

  var isEmpty: Bool { ends.count == 1 }

  func contains(_ word: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
    var low = 0
    var high = ends.count &- 1
    while low < high {
      let middle = (low &+ high) >> 1
      switch order(of: word, at: middle) {
      case 0: return true
      case ..<0: high = middle
      default: low = middle &+ 1
      }
    }
    return false
  }

  /// Whether the word stands before the one at an index, is it, or stands behind it.
  private func order(of word: Slice<UnsafeBufferPointer<UInt8>>, at index: Int) -> Int {
    let (start, end) = (ends[index], ends[index &+ 1])
    let count = Swift.min(word.count, end &- start)
    for offset in 0..<count {
      let (left, right) = (word[word.startIndex &+ offset], bytes[start &+ offset])
      if left != right { return left < right ? -1 : 1 }
    }
    return word.count &- (end &- start)
  }
}

extension String {
  /// Whether it is printable ASCII that no blank begins or ends.
  var isPlainWord: Bool {
    !isEmpty && utf8.allSatisfy { (0x20...0x7E).contains($0) } && utf8.first != 0x20
      && utf8.last != 0x20
  }
}
