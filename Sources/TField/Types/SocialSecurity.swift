/// A Social Security number of the United States: `123-45-6789`.
public struct SocialSecurity: FieldType {
  private static let template: Template = "000-00-0000"

  public let label = Wording.label(.ssn)
  public let priority = 0.7
  public let isSecret = true
  public let mask = Mask.lastFour
  public let refusesOverflow = true

  public init() {}

  public func template(for data: String) -> Template? { Self.template }

  public func filter(_ text: String, _ edit: Edit) -> String { text.asciiDigits }

  /// No number has area 000, 666 or 900–999, group 00 or serial 0000.
  public func live(_ data: String) -> FieldError? {
    if data.hasPrefix("9") || data.hasPrefix("666") || data.hasPrefix("000") {
      return FieldError(.prefix, .identifier(.impossibleSSN))
    }
    let isZero = data.dropFirst(3).hasPrefix("00") || data.dropFirst(5).hasPrefix("0000")
    return isZero ? FieldError(.zero, .identifier(.impossibleSSN)) : nil
  }

  public func result(_ data: String) -> FieldError? {
    data.count == 9 ? nil : FieldError(.incomplete, .length(.enterDigits(9)))
  }

  public func hint(_ data: String) -> Wording? {
    data.count < 9 ? .length(.digitsLeft(9 - data.count)) : nil
  }
}

extension FieldType where Self == SocialSecurity {
  public static var ssn: Self { Self() }
}
