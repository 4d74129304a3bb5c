/// A few hostile texts that are tried together, each in every place in turn.
public struct HostileBatch: Sendable, CustomStringConvertible {
  public let number: Int
  public let texts: [String]

  /// What more of a text has, its beginning has as well.
  private static let longest = 400

  /// All texts, so many at a time.
  public static func all(of size: Int) -> [Self] {
    let texts = HostileString.all.map { hostile in
      String(String.UnicodeScalarView(hostile.mended.unicodeScalars.prefix(longest)))
    }
    return stride(from: 0, to: texts.count, by: size).map { start in
      Self(number: start / size, texts: Array(texts[start..<min(start + size, texts.count)]))
    }
  }

  public var description: String { "batch \(number)" }

  /// The text for a place, another one in each round.
  public func text(_ place: Int, round: Int) -> String {
    texts.isEmpty ? "" : texts[(place + round) % texts.count]
  }
}
