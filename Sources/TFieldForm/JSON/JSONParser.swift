/// A single pass over the bytes of a document that writes its values as cells.
///
/// The stack of open containers is a linked list through the cells, so deep nesting needs no
/// recursion. Every byte is read through ``byte(at:)``, which checks that it is there.
struct JSONParser {
  let bytes: UnsafeBufferPointer<UInt8>
  let limits: JSONLimits
  let allowsNUL: Bool
  var cells: [JSONCell] = []
  var position = 0

  /// The index of the innermost open container, or -1.
  private var open = -1
  private var depth = 0
  private(set) var isInObject = false

  init(bytes: UnsafeBufferPointer<UInt8>, limits: JSONLimits, allowsNUL: Bool) {
    self.bytes = bytes
    self.limits = limits
    self.allowsNUL = allowsNUL
  }
}

extension JSONParser {
  /// The byte at the position, or 0 at the end: a byte that JSON allows nowhere.
  var byte: UInt8 { byte(at: position) }

  func byte(at offset: Int) -> UInt8 { offset < bytes.count ? bytes[offset] : 0 }

  var isAtEnd: Bool { position >= bytes.count }

  /// The innermost container that is still open.
  var openCell: JSONCell? { open >= 0 ? cells[open] : nil }

  /// True if nothing of the open container was read yet.
  var isAtFirst: Bool { cells.count == open + 1 }

  /// The byte that closes the open container.
  var closer: UInt8 { isInObject ? UInt8(ascii: "}") : UInt8(ascii: "]") }

  /// Reads the whole document: one value, with nothing but space around it.
  mutating func readDocument() throws(JSONError) {
    do throws(JSONError) {
      try checkStart()
      skipSpace()
      guard !isAtEnd else { throw fault(.empty, at: position) }
      cells.reserveCapacity(bytes.count / 12)
      try readValue()
      while open >= 0 { try readItem() }
      skipSpace()
      guard isAtEnd else { throw unexpected(.end) }
    } catch {
      cells.removeAll(keepingCapacity: true)
      throw error
    }
  }

  private mutating func checkStart() throws(JSONError) {
    // Cells count in 32 bits.
    let limit = min(limits.size, Int(Int32.max))
    guard bytes.count <= limit else { throw fault(.tooLarge(limit: limit), at: 0) }
    if let encoding = JSONError.Encoding(startOf: bytes) {
      throw fault(.foreignEncoding(encoding), at: 0)
    }
    if bytes.startsWithByteOrderMark { position = 3 }
  }
}

extension JSONParser {
  /// Reads the next member or element of the open container, or its end.
  private mutating func readItem() throws(JSONError) {
    skipSpace()
    guard byte != closer else { return try close() }
    if !isAtFirst {
      guard byte == UInt8(ascii: ",") else {
        throw unexpected(isInObject ? .commaOrBrace : .commaOrBracket)
      }
      position += 1
      skipSpace()
    }
    if isInObject { try readKey() }
    try readValue()
  }

  /// Reads a key and the colon after it, up to the value.
  private mutating func readKey() throws(JSONError) {
    guard byte == UInt8(ascii: "\"") else { throw unexpected(isAtFirst ? .keyOrBrace : .key) }
    try readText(allowingNUL: false)
    skipSpace()
    guard byte == UInt8(ascii: ":") else { throw unexpected(.colon) }
    position += 1
    skipSpace()
  }

  private mutating func readValue() throws(JSONError) {
    let start = position
    switch byte {
    case UInt8(ascii: "\""): try readText(allowingNUL: allowsNUL)
    case UInt8(ascii: "{"): try open(.object)
    case UInt8(ascii: "["): try open(.array)
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"): try readNumber()
    case UInt8(ascii: "t") where skip("true"): add(.bool, from: start, .isTrue)
    case UInt8(ascii: "f") where skip("false"): add(.bool, from: start)
    case UInt8(ascii: "n") where skip("null"): add(.null, from: start)
    default:
      let isInEmptyArray = open >= 0 && !isInObject && isAtFirst
      throw unexpected(isInEmptyArray ? .valueOrBracket : .value)
    }
  }

  private mutating func open(_ kind: JSONKind) throws(JSONError) {
    guard depth < limits.depth else {
      throw fault(.tooDeep(limit: limits.depth), at: position)
    }
    position += 1
    add(kind, from: position - 1)
    cells[cells.count - 1].link = Int32(open)
    open = cells.count - 1
    depth += 1
    isInObject = kind == .object
  }

  private mutating func close() throws(JSONError) {
    if isInObject { try checkKeys(of: open) }
    position += 1
    let parent = Int(cells[open].link)
    cells[open].end = UInt32(position)
    cells[open].link = Int32(cells.count)
    open = parent
    depth -= 1
    isInObject = openCell?.kind == .object
  }
}

extension JSONParser {
  /// Throws if two keys of an object are the same.
  private func checkKeys(of object: Int) throws(JSONError) {
    guard let (first, second) = firstDuplicate(in: object) else { return }
    let name = cells[second].withText(in: bytes) { String(decoding: $0, as: UTF8.self) }
    let place = SourceLocation(of: Int(cells[first].start), in: bytes)
    throw fault(.duplicateKey(name, first: place), at: Int(cells[second].start))
  }

  /// The first key that repeats an earlier one, and the one that it repeats.
  ///
  /// Most objects have few keys in plain ASCII. These are compared in pairs, byte for byte, without
  /// making a text of them.
  private func firstDuplicate(in object: Int) -> (first: Int, second: Int)? {
    var key = object + 1
    var count = 0
    while key < cells.count {
      guard count < 16, cells[key].marks.isEmpty else { return firstDuplicateOfMany(in: object) }
      var earlier = object + 1
      while earlier < key {
        if isSame(earlier, key) { return (earlier, key) }
        earlier = cells.next(after: earlier + 1)
      }
      key = cells.next(after: key + 1)
      count += 1
    }
    return nil
  }

  private func isSame(_ left: Int, _ right: Int) -> Bool {
    let (left, right) = (cells[left].content, cells[right].content)
    return left.count == right.count && bytes[left].elementsEqual(bytes[right])
  }

  /// Compares keys as texts, so that canonically equivalent ones are the same.
  private func firstDuplicateOfMany(in object: Int) -> (Int, Int)? {
    var seen: [String: Int] = [:]
    var key = object + 1
    while key < cells.count {
      let name = cells[key].withText(in: bytes) { String(decoding: $0, as: UTF8.self) }
      if let earlier = seen.updateValue(key, forKey: name) { return (earlier, key) }
      key = cells.next(after: key + 1)
    }
    return nil
  }
}

extension JSONParser {
  /// Adds the value from `start` up to the position.
  mutating func add(_ kind: JSONKind, from start: Int, _ marks: JSONCell.Marks = []) {
    cells.append(
      JSONCell(start: UInt32(start), end: UInt32(position), kind: kind, marks: marks))
  }

  private mutating func skipSpace() {
    while true {
      switch byte {
      case 0x20, 0x0A, 0x0D, 0x09: position += 1
      default: return
      }
    }
  }

  /// Skips a word, if all of it and nothing more stands here.
  private mutating func skip(_ word: StaticString) -> Bool {
    let end = position + word.utf8CodeUnitCount
    for offset in 0..<word.utf8CodeUnitCount
    where byte(at: position + offset) != word.utf8Start[offset] { return false }
    guard !byte(at: end).continuesWord else { return false }
    position = end
    return true
  }
}
