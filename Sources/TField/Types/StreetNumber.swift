/// The number of a house in its street, such as `1600`.
public struct StreetNumber: FieldType {
  private static let digits = 6

  public let label = Wording.label(.streetNumber)
  public let priority = 0.6
  public let foldsForms = true

  public init() {}

  public func filter(_ text: String, _ edit: Edit) -> String { text.asciiDigits }

  public func capacity(for data: String) -> Int { Self.digits }

  public func live(_ data: String) -> FieldError? {
    data.count < Self.digits ? nil : result(data)
  }

  public func result(_ data: String) -> FieldError? {
    data.allSatisfy { $0 == "0" } ? FieldError(.zero, .place(.zeroNumber)) : nil
  }
}

extension FieldType where Self == StreetNumber {
  public static var streetNumber: Self { Self() }
}
