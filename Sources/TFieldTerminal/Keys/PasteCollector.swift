/// Gathers the bytes of a bracketed paste until the terminal says that it is over.
struct PasteCollector {
  /// More than the longest text of a field holds; what comes after is dropped.
  static let mostBytes = 2 << 20

  private static let end: [UInt8] = Array("\u{1B}[201~".utf8)

  private var bytes: [UInt8] = []
  /// How much of ``end`` the last bytes were.
  private var matched = 0

  /// What was pasted, with one replacement character for each part that is no UTF-8.
  var text: String { String(decoding: bytes, as: UTF8.self) }

  /// Takes one byte; `true` when it ended the paste.
  mutating func feed(_ byte: UInt8) -> Bool {
    if byte == Self.end[matched] {
      matched += 1
    } else {
      keepMatched()
      // Only its first byte is an escape, so no shorter match can be hidden in a failed one.
      matched = byte == Self.end[0] ? 1 : 0
      if matched == 0 { keep(byte) }
    }
    return matched == Self.end.count
  }

  /// Counts the beginning of an end that never came as pasted.
  mutating func keepMatched() {
    for byte in Self.end.prefix(matched) { keep(byte) }
    matched = 0
  }

  private mutating func keep(_ byte: UInt8) {
    if bytes.count < Self.mostBytes { bytes.append(byte) }
  }
}
