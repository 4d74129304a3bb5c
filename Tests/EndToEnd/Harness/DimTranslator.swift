/// Turns dim into blinking, since the emulator knows the one and not the other.
///
/// It rewrites `ESC [ … m` alone, and keeps what is unfinished for the next bytes.
struct DimTranslator {
  private var pending: [UInt8] = []

  mutating func translate(_ bytes: [UInt8]) -> [UInt8] {
    var result: [UInt8] = []
    for byte in bytes {
      pending.append(byte)
      if isUnfinished { continue }
      result += finished
      pending = byte == 0x1B && pending.count > 1 ? [byte] : []
    }
    return result
  }

  private var isUnfinished: Bool {
    guard pending.first == 0x1B else { return false }
    guard pending.count > 1 else { return true }
    guard pending[1] == UInt8(ascii: "[") else { return false }
    guard let last = pending.last, pending.count > 2 else { return true }
    return last == UInt8(ascii: ";") || last == UInt8(ascii: ":") || (0x30...0x39).contains(last)
  }

  private var finished: [UInt8] {
    if pending.count > 1, pending.last == 0x1B { return pending.dropLast() }
    guard pending.count > 2, pending.last == UInt8(ascii: "m") else { return pending }
    var parameters = pending.dropFirst(2).dropLast().split(
      separator: UInt8(ascii: ";"), omittingEmptySubsequences: false
    ).map { String(decoding: $0, as: UTF8.self) }
    // In `38;5;2` and `48;2;…` the numbers are a colour.
    guard !parameters.contains("38"), !parameters.contains("48") else { return pending }
    parameters = parameters.map { $0 == "2" ? "5" : $0 == "22" ? "22;25" : $0 }
    return [0x1B, UInt8(ascii: "[")] + parameters.joined(separator: ";").utf8 + [UInt8(ascii: "m")]
  }
}
