/// A number with digits behind the point, kept exactly as it was written.
public struct DecimalType: FieldType {
  public let label = Wording.label(.decimal)
  public let priority = 0.5
  public let foldsForms = true

  private let bounds: NumberBounds

  public init(min: DecimalNumber? = nil, max: DecimalNumber? = nil, places: Int? = nil) {
    bounds = NumberBounds(lower: min, upper: max, places: places.map { Swift.max($0, 0) })
  }

  public func filter(_ text: String, _ edit: Edit) -> String { bounds.filter(text) }

  public func reception(of text: String, into data: String, _ edit: Edit) -> Reception {
    bounds.reception(of: text, edit)
  }

  /// Digits behind the last place find no room.
  public func capacity(for data: String) -> Int {
    let surplus = bounds.surplus(of: data)
    return surplus > 0 ? data.count - surplus : FieldLimits.graphemes
  }

  public func live(_ data: String) -> FieldError? { bounds.live(data) }
  public func result(_ data: String) -> FieldError? { bounds.result(data) }
  public func finish(_ data: String) -> String { bounds.finish(data) }
  public func hint(_ data: String) -> Wording? { bounds.wording }

  public func typed(_ data: String) -> TypedValue {
    NumberBounds.number(in: data).map(TypedValue.number) ?? .none
  }
}

extension FieldType where Self == DecimalType {
  public static var decimal: Self { Self() }

  public static func decimal(
    min: DecimalNumber? = nil, max: DecimalNumber? = nil, places: Int? = nil
  ) -> Self {
    Self(min: min, max: max, places: places)
  }
}
