internal import TField

/// A single pass over the bytes of a document that writes its values as cells.
///
/// The stack of open containers is a linked list through the cells, so deep nesting needs no
/// recursion. Every byte is read through ``byte(at:)``, which checks the bounds.
struct JSONParser {
  let bytes: UnsafeBufferPointer<UInt8>
  let settings: JSONReader
  var cells: [JSONCell] = []
  var position = 0
  var isInObject = false

  fileprivate var open = -1
  fileprivate var depth = 0

  /// The byte at the position, or 0 at the end, which JSON allows nowhere.
  var byte: UInt8 { byte(at: position) }

  func byte(at offset: Int) -> UInt8 { offset < bytes.count ? bytes[offset] : 0 }

  var isAtEnd: Bool { position >= bytes.count }

  var openCell: JSONCell? { open >= 0 ? cells[open] : nil }
  var isAtFirst: Bool { cells.count == open + 1 }

  var closer: UInt8 { isInObject ? UInt8(ascii: "}") : UInt8(ascii: "]") }

  /// Reads the whole document: one value, with only white space around it.
  mutating func readDocument() throws(JSONError) {
    do throws(JSONError) {
      try checkStart()
      skipSpace()
      guard !isAtEnd else { throw fault(.empty, at: position) }
      cells.reserveCapacity(bytes.count / 12)
      try readValue()
      while open >= 0 { try readItem() }
      skipSpace()
      guard isAtEnd else { throw unexpected(.expectedEnd) }
    } catch {
      cells.removeAll(keepingCapacity: true)
      throw error
    }
  }

  private mutating func checkStart() throws(JSONError) {
    // Offsets in cells have 32 bits.
    let limit = min(settings.size, Int(Int32.max))
    guard bytes.count <= limit else { throw fault(.tooLarge, limit.asSize, at: 0) }
    if let encoding = bytes.foreignEncoding { throw fault(.foreignEncoding, encoding, at: 0) }
    position = bytes.firstOffset
  }

  private mutating func readItem() throws(JSONError) {
    skipSpace()
    guard byte != closer else { return try close() }
    if !isAtFirst {
      guard byte == UInt8(ascii: ",") else {
        throw unexpected(isInObject ? .expectedCommaOrBrace : .expectedCommaOrBracket)
      }
      position += 1
      skipSpace()
    }
    if isInObject { try readKey() }
    try readValue()
  }

  private mutating func readKey() throws(JSONError) {
    guard byte == UInt8(ascii: "\"") else {
      throw unexpected(isAtFirst ? .expectedKeyOrBrace : .expectedKey)
    }
    try readText(allowingNUL: false)
    skipSpace()
    guard byte == UInt8(ascii: ":") else { throw unexpected(.expectedColon) }
    position += 1
    skipSpace()
  }

  private mutating func readValue() throws(JSONError) {
    let start = position
    switch byte {
    case UInt8(ascii: "\""): try readText(allowingNUL: settings.allowsNUL)
    case UInt8(ascii: "{"): try open(.object)
    case UInt8(ascii: "["): try open(.array)
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"): try readNumber()
    case UInt8(ascii: "t") where skip("true"): add(.bool, from: start, .isTrue)
    case UInt8(ascii: "f") where skip("false"): add(.bool, from: start)
    case UInt8(ascii: "n") where skip("null"): add(.null, from: start)
    default:
      let isInEmptyArray = open >= 0 && !isInObject && isAtFirst
      throw unexpected(isInEmptyArray ? .expectedValueOrBracket : .expectedValue)
    }
  }

