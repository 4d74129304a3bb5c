/// A number with digits behind the point, kept exactly as it was written.
package struct DecimalType: FieldType {
  package let label = Wording.label(.decimal)
  package let priority = 0.5
  package let foldsForms = true

  package let subject = Subject.number

  /// How many digits may stand behind the point; `nil`: any number.
  var places: Int? { bounds.places }

  private var bounds: NumberBounds

  package init(min: DecimalNumber? = nil, max: DecimalNumber? = nil, places: Int? = nil) {
    bounds = NumberBounds(lower: min, upper: max, places: places.map { Swift.max($0, 0) })
  }

  package func adapted(to surroundings: Surroundings) -> Self? {
    guard bounds.point != surroundings.language.decimalPoint else { return nil }
    var adapted = self
    adapted.bounds.point = surroundings.language.decimalPoint
    return adapted
  }

  package func read(_ text: String) -> Reading {
    var number = text.trimmed
    let sign = number.takeSign()
    return bounds.read(number, sign: sign, as: .number)
  }

  package func fitting(_ text: String) -> String? {
    var number = text.trimmed
    let sign = number.takeSign()
    return bounds.fitting(number, sign: sign)
  }

  package func shown(_ data: String) -> String { bounds.shown(data) }
  package func writing(of data: String) -> String { bounds.shown(data) }
  package func live(_ data: String) -> FieldError? { bounds.live(data) }
  package func result(_ data: String) -> FieldError? { bounds.result(data) }
  package func finish(_ data: String) -> String { bounds.finish(data) }
  package func hint(_ data: String) -> Wording? { bounds.wording }

  package func typed(_ data: String) -> TypedValue {
    NumberBounds.number(in: data).map(TypedValue.number) ?? .none
  }
}

extension DecimalType {
  package func isPlainlyGood(_ bytes: Span<UInt8>) -> Bool {
    guard let number = PlainNumber(bytes), number.places == 0 || bytes[bytes.count - 1] != 0x30
    else { return false }
    return bounds.hold(number)
  }
}

extension FieldType where Self == DecimalType {
  package static var decimal: Self { Self() }

  package static func decimal(
    min: DecimalNumber? = nil, max: DecimalNumber? = nil, places: Int? = nil
  ) -> Self {
    Self(min: min, max: max, places: places)
  }
}
