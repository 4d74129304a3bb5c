/// A name for the end of an address: `summer-sale-2026`.
public struct Slug: FieldType {
  public let label = Wording.label(.slug)
  public let priority = 1.2

  public init() {}

  /// Letters become small, whatever parts words becomes one hyphen.
  public func filter(_ text: String, _ edit: Edit) -> String {
    guard edit != .deleting else { return text }
    var kept = ""
    for character in text {
      if character.isASCIIDigit || character.isASCIILetter {
        kept += character.lowercased()
      } else if "-_ ".contains(character), !kept.isEmpty, !kept.hasSuffix("-") {
        kept.append("-")
      }
    }
    return kept
  }

  public func live(_ data: String) -> FieldError? {
    let isRight = data.allSatisfy { $0.isASCIIDigit || $0 == "-" || $0.isSmallASCIILetter }
    return isRight && !data.hasPrefix("-") && !data.utf8.holds("--".utf8)
      ? nil : FieldError(.slug, .identifier(.slugShape))
  }

  public func result(_ data: String) -> FieldError? {
    data.hasSuffix("-") ? FieldError(.slug, .identifier(.slugShape)) : nil
  }

  public func hint(_ data: String) -> Wording? { .identifier(.slugShape) }
}

extension Character {
  fileprivate var isSmallASCIILetter: Bool { ("a"..."z").contains(self) && isASCIILetter }
}

extension FieldType where Self == Slug {
  public static var slug: Self { Self() }
}
