import CNcurses
import TFieldScreen

/// The bytes that have the terminal write in each style, found out when one is first used.
final class Inks {
  private var pens: Pens
  /// What chooses the letters that are in use anyway, and comes with every change of style.
  private let letters: [UInt8]
  /// What ends any style.
  private let usual: [UInt8]
  /// What each style takes where the terminal writes as it does by itself.
  private var inks: [[UInt8]?]

  /// Makes those of the terminal that was opened last.
  init(_ pens: Pens) {
    self.pens = pens
    letters = Terminfo.string("rmacs") ?? []
    usual = (Terminfo.string("sgr0") ?? []).without(letters)
    inks = Array(repeating: nil, count: Int(UInt8.max) + 1)
  }

  /// Nothing for the terminal's own style, and for those that look like it.
  subscript(style: Style?) -> [UInt8] {
    guard let style else { return [] }
    let index = Int(style.rawValue)
    if let ink = inks[index] { return ink }
    let ink = Self.bytes(of: pens.pen(of: style)).without(letters).withoutReset
    inks[index] = ink
    return ink
  }

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
