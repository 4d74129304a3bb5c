package import TField

/// A JSON document: its source and the place of every value; values are converted on demand.
package struct JSONDocument: Sendable {
  var source: [UInt8] = []
  var start = 0
  var cells: [JSONCell] = []

  /// Creates an empty document to be read into; its root is null.
  package init() {}

  package var root: JSONNode { JSONNode(document: self, index: 0) }

  func withSource<Result>(_ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
    source.withUnsafeBufferPointer { body(UnsafeBufferPointer(rebasing: $0[start...])) }
  }
}

/// The kinds of JSON values.
package enum JSONKind: String, Hashable, Sendable {
  case object, array, string, number, bool, null
  package var words: Wording { .say("value.\(rawValue)") }
}

/// One value of a document, or the key of a member: its source range and kind.
///
/// A document is a flat array of cells in file order. A container is followed by its contents; the
/// contents of an object are key, value, key, value.
struct JSONCell: Sendable {
  /// What the parser found out about a value, so that nothing is scanned twice.
  struct Marks: OptionSet, Sendable {
    let rawValue: UInt8

    static let escaped = Self(rawValue: 1)
    static let nonASCII = Self(rawValue: 2)
    static let isTrue = Self(rawValue: 4)
  }

  var start: UInt32
  var end: UInt32

  /// For a container the index after its last cell, or its parent while it is being read.
  var link: Int32 = 0

  var kind: JSONKind
  var marks: Marks = []

  /// The source range between the quotes of a text.
  var content: Range<Int> { Int(start) + 1..<Int(end) - 1 }

  /// Lends the unescaped UTF-8 bytes of a text; they are only copied if it has escapes.
  func withText<Result>(
    in bytes: UnsafeBufferPointer<UInt8>, _ body: (UnsafeBufferPointer<UInt8>) -> Result
  ) -> Result {
    let raw = UnsafeBufferPointer(rebasing: bytes[content])
    return marks.contains(.escaped)
      ? raw.unescaped.withUnsafeBufferPointer(body) : body(raw)
  }
}

extension [JSONCell] {
  func next(after index: Int) -> Int {
    self[index].kind == .object || self[index].kind == .array
      ? Int(self[index].link) : index + 1
  }
}

/// One value of a document.
package struct JSONNode: Sendable {
  package let document: JSONDocument
  package let index: Int

  private var cell: JSONCell {
    index < document.cells.count
      ? document.cells[index] : JSONCell(start: 0, end: 0, kind: .null)
  }

  package var kind: JSONKind { cell.kind }

  /// The offset of the value's first byte, counted from the start of the document.
  package var offset: Int { Int(cell.start) }

  /// The line and column of the value, found by reading everything before it.
  package var location: SourceLocation {
    document.withSource { SourceLocation(of: offset, in: $0) }
  }

  package var sourceText: String {
    let cell = cell
    return document.withSource {
      String(decoding: $0[Int(cell.start)..<Int(cell.end)], as: UTF8.self)
    }
  }

  /// The unescaped text; `nil` for any other value.
  package var string: String? { withText { String(decoding: $0, as: UTF8.self) } }

  package var bool: Bool? { kind == .bool ? cell.marks.contains(.isTrue) : nil }

  /// The value of a number without fraction and exponent, if `Int` can hold it.
  package var integer: Int? { numberText.flatMap { Int($0) } }

  /// A number exactly as in the file; `nil` for any other value.
  package var numberText: String? { kind == .number ? sourceText : nil }

  package var isNull: Bool { kind == .null }

  /// Lends the unescaped UTF-8 bytes of a text; `nil` for any other value.
  func withText<Result>(
    _ body: (UnsafeBufferPointer<UInt8>) -> Result
  ) -> Result? {
    let cell = cell
    guard cell.kind == .string else { return nil }
    return document.withSource { cell.withText(in: $0, body) }
  }
}

