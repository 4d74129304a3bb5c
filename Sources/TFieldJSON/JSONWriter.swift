/// Writes JSON as UTF-8 bytes, in exactly the order of the calls.
///
/// What could steer a terminal or disguise the text is written as an escape: controls, C1,
/// bidirectional marks, the Unicode line separators and the byte order mark.
///
/// ```swift
/// var writer = JSONWriter(.line)
/// writer.object {
///   $0.key("record")
///   $0.integer(1)
/// }
/// writer.bytes  // {"record":1}
/// ```
package struct JSONWriter: Sendable {
  /// How the values are laid out.
  package enum Layout: Sendable {
    /// Everything on one line, without a space.
    case line

    /// One member or element a line, indented by two spaces.
    case pretty
  }

  /// What was written; the caller may add to it between documents.
  package var bytes: [UInt8]

  package let layout: Layout
  private var depth = 0
  private var isFirst = true
  private var isAfterKey = false

  /// Makes a writer that goes on after what is already in `bytes`.
  package init(_ layout: Layout, appendingTo bytes: [UInt8] = []) {
    self.layout = layout
    self.bytes = bytes
  }
}

extension JSONWriter {
  /// Writes an object, whose members are what `body` writes.
  package mutating func object(_ body: (inout Self) -> Void) {
    container(UInt8(ascii: "{"), UInt8(ascii: "}"), body)
  }

  /// Writes an array, whose elements are what `body` writes.
  package mutating func array(_ body: (inout Self) -> Void) {
    container(UInt8(ascii: "["), UInt8(ascii: "]"), body)
  }

  /// Writes the key of the value that is written next.
  package mutating func key(_ key: String) {
    beginItem()
    bytes.appendJSONText(key)
    bytes.append(UInt8(ascii: ":"))
    if layout == .pretty { bytes.append(UInt8(ascii: " ")) }
    isAfterKey = true
  }

  package mutating func string(_ text: String) {
    beginItem()
    bytes.appendJSONText(text)
  }

  package mutating func integer(_ value: Int) { literal("\(value)") }
  package mutating func bool(_ value: Bool) { literal(value ? "true" : "false") }
  package mutating func null() { literal("null") }

  /// Writes a number as it is spelt, or as a text if JSON has no such number.
  package mutating func number(_ text: String) {
    let isNumber = (try? JSONReader().read(Array(text.utf8)))?.numberText(at: 0) == text
    if isNumber { literal(text) } else { string(text) }
  }

  private mutating func literal(_ text: String) {
    beginItem()
    bytes.append(contentsOf: text.utf8)
  }
}

extension JSONWriter {
  private mutating func container(
    _ opener: UInt8, _ closer: UInt8, _ body: (inout Self) -> Void
  ) {
    beginItem()
    bytes.append(opener)
    depth &+= 1
    isFirst = true
    body(&self)
    depth &-= 1
    if !isFirst { breakLine() }
    bytes.append(closer)
    isFirst = false
  }

  /// Separates what is written next from what stands before it.
  private mutating func beginItem() {
    guard !isAfterKey else { return isAfterKey = false }
    guard depth > 0 else { return }
    if !isFirst { bytes.append(UInt8(ascii: ",")) }
    isFirst = false
    breakLine()
  }

  private mutating func breakLine() {
    guard layout == .pretty else { return }
    bytes.append(UInt8(ascii: "\n"))
    bytes.append(contentsOf: repeatElement(UInt8(ascii: " "), count: depth &* 2))
  }
}
