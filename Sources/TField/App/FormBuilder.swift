/// Builds a form from its fields, rows, sections and actions, one below the other.
///
/// A list of fields is a row: `[Field("zip"), Field("city")]`.
@resultBuilder public enum FormBuilder {
  /// A part of a form: a row of fields, a section, or an action.
  public struct Part: Sendable {
    enum Content: Sendable {
      case row([Field])
      case section(Section)
      case action(Action)
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
  /// A button below the form.
  public static func buildExpression(_ action: Action) -> [Part] {
    [Part(content: .action(action))]
  }
  /// Parts one below the other.
  public static func buildBlock(_ parts: [Part]...) -> [Part] { parts.flatMap { $0 } }
  /// The parts that a loop makes.
  public static func buildArray(_ parts: [[Part]]) -> [Part] { parts.flatMap { $0 } }
  /// The parts of an `if` without an `else`.
  public static func buildOptional(_ parts: [Part]?) -> [Part] { parts ?? [] }
  /// The parts of an `if` that has an `else`.
  public static func buildEither(first parts: [Part]) -> [Part] { parts }
  /// The parts of an `else`.
  public static func buildEither(second parts: [Part]) -> [Part] { parts }
}

extension Form {
  /// Builds a form from its parts, written one below the other.
  ///
  /// ```swift
  /// let form = Form("Order") {
  ///   Field("name", .name, label: "Your name", required: true)
  ///   Section("Delivery") { Field("due", .date(min: .today)) }
  ///   Action("order", label: "Order now")
  /// }
  /// ```
  /// A form without an action gets one that submits. Two fields or actions with the same id, or a
  /// reference to a field or group that doesn't exist, are mistakes: they end the program and name
  /// the line of the definition.
  public init(
    _ title: String, id: String = "form", description: String? = nil,
    rules: [FormRule] = [], validate: ValidateMode = .touched,
    hideErrors: HideMode = .change, requiredMark: RequiredMark = .asterisk,
    layout: Layout = .auto, width: Width = .page, navigation: Navigation = .gated,
    file: StaticString = #fileID, line: UInt = #line,
    @FormBuilder content: () -> [FormBuilder.Part]
  ) {
    let parts = content()
    let actions = parts.compactMap {
      if case .action(let action) = $0.content { action } else { nil }
    }
    self.init(
      .verbatim(title), id: id, sections: Section.sections(of: parts),
      actions: actions.isEmpty ? [.submit] : actions,
      rules: rules, timing: ErrorTiming(validate: validate, hide: hideErrors))
    let place = SourcePlace(file: file, line: line)
    self.width = width
    if let mistake = mistakes(in: rules, place).first { mistake.end() }
    self.description = description.map { .verbatim($0) }
    self.requiredMark = requiredMark
    self.layout = layout
    self.navigation = navigation
    // Only the tfield program keeps drafts.
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
  /// Builds a section from its parts; a section inside it adds its rows.
  public init(
    _ title: String, description: String? = nil, group: String? = nil,
    when: FieldCondition = true, @FormBuilder content: () -> [FormBuilder.Part]
  ) {
    let rows = content().flatMap { part in
      switch part.content {
      case .row(let row): return [row]
      case .section(let section): return section.rows.map { Array(section.contents[$0]) }
      case .action(let action):
        Mistake("the action '\(action.id)' stands in a section; its place is below", action.place)
          .end()
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

  /// Puts rows that follow each other into one section without a title.
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
      case .action: break
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
  ///   - label: The text on the button; without one, the words of the id.
  ///   - role: What it does: submit the answers, or cancel the form.
  ///   - requires: The groups that must be valid first; without it, every visible field.
  ///   - confirm: A question that is asked first.
  ///   - file: The file of the definition, for messages about mistakes.
  ///   - line: The line of the definition.
  public init(
    _ id: String, label: String? = nil, role: Role = .submit, requires: [String]? = nil,
    confirm: String? = nil, file: StaticString = #fileID, line: UInt = #line
  ) {
    self.init(
      id, label: .verbatim(label ?? id.asLabelOfName), role: role, requires: requires,
      confirm: confirm.map { .verbatim($0) })
    place = SourcePlace(file: file, line: line)
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
  /// FormRule("The end is before the start", fields: "start", "end") { $0[\.start] <= $0[\.end] }
  /// ```
  /// The closure isn't asked while one of them can't be read.
  public init(
    _ message: String, level: Rule.Level = .error, fields ids: String...,
    isMet: @escaping @Sendable (FormAnswers) -> Bool
  ) {
    self.init(
      when: .not(.app(ids, AppTest(isMet))), fields: ids, level: level,
      message: .verbatim(message))
  }
}

/// A line of an app's source.
package struct SourcePlace: Sendable {
  let file: StaticString
  let line: UInt
}

/// A mistake in a form that an app defines.
package struct Mistake {
  package let message: String
  private let place: SourcePlace?

  init(_ message: String, _ place: SourcePlace?) { (self.message, self.place) = (message, place) }

  package var line: String { place.map { "\($0.file):\($0.line): " + message } ?? message }

  func end() -> Never { fatalError(message, file: place?.file ?? "TField", line: place?.line ?? 0) }
}

extension Form {
  /// The mistakes in a form's definition; those in `rules` are reported at the given place.
  package func mistakes(in rules: [FormRule] = [], _ place: SourcePlace? = nil) -> [Mistake] {
    var (ids, actionIDs): (Set<String>, Set<String>) = ([], [])
    let again = actions.filter { !actionIDs.insert($0.id).inserted }
    return fields.filter { !ids.insert($0.id).inserted }
      .map { Mistake("two fields have the id '\($0.id)'", $0.place) }
      + fields.filter { $0.options.span.map { !(1...Grid.tracks).contains($0) } ?? false }
      .map { Mistake("the field '\($0.id)' can span 1 to \(Grid.tracks) tracks", $0.place) }
      + (width.isPossible
        ? [] : [Mistake("a form is 40 to 120 columns wide, or as wide as the screen", place)])
      + again.map { Mistake("two actions have the id '\($0.id)'", $0.place) }
      + strangers(around: []) + circles
      + rules.flatMap { rule in
        Self.strangers(rule.fields + rule.when.fieldIDs, among: ids).map {
          Mistake("a rule of the form speaks of \($0)", place)
        }
      }
      + actions.flatMap { action in
        Self.strangers(action.requires ?? [], among: Set(groups.keys)).map {
          Mistake("the action '\(action.id)' requires the group \($0)", action.place)
        }
      }
  }

  /// Fields that wait for each other, so that nobody can tell what is right.
  private var circles: [Mistake] {
    JudgingOrder(of: self).circles.map { circle in
      let path = circle.map { fields[$0].id }.joined(separator: " → ")
      let place = circle.first.flatMap { fields[$0].place }
      return Mistake("these fields wait for each other: \(path)", place)
    } + fields.flatMap { $0.type.formList?.entry.circles ?? [] }
  }

  /// References to fields that don't exist, also those from inside list entries.
  private func strangers(around outer: Set<String>) -> [Mistake] {
    let known = outer.union(fields.map(\.id))
    return fields.flatMap { field in
      let named =
        field.mentionedIDs + field.type.neighbours(of: field, in: self)
        + (field.type.choiceOptions?.program?.with ?? [])
      let own = field.type.formList.map { Set($0.entry.fields.map(\.id)) } ?? []
      // References inside the list are reported at the fields there.
      return (field.type.formList?.entry.strangers(around: known) ?? [])
        + Self.strangers(named, among: known.union(own)).map {
          Mistake("the field '\(field.id)' speaks of \($0)", field.place)
        }
    }
  }

  private static func strangers(_ ids: [String], among known: Set<String>) -> [String] {
    ids.filter { !known.contains($0) }.map { id in
      let guess = Suggestion.nearest(to: id, among: Array(known))
      return "'\(id)', which isn't there" + (guess.map { "; did you mean '\($0)'?" } ?? "")
    }
  }
}
