/// A titled part of a form: rows of fields that belong together.
public struct Section: Sendable {
  package var title: Wording?
  package var description: Wording?
  /// The validation group of its fields.
  package var group: String?
  /// The keys that lead to the object of its answers in nested output.
  package var path: [String]?
  package var when: Condition
  package var isDebugging: Bool?
  /// The fields of each row, as indices into the form's fields.
  package internal(set) var rows: [Range<Int>]
  /// The fields, until the form takes them over; so long its rows count from the first of them.
  var contents: [Field]

  package init(
    _ title: Wording? = nil, description: Wording? = nil, group: String? = nil,
    when: Condition = .always, isDebugging: Bool? = nil, rows: [[Field]]
  ) {
    self.init(title, description: description, group: group, when: when, isDebugging: isDebugging)
    for row in rows { append(row) }
  }

  /// A section without any row yet.
  package init(
    _ title: Wording?, description: Wording? = nil, group: String? = nil,
    when: Condition = .always, isDebugging: Bool? = nil
  ) {
    self.title = title
    self.description = description
    self.group = group
    self.when = when
    self.isDebugging = isDebugging
    rows = []
    contents = []
  }
}

extension Section {
  /// Makes room for rows of a field each.
  package mutating func reserve(_ count: Int) {
    rows.reserveCapacity(count)
    contents.reserveCapacity(count)
  }

  /// Adds a row of fields.
  package mutating func append(_ row: [Field]) {
    let start = contents.count
    contents += row
    rows.append(start..<contents.count)
  }

  /// Adds a field that has a row for itself.
  package mutating func append(_ field: Field) {
    rows.append(contents.count..<contents.count + 1)
    contents.append(field)
  }
}

extension Section {
  /// Makes every field a secret, as those of a list that is one.
  package mutating func makeSecret() {
    for index in contents.indices { contents[index].options.isSecret = true }
  }

  /// Makes the first field one that must be answered, and that only names the others.
  package mutating func makeFirstTheName() {
    guard !contents.isEmpty else { return }
    contents[0].required = .always
    contents[0].options.isOnlyForForm = true
  }

  /// The indices of its fields.
  package var fields: Range<Int> {
    (rows.first?.lowerBound ?? 0)..<(rows.last?.upperBound ?? 0)
  }

  /// Gives a field of this section what it takes over from it.
  func adopt(_ field: inout Field) {
    if field.group == .inherited { field.group = group.map(Field.Group.named) ?? .none }
    if let path { field.path = path + (field.path ?? [field.id]) }
    if isDebugging != nil, field.options.isDebugging == nil {
      field.options.isDebugging = isDebugging
    }
    if when == .always { return }
    field.when = when.and(field.when)
  }
}
