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

  /// A field that has a row for itself.
  public static func buildExpression(_ field: Field) -> [Part] { [Part(content: .row([field]))] }
  /// Fields side by side.
  public static func buildExpression(_ row: [Field]) -> [Part] { [Part(content: .row(row))] }
  /// A section.
  public static func buildExpression(_ section: Section) -> [Part] {
    [Part(content: .section(section))]
  }
  /// What stands one below the other.
  public static func buildBlock(_ parts: [Part]...) -> [Part] { parts.flatMap { $0 } }
  /// What a loop gives.
  public static func buildArray(_ parts: [[Part]]) -> [Part] { parts.flatMap { $0 } }
  /// What an `if` gives.
  public static func buildOptional(_ parts: [Part]?) -> [Part] { parts ?? [] }
  /// What an `if` with an `else` gives.
  public static func buildEither(first parts: [Part]) -> [Part] { parts }
  /// What an `else` gives.
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
    _ title: String, id: String = "form", description: String? = nil,
    actions: [Action] = [.submit], rules: [FormRule] = [], validate: ValidateMode = .touched,
    hideErrors: HideMode = .change, requiredMark: RequiredMark = .asterisk,
    layout: Layout = .auto, navigation: Navigation = .gated,
    @FormBuilder content: () -> [FormBuilder.Part]
  ) {
    self.init(
      .verbatim(title), id: id, sections: Section.sections(of: content()), actions: actions,
      rules: rules, timing: ErrorTiming(validate: validate, hide: hideErrors))
    self.description = description.map { .verbatim($0) }
    self.requiredMark = requiredMark
    self.layout = layout
    self.navigation = navigation
    // Only the program keeps drafts.
    keepsDrafts = false
  }

  /// The form with its words in one more language.
  public func words(
    _ language: Language, title: String? = nil, description: String? = nil
  ) -> Self {
    var form = self
    form.title.add(title, in: language)
    form.description.add(description, in: language)
    return form
  }
}

extension Section {
  /// A section of what is written below each other; a section inside adds its rows.
  public init(
    _ title: String, description: String? = nil, group: String? = nil,
    when: FieldCondition = true, @FormBuilder content: () -> [FormBuilder.Part]
  ) {
    let rows = content().flatMap { part in
      switch part.content {
      case .row(let row): [row]
      case .section(let section): section.rows.map { Array(section.contents[$0]) }
      }
    }
    self.init(
      .verbatim(title), description: description.map { .verbatim($0) }, group: group,
      when: when.condition, rows: rows)
  }

  /// The section with its words in one more language.
  public func words(
    _ language: Language, title: String? = nil, description: String? = nil
  ) -> Self {
    var section = self
    section.title.add(title, in: language)
    section.description.add(description, in: language)
    return section
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

extension Action {
  /// A button below the form.
  ///
  /// ```swift
  /// Action("order", label: "Order now", confirm: "Order for good?")
  /// ```
  /// - Parameters:
  ///   - id: Its name in ``FormAnswers/action``.
  ///   - label: The text on the button.
  ///   - role: What it does: submit the answers, or cancel the form.
  ///   - requires: The groups that must be valid first; without it, every visible field.
  ///   - confirm: A question that is asked first.
  public init(
    _ id: String, label: String, role: Role = .submit, requires: [String]? = nil,
    confirm: String? = nil
  ) {
    self.init(
      id, label: .verbatim(label), role: role, requires: requires,
      confirm: confirm.map { .verbatim($0) })
  }

  /// The action with its words in one more language.
  public func words(_ language: Language, label: String? = nil, confirm: String? = nil) -> Self {
    var action = self
    action.label.add(label, in: language)
    action.confirm.add(confirm, in: language)
    return action
  }
}

extension FormRule {
  /// A rule about several fields: `message` is shown at each while the closure is false.
  ///
  /// ```swift
  /// FormRule("The end is before the start", fields: "start", "end") {
  ///   $0["start", default: ""] <= $0["end", default: ""]
  /// }
  /// ```
  public init(
    _ message: String, level: Rule.Level = .error, fields ids: String...,
    isMet: @escaping @Sendable ([String: String]) -> Bool
  ) {
    self.init(
      when: .not(.app(ids, AppTest(isMet))), fields: ids, level: level,
      message: .verbatim(message))
  }
}
