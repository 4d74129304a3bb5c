/// The number of a house in its street, such as `1600`.
package struct StreetNumber: FieldType {
  private static let digits = 6

  package let label = Wording.label(.streetNumber)
  package let priority = 0.6
  package let subject = Subject.houseNumber
  package let foldsForms = true

  package init() {}

  package func parse(_ text: String) -> Parse {
    var number = text.trimmed
    number.take(prefix: ["#", "№", "no.", "nr.", "no ", "nr "])
    if let index = number.firstIndex(where: { !$0.isASCIIDigit }) {
      return .wrong(.characters, .place(.houseNumber(String(number[index]))))
    }
    guard number.count <= Self.digits else {
      return .wrong(.tooLong, .reading(.fullSecret(Self.digits, digits: true)))
    }
    return .data(String(number))
  }

  package func capacity(for data: String) -> Int { Self.digits }

  package func judge(_ data: String) -> Parse.State {
    guard data.allSatisfy({ $0 == "0" }) else { return .whole }
    let error = FieldError(.zero, .place(.zeroNumber))
    return data.count < Self.digits ? .begun(error) : .wrong(error)
  }
}

extension StreetNumber {
  package func isPlainlyGood(_ bytes: Span<UInt8>) -> Bool {
    guard (1...Self.digits).contains(bytes.count), bytes.all(.digits) else { return false }
    return bytes.indices.contains { bytes[$0] != 0x30 }
  }
}
