/// A JSON document that was read: its source bytes, and where in them every value stands.
///
/// Nothing is copied or converted until it is asked for. ``root`` gives the values as nodes. For
/// loops over very many small documents the methods that take an index do without any counting of
/// references: index 0 is the root, and the others come from `forEachMember` and
/// `forEachElement`.
package struct JSONDocument: Sendable {
  var source: [UInt8] = []
  var start = 0
  var tape = JSONTape()

  /// An empty document, to be read into; its root is null.
  package init() {}

  /// The outermost value.
  package var root: JSONNode { JSONNode(shared: JSONShared(self), index: 0) }

  /// Forgets the source and all values, and keeps the memory for the next document.
  package mutating func clear() {
    source = []
    start = 0
    tape.removeAll()
  }
}

extension JSONDocument {
  /// What the value at `index` is.
  package func kind(at index: Int) -> JSONKind { cell(at: index).kind }

  /// The byte at which the value at `index` begins, counted from the start of the document.
  package func offset(at index: Int) -> Int { Int(cell(at: index).start) }

  /// The line and column at which the value at `index` begins.
  package func location(at index: Int) -> SourceLocation {
    withSource { tape.location(of: offset(at: index), in: $0) }
  }

  /// The source of the value at `index`, as it stands in the file.
  package func sourceText(at index: Int) -> String {
    let cell = cell(at: index)
    return withSource { String(decoding: $0[cell.extent], as: UTF8.self) }
  }

  /// The characters of a text, its escapes resolved.
  package func string(at index: Int) -> String? {
    let cell = cell(at: index)
    guard cell.kind == .string else { return nil }
    return withSource { cell.text(in: $0) }
  }

  package func bool(at index: Int) -> Bool? {
    let cell = cell(at: index)
    return cell.kind == .bool ? cell.marks.contains(.isTrue) : nil
  }

  /// The value of a number without fraction and exponent, if `Int` can hold it.
  package func integer(at index: Int) -> Int? {
    let cell = cell(at: index)
    guard cell.kind == .number, cell.marks.contains(.integral) else { return nil }
    return withSource { $0.integer(in: cell.extent) }
  }

  /// A number exactly as it stands in the file.
  package func numberText(at index: Int) -> String? {
    kind(at: index) == .number ? sourceText(at: index) : nil
  }

  /// Lends the UTF-8 bytes of a text, its escapes resolved, or `nil` for any other value.
  package func withText<Result>(
    at index: Int, _ body: (UnsafeBufferPointer<UInt8>) -> Result
  ) -> Result? {
    let cell = cell(at: index)
    guard cell.kind == .string else { return nil }
    return withSource { cell.withText(in: $0, body) }
  }

  /// Whether the value at `index` is a text of exactly these UTF-8 bytes.
  package func bytesEqual(at index: Int, to bytes: [UInt8]) -> Bool {
    withText(at: index) { $0.count == bytes.count && $0.elementsEqual(bytes) } ?? false
  }

  /// Whether the value at `index` is a text of exactly the UTF-8 bytes of `text`.
  package func bytesEqual(at index: Int, to text: String) -> Bool {
    withText(at: index) { bytes in
      let text = text.utf8
      guard bytes.count == text.count else { return false }
      return text.withContiguousStorageIfAvailable { bytes.elementsEqual($0) }
        ?? bytes.elementsEqual(text)
    } ?? false
  }

  /// The value of a key of the object at `index`.
  package func value(of key: String, in index: Int) -> Int? {
    guard kind(at: index) == .object, !isFolded(at: index) else { return nil }
    let print = KeyPrint(of: key)
    let end = tape.next(after: index)
    var place = index &+ 1
    while place < end {
      if self.print(at: place) == print, bytesEqual(at: place, to: key) { return place &+ 1 }
      place = tape.next(after: place &+ 1)
    }
    return nil
  }

  /// The print of the key at `index`, its escapes resolved.
  package func print(at index: Int) -> KeyPrint {
    let cell = cell(at: index)
    guard cell.marks.contains(.escaped) else { return KeyPrint(value: cell.link) }
    return withText(at: index) { KeyPrint($0, $0.indices) } ?? KeyPrint(value: 0)
  }

  /// Whether the key at `index` has a name, of which the halves are at hand.
  package func isKey(at index: Int, _ name: String, _ halves: KeyHalves) -> Bool {
    let cell = cell(at: index)
    guard halves.areWhole, !cell.marks.contains(.escaped) else {
      return bytesEqual(at: index, to: name)
    }
    return withSource { KeyHalves($0, cell.content) == halves }
  }

  /// Whether the value at `index` is a text that begins with something to be seen, in ASCII.
  package func startsPlainly(at index: Int) -> Bool {
    let cell = cell(at: index)
    guard cell.kind == .string, cell.content.count > 0 else { return false }
    let first = withSource { $0[cell.content.lowerBound] }
    return first > 0x20 && first < 0x7F && first != UInt8(ascii: "\\")
  }

  /// Whether the value at `index` is a number of a few digits and no others, as most are.
  package func isShortInteger(at index: Int) -> Bool {
    let cell = cell(at: index)
    return cell.marks.contains(.integral) && cell.extent.count < 16
  }

  /// The print of a value as it is written.
  package func sourcePrint(at index: Int) -> KeyPrint {
    let cell = cell(at: index)
    return withSource { KeyPrint($0, cell.extent) }
  }

  /// Whether two values are written alike, byte for byte.
  package func isWritten(at index: Int, likeAt other: Int) -> Bool {
    let (first, second) = (cell(at: index).extent, cell(at: other).extent)
    guard first.count == second.count else { return false }
    return withSource { $0.isSame(first, second) }
  }

  /// Calls `body` with the indices of each member's key and value, in the order of the file; with
  /// none of a folded object.
  package func forEachMember(of index: Int, _ body: (_ key: Int, _ value: Int) -> Void) {
    guard kind(at: index) == .object, !isFolded(at: index) else { return }
    let end = tape.next(after: index)
    var key = index &+ 1
    while key < end {
      body(key, key &+ 1)
      key = tape.next(after: key &+ 1)
    }
  }

  /// Calls `body` with the index of each element of an array, in the order of the file.
  package func forEachElement(of index: Int, _ body: (_ element: Int) -> Void) {
    guard kind(at: index) == .array else { return }
    let end = tape.next(after: index)
    var element = index &+ 1
    while element < end {
      body(element)
      element = tape.next(after: element)
    }
  }
}

extension JSONDocument {
  /// The cell at `index`; null where there is none.
  func cell(at index: Int) -> JSONCell {
    index >= 0 && index < tape.count ? tape.cells[index] : .blank
  }

  func withSource<Result>(_ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
    source.withUnsafeBufferPointer { body(UnsafeBufferPointer(rebasing: $0[start...])) }
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// The value of an optional minus and digits, if `Int` can hold it.
  fileprivate func integer(in range: Range<Int>) -> Int? {
    let isNegative = self[range].first == UInt8(ascii: "-")
    var value = 0
    for byte in self[range].dropFirst(isNegative ? 1 : 0) {
      let (tens, isTooLarge) = value.multipliedReportingOverflow(by: 10)
      let digit = Int(byte) &- 0x30
      let (sum, isPastEnd) = tens.addingReportingOverflow(isNegative ? 0 &- digit : digit)
      guard !isTooLarge, !isPastEnd else { return nil }
      value = sum
    }
    return value
  }
}
