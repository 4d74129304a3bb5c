/// One pass over the bytes of a document, which writes its values on a tape.
///
/// It keeps its place in nested containers on the tape itself and never recurses, so its stack
/// is the same for every input. No byte is read without a check that it is there.
struct JSONParser {
  let bytes: UnsafeBufferPointer<UInt8>
  let limits: JSONLimits
  let allowsNUL: Bool
  var position = 0

  /// The room for cells, of which the first ones are written; it is lent a block at a time.
  private var cells = UnsafeMutableBufferPointer<JSONCell>(start: nil, count: 0)
  private var count = 0

  /// The line of the position, and how many bytes before it take no column of that line.
  var line: UInt32 = 1
  var shift = 0
  var landmarks: [JSONLandmark] = []
  var nextLandmark = JSONLandmark.distance

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
  var openCell: JSONCell? { open >= 0 ? cells[open] : nil }

  /// Reads the whole document: one value, with nothing but space around it.
  mutating func readDocument(onto tape: inout JSONTape) throws(JSONError) {
    try checkStart()
    _ = skipSpace()
    guard !isAtEnd else { throw fault(.empty, at: position) }
    repeat {
      tape.addRoom(after: count, for: bytes.count)
      try tape.cells.withUnsafeMutableBufferPointer { room throws(JSONError) in try fill(room) }
    } while open >= 0
    tape.count = count
    _ = skipSpace()
    guard isAtEnd else { throw unexpected(.end) }
    swap(&tape.landmarks, &landmarks)
  }

  /// Reads on as long as there is room for the two cells of a member.
  private mutating func fill(_ room: UnsafeMutableBufferPointer<JSONCell>) throws(JSONError) {
    cells = room
    if count == 0 { try readOutermost() }
    let last = room.count &- 2
    while open >= 0, count <= last { try readNext() }
  }

  @inline(never)
  private mutating func readOutermost() throws(JSONError) { try readValue(byte) }

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
    markLine()
  }

  /// Reads the next member or element of the open container, or its end.
  @inline(__always)
  private mutating func readNext() throws(JSONError) {
    let isFirst = isAtFirst
    var byte = skipSpace()
    if byte == UInt8(ascii: ","), !isFirst {
      position &+= 1
      byte = skipSpace()
    } else {
      guard byte != closer else { return try close() }
      guard isFirst else { throw unexpected(isInObject ? .commaOrBrace : .commaOrBracket) }
    }
    if isInObject { byte = try readKey(byte) }
    try readValue(byte)
  }

  /// Whether nothing was read yet of the open container.
  var isAtFirst: Bool { count == open &+ 1 }

  /// What ends the open container.
  var closer: UInt8 { isInObject ? UInt8(ascii: "}") : UInt8(ascii: "]") }

  // The compiler takes functions as large as these into their only caller if it must.
  /// Reads a key that begins with `byte`, and returns the first byte of its value.
  @inline(always)
  private mutating func readKey(_ byte: UInt8) throws(JSONError) -> UInt8 {
    guard byte == UInt8(ascii: "\"") else {
      throw unexpected(isAtFirst ? .keyOrBrace : .key)
    }
    let start = position
    if let print = readShortKey() {
      add(.string, from: start, link: print.value)
    } else {
      let marks = try readText(allowingNUL: false)
      let print = KeyPrint(bytes, start &+ 1..<position &- 1)
      add(.string, from: start, link: print.value, marks: marks)
    }
    guard skipSpace() == UInt8(ascii: ":") else { throw unexpected(.colon) }
    position &+= 1
    return skipSpace()
  }

  /// Reads a value that begins with `byte`.
  @inline(always)
  private mutating func readValue(_ byte: UInt8) throws(JSONError) {
    guard byte != UInt8(ascii: "\"") else { return try readTextValue() }
    switch byte {
    case UInt8(ascii: "{"): try open(.object)
    case UInt8(ascii: "["): try open(.array)
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"): try readNumber()
    case UInt8(ascii: "t") where skip("true"): add(.bool, from: position &- 4, marks: .isTrue)
    case UInt8(ascii: "f") where skip("false"): add(.bool, from: position &- 5)
    case UInt8(ascii: "n") where skip("null"): add(.null, from: position &- 4)
    default: throw unexpectedValue()
    }
  }

  private func unexpectedValue() -> JSONError {
    let isInEmptyArray = open >= 0 && !isInObject && isAtFirst
    return unexpected(isInEmptyArray ? .valueOrBracket : .value)
  }

  /// Skips a word of up to eight letters, if it stands here as a whole.
  @inline(always)
  private mutating func skip(_ word: StaticString) -> Bool {
    let letters = KeyHalves(word)
    let end = position &+ letters.count
    guard end <= bytes.count, bytes.word(ofFirst: letters.count, at: position) == letters.head,
      !byte(at: end).continuesWord
    else { return false }
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
    open = count
    depth &+= 1
    isInObject = kind == .object
    position &+= 1
    add(kind, from: position &- 1, link: UInt32(truncatingIfNeeded: parent))
  }

  private mutating func close() throws(JSONError) {
    if isInObject { try checkKeys(of: open) }
    let parent = Int(Int32(truncatingIfNeeded: cells[open].link))
    position &+= 1
    cells[open].end = UInt32(truncatingIfNeeded: position)
    cells[open].link = UInt32(truncatingIfNeeded: count)
    open = parent
    depth &-= 1
    isInObject = parent >= 0 && cells[parent].kind == .object
  }

  private func checkKeys(of object: Int) throws(JSONError) {
    let cells = UnsafeBufferPointer(rebasing: cells[..<count])
    let keys = JSONKeys(bytes: bytes, cells: cells, object: object)
    guard let (first, second) = keys.firstDuplicate() else { return }
    let name = cells[second].text(in: bytes)
    let place = SourceLocation(of: Int(cells[first].start), in: bytes)
    throw fault(.duplicateKey(name, first: place), at: Int(cells[second].start))
  }

  /// Writes the value from `start` up to the position on the tape, where there is room for it.
  mutating func add(
    _ kind: JSONKind, from start: Int, link: UInt32 = 0, marks: JSONMarks = []
  ) {
    cells[count] = JSONCell(
      start: UInt32(truncatingIfNeeded: start), end: UInt32(truncatingIfNeeded: position),
      link: link, kind: kind, marks: marks)
    count &+= 1
  }
}
