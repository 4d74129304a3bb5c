/// The code beside the number of a payment card: three digits, or four on an American Express.
package struct CVV: FieldType {
  private static let short: Template = "000"
  private static let long: Template = "0000"
  private static let groups = DigitGroups(
    subject: .securityCode, separators: [], labels: ["cvv", "cvc", "csc", "cid"])

  package let label = Wording.label(.cvv)
  package let priority = 0.5
  package let isSecret = true
  package let mustNotBeStored = true
  package let subject = Subject.securityCode
  /// The id of the card's field; `nil`: the only one in the same group.
  package let card: String?
  private var length = 3

  package init(for card: String? = nil) { self.card = card }

  package func template(for data: String) -> Template? { length == 3 ? Self.short : Self.long }

  package func parse(_ text: String) -> Parse {
    Self.groups.read(text, most: length) { _ in false }
  }

  package func capacity(for data: String) -> Int { length }

  /// Four digits may stand here from before the card beside it changed.
  package func judge(_ data: String) -> Parse.State {
    let wording = Wording.length(.enterDigits(length))
    if data.count > length { return .wrong(.tooLong, wording) }
    return data.count < length ? .begun(.incomplete, wording) : .whole
  }

  package func hint(_ data: String) -> Wording? {
    data.count < length ? .length(.digitsLeft(length - data.count)) : nil
  }
}

extension CVV {
  package func neighbours(of field: Field, in form: Form) -> [String] {
    if let card { return [card] }
    let cards = form.cards(in: field.group)
    return cards.count == 1 ? cards : []
  }

  package func adapted(to surroundings: Surroundings) -> Self? {
    let number = surroundings.neighbours.first?.data ?? ""
    let length = CardBrand.settled(by: number)?.codeLength ?? 3
    guard length != self.length else { return nil }
    var adapted = self
    adapted.length = length
    return adapted
  }
}

extension CVV {
  package func isPlainlyGood(_ bytes: Span<UInt8>) -> Bool {
    bytes.count == length && bytes.all(.digits)
  }
}
