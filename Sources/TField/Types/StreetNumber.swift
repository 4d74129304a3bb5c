/// The number of a house in its street, such as `1600`.
public struct StreetNumber: FieldType {
  private static let digits = 6

  public let label = Wording.label(.streetNumber)
  public let priority = 0.6
  public let subject = Subject.houseNumber
  public let foldsForms = true

  public init() {}

  public func read(_ text: String) -> Reading {
    var number = text.trimmed
    number.take(prefix: ["#", "№", "no.", "nr.", "no ", "nr "])
    if let index = number.firstIndex(where: { !$0.isASCIIDigit }) {
      return .error(FieldError(.characters, .place(.houseNumber(String(number[index])))))
    }
    guard number.count <= Self.digits else {
      return .error(FieldError(.tooLong, .reading(.fullSecret(Self.digits, digits: true))))
    }
    return .data(String(number))
  }

  public func fitting(_ text: String) -> String? { read(text).data }

  public func capacity(for data: String) -> Int { Self.digits }

  public func live(_ data: String) -> FieldError? {
    data.count < Self.digits ? nil : result(data)
  }

  public func result(_ data: String) -> FieldError? {
    data.allSatisfy { $0 == "0" } ? FieldError(.zero, .place(.zeroNumber)) : nil
  }
}

extension StreetNumber {
  public func isPlainlyGood(_ bytes: Span<UInt8>) -> Bool {
    guard (1...Self.digits).contains(bytes.count), bytes.all(.digits) else { return false }
    return bytes.indices.contains { bytes[$0] != 0x30 }
  }
}

extension FieldType where Self == StreetNumber {
  public static var streetNumber: Self { Self() }
}
