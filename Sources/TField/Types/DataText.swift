/// A code or a key: anything but white space.
package struct DataText: FieldType {
  package let label = Wording.label(.data)

  package init() {}

  package let subject = Subject.code

  package func parse(_ text: String) -> Parse { .code(text) }
}

extension DataText {
  package func isPlainlyGood(_ bytes: Span<UInt8>) -> Bool {
    bytes.count <= FieldLimits.graphemes && bytes.arePlainSigns
  }
}

extension Parse {
  /// A text without white space inside, however much stands around it.
  static func code(_ text: String) -> Self {
    let body = text.trimmed
    guard let index = body.firstIndex(where: \.isWhitespace) else { return .data(String(body)) }
    return .stranger(index, in: text, of: .code)
  }
}

extension Span<UInt8> {
  /// True if there are plain characters and no space among them.
  var arePlainSigns: Bool { count > 0 && allPlain { $0 != 0x20 } }
}