  private mutating func open(_ kind: JSONKind) throws(JSONError) {
    guard depth < settings.depth else { throw fault(.tooDeep, "\(settings.depth)", at: position) }
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

  private func checkKeys(of object: Int) throws(JSONError) {
    guard let (first, second) = firstDuplicate(in: object) else { return }
    let name = cells[second].withText(in: bytes) { String(decoding: $0, as: UTF8.self) }
    let place = SourceLocation(of: Int(cells[first].start), in: bytes)
    throw fault(.duplicateKey, name, place: place, at: Int(cells[second].start))
  }

  /// The first key that repeats an earlier one, and that earlier key.
  ///
  /// Most objects have few keys in plain ASCII, which are compared in pairs, byte for byte, without
  /// creating strings.
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

  private mutating func skip(_ word: StaticString) -> Bool {
    let end = position + word.utf8CodeUnitCount
    for offset in 0..<word.utf8CodeUnitCount
    where byte(at: position + offset) != word.utf8Start[offset] { return false }
    guard !byte(at: end).continuesWord else { return false }
    position = end
    return true
  }

  mutating func readText(allowingNUL: Bool) throws(JSONError) {
    let start = position
    position = bytes.endOfPlainText(from: start + 1)
    var marks: JSONCell.Marks = []
    var saved = 0
    while byte != UInt8(ascii: "\"") {
      if byte == UInt8(ascii: "\\") {
        marks.insert(.escaped)
        saved += try readEscape(allowingNUL)
      } else {
        marks.insert(.nonASCII)
        try readNonASCII(in: start)
      }
      position = bytes.endOfPlainText(from: position)
    }
    position += 1
    guard position - start - 2 - saved <= settings.text else {
      throw fault(.textTooLong, settings.text.asSize, at: start)
    }
    add(.string, from: start, marks)
  }

  private mutating func readNonASCII(in start: Int) throws(JSONError) {
    let length = byte < 0x80 ? nil : bytes.lengthOfScalar(at: position)
    if length == nil, let fault = badCharacter(inTextFrom: start) { throw fault }
    position += length ?? 1
  }

  /// Skips an escape and returns how many bytes shorter its character is.
  private mutating func readEscape(_ allowsNUL: Bool) throws(JSONError) -> Int {
    guard let (scalar, length) = bytes.escape(at: position) else { throw badEscape() }
    guard scalar != "\0" || allowsNUL else { throw fault(.nul, at: position) }
    position += length
    return length - UTF8.width(scalar)
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// The first byte from `start` on that isn't a plain ASCII character of a text.
  func endOfPlainText(from start: Int) -> Int {
    var position = start
    while let word = word(at: position) {
      let special = word.specialBytes
      guard special == 0 else { return position + special.trailingZeroBitCount / 8 }
      position += 8
    }
    while position < count, self[position].isPlainText { position += 1 }
    return position
  }

  /// The length of the well-formed UTF-8 sequence at `offset`, if there is one.
  func lengthOfScalar(at offset: Int) -> Int? {
    var rest = self[Swift.min(offset, count)...].makeIterator()
    var parser = Unicode.UTF8.ForwardParser()
    guard case .valid(let scalar) = parser.parseScalar(from: &rest) else { return nil }
    return scalar.count
  }

  /// The start of the document after a byte order mark.
  var firstOffset: Int { starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0 }

  var unescaped: [UInt8] {
    var text: [UInt8] = []
    text.reserveCapacity(count)
    var position = 0
    while position < count {
      if self[position] == UInt8(ascii: "\\"), let (scalar, length) = escape(at: position) {
        text += UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter
        position += length
      } else {
        text.append(self[position])
        position += 1
      }
    }
    return text
  }

  /// The character of the escape at `offset`, and the length of the escape, if it is valid.
  func escape(at offset: Int) -> (scalar: Unicode.Scalar, length: Int)? {
    guard offset + 1 < count else { return nil }
    switch self[offset + 1] {
    case UInt8(ascii: "b"): return ("\u{8}", 2)
    case UInt8(ascii: "f"): return ("\u{C}", 2)
    case UInt8(ascii: "n"): return ("\n", 2)
    case UInt8(ascii: "r"): return ("\r", 2)
    case UInt8(ascii: "t"): return ("\t", 2)
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"):
      return (Unicode.Scalar(self[offset + 1]), 2)
    default: break
    }
    guard let unit = codeUnit(at: offset) else { return nil }
    if let scalar = Unicode.Scalar(unit) { return (scalar, 6) }
    // The second half of a character above U+FFFF must follow the first.
    guard unit < 0xDC00, let low = codeUnit(at: offset + 6), low & 0xFC00 == 0xDC00 else {
      return nil
    }
    let value = 0x10000 + UInt32(unit & 0x3FF) << 10 + UInt32(low & 0x3FF)
    return Unicode.Scalar(value).map { ($0, 12) }
  }

  func codeUnit(at offset: Int) -> UInt16? {
    guard offset + 6 <= count, self[offset] == UInt8(ascii: "\\"),
      self[offset + 1] == UInt8(ascii: "u")
    else { return nil }
    var unit: UInt16 = 0
    for byte in self[offset + 2..<offset + 6] {
      guard let digit = Character(Unicode.Scalar(byte)).hexDigitValue else { return nil }
      unit = unit << 4 | UInt16(digit)
    }
    return unit
  }
}

extension UInt8 {
  /// True for an ASCII character that needs no escape.
  var isPlainText: Bool {
    self >= 0x20 && self < 0x80 && self != UInt8(ascii: "\"") && self != UInt8(ascii: "\\")
  }
}

extension UInt64 {
  /// Marks the highest bit of the lowest byte that isn't plain text; 0 if all eight are plain.
  ///
  /// Higher bytes may be marked as well. Texts are most of a document, and this reads them several
  /// times as fast as byte for byte.
  fileprivate var specialBytes: UInt64 {
    let ones: UInt64 = 0x0101_0101_0101_0101
    // Swapping 0x22 with 0x20 puts the quote and the controls below 0x21.
    let quotes = (self ^ (ones &* 0x02)) &- ones &* 0x21
    let backslashes = (self ^ (ones &* 0x5C)) &- ones
    // A borrow may mark a plain byte, but only above one that is rightly marked.
    return (quotes | backslashes | self) & (ones &* 0x80)
  }
}

extension JSONParser {
  mutating func readNumber() throws(JSONError) {
    let start = position
    if byte == UInt8(ascii: "-") { position += 1 }
    let first = position
    guard skipDigits() else {
      let isPoint = byte == UInt8(ascii: ".")
      throw fault(.missingDigits, isPoint ? "before '.'" : "after '-'", at: start)
    }
    guard bytes[first] != UInt8(ascii: "0") || position == first + 1 else {
      throw fault(.leadingZero, at: start)
    }
    let point = position
    if byte == UInt8(ascii: ".") {
      position += 1
      guard skipDigits() else { throw fault(.missingDigits, "after '.'", at: point) }
    }
    let letter = position
    if byte | 0x20 == UInt8(ascii: "e") {
      position += 1
      if byte == UInt8(ascii: "+") || byte == UInt8(ascii: "-") { position += 1 }
      guard skipDigits() else { throw fault(.missingDigits, "in its exponent", at: letter) }
    }
    guard position - start <= settings.text else {
      throw fault(.textTooLong, settings.text.asSize, at: start)
    }
    add(.number, from: start)
  }

  private mutating func skipDigits() -> Bool {
    let start = position
    while byte >= UInt8(ascii: "0"), byte <= UInt8(ascii: "9") { position += 1 }
    return position > start
  }
}

/// Reads strict JSON (RFC 8259) in UTF-8 and reports the first fault.
///
/// Beyond the grammar it refuses duplicate keys, lone surrogates, NUL unless it is allowed, and
/// everything beyond its limits. Two keys are the same if their unescaped texts are canonically
/// equivalent.
///
/// ```swift
/// let document = try JSONReader().read(Array(#"{"tfield": 1}"#.utf8))
/// document.root["tfield"]?.integer  // 1
/// ```
package struct JSONReader: Sendable {
  /// The most bytes of the whole document; more than 2 GiB are never read.
  package let size: Int
  /// The greatest depth of nested objects and arrays.
  let depth: Int
  /// The most UTF-8 bytes of one unescaped text, or of one number.
  let text: Int
  /// True if a text may contain an escaped NUL; a key never may.
  let allowsNUL: Bool

  package init(
    size: Int = 16 << 20, depth: Int = 64, text: Int = 64 << 10, allowsNUL: Bool = false
  ) {
    (self.size, self.depth, self.text, self.allowsNUL) = (size, depth, text, allowsNUL)
  }

  /// Reads what people and programs answer; its texts may be longer than those of a form.
  package static let answers = Self(size: 128 << 20, text: 64 << 20, allowsNUL: true)

  package static func root(of bytes: [UInt8]) -> Result<JSONNode, JSONError> {
    Result { () throws(JSONError) in try Self().read(bytes).root }
  }

  package func read(_ bytes: [UInt8]) throws(JSONError) -> JSONDocument {
    var document = JSONDocument()
    try read(bytes, in: bytes.indices, into: &document)
    return document
  }

  /// Reads a part of `bytes`, such as a line, into a document, which is empty if this throws.
  ///
  /// The document's storage is used again. Offsets and locations count from the start of the part.
  package func read(
    _ bytes: [UInt8], in range: Range<Int>, into document: inout JSONDocument
  ) throws(JSONError) {
    (document.source, document.start) = ([], 0)
    document.cells.removeAll(keepingCapacity: true)
    let range = range.clamped(to: bytes.indices)
    try bytes.withUnsafeBufferPointer { all throws(JSONError) in
      var parser = JSONParser(
        bytes: UnsafeBufferPointer(rebasing: all[range]), settings: self)
      swap(&parser.cells, &document.cells)
      defer { swap(&parser.cells, &document.cells) }
      try parser.readDocument()
    }
    document.source = bytes
    document.start = range.lowerBound
  }
}
