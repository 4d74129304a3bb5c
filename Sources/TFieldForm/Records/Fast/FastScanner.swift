internal import TFieldJSON

/// Reads records of the plainest JSON in one pass: one object of texts without escapes, of truth
/// values and numbers, and of arrays of such texts.
///
/// Whatever isn't as plain as that it leaves to ``JSONReader``, the judge of what is JSON at all.
struct FastScanner: Sendable {
  /// No more fields than a set of bits holds.
  static let mostFields = 64

  /// Longer ones are for the reader, which may refuse them.
  private static let longestText = 4096

  /// The fields that the last record has a certainly good value for.
  private(set) var filled: UInt64 = 0
  /// The fields that it has another value for.
  private(set) var doubtful: UInt64 = 0
  /// Those of them whose value is an array of texts.
  private(set) var arrays: UInt64 = 0
  /// Where the values of all these fields stand.
  private(set) var spans: [Range<Int>]
  /// The fields that the record has a key for.
  private var seen: UInt64 = 0

  /// The fields to be judged, and those to be looked at for that, by what was found out last.
  private(set) var open: UInt64 = 0
  private(set) var looked: UInt64 = 0

  private let fields: FastFields
  private let links: FastLinks
  /// The fields that are alone and for which no answer is wrong.
  private let needed: UInt64
  private let kinds: [AnswerKind]
  private let keys: [[UInt8]]
  /// For a field, the one that stood behind it last; the last entry is the first of a record.
  private var followers: [Int]

  init?(
    _ fields: FastFields, _ links: FastLinks, keys: [String], kinds: [AnswerKind],
    needed: UInt64
  ) {
    guard (1...Self.mostFields).contains(keys.count) else { return nil }
    self.fields = fields
    self.links = links
    self.needed = needed
    self.kinds = kinds
    self.keys = keys.map { Array("\"\($0)\"".utf8) }
    spans = Array(repeating: 0..<0, count: keys.count)
    followers = Array(1...keys.count) + [0]
  }
}

extension FastScanner {
  /// Finds out what bytes alone can't tell enough about in the record that was read last.
  mutating func settle(_ bytes: UnsafeBufferPointer<UInt8>) {
    open = doubtful & ~links.fields | needed & ~filled
    looked = 0
    guard links.fields != 0 else { return }
    let together = links.doubtful(self, bytes)
    open |= together
    if together != 0 { looked = links.withSources(together) }
  }

  func value(
    _ index: Int, _ bytes: UnsafeBufferPointer<UInt8>
  ) -> Slice<UnsafeBufferPointer<UInt8>> {
    bytes[spans[index]]
  }

  func ordinal(_ index: Int, _ bytes: UnsafeBufferPointer<UInt8>) -> Int? {
    fields.ordinal(bytes, spans[index], for: index)
  }

  func codeLength(_ index: Int, _ bytes: UnsafeBufferPointer<UInt8>) -> Int? {
    fields.codeLength(bytes, spans[index])
  }

  /// Reads the record that begins at `start`; the index behind it, or `nil` if it isn't plain.
  mutating func scan(_ bytes: UnsafeBufferPointer<UInt8>, from start: Int) -> Int? {
    (seen, filled, doubtful, arrays) = (0, 0, 0, 0)
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

  /// Reads a value, and moves to what follows it.
  private mutating func readValue(
    of index: Int, _ bytes: UnsafeBufferPointer<UInt8>, _ position: inout Int
  ) -> Bool {
    guard position < bytes.count else { return false }
    switch bytes[position] {
    case UInt8(ascii: "\""): return readText(of: index, bytes, &position)
    case UInt8(ascii: "t") where kinds[index].isFlag && bytes.has("true", at: position):
      return take(position..<position &+ 4, for: index, bytes, &position)
    case UInt8(ascii: "f") where kinds[index].isFlag && bytes.has("false", at: position):
      return pass(to: position &+ 5, bytes, &position)
    case UInt8(ascii: "n") where bytes.has("null", at: position):
      return pass(to: position &+ 4, bytes, &position)
    case UInt8(ascii: "1")...UInt8(ascii: "9") where kinds[index].takesNumbers:
      return take(position..<bytes.endOfDigits(from: position), for: index, bytes, &position)
    case UInt8(ascii: "[") where kinds[index].takesEntries:
      return readArray(of: index, bytes, &position)
    default: return false
    }
  }

  private mutating func readText(
    of index: Int, _ bytes: UnsafeBufferPointer<UInt8>, _ position: inout Int
  ) -> Bool {
    let start = position &+ 1
    var isASCII = true
    guard let end = bytes.endOfPlainText(from: start, isASCII: &isASCII),
      end &- start <= Self.longestText
    else { return false }
    position = bytes.skipBlanks(from: end &+ 1)
    if start == end { return true }
    return decide(start..<end, for: index, bytes) || isASCII
  }

  /// An array of texts is never certain; one without any holds nothing.
  private mutating func readArray(
    of index: Int, _ bytes: UnsafeBufferPointer<UInt8>, _ position: inout Int
  ) -> Bool {
    guard let end = bytes.endOfPlainArray(from: position), end &- position <= Self.longestText
    else { return false }
    let isEmpty = bytes[bytes.skipBlanks(from: position &+ 1)] == UInt8(ascii: "]")
    if !isEmpty {
      spans[index] = position..<end
      doubtful |= .bit(index)
      arrays |= .bit(index)
    }
    return pass(to: end, bytes, &position)
  }

  private mutating func take(
    _ span: Range<Int>, for index: Int, _ bytes: UnsafeBufferPointer<UInt8>,
    _ position: inout Int
  ) -> Bool {
    _ = decide(span, for: index, bytes)
    return pass(to: span.upperBound, bytes, &position)
  }

  private func pass(
    to end: Int, _ bytes: UnsafeBufferPointer<UInt8>, _ position: inout Int
  ) -> Bool {
    position = bytes.skipBlanks(from: end)
    return true
  }

  /// Whether a value is certainly good.
  private mutating func decide(
    _ span: Range<Int>, for index: Int, _ bytes: UnsafeBufferPointer<UInt8>
  ) -> Bool {
    spans[index] = span
    let isGood = fields.accepts(bytes, span, for: index)
    if isGood { filled |= .bit(index) } else { doubtful |= .bit(index) }
    return isGood
  }
}
