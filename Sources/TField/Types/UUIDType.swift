/// A universally unique identifier: `123e4567-e89b-12d3-a456-426614174000`.
public struct UUIDType: FieldType {
  private static let digits: CharacterClass = .scalars(["0"..."9", "A"..."F", "a"..."f"])
  private static let template = Template(
    "XXXXXXXX-XXXX-XXXX-XXXX-XXXXXXXXXXXX", slots: ["X": digits])

  public let label = Wording.label(.uuid)
  public let priority = 1.2

  public init() {}

  public func template(for data: String) -> Template? { Self.template }

  public func filter(_ text: String, _ edit: Edit) -> String {
    Self.bare(text).filter(\.isASCIIHexDigit)
  }

  public func reception(of text: String, into data: String, _ edit: Edit) -> Reception {
    KeptRun.reception(of: String(Self.bare(text)), edit) { $0.isASCIIHexDigit || "- ".contains($0) }
  }

  /// The text without the name that RFC 9562 puts before it in a URN.
  private static func bare(_ text: String) -> Substring {
    let name = "urn:uuid:"
    let start = text.drop(while: \.isWhitespace)
    return start.prefix(name.count).lowercased() == name ? start.dropFirst(name.count) : text[...]
  }

  public func live(_ data: String) -> FieldError? {
    data.allSatisfy(\.isASCIIHexDigit) && data.count <= 32
      ? nil : FieldError(.uuid, .identifier(.uuidShape))
  }

  public func result(_ data: String) -> FieldError? {
    data.count < 32 ? FieldError(.incomplete, .identifier(.uuidShape)) : nil
  }

  public func finish(_ data: String) -> String { data.lowercased() }

  public func hint(_ data: String) -> Wording? {
    data.count < 32 ? .length(.charactersLeft(32 - data.count)) : nil
  }
}

extension FieldType where Self == UUIDType {
  public static var uuid: Self { Self() }
}
