/// A titled part of a form: rows of fields that belong together.
public struct Section: Sendable {
  public var title: Wording?
  public var description: Wording?
  /// The validation group of its fields.
  public var group: String?
  public var when: Condition
  public var isDebugging: Bool?
  /// The fields of each row, as indices into the form's fields.
  public internal(set) var rows: [Range<Int>] = []
  /// The fields, until the form takes them over.
  var contents: [[Field]]

  public init(
    _ title: Wording? = nil, description: Wording? = nil, group: String? = nil,
    when: Condition = .always, isDebugging: Bool? = nil, rows: [[Field]]
  ) {
    self.title = title
    self.description = description
    self.group = group
    self.when = when
    self.isDebugging = isDebugging
    contents = rows
  }
}

extension Section {
  /// The indices of its fields.
  public var fields: Range<Int> {
    (rows.first?.lowerBound ?? 0)..<(rows.last?.upperBound ?? 0)
  }

  /// A field of this section, with what it takes over from it.
  func adopting(_ field: Field) -> Field {
    var field = field
    if field.group == .inherited { field.group = group.map(Field.Group.named) ?? .none }
    if field.options.isDebugging == nil { field.options.isDebugging = isDebugging }
    field.when = when.and(field.when)
    return field
  }
}
