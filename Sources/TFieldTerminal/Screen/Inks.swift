import CNcurses
import TFieldScreen

/// The bytes that have the terminal write in each style.
struct Inks {
  /// What ends any style.
  private let usual: [UInt8]
  /// What each style takes where the terminal writes as it does by itself.
  private let inks: [[UInt8]]

  /// Makes those of the terminal that was opened last.
  init(_ pens: Pens) {
    // What chooses the letters that are in use anyway comes with every change of style.
    let letters = Terminfo.string("rmacs") ?? []
    usual = (Terminfo.string("sgr0") ?? []).without(letters)
    inks = Style.allCases.map { Self.bytes(of: pens[$0]).without(letters).withoutReset }
  }

  /// Nothing for the terminal's own style, and for those that look like it.
  subscript(style: Style?) -> [UInt8] { style.map { inks[Int($0.rawValue)] } ?? [] }

  /// Whether two styles look different.
  func differ(_ one: Style?, _ other: Style?) -> Bool {
    one != other && self[one] != self[other]
  }

  /// What changes one style to another.
  func appendChange(from one: Style?, to other: Style?, to bytes: inout [UInt8]) {
    guard differ(one, other) else { return }
    if !self[one].isEmpty { bytes += usual }
    bytes += self[other]
  }

  private static func bytes(of pen: Pens.Pen) -> [UInt8] {
    guard !pen.isUsual else { return [] }
    let longest = 256
    let sent = [UInt8](unsafeUninitializedCapacity: longest) { buffer, count in
      count = tf_pen(pen.attributes, pen.pair, buffer.baseAddress, longest)
    }
    return Terminfo.withoutPauses(sent)
  }
}

extension [UInt8] {
  private static let reset = Array("\u{1B}[0;".utf8)

  /// The change of style without an end of that before it, where there is none to be ended.
  fileprivate var withoutReset: [UInt8] {
    starts(with: Self.reset) ? Array(Self.reset.prefix(2)) + dropFirst(Self.reset.count) : self
  }

  /// The bytes without any occurrence of `part`.
  func without(_ part: [UInt8]) -> [UInt8] {
    guard let first = part.first, contains(first) else { return self }
    var result: [UInt8] = []
    result.reserveCapacity(count)
    var index = 0
    while index < count {
      if self[index] == first, self[index...].starts(with: part) {
        index += part.count
      } else {
        result.append(self[index])
        index += 1
      }
    }
    return result
  }
}
