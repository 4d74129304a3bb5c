/// The name of a street, written with word capitals: `5th Ave NE`.
public struct Street: FieldType {
  private static let capitals = WordCapitals(keptWords: ["NE", "NW", "SE", "SW", "PO"])

  public let label = Wording.label(.street)
  public let priority = 1.5

  public init() {}

  public func shown(_ data: String) -> String { Self.capitals.shown(data) }

  public func finish(_ data: String) -> String { Self.capitals.settled(data.withoutOuterSpace) }
}

extension Street {
  public func isPlainlyGood(_ bytes: Span<UInt8>) -> Bool { bytes.arePlainWords(of: .printable) }
}

extension FieldType where Self == Street {
  public static var street: Self { Self() }
}
