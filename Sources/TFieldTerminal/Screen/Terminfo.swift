import CNcurses
import Glibc
import TFieldScreen

/// The description of the terminal that was opened last.
enum Terminfo {
  /// A string to be sent, without the pauses that only slow glass needed; `nil` if it has none.
  static func string(_ name: String) -> [UInt8]? {
    raw(name).map { withoutPauses(bytes(at: $0)) }
  }

  /// What makes all rows of the screen scroll, which is also what moves the cursor to the corner.
  static func region(rows: Int) -> [UInt8] {
    guard let region = numeric("csr"), let sent = tf_with_rows(region, Int32(clamping: rows))
    else { return [] }
    return withoutPauses(bytes(at: sent)) + (string("home") ?? [])
  }

  /// Whether the cursor can be put anywhere.
  static var hasAddress: Bool { numeric("cup") != nil }

  /// What moves the cursor to a place.
  static func address(of place: Point) -> [UInt8] {
    guard let address = numeric("cup"),
      let sent = tf_with_place(address, Int32(clamping: place.row), Int32(clamping: place.column))
    else { return [] }
    return withoutPauses(bytes(at: sent))
  }

  static func has(_ flag: String) -> Bool { tigetflag(flag) > 0 }

  static func number(_ name: String) -> Int { Int(tigetnum(name)) }

  /// Whether colours are numbered by their mixture.
  static var isDirect: Bool { tigetflag("RGB") > 0 || tigetnum("RGB") > 0 || raw("RGB") != nil }

  /// Drops every `$<…>`.
  static func withoutPauses(_ bytes: [UInt8]) -> [UInt8] {
    var rest = bytes[...]
    var result: [UInt8] = []
    while let start = rest.firstIndex(of: UInt8(ascii: "$")) {
      let end = rest[start...].firstIndex(of: UInt8(ascii: ">"))
      let isPause = rest.dropFirst(start - rest.startIndex + 1).first == UInt8(ascii: "<")
      guard isPause, let end else { break }
      result += rest[..<start]
      rest = rest[(end + 1)...]
    }
    return result + rest
  }

  private static func raw(_ name: String) -> UnsafeMutablePointer<CChar>? {
    let string = tigetstr(name)
    // -1 is its word for a name that is no string at all.
    return Int(bitPattern: string) == -1 ? nil : string
  }

  /// A string that takes numbers: where it wants text, a number would be read as an address.
  private static func numeric(_ name: String) -> UnsafeMutablePointer<CChar>? {
    guard let string = raw(name), !wantsText(bytes(at: string)) else { return nil }
    return string
  }

  /// Whether a parameter is printed as text, or measured as one: `%s`, `%5.2s`, `%l`.
  static func wantsText(_ capability: [UInt8]) -> Bool {
    capability.split(separator: UInt8(ascii: "%")).contains { piece in
      let letter = piece.drop { "0123456789:#-+. ".utf8.contains($0) }.first
      return letter == UInt8(ascii: "s") || letter == UInt8(ascii: "l")
    }
  }

  private static func bytes(at string: UnsafeMutablePointer<CChar>) -> [UInt8] {
    UnsafeBufferPointer(start: string, count: strlen(string)).map(UInt8.init(bitPattern:))
  }
}
