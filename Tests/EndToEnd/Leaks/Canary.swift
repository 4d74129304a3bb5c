import Foundation

/// A secret that nothing else looks like, and every guise in which it could get out.
struct Canary: Sendable, CustomStringConvertible {
  let id: String
  /// As a person types it.
  let typed: String
  /// Long enough not to be met by chance.
  private let isLong: Bool

  init(_ id: String, _ typed: String) {
    (self.id, self.typed) = (id, typed)
    isLong = typed.count > 6
  }

  var description: String { id }

  static let all = [
    Canary("card", "4929718346025510"), Canary("cvv", "739"), Canary("ssn", "527814936"),
    Canary("pass", "Kanarien-Vogel 77 singt"), Canary("note", "Zeisig\"Fink\\4711"),
  ]

  /// The fields that take them.
  static let rows = """
    { "id": "name", "type": "phrase", "label": "Name" },
    { "id": "card", "type": "credit", "label": "Card" },
    { "id": "cvv", "type": "cvv", "label": "CVV" },
    { "id": "ssn", "type": "ssn", "label": "SSN" },
    { "id": "pass", "type": "password", "label": "Pass" },
    { "id": "note", "type": "phrase", "label": "Secret", "secret": true },
    { "id": "last", "type": "phrase", "label": "Last" }
    """

  /// The guises in which it must not be found.
  var guises: [[UInt8]] {
    // Three digits stand everywhere by chance; they are looked for as a text of their own.
    guard isLong else {
      return ["\"\(typed)\"", "=\(typed)\n", " \(typed)\n"].map { Array($0.utf8) }
    }
    return texts.flatMap(guises)
  }

  private func guises(of text: String) -> [[UInt8]] {
    let bytes = Array(text.utf8)
    let escaped = text.unicodeScalars.map { String(format: "\\u%04x", $0.value) }.joined()
    var guises: [[UInt8]] = [bytes, bytes.reversed(), Array(escaped.utf8)]
    guises += [Self.hex(bytes, "%02x"), Self.hex(bytes, "%02X")]
    guises += Self.hexInWords(bytes)
    guises += base64(bytes)
    guises += [wide(text, littleEndian: true), wide(text, littleEndian: false)]
    return guises
  }

  /// The whole, in groups, and what a JSON writer makes of it.
  private var texts: [String] {
    let groups = typed.allSatisfy(\.isNumber) ? [grouped(" "), grouped("-")] : []
    let escaped = typed.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
    return Array(Set([typed, escaped] + groups))
  }

  private func grouped(_ separator: String) -> String {
    let cuts = id == "ssn" ? [3, 5] : [4, 8, 12]
    return typed.enumerated().map { (cuts.contains($0) ? separator : "") + String($1) }.joined()
  }

  private static func hex(_ bytes: [UInt8], _ format: String) -> [UInt8] {
    Array(bytes.map { String(format: format, $0) }.joined().utf8)
  }

  /// As a dump of memory has it, in words of eight bytes.
  private static func hexInWords(_ bytes: [UInt8]) -> [[UInt8]] {
    guard bytes.count >= 8 else { return [] }
    return [hex(bytes.prefix(8).reversed(), "%02x")]
  }

  /// The part of it that is the same whatever stands around, for each place in a group of three.
  private func base64(_ bytes: [UInt8]) -> [[UInt8]] {
    (0..<3).map { shift in
      let text = Data([UInt8](repeating: 0x78, count: shift) + bytes).base64EncodedString()
      return Array(text.utf8.dropFirst(shift == 0 ? 0 : 4).dropLast(4))
    }
  }

  private func wide(_ text: String, littleEndian: Bool) -> [UInt8] {
    text.utf16.flatMap { unit in
      let bytes = [UInt8(unit & 0xFF), UInt8(unit >> 8)]
      return littleEndian ? bytes : bytes.reversed()
    }
  }

  /// Whether it is in some bytes, in whatever guise.
  func isFound(in bytes: [UInt8]) -> Bool {
    let data = Data(bytes)
    return guises.contains { data.range(of: Data($0)) != nil }
  }
}
