/// One pass over the bytes of a document, which writes its values on a tape.
///
/// It keeps its place in nested containers on the tape itself and never recurses, so its stack
/// is the same for every input. No byte is read without a check that it is there.
struct JSONParser {
  let bytes: UnsafeBufferPointer<UInt8>
  let limits: JSONLimits
  let allowsNUL: Bool
  /// The objects that others may repeat, where that is asked for.
  let repeats: JSONRepeats?
  var position = 0

  /// The room for cells, of which the first ones are written; it is lent a block at a time.
  private(set) var cells = UnsafeMutableBufferPointer<JSONCell>(start: nil, count: 0)
  var count = 0

  /// The line of the position, and how many bytes before it take no column of that line.
  var line: UInt32 = 1
  var shift = 0
  var landmarks: [JSONLandmark] = []
  var nextLandmark = JSONLandmark.distance

  /// The index of the innermost container that is still open, or -1.
  var open = -1
  var depth = 0
  var isInObject = false

  init(
    bytes: UnsafeBufferPointer<UInt8>, limits: JSONLimits, allowsNUL: Bool = false,
    names: JSONNames? = nil
  ) {
    self.bytes = bytes
    self.limits = limits
    self.allowsNUL = allowsNUL
    repeats = names.map(JSONRepeats.init)
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
    // Forms have a value about every twelve bytes, those that repeat themselves a third of that.
    try readOne(onto: &tape, ofLikely: bytes.count / (repeats == nil ? 12 : 36))
    _ = skipSpace()
    guard isAtEnd else { throw unexpected(.end) }
    swap(&tape.landmarks, &landmarks)
    tape.models = repeats?.models ?? []
  }

  /// Reads a value that was read before, and begins at a place.
  mutating func readAgain(
    from start: Int, at place: SourceLocation, onto tape: inout JSONTape
  ) throws(JSONError) {
    (position, line) = (start, UInt32(truncatingIfNeeded: place.line))
    shift = start &- place.column &+ 1
    markLine()
    try readOne(onto: &tape, ofLikely: 16)
    swap(&tape.landmarks, &landmarks)
  }

  private mutating func readOne(
    onto tape: inout JSONTape, ofLikely cells: Int
  ) throws(JSONError) {
    repeat {
      tape.addRoom(after: count, forLikely: cells)
      try tape.cells.withUnsafeMutableBufferPointer { room throws(JSONError) in try fill(room) }
    } while open >= 0
    tape.count = count
  }

  /// Reads on as long as there is room for what comes next.
  private mutating func fill(_ room: UnsafeMutableBufferPointer<JSONCell>) throws(JSONError) {
    cells = room
    if count == 0 { try readOutermost() }
    let last = room.count &- JSONTape.step
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
    case UInt8(ascii: "{"):
      if !isInObject, let models = repeats?.expected, readRepeat(ofOneOf: models) { return }
      try open(.object)
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
