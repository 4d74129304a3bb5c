/// A telephone number of the North American plan: `(555) 123-4567`.
package struct Phone: FieldType {
  private static let template: Template = "(000) 000-0000"

  package let label = Wording.label(.phone)
  package let priority = 0.7
  package let subject = Subject.phone

  package init() {}

  package func template(for data: String) -> Template? { Self.template }

  /// No area code begins with 1, so a leading one is the country's.
  package func parse(_ text: String) -> Parse {
    var rest = text.withoutLabel(["tel", "phone", "mobile", "cell"])
    let start = rest
    let isMarked = rest.take(prefix: ["(+1)", "+1", "001"]) || rest.take(prefix: ["1"])
    if !isMarked, start.hasPrefix("+") || start.hasPrefix("00") {
      let error = FieldError(.prefix, .place(.foreignPhone))
      return start == "+" || start == "00" ? .begun(error) : .wrong(error)
    }
    let body = rest.drop { $0 == " " || $0 == "-" || $0 == "." }
    if let end = body.firstIndex(where: { !$0.isASCIIDigit && !" -./()_".contains($0) }) {
      guard body[..<end].count(where: \.isASCIIDigit) >= 10 else {
        return .stranger(end, in: text, of: .phone)
      }
      return .wrong(.characters, .place(.phoneRest(String(body[end...]))))
    }
    let digits = body.filter(\.isASCIIDigit)
    guard digits.count <= 10 else {
      return .wrong(.tooLong, .reading(.fullSecret(10, digits: true)))
    }
    if let index = misplaced(in: body) { return .stranger(index, in: text, of: .phone) }
    return .data(digits, notice: isMarked ? .place(.countryCodeDropped) : nil)
  }

  /// A separator within a group of digits; white space may stand anywhere.
  private func misplaced(in body: Substring) -> String.Index? {
    var count = 0
    return body.indices.first { index in
      switch body[index] {
      case " ": return false
      case "(": return count > 0
      case ")": return count != 3
      case "-", ".", "/", "_": return ![0, 3, 6, 10].contains(count)
      default:
        count += 1
        return false
      }
    }
  }

  package func judge(_ data: String) -> Parse.State {
    if data.hasPrefix("0") || data.hasPrefix("1") { return .wrong(.prefix, .place(.areaCodeStart)) }
    if data.dropFirst().hasPrefix("11") { return .wrong(.prefix, .place(.areaCodeService)) }
    return data.count == 10 ? .whole : .begun(.incomplete, .length(.enterDigits(10)))
  }

  /// Some number may use such an exchange after all, so it only warns.
  package func warning(_ data: String) -> FieldError? {
    let exchange = data.dropFirst(3).prefix(3)
    guard let first = exchange.first else { return nil }
    let isUnusual = first < "2" || exchange.dropFirst() == "11"
    return isUnusual ? FieldError(.prefix, .place(.exchangeUnusual)) : nil
  }

  package func hint(_ data: String) -> Wording? {
    data.count < 10 ? .length(.digitsLeft(10 - data.count)) : nil
  }
}

extension Phone {
  private static let shape = DigitShape("(000) 000-0000")

  package func isPlainlyGood(_ bytes: Span<UInt8>) -> Bool {
    guard let number = Self.shape.number(in: bytes) else { return false }
    return number >= 2_000_000_000 && number / 10_000_000 % 100 != 11
  }
}
