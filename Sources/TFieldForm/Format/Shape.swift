/// What may stand as the value of a key.
///
/// What one object refers to is made when it is asked for: most forms have few kinds of objects.
indirect enum Shape: Sendable {
  case string
  /// The name of a form, a field or an action: ASCII, so that it can name a variable.
  case id
  /// A text that must not be empty, such as a group's name or a path.
  case name
  /// A text that people see: a string, or a map of language to string.
  case text
  /// A text that people see and that must say something.
  case label
  case bool
  /// `true`, for what there is no point in denying.
  case yes
  case integer(ClosedRange<Int>)
  case number
  case oneOf(@Sendable () -> [String])
  case list(Shape)
  /// A list of one element at least.
  case some(Shape)
  case object(@Sendable () -> ObjectFormat)
  /// A map whose keys are free, such as error codes or type names.
  case map(Shape)
  case condition
  /// `true`, `false` or a condition.
  case flagOrCondition
  case rules
  case rule
  case operand
  case operands
  /// A field, or a list of fields that stand side by side.
  case row
  case field
  /// Any of several shapes; the words say which.
  case either([Shape], says: String)
  case null
  case anything
  case date
}

extension Shape {
  /// One of the cases' names.
  static func anyOf<Choice: CaseIterable & RawRepresentable<String> & Sendable>(
    _: Choice.Type
  ) -> Self where Choice.AllCases == [Choice] {
    .oneOf { Choice.allCases.map(\.rawValue) }
  }

  /// The shape in words, for "wants …".
  var says: String {
    switch self {
    case .string: "a text"
    case .id, .name: "a text"
    case .text, .label: "a text, or an object of language and text"
    case .bool: "true or false"
    case .yes: "true"
    case .integer: "a whole number"
    case .number: "a number"
    case .oneOf: "a text"
    case .list, .some: "a list"
    case .object, .map: "an object"
    case .rule: "a rule: an object"
    case .condition: "a condition: an object"
    case .flagOrCondition: "true, false or a condition"
    case .rules: "a list of rules"
    case .operand: "a text, a number, true, false or a field"
    case .operands: "a list of values"
    case .row: "a field, or a list of fields"
    case .field: "a field: an object"
    case .either(_, let says): says
    case .null: "null"
    case .anything: "anything"
    case .date: "a day such as 2026-11-21, today, today+30d or today-18y"
    }
  }
}
