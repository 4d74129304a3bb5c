/// The number of a payment card, in the groups of its network: `4111 1111 1111 1111`.
package struct CreditCard: FieldType {
  private static let anyLength = Array(12...19)
  private static let usual = 16
  private static let groups = DigitGroups(
    subject: .cardNumber, separators: ["-", "."],
    labels: ["card number", "card no", "card", "visa", "mastercard", "amex"])

  package let label = Wording.label(.creditCard)
  package let priority = 1.5
  package let isSecret = true
  package let mask = Mask.lastFour
  package let subject = Subject.cardNumber

  package init() {}

  /// Many write every card in fours, whatever its own groups are.
  package func parse(_ text: String) -> Parse {
    let most = capacity(for: text.asciiDigits)
    if let index = extra(in: text) { return .stranger(index, in: text, of: .cardNumber) }
    return Self.groups.read(text, most: most) { digits in
      digits.count % 4 == 0 || digits.count == most
        || template(for: digits)?.isGap(after: digits.count) ?? false
    }
  }

  /// What stands apart behind the fifth group, or behind sixteen digits without a gap: no number
  /// goes on so.
  private func extra(in text: String) -> String.Index? {
    var (count, isGrouped) = (0, false)
    return text.indices.first { index in
      if text[index].isASCIIDigit {
        count += 1
        return false
      }
      defer { isGrouped = isGrouped || count > 0 }
      return (isGrouped ? count > Self.usual : count >= Self.usual)
        && text[index...].contains(where: \.isASCIIDigit)
    }
  }

  package func template(for data: String) -> Template? {
    let brand = CardBrand.settled(by: data)
    let length = length(for: data, of: brand)
    return brand?.template(length: length) ?? CardBrand.template(length: length)
  }

  package func capacity(for data: String) -> Int {
    lengths(of: CardBrand.settled(by: data)).last ?? 0
  }

  package func judge(_ data: String) -> Parse.State {
    let incomplete = Parse.State.begun(.incomplete, .card(.incomplete))
    guard let lengths = CardBrand.settled(by: data)?.lengths, let longest = lengths.last else {
      let isUnknown = CardBrand.possible(for: data).isEmpty
      return isUnknown ? .wrong(.issuer, .card(.unknownIssuer), isWhole: false) : incomplete
    }
    let count = data.digitCount
    if count > longest { return .wrong(.tooLong, .length(.enterDigits(longest)), isWhole: false) }
    guard lengths.contains(count) else { return incomplete }
    if Self.passesLuhn(data) { return .whole }
    let error = FieldError(.checksum, .card(.checksum))
    return count == longest ? .wrong(error) : .begun(error)
  }

  package func badge(_ data: String) -> Wording? {
    CardBrand.settled(by: data).map { .verbatim($0.name) }
  }

  package func hint(_ data: String) -> Wording? {
    let missing = length(for: data, of: CardBrand.settled(by: data)) - data.digitCount
    return missing > 0 ? .length(.digitsLeft(missing)) : nil
  }
}

extension CreditCard {
  private func lengths(of brand: CardBrand?) -> [Int] { brand?.lengths ?? Self.anyLength }

  /// The length to make room for: sixteen, as nearly all cards have, while that is enough.
  private func length(for data: String, of brand: CardBrand?) -> Int {
    let (lengths, count) = (lengths(of: brand), data.digitCount)
    if count <= Self.usual, lengths.contains(Self.usual) { return Self.usual }
    return lengths.first { $0 >= count } ?? lengths.last ?? 0
  }

  /// Whether the last digit is the one that Luhn's formula asks for.
  static func passesLuhn(_ digits: String) -> Bool {
    let sum = digits.reversed().enumerated().reduce(0) { sum, next in
      let digit = next.element.wholeNumberValue ?? 0
      let doubled = digit * 2
      return sum + (next.offset.isMultiple(of: 2) ? digit : doubled > 9 ? doubled - 9 : doubled)
    }
    return sum.isMultiple(of: 10)
  }
}

extension CreditCard {
  package func isPlainlyGood(_ bytes: Span<UInt8>) -> Bool {
    var (count, start, odd, even) = (0, 0, 0, 0)
    var isBehindDigit = false
    for index in bytes.indices {
      let byte = bytes[index]
      guard byte != 0x20 || isBehindDigit else { return false }
      isBehindDigit = byte != 0x20
      if byte == 0x20 { continue }
      guard ASCIISet.digits.contains(byte), count < 19 else { return false }
      let digit = Int(byte - 0x30)
      if count < 4 { start = start * 10 + digit }
      // Luhn's formula doubles every other digit; which ones is known at the end.
      (odd, even) = (even + digit, odd + (digit > 4 ? digit * 2 - 9 : digit * 2))
      count += 1
    }
    guard isBehindDigit, count >= 12, odd % 10 == 0 else { return false }
    return CardBrand.settled(byStart: start...start)?.lengths.contains(count) ?? false
  }
}