/// A key of an object and its value.
package struct JSONMember: Sendable {
  package let keyNode: JSONNode

  package var key: String { keyNode.string ?? "" }

  package var value: JSONNode { JSONNode(document: keyNode.document, index: keyNode.index + 1) }
}

extension JSONNode {
  /// The elements of an array; none for any other value.
  package var elements: [JSONNode] {
    children(of: .array).map { JSONNode(document: document, index: $0) }
  }

  /// The members of an object in file order; none for any other value.
  package var members: [JSONMember] {
    children(of: .object).map { JSONMember(keyNode: JSONNode(document: document, index: $0)) }
  }

  func eachMember(_ take: (JSONMember) -> Void) {
    for index in children(of: .object) {
      take(JSONMember(keyNode: JSONNode(document: document, index: index)))
    }
  }

  /// The value of a key, found by a linear search.
  package subscript(key: String) -> JSONNode? {
    let place = children(of: .object).first {
      JSONNode(document: document, index: $0).withText { $0.elementsEqual(key.utf8) } ?? false
    }
    return place.map { JSONNode(document: document, index: $0 + 1) }
  }

  /// The indices of the elements of an array, or of the keys of an object.
  private func children(of kind: JSONKind) -> some Sequence<Int> {
    let (cells, isObject) = (document.cells, kind == .object)
    let end = self.kind == kind ? cells.next(after: index) : index
    return sequence(state: index + 1) { next -> Int? in
      guard next < end else { return nil }
      defer { next = cells.next(after: isObject ? next + 1 : next) }
      return next
    }
  }
}

/// A place in a text file, as editors count: both numbers from 1, columns in Unicode scalars.
package struct SourceLocation: Hashable, Comparable, Sendable, CustomStringConvertible {
  package var line: Int
  package var column: Int

  package init(line: Int, column: Int) { (self.line, self.column) = (line, column) }

  package static func < (left: Self, right: Self) -> Bool {
    (left.line, left.column) < (right.line, right.column)
  }

  package var description: String { "\(line):\(column)" }

  /// Finds the location of `offset` by reading everything before it.
  ///
  /// A line ends in LF, CR LF or CR. A byte order mark at the start takes no column, and neither
  /// does a continuation byte of UTF-8.
  init(of offset: Int, in bytes: UnsafeBufferPointer<UInt8>) {
    self.init(line: 1, column: 1)
    let start = bytes.firstOffset
    advance(over: start..<max(start, offset), in: bytes)
  }

  mutating func advance(over range: Range<Int>, in bytes: UnsafeBufferPointer<UInt8>) {
    let range = range.clamped(to: bytes.indices)
    var lastLine = range.lowerBound
    while case let end = bytes.lineEnd(in: lastLine..<range.upperBound), end < range.upperBound {
      // The second half of CR LF counts no line.
      if bytes[end] == 0x0D || end == 0 || bytes[end - 1] != 0x0D { line += 1 }
      (column, lastLine) = (1, end + 1)
    }
    for index in lastLine..<range.upperBound where bytes[index] & 0xC0 != 0x80 { column += 1 }
  }
}

/// Finds many locations in one document without reading it from the start each time.
package struct LocationIndex: Sendable {
  private static let step = 4096

  private let document: JSONDocument
  private var marks: [SourceLocation] = []

  package init(_ document: JSONDocument) {
    self.document = document
    var place = SourceLocation(line: 1, column: 1)
    document.withSource { bytes in
      for start in stride(from: 0, through: bytes.count, by: Self.step) {
        marks.append(place)
        place.advance(over: max(start, bytes.firstOffset)..<start + Self.step, in: bytes)
      }
    }
  }

  package func location(of offset: Int) -> SourceLocation {
    let mark = min(max(0, offset) / Self.step, marks.count - 1)
    var place = marks[mark]
    document.withSource { bytes in
      let start = max(mark * Self.step, bytes.firstOffset)
      place.advance(over: start..<max(start, offset), in: bytes)
    }
    return place
  }
}
