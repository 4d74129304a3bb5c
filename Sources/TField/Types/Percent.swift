/// A share of a hundred, such as `12.50%`.
public struct Percent: FieldType {
  public let label = Wording.label(.percent)
  public let priority = 0.5
  private let amount: Amount

  public init(min: DecimalNumber? = nil, max: DecimalNumber? = nil) {
    amount = Amount(min: min, max: max)
  }

  public var min: DecimalNumber? { amount.min }
  public var max: DecimalNumber? { amount.max }

  public func template(for data: String) -> Template? {
    Template(amount.slots(for: data) + [.fixed("%")])
  }

  public func filter(_ text: String, _ edit: Edit) -> String { amount.kept(of: text) }
  public func capacity(for data: String) -> Int { amount.capacity(for: data) }
  public func live(_ data: String) -> FieldError? { amount.live(data) }
  public func result(_ data: String) -> FieldError? { amount.result(data) }
  public func finish(_ data: String) -> String { amount.finished(data) }
  public func typed(_ data: String) -> TypedValue { amount.typed(data) }

  public func reception(of text: String, into data: String, _ edit: Edit) -> Reception {
    amount.reception(of: text, into: data, edit)
  }
}

extension FieldType where Self == Percent {
  public static var percent: Self { Self() }

  /// A percentage from `min` to `max`.
  public static func percent(min: DecimalNumber? = nil, max: DecimalNumber? = nil) -> Self {
    Self(min: min, max: max)
  }
}
