/// A text or a sequence of bytes that was made to do harm where it is shown, read or kept.
public struct HostileString: Sendable, Hashable {
  /// What it is meant to harm.
  public enum Kind: String, CaseIterable, Sendable {
    case control, escape, report, command, eightBit, paste
    case bidirectional, invisible, marks, emoji, rightToLeft, brokenUTF8, lookalike
    case shell, sql, format, path, json, csv, markup, pattern, number, long
  }

  public let kind: Kind
  public let name: String
  public let bytes: [UInt8]

  init(_ kind: Kind, _ name: String, _ bytes: [UInt8]) {
    (self.kind, self.name, self.bytes) = (kind, name, bytes)
  }

  init(_ kind: Kind, _ name: String, _ text: String) { self.init(kind, name, Array(text.utf8)) }

  /// The text, unless it is none.
  public var text: String? { String(validating: bytes, as: UTF8.self) }

  /// What a reader makes of it that mends what is no UTF-8.
  public var mended: String { String(decoding: bytes, as: UTF8.self) }

  /// Whether it can be an argument of a program, or a part of a file's name.
  public var hasNUL: Bool { bytes.contains(0) }

  public static let all: [Self] =
    controls + escapes + reports + commands + eightBit + pastes + bidirectional + invisible + marks
    + emoji + rightToLeft + brokenUTF8 + lookalikes + shell + sql + formats + paths + json + csv
    + markup + patterns + numbers + long

  /// Those that are text, as form files can hold it.
  public static let texts = all.filter { $0.text != nil && !$0.hasNUL }

  /// A list of texts, each with its name.
  static func list(_ kind: Kind, _ texts: KeyValuePairs<String, String>) -> [Self] {
    texts.map { Self(kind, $0.key, $0.value) }
  }

  /// A list of scalars between letters, each named by its number.
  static func list(_ kind: Kind, scalars: some Sequence<UInt32>) -> [Self] {
    scalars.compactMap(Unicode.Scalar.init).map { scalar in
      Self(kind, "U+" + String(scalar.value, radix: 16, uppercase: true), "a\(scalar)b")
    }
  }
}

extension HostileString: CustomStringConvertible {
  public var description: String { "\(kind.rawValue): \(name)" }
}
