/// A type whose data is ASCII, and is judged byte by byte: a record needs no text for it.
protocol ASCIIType: FieldType {
  /// Judges data; never called with empty data.
  func judge(_ data: Span<UInt8>) -> Parse.State

  /// The data in a text that is written just as the field would show it, or as bare data.
  func data(in text: Span<UInt8>) -> ShortData?

  /// The characters of its data, where it has no mask.
  static var signs: ASCIISet { get }

  /// False if leaving the field would change data that is whole.
  func isFinished(_ data: Span<UInt8>) -> Bool
}

extension ASCIIType {
  package func judge(_ data: String) -> Parse.State { judge(data.utf8.span) }
  static var signs: ASCIISet { .digits }
  func isFinished(_ data: Span<UInt8>) -> Bool { true }

  func data(in text: Span<UInt8>) -> ShortData? {
    if let template = template(for: "") { return template.data(in: text) }
    return text.count <= capacity(for: "") ? ShortData(text, of: Self.signs) : nil
  }

  package func isPlainlyGood(_ text: Span<UInt8>) -> Bool {
    guard let data = data(in: text), data.count > 0 else { return false }
    let bytes = data.bytes.span.extracting(..<data.count)
    guard case .whole = judge(bytes) else { return false }
    return isFinished(bytes)
  }

  package func data(writtenAs bytes: Span<UInt8>) -> String {
    data(in: bytes)?.text ?? String(bytes)
  }
}

/// A few bytes of data, kept without allocating.
struct ShortData {
  private(set) var bytes = InlineArray<64, UInt8>(repeating: 0)
  private(set) var count = 0

  init() {}

  var text: String { String(bytes.span.extracting(..<count)) }

  /// False if there is no room left.
  mutating func append(_ byte: UInt8) -> Bool {
    guard count < bytes.count else { return false }
    bytes[count] = byte
    count += 1
    return true
  }

  /// A text of these characters alone, or of groups of them with single spaces between.
  init?(_ text: Span<UInt8>, of signs: ASCIISet, inGroups mayHaveSpaces: Bool = false) {
    var isBehindSpace = true
    for index in text.indices {
      let isSpace = mayHaveSpaces && text[index] == 0x20
      guard isSpace ? !isBehindSpace : signs.contains(text[index]) && append(text[index]) else {
        return nil
      }
      isBehindSpace = isSpace
    }
    if isBehindSpace { return nil }
  }
}
