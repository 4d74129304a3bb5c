/// A city of any country, written with word capitals: `Frankfurt (Oder)`.
public struct InternationalCity: FieldType {
  private static let words = WordFilter("-.'’ /()&", for: .city)
  private static let capitals = WordCapitals(apostrophe: .afterOneLetter)

  public let label = Wording.label(.city)
  public let subject = Subject.city
  public let priority = 1.5

  public init() {}

  public func read(_ text: String) -> Reading { Self.words.read(text) }
  public func fitting(_ text: String) -> String? { read(text).data }

  public func filter(_ text: String, _ edit: Edit) -> String { Self.words.kept(text) }

  public func shown(_ data: String) -> String { Self.capitals.shown(data) }

  public func finish(_ data: String) -> String { Self.capitals.settled(data.withoutOuterSpace) }
}

extension InternationalCity {
  private static let signs = ASCIISet("-.' /()&")

  public func isPlainlyGood(_ bytes: Span<UInt8>) -> Bool {
    bytes.arePlainWords(of: Self.signs)
  }
}

extension FieldType where Self == InternationalCity {
  public static var internationalCity: Self { Self() }
}
