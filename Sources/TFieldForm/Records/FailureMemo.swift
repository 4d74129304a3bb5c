/// What was found out about values of one field not long ago.
///
/// Files repeat themselves: the same few states, the same mistakes. It holds a fixed number of
/// short values, and forgets one for another.
struct FailureMemo: Sendable {
  private static let size = 64
  private static let longestValue = 48

  private var values: [[UInt8]?] = Array(repeating: nil, count: size)
  private var texts: [FailureText] = Array(repeating: FailureText(), count: size)

  /// What is known of a value; `nil` if nothing is.
  func text(for value: UnsafeBufferPointer<UInt8>) -> FailureText? {
    let slot = Self.slot(of: value)
    guard let known = values[slot], known.count == value.count, known.elementsEqual(value) else {
      return nil
    }
    return texts[slot]
  }

  mutating func keep(_ text: FailureText, for value: UnsafeBufferPointer<UInt8>) {
    guard value.count <= Self.longestValue else { return }
    let slot = Self.slot(of: value)
    values[slot] = Array(value)
    texts[slot] = text
  }

  private static func slot(of value: UnsafeBufferPointer<UInt8>) -> Int {
    var hash: UInt32 = 2_166_136_261
    for byte in value.prefix(longestValue) { hash = (hash ^ UInt32(byte)) &* 16_777_619 }
    return Int(hash >> 8) & (size - 1)
  }
}

/// The errors of one field as they stand in a verdict, separated but without what is around.
struct FailureText: Sendable {
  var bytes: [UInt8] = []
  var reasons: [RecordTally.Reason] = []

  var isEmpty: Bool { reasons.isEmpty }
}
