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
  private let fields: [Field]
  private let states: [FieldState]
  private var top = 0

  init(_ session: FormSession, for key: FormLayout.Key) {
    form = session.form
    fields = form.fields
    states = session.fields
    self.key = key
    width = key.width
    sections = form.sections.indices.filter { [form, states] number in
      form.sections[number].fields.contains { states[$0].presence != .hidden }
    }
    bands.reserveCapacity(fields.count + 2 * sections.count)
    places.reserveCapacity(fields.count)
    addFormNote()
    for section in sections where key.page == nil || key.page == section { add(section) }
  }

  private var isFramed: Bool { !key.isCompact && width >= FormLayout.framedWidth }

  private mutating func addFormNote() {
    guard let first = sections.first, key.page == nil || key.page == first else { return }
    add(note: form.description, isInside: false, in: first)
  }

  private mutating func add(_ number: Int) {
    let section = form.sections[number]
    let isTitled = section.title != nil || section.group != nil
    if isTitled { add(.sectionTop, in: number, height: 1) }
    add(note: section.description, in: number)
    let columns = isTitled && isFramed ? 2..<max(2, width - 2) : 0..<width
    if key.isCompact { labelWidths[number] = labelWidth(of: section) }
    for row in section.rows { add(row, of: number, in: columns) }
    if isTitled && isFramed { add(.sectionBottom, in: number, height: 1) }
  }

  private mutating func add(note: Wording?, isInside: Bool = true, in section: Int) {
    guard let note else { return }
    let text = note.text(in: key.language)
    for line in DisplayText.lines(of: text, in: key.charset, limit: width - 4) {
      add(.note(line, isInside: isInside), in: section, height: 1)
    }
  }

  private mutating func add(_ content: FormLayout.Band.Content, in section: Int, height: Int) {
    bands.append(
      FormLayout.Band(content: content, section: section, top: top, height: height))
    top += height
  }
}

extension FormLayoutParts {
  /// Places a row: side by side if there is room, else below each other.
  private mutating func add(_ row: Range<Int>, of section: Int, in columns: Range<Int>) {
    if row.count == 1 { return add(row.lowerBound, of: section, in: columns) }
    for field in row where states[field].presence == .words {
      add(note: fields[field].label, in: section)
    }
    let fields = row.filter { states[$0].presence == .answer }
    if fields.count > 1, !key.isCompact,
      let shares = RowShares.columns(of: fields.map(metrics), in: columns)
    {
      add(zip(fields, shares).map(place), of: section)
    } else {
      for field in fields { add([place(field, columns)], of: section) }
    }
  }

  /// Places a field that stands alone.
  private mutating func add(_ field: Int, of section: Int, in columns: Range<Int>) {
    switch states[field].presence {
    case .hidden: break
    case .words: add(note: fields[field].label, in: section)
    case .answer:
      let place = place(field, columns)
      let hasDebugLine = isDebugging(field)
      places.append(place)
      addBand(of: 1, height: place.height + (hasDebugLine ? 1 : 0), hasDebugLine, in: section)
    }
  }

  private func place(_ field: Int, _ columns: Range<Int>) -> FormLayout.Place {
    FormLayout.Place(field: field, columns: columns, height: height(of: field, in: columns))
  }

  /// What a field needs, as far as a screen can show it at once.
  private func height(of index: Int, in columns: Range<Int>) -> Int {
    let edges = key.isCompact ? 0 : 2
    guard let lines = lines(of: index, in: columns) else {
      return edges + 1
    }
    let least = min(2, lines)
    let most = key.room - (key.isCompact ? 1 : edges) - (isDebugging(index) ? 1 : 0)
    return max(least, min(lines, most)) + (key.isCompact ? 1 : edges)
  }

  /// The lines of what stands in more than one.
  private func lines(of index: Int, in columns: Range<Int>) -> Int? {
    switch states[index].editor {
    case .lines(let count): return max(1, count)
    case .radio:
      let block = Rect(rows: 0..<1, columns: columns)
      let width =
        key.isCompact
        ? CompactFieldView.blockRect(in: block).width : BoxedFieldView.textRect(in: block).width
      return RadioLines.lineCount(
        of: fields[index].type.choiceOptions?.all ?? [], width: width, in: key.charset)
    default: return nil
    }
  }

  private func isDebugging(_ index: Int) -> Bool {
    fields[index].isDebugging(key.isDebugging)
  }

  private mutating func add(_ row: [FormLayout.Place], of section: Int) {
    let hasDebugLine = row.contains { isDebugging($0.field) }
    let height = (row.map(\.height).max() ?? 0) + (hasDebugLine ? 1 : 0)
    places += row
    addBand(of: row.count, height: height, hasDebugLine, in: section)
  }

  /// Adds a band of the places that were added last.
  private mutating func addBand(
    of count: Int, height: Int, _ hasDebugLine: Bool, in section: Int
  ) {
    bands.append(
      FormLayout.Band(
        content: .fields(places.count - count..<places.count), section: section, top: top,
        height: height, hasDebugLine: hasDebugLine))
    top += height
  }

  private func metrics(_ index: Int) -> FieldMetrics {
    FieldMetrics(
      of: fields[index], label: labelWidth(of: index), charset: key.charset)
  }

  private func labelWidth(of index: Int) -> Int {
    let field = fields[index]
    let isOptional = form.requiredMark == .optional && field.required != .always
    return DisplayText.width(
      of: field.labelText(isOptional: isOptional, in: key.language), in: key.charset)
  }

  /// What the longest label of a section takes, as far as its fields can spare it.
  private func labelWidth(of section: Section) -> Int {
    let longest = section.fields.lazy.filter { index in
      let state = states[index]
      return state.isAnswer && state.editor != .toggle && !state.editor.isBlock
    }.map(labelWidth).max()
    return min(longest ?? 0, 24, width * 2 / 5)
  }
}
