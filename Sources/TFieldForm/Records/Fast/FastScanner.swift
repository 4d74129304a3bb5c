/// Reads records of the plainest JSON in one pass: one object of texts, without escapes.
///
/// Whatever isn't as plain as that it leaves to ``JSONReader``, the judge of what is JSON at all.
struct FastScanner: Sendable {
  /// No more fields than a set of bits holds.
  static let mostFields = 64

  /// Longer ones are for the reader, which may refuse them.
  private static let longestText = 4096

  /// The fields that the last record holds, and among them those that need judging.
  private(set) var seen: UInt64 = 0
  private(set) var doubtful: UInt64 = 0
  /// Where the values of the doubtful fields stand.
  private(set) var spans: [Range<Int>]

  private let fields: FastFields
  private let keys: [[UInt8]]
  /// For a field, the one that stood behind it last; the last entry is the first of a record.
  private var followers: [Int]

  init?(_ fields: FastFields, keys: [String]) {
    guard (1...Self.mostFields).contains(keys.count) else { return nil }
    self.fields = fields
    self.keys = keys.map { Array("\"\($0)\"".utf8) }
    spans = Array(repeating: 0..<0, count: keys.count)
    followers = Array(1...keys.count) + [0]
  }
}

extension FastScanner {
  /// Reads the record that begins at `start`; the index behind it, or `nil` if it isn't plain.
  mutating func scan(_ bytes: UnsafeBufferPointer<UInt8>, from start: Int) -> Int? {
    seen = 0
    doubtful = 0
    guard start < bytes.count, bytes[start] == UInt8(ascii: "{") else { return nil }
    var position = start &+ 1
    var last = keys.count
    while true {
      position = bytes.skipBlanks(from: position)
      guard let index = field(bytes, &position, behind: last) else { return nil }
      guard readValue(of: index, bytes, &position) else { return nil }
      last = index
      guard position < bytes.count else { return nil }
      switch bytes[position] {
      case UInt8(ascii: ","): position &+= 1
      case UInt8(ascii: "}"): return position &+ 1
      default: return nil
      }
    }
  }

  /// The field that the key at the position names; the position moves to the value.
  private mutating func field(
    _ bytes: UnsafeBufferPointer<UInt8>, _ position: inout Int, behind last: Int
  ) -> Int? {
    guard let index = index(bytes, position, behind: last) else { return nil }
    guard seen >> UInt64(index) & 1 == 0 else { return nil }
    seen |= 1 << UInt64(index)
    position = bytes.skipBlanks(from: position &+ keys[index].count)
    guard position < bytes.count, bytes[position] == UInt8(ascii: ":") else { return nil }
    position = bytes.skipBlanks(from: position &+ 1)
    return index
  }

  private mutating func index(
    _ bytes: UnsafeBufferPointer<UInt8>, _ position: Int, behind last: Int
  ) -> Int? {
    let guess = followers[last]
    if guess < keys.count, bytes.hasKey(keys[guess], at: position) { return guess }
    guard let index = keys.firstIndex(where: { bytes.hasKey($0, at: position) }) else {
      return nil
    }
    followers[last] = index
    return index
  }

  /// Reads a text, and moves to what follows it.
  private mutating func readValue(
    of index: Int, _ bytes: UnsafeBufferPointer<UInt8>, _ position: inout Int
  ) -> Bool {
    guard position < bytes.count, bytes[position] == UInt8(ascii: "\"") else { return false }
    let start = position &+ 1
    var isASCII = true
    guard let end = bytes.endOfPlainText(from: start, isASCII: &isASCII),
      end &- start <= Self.longestText
    else { return false }
    position = bytes.skipBlanks(from: end &+ 1)
    if fields.accepts(bytes, start..<end, for: index) { return true }
    doubtful |= 1 << UInt64(index)
    spans[index] = start..<end
    return isASCII
  }
}

extension UnsafeBufferPointer<UInt8> {
  fileprivate func skipBlanks(from start: Int) -> Int {
    var position = start
    while position < count, self[position] == 0x20 { position &+= 1 }
    return position
  }

  fileprivate func hasKey(_ key: [UInt8], at start: Int) -> Bool {
    guard start &+ key.count <= count else { return false }
    for offset in 0..<key.count where self[start &+ offset] != key[offset] { return false }
    return true
  }

  /// The index of the closing quote of a text without escapes and controls.
  fileprivate func endOfPlainText(from start: Int, isASCII: inout Bool) -> Int? {
    var position = start
    var all: UInt8 = 0
    while position < count {
      let byte = self[position]
      if byte == UInt8(ascii: "\"") {
        isASCII = all < 0x80
        return position
      }
      guard byte >= 0x20, byte != UInt8(ascii: "\\") else { return nil }
      all |= byte
      position &+= 1
    }
    return nil
  }
}
