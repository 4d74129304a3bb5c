/// The name of a person, written with word capitals: `Mary-Jane O'Brien`.
public struct Name: FieldType {
  private static let words = WordFilter("'’-. ")
  private static let capitals = WordCapitals()

  public let label = Wording.label(.name)
  public let priority = 1.5

  public init() {}

  public func filter(_ text: String, _ edit: Edit) -> String { Self.words.kept(text) }

  public func shown(_ data: String) -> String { Self.capitals.shown(data) }

  public func finish(_ data: String) -> String { Self.capitals.settled(data.withoutOuterSpace) }
}

extension FieldType where Self == Name {
  public static var name: Self { Self() }
}
