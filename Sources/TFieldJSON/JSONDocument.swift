/// A JSON document: its source bytes, and where in them every value stands.
///
/// Nothing is copied or converted until it is asked for. ``root`` gives the values as nodes. Loops
/// over many small documents use the methods that take an index, which allocate nothing: index 0 is
/// the root, and `forEachMember` and `forEachElement` give the others.
package struct JSONDocument: Sendable {
  var source: [UInt8] = []
  var start = 0
  var cells: [JSONCell] = []

  /// Creates an empty document to be read into; its root is null.
  package init() {}

  /// The outermost value.
  package var root: JSONNode { JSONNode(JSONSource(self), 0) }

  /// The value at `index`.
  package func node(at index: Int) -> JSONNode { JSONNode(JSONSource(self), index) }

  /// Removes the source and all values, and keeps the storage for the next document.
  package mutating func clear() {
    source = []
    start = 0
    cells.removeAll(keepingCapacity: true)
  }
}

extension JSONDocument {
  /// The kind of the value at `index`.
  package func kind(at index: Int) -> JSONKind { cell(at: index).kind }

  /// The offset of the value's first byte, counted from the start of the document.
  package func offset(at index: Int) -> Int { Int(cell(at: index).start) }

  /// The line and column of the value, found by reading everything before it.
  package func location(at index: Int) -> SourceLocation {
    withSource { SourceLocation(of: offset(at: index), in: $0) }
  }

  /// The source of the value, exactly as in the file.
  package func sourceText(at index: Int) -> String {
    let cell = cell(at: index)
    return withSource { String(decoding: $0[cell.extent], as: UTF8.self) }
  }

  /// The characters of a text, its escapes resolved; `nil` for any other value.
  package func string(at index: Int) -> String? {
    withText(at: index) { String(decoding: $0, as: UTF8.self) }
  }

  package func bool(at index: Int) -> Bool? {
    let cell = cell(at: index)
    return cell.kind == .bool ? cell.marks.contains(.isTrue) : nil
  }

  /// The value of a number without fraction and exponent, if `Int` can hold it.
  package func integer(at index: Int) -> Int? {
    let cell = cell(at: index)
    return cell.marks.contains(.integral) ? Int(sourceText(at: index)) : nil
  }

  /// A number exactly as in the file; `nil` for any other value.
  package func numberText(at index: Int) -> String? {
    kind(at: index) == .number ? sourceText(at: index) : nil
  }

  /// Lends the UTF-8 bytes of a text, its escapes resolved; `nil` for any other value.
  package func withText<Result>(
    at index: Int, _ body: (UnsafeBufferPointer<UInt8>) -> Result
  ) -> Result? {
    let cell = cell(at: index)
    guard cell.kind == .string else { return nil }
    return withSource { cell.withText(in: $0, body) }
  }

  /// Appends the UTF-8 bytes of a text, its escapes resolved; false for any other value.
  package func appendText(at index: Int, to bytes: inout [UInt8]) -> Bool {
    withText(at: index) { bytes.append(contentsOf: $0) } != nil
  }

  /// True if the value at `index` is a text of exactly the UTF-8 bytes of `text`.
  package func bytesEqual(at index: Int, to text: String) -> Bool {
    withText(at: index) { $0.elementsEqual(text.utf8) } ?? false
  }

  /// Calls `body` with the indices of each member's key and value, in file order.
  package func forEachMember(of index: Int, _ body: (_ key: Int, _ value: Int) -> Void) {
    guard kind(at: index) == .object else { return }
    let end = next(after: index)
    var key = index + 1
    while key < end {
      body(key, key + 1)
      key = next(after: key + 1)
    }
  }

  /// Calls `body` with the index of each element of an array, in file order.
  package func forEachElement(of index: Int, _ body: (_ element: Int) -> Void) {
    guard kind(at: index) == .array else { return }
    let end = next(after: index)
    var element = index + 1
    while element < end {
      body(element)
      element = next(after: element)
    }
  }
}

extension JSONDocument {
  /// The index after the value at `index` and everything in it.
  func next(after index: Int) -> Int { cells.next(after: index) }

  private func cell(at index: Int) -> JSONCell {
    cells.indices.contains(index) ? cells[index] : .blank
  }

  func withSource<Result>(_ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
    source.withUnsafeBufferPointer { body(UnsafeBufferPointer(rebasing: $0[start...])) }
  }
}

extension [JSONCell] {
  /// The index after the value at `index` and everything in it.
  func next(after index: Int) -> Int {
    self[index].isContainer ? Int(self[index].link) : index + 1
  }
}
