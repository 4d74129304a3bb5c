/// What a field may know of the world around it: today's date, and the fields it refers to.
public struct Surroundings: Sendable {
  /// What another field holds.
  public struct Value: Hashable, Sendable {
    public var data: String
    public var typed: TypedValue
    public var isValid: Bool
    /// What sentences call it.
    public var label: Wording?
    /// The text as it is shown.
    public var text: String

    public init(
      data: String, typed: TypedValue, isValid: Bool, label: Wording? = nil, text: String = ""
    ) {
      self.data = data
      self.typed = typed
      self.isValid = isValid
      self.label = label
      self.text = text
    }

    /// A hidden field, or one that holds nothing.
    public static let empty = Self(data: "", typed: .none, isValid: true)
  }

  public var today: CalendarDate

  /// The fields named by ``FieldType/neighbours(of:in:)``, in that order.
  public var neighbours: [Value]

  /// Every field that the field's conditions and rules name, by id.
  public var values: [String: Value]

  public init(
    today: CalendarDate = .unknown, neighbours: [Value] = [], values: [String: Value] = [:]
  ) {
    self.today = today
    self.neighbours = neighbours
    self.values = values
  }
}
