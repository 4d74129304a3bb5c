/// One pass over the bytes of a document, which writes its values on a tape.
///
/// It keeps its place in nested containers on the tape itself and never recurses, so its stack
/// is the same for every input. No byte is read without a check that it is there.
struct JSONParser {
  let bytes: UnsafeBufferPointer<UInt8>
  let limits: JSONLimits
  let allowsNUL: Bool
  var tape = JSONTape()
  var position = 0

  /// The line of the position, and how many bytes before it take no column of that line.
  var line: UInt32 = 1
  var shift = 0
  var lastLandmark = 0

  /// The index of the innermost container that is still open, or -1.
  private var open = -1
  private var depth = 0
  private var isInObject = false

  init(bytes: UnsafeBufferPointer<UInt8>, limits: JSONLimits, allowsNUL: Bool = false) {
    self.bytes = bytes
    self.limits = limits
    self.allowsNUL = allowsNUL
  }
}

extension JSONParser {
  /// The byte at the position, or 0 at the end: a byte that JSON nowhere allows.
  var byte: UInt8 { byte(at: position) }

  func byte(at offset: Int) -> UInt8 { offset < bytes.count ? bytes[offset] : 0 }

  var isAtEnd: Bool { position >= bytes.count }

  /// The innermost container that is still open.
  var openCell: JSONCell? { open >= 0 ? tape.cells[open] : nil }

  /// Reads the whole document: one value, with nothing but space around it.
  mutating func readDocument() throws(JSONError) {
    try checkStart()
    // Forms have about a value every 12 bytes; what is reserved too much is never touched.
    tape.cells.reserveCapacity(bytes.count / 12)
    skipSpace()
    guard !isAtEnd else { throw fault(.empty, at: position) }
    try readValue(or: .value)
    while open >= 0 { try readNext() }
    skipSpace()
    guard isAtEnd else { throw unexpected(.end) }
  }

  private mutating func checkStart() throws(JSONError) {
    // The tape counts in 32 bits.
    let limit = min(limits.size, Int(Int32.max))
    guard bytes.count <= limit else { throw fault(.tooLarge(limit: limit), at: 0) }
    if let encoding = JSONError.Encoding(startOf: bytes) {
      throw fault(.foreignEncoding(encoding), at: 0)
    }
    guard bytes.starts(with: [0xEF, 0xBB, 0xBF]) else { return }
    position = 3
    shift = 3
    addLandmark()
  }

  /// Reads the next member or element of the open container, or its end.
  private mutating func readNext() throws(JSONError) {
    skipSpace()
    let closer: UInt8 = isInObject ? UInt8(ascii: "}") : UInt8(ascii: "]")
    guard byte != closer else { return try close() }
    let isFirst = tape.cells.count == open &+ 1
    if !isFirst { try skipComma(before: closer) }
    guard isInObject else { return try readValue(or: isFirst ? .valueOrBracket : .value) }
    try readKey(or: isFirst ? .keyOrBrace : .key)
    try readValue(or: .value)
  }

  private mutating func skipComma(before closer: UInt8) throws(JSONError) {
    guard byte == UInt8(ascii: ",") else {
      throw unexpected(isInObject ? .commaOrBrace : .commaOrBracket)
    }
    let comma = position
    position &+= 1
    skipSpace()
    guard byte != closer else { throw fault(.trailingComma, at: comma) }
  }

  private mutating func readKey(or expected: JSONError.Expectation) throws(JSONError) {
    guard byte == UInt8(ascii: "\"") else { throw unexpected(expected) }
    try readText(allowingNUL: false)
    markKey()
    skipSpace()
    guard byte == UInt8(ascii: ":") else { throw unexpected(.colon) }
    position &+= 1
    skipSpace()
  }

  private mutating func markKey() {
    let last = tape.cells.count &- 1
    tape.cells[last].link = KeyPrint(bytes, tape.cells[last].content).value
  }

  private mutating func readValue(or expected: JSONError.Expectation) throws(JSONError) {
    switch byte {
    case UInt8(ascii: "\""): try readText(allowingNUL: allowsNUL)
    case UInt8(ascii: "{"): try open(.object)
    case UInt8(ascii: "["): try open(.array)
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"): try readNumber()
    case UInt8(ascii: "t") where skip("true"): add(.bool, from: position &- 4, marks: .isTrue)
    case UInt8(ascii: "f") where skip("false"): add(.bool, from: position &- 5)
    case UInt8(ascii: "n") where skip("null"): add(.null, from: position &- 4)
    default: throw unexpected(expected)
    }
  }

  private mutating func skip(_ word: StaticString) -> Bool {
    let end = position &+ word.utf8CodeUnitCount
    guard end <= bytes.count else { return false }
    for offset in 0..<word.utf8CodeUnitCount {
      guard bytes[position &+ offset] == word.utf8Start[offset] else { return false }
    }
    guard !byte(at: end).continuesWord else { return false }
    position = end
    return true
  }
}

extension JSONParser {
  private mutating func open(_ kind: JSONKind) throws(JSONError) {
    guard depth < limits.depth else {
      throw fault(.tooDeep(limit: limits.depth), at: position)
    }
    let parent = open
    open = tape.cells.count
    depth &+= 1
    isInObject = kind == .object
    position &+= 1
    add(kind, from: position &- 1)
    tape.cells[open].link = UInt32(truncatingIfNeeded: parent)
  }

  private mutating func close() throws(JSONError) {
    if isInObject { try checkKeys(of: open) }
    let parent = Int(Int32(truncatingIfNeeded: tape.cells[open].link))
    position &+= 1
    tape.cells[open].end = UInt32(truncatingIfNeeded: position)
    tape.cells[open].link = UInt32(truncatingIfNeeded: tape.cells.count)
    open = parent
    depth &-= 1
    isInObject = parent >= 0 && tape.cells[parent].kind == .object
  }

  private func checkKeys(of object: Int) throws(JSONError) {
    let keys = JSONKeys(bytes: bytes, cells: tape.cells, object: object)
    guard let (first, second) = keys.firstDuplicate() else { return }
    let name = tape.cells[second].text(in: bytes)
    let place = SourceLocation(of: Int(tape.cells[first].start), in: bytes)
    throw fault(.duplicateKey(name, first: place), at: Int(tape.cells[second].start))
  }

  /// Writes the value from `start` up to the position on the tape.
  mutating func add(_ kind: JSONKind, from start: Int, marks: JSONMarks = []) {
    tape.cells.append(
      JSONCell(
        start: UInt32(truncatingIfNeeded: start), end: UInt32(truncatingIfNeeded: position),
        link: 0, kind: kind, marks: marks))
  }
}

extension UInt8 {
  /// Whether a word such as `true` would go on with this byte.
  var continuesWord: Bool {
    switch self {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): true
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "$"): true
    default: false
    }
  }
}
