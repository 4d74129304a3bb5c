/// Builds a form from its fields, rows and sections, one below the other.
///
/// A list of fields is a row: `[Field("zip"), Field("city")]`.
@resultBuilder public enum FormBuilder {
  /// What stands in a form: a row of fields, or a section.
  public struct Part: Sendable {
    enum Content: Sendable {
      case row([Field])
      case section(Section)
    }

    let content: Content
  }

  public static func buildExpression(_ field: Field) -> [Part] { [Part(content: .row([field]))] }
  public static func buildExpression(_ row: [Field]) -> [Part] { [Part(content: .row(row))] }
  public static func buildExpression(_ section: Section) -> [Part] {
    [Part(content: .section(section))]
  }
  public static func buildBlock(_ parts: [Part]...) -> [Part] { parts.flatMap { $0 } }
  public static func buildArray(_ parts: [[Part]]) -> [Part] { parts.flatMap { $0 } }
  public static func buildOptional(_ parts: [Part]?) -> [Part] { parts ?? [] }
  public static func buildEither(first parts: [Part]) -> [Part] { parts }
  public static func buildEither(second parts: [Part]) -> [Part] { parts }
}

extension Form {
  /// A form of what is written below each other.
  ///
  /// ```swift
  /// let form = Form("Order") {
  ///   Field("name", .name, label: "Your name", required: true)
  ///   Section("Delivery") { Field("due", .date(min: .today)) }
  /// }
  /// ```
  public init(
    _ title: Wording, id: String = "form", actions: [Action] = [.submit], rules: [FormRule] = [],
    timing: ErrorTiming = ErrorTiming(), @FormBuilder content: () -> [FormBuilder.Part]
  ) {
    self.init(
      title, id: id, sections: Section.sections(of: content()), actions: actions, rules: rules,
      timing: timing)
  }
}

extension Section {
  /// A section of what is written below each other; a section inside adds its rows.
  public init(
    _ title: Wording, description: Wording? = nil, group: String? = nil,
    when: Condition = .always, @FormBuilder content: () -> [FormBuilder.Part]
  ) {
    let rows = content().flatMap { part in
      switch part.content {
      case .row(let row): [row]
      case .section(let section): section.rows.map { Array(section.contents[$0]) }
      }
    }
    self.init(title, description: description, group: group, when: when, rows: rows)
  }

  /// Rows that follow each other stand in one section without a title.
  fileprivate static func sections(of parts: [FormBuilder.Part]) -> [Section] {
    var sections: [Section] = []
    var isOpen = false
    for part in parts {
      switch part.content {
      case .section(let section):
        sections.append(section)
        isOpen = false
      case .row(let row):
        if !isOpen { sections.append(Section(nil)) }
        sections[sections.count - 1].append(row)
        isOpen = true
      }
    }
    return sections
  }
}
