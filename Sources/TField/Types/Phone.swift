/// A telephone number of the North American plan: `(555) 123-4567`.
public struct Phone: FieldType {
  private static let template: Template = "(000) 000-0000"

  public let label = Wording.label(.phone)
  public let priority = 0.7
  public let refusesOverflow = true

  public init() {}

  public func template(for data: String) -> Template? { Self.template }

  /// No area code begins with 1, so a leading one is the country's.
  public func filter(_ text: String, _ edit: Edit) -> String {
    let digits = text.filter(\.isASCIIDigit)
    guard digits.first == "1", edit != .deleting else { return digits }
    return String(digits.drop { $0 == "1" })
  }

  public func reception(of text: String, into data: String, _ edit: Edit) -> Reception {
    let country = text.drop { $0 != "+" }.first(where: \.isASCIIDigit)
    if let country, country != "1" { return .refuse(.place(.foreignPhone)) }
    let isDropped = data.isEmpty && text.first(where: \.isASCIIDigit) == "1"
    return isDropped ? .note(.place(.countryCodeDropped)) : .accept
  }

  public func live(_ data: String) -> FieldError? {
    guard let first = data.first else { return nil }
    if first < "2" { return FieldError(.prefix, .place(.areaCodeStart)) }
    return data.dropFirst().hasPrefix("11") ? FieldError(.prefix, .place(.areaCodeService)) : nil
  }

  public func result(_ data: String) -> FieldError? {
    data.count == 10 ? nil : FieldError(.incomplete, .length(.enterDigits(10)))
  }

  /// Some number may use such an exchange after all, so it only warns.
  public func warning(_ data: String) -> FieldError? {
    let exchange = data.dropFirst(3).prefix(3)
    guard let first = exchange.first else { return nil }
    let isUnusual = first < "2" || exchange.dropFirst() == "11"
    return isUnusual ? FieldError(.prefix, .place(.exchangeUnusual)) : nil
  }

  public func hint(_ data: String) -> Wording? {
    data.count < 10 ? .length(.digitsLeft(10 - data.count)) : nil
  }
}

extension FieldType where Self == Phone {
  public static var phone: Self { Self() }
}
