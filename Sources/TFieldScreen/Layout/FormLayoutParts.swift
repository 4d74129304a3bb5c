import TField

/// A layout while it is being put together, from top to bottom.
struct FormLayoutParts {
  let width: Int
  private(set) var sections: [Int] = []
  private(set) var bands: [FormLayout.Band] = []
  private(set) var places: [FormLayout.Place] = []
  private(set) var labelWidths: [Int: Int] = [:]
  private let key: FormLayout.Key
  private let form: Form
  private let states: [FieldState]
  private let marks: [FieldMarks]
  private var top = 0

  init(_ session: FormSession, for key: FormLayout.Key) {
    form = session.form
    (states, marks) = (session.fields, session.marks)
    self.key = key
    width = key.width
    sections = form.sections.indices.filter { [form, marks] number in
      form.sections[number].fields.contains { !marks[$0].contains(.hidden) }
    }
    bands.reserveCapacity(form.fields.count + sections.count)
    places.reserveCapacity(form.fields.count)
    addFormNote()
    for section in sections where key.page == nil || key.page == section { add(section) }
  }

  private mutating func addFormNote() {
    guard let first = sections.first, key.page == nil || key.page == first else { return }
    add(note: form.description, in: first)
  }

  private mutating func add(_ number: Int) {
    let section = form.sections[number]
    // The name of a page stands among those of the others.
    if key.page == nil, section.title != nil || section.group != nil {
      let lines = SectionHeading.lines(
        of: section, width: width, key.setting.charset, key.setting.language)
      add(.heading, in: number, height: max(1, lines.count))
    }
    add(note: section.description, in: number)
    if key.setting.isCompact { labelWidths[number] = labelWidth(of: section) }
    for row in section.rows { add(row, of: number) }
  }

  private mutating func add(note: Wording?, style: Style = .hint, in section: Int) {
    guard let note else { return }
    let lines = MarkdownLine.lines(
      of: note.text(in: key.setting.language), style: style,
      in: key.setting.charset, limit: width - 4)
    for line in lines { add(.note(line), in: section, height: 1) }
  }

  private mutating func add(_ content: FormLayout.Band.Content, in section: Int, height: Int) {
    bands.append(
      FormLayout.Band(content: content, section: section, top: top, height: height))
    top += height
  }
}

extension FormLayoutParts {
  /// Places a row: side by side if there is room, else below each other.
  private mutating func add(_ row: Range<Int>, of section: Int) {
    for field in row where marks[field].isDisjoint(with: [.hidden, .answer]) {
      add(note: form.fields[field].label, style: .plain, in: section)
    }
    let fields = row.filter { marks[$0].contains(.answer) }
    if fields.count > 1, !key.setting.isCompact,
      let shares = RowShares.columns(of: fields.map(metrics), in: 0..<width)
    {
      add(zip(fields, shares).map(place), of: section)
    } else {
      for field in fields { add([place(field, 0..<width)], of: section) }
    }
  }

  private func place(_ field: Int, _ columns: Range<Int>) -> FormLayout.Place {
    let plan = FieldPlan(of: states[field], width: columns.count, key.setting)
    return FormLayout.Place(field: field, columns: columns, plan: plan, lead: plan.lead)
  }

  /// Adds a row whose boxes begin in one line; a switch stands beside the middle of a box.
  private mutating func add(_ row: [FormLayout.Place], of section: Int) {
    guard !row.isEmpty else { return }
    let hasDebugLine = row.contains {
      form.fields[$0.field].isDebugging(key.isDebugging)
    }
    let boxLead = row.filter { $0.plan.shape == .box }.map(\.lead).max()
    let placed = row.map { place in
      var place = place
      switch place.plan.shape {
      case .box: place.lead = boxLead ?? place.lead
      case .toggle: place.lead = boxLead.map { $0 + 1 } ?? 0
      case .options, .line: break
      }
      return place
    }
    let height = (placed.map { $0.lead + $0.height }.max() ?? 0) + (hasDebugLine ? 1 : 0)
    places += placed
    bands.append(
      FormLayout.Band(
        content: .fields(places.count - placed.count..<places.count), section: section,
        top: top, height: height, hasDebugLine: hasDebugLine))
    top += height
  }

  private func metrics(_ index: Int) -> FieldMetrics {
    FieldMetrics(
      of: form.fields[index], label: labelWidth(of: index), charset: key.setting.charset,
      key.setting.language)
  }

  private func labelWidth(of index: Int) -> Int {
    let field = form.fields[index]
    let isOptional = form.requiredMark == .optional && field.required != .always
    return DisplayText.width(
      of: field.labelText(isOptional: isOptional, in: key.setting.language),
      in: key.setting.charset)
  }

  /// What the longest of the labels takes that stand in front of their texts.
  private func labelWidth(of section: Section) -> Int {
    let room = FieldMetrics.labelRoom(in: width) - FieldMetrics.mark
    return section.fields.lazy.filter { index in
      let editor = states[index].editor
      return marks[index].contains(.answer) && editor != .toggle && !editor.isBlock
    }.map(labelWidth).filter { $0 <= room }.max() ?? 0
  }
}
