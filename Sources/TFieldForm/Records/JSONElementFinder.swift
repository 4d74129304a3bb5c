/// Finds the elements of an array in a buffer that is filled little by little.
///
/// It sees brackets, quotes and commas only; whether an element is sound is for ``JSONReader`` to
/// say. Every byte is looked at once, however often ``next(in:)`` has to wait for more.
struct JSONElementFinder: Sendable {
  /// What comes next in the array.
  enum Step: Hashable, Sendable {
    /// An element, with the space around it; blank where a comma has nothing beside it.
    case element(Range<Int>)

    /// The array is closed, and this is the index after it.
    case end(Int)

    /// The buffer ends before the element does.
    case more
  }

  private var start: Int
  private var position: Int
  private var depth = 0
  private var isInText = false
  private var isAfterBackslash = false
  private var isFirst = true
  private var isClosed = false

  /// Begins at the index after the array's opening bracket.
  init(at start: Int) {
    self.start = max(0, start)
    position = self.start
  }

  /// The index of the first byte that belongs to no element that was found.
  var unread: Int { start }

  /// Follows a buffer from whose front `count` bytes were taken away.
  mutating func moveBack(by count: Int) {
    start = max(0, start - count)
    position = max(start, position - count)
  }

  /// Looks for the next element, from where the last call stopped.
  mutating func next(in bytes: [UInt8]) -> Step {
    guard !isClosed else { return .end(position) }
    while position < bytes.count {
      defer { position += 1 }
      guard endsElement(bytes[position]) else { continue }
      isClosed = bytes[position] != UInt8(ascii: ",")
      let element = start..<position
      if isClosed, isFirst, bytes[element].allSatisfy(\.isJSONSpace) { return .end(position + 1) }
      start = position + 1
      isFirst = false
      return .element(element)
    }
    return .more
  }

  private mutating func endsElement(_ byte: UInt8) -> Bool {
    guard !isInText else {
      readText(byte)
      return false
    }
    switch byte {
    case UInt8(ascii: "\""): isInText = true
    case UInt8(ascii: "["), UInt8(ascii: "{"): depth += 1
    case UInt8(ascii: "]") where depth == 0: return true
    case UInt8(ascii: "]"), UInt8(ascii: "}"): depth = max(0, depth - 1)
    case UInt8(ascii: ","): return depth == 0
    default: break
    }
    return false
  }

  /// A line break ends a text, so that a forgotten quote spoils one element and not all.
  private mutating func readText(_ byte: UInt8) {
    let isEnd = byte == UInt8(ascii: "\"") && !isAfterBackslash || byte == 0x0A
    isInText = !isEnd
    isAfterBackslash = isInText && byte == UInt8(ascii: "\\") && !isAfterBackslash
  }
}
