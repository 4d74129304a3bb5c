import TField

/// The positions of everything in a form, on an endless page of which a screen shows a part.
///
/// It is computed again for another size, and when a field appears or disappears, but only as far
/// down as was looked at: a form of thousands of fields opens as fast as one of seven.
struct FormLayout: Sendable {
  /// A field in its row.
  struct Place: Hashable, Sendable {
    let field: Int
    let columns: Range<Int>
    let plan: FieldPlan
    var lead: Int
    var height: Int { plan.contentHeight }
  }

  /// Lines that belong together and are drawn at once.
  struct Band: Sendable {
    enum Content: Sendable {
      /// A line of the description of a section, or of the form.
      case note(Line)
      case heading([String])
      case fields(Range<Int>)
    }

    let content: Content
    let section: Int
    fileprivate(set) var top: Int
    /// The lines without those for messages.
    let ownHeight: Int
    fileprivate(set) var messageLines = 0
    var hasDebugLine = false

    var height: Int { ownHeight + messageLines }
    var rows: Range<Int> { top..<top + height }
    var hasFields: Bool { if case .fields = content { true } else { false } }
  }

  /// What a layout depends on.
  struct Key: Hashable, Sendable {
    var width: Int
    var isCompact: Bool
    /// The most lines of the screen that the form can have.
    var room: Int
    var requiredMark: Form.RequiredMark
    var options: FormScreen.Options
    /// The section shown alone, if the form has pages.
    var page: Int?
    var version: Int
  }

  let key: Key
  private(set) var bands: [Band] = []
  private(set) var places: [Place] = []
  /// The width of the labels of each section, where labels are in front of their texts.
  private(set) var labelWidths: [Int: Int] = [:]
  /// The sections with something to show, in order.
  let sections: [Int]
  /// The lines reserved for messages, by the number of the band.
  private var messageLines: [Int: Int] = [:]
  /// The next part to lay out: a section, and the number of its rows that are done.
  private var next: (section: Int, rows: Int?) = (0, nil)
  private var bandOfField: [Int?]

  init(_ session: FormSession, for key: Key) {
    self.key = key
    let (form, marks) = (session.form, session.marks)
    let seen = form.sections.indices.filter { number in
      form.sections[number].fields.contains { !marks[$0].contains(.hidden) }
    }
    sections = seen.filter { key.page == nil || key.page == $0 }
    bandOfField = Array(repeating: nil, count: form.fields.count)
    if let first = seen.first, first == sections.first { add(note: session.description, in: first) }
  }

  var width: Int { key.width }
  private var options: FormScreen.Options { key.options }
  /// The height of the part that is laid out.
  var height: Int { bands.last?.rows.upperBound ?? 0 }
  private var isComplete: Bool { next.section >= sections.count }

  func bands(in rows: Range<Int>) -> ArraySlice<Band> {
    let first = bands.indices.bisected { bands[$0].rows.upperBound > rows.lowerBound }
    let end = rows.isEmpty ? first : bands.indices.bisected { bands[$0].top >= rows.upperBound }
    return bands[first..<max(first, end)]
  }

  func band(of field: Int) -> Int? {
    bandOfField.indices.contains(field) ? bandOfField[field] : nil
  }

  func places(in band: Band) -> ArraySlice<Place> {
    if case .fields(let range) = band.content { places[range] } else { [] }
  }

  func place(of field: Int) -> Place? {
    band(of: field).flatMap { places(in: bands[$0]).first { $0.field == field } }
  }

  /// The content of a field in its band: its box, line or options.
  func rect(of place: Place, in band: Band) -> Rect {
    let top = (band.hasDebugLine ? 1 : 0) + place.lead
    return Rect(rows: top..<top + place.height, columns: place.columns)
  }

  func rect(of field: Int) -> Rect? {
    guard let number = band(of: field), let place = place(of: field) else { return nil }
    return rect(of: place, in: bands[number]).moved(to: Point(row: bands[number].top, column: 0))
  }

  mutating func keep(_ lines: [Int: Int]) {
    guard lines != messageLines else { return }
    messageLines = lines
    var top = 0
    for number in bands.indices {
      bands[number].top = top
      bands[number].messageLines = lines[number] ?? 0
      top += bands[number].height
    }
  }

  /// Lays out the page down to a line; true if anything was added.
  mutating func reach(_ line: Int, _ session: FormSession) -> Bool {
    let count = bands.count
    while height <= line, !isComplete { addNext(of: session) }
    return bands.count > count
  }

  mutating func reach(field: Int, _ session: FormSession) {
    while band(of: field) == nil, !isComplete,
      session.form.sections[sections[next.section]].fields.lowerBound <= field
    {
      addNext(of: session)
    }
  }

  private mutating func addNext(of session: FormSession) {
    let number = sections[next.section]
    let section = session.sections[number]
    if let row = next.rows {
      add(section.rows[row], of: number, session)
      next.rows = row + 1
    } else {
      // The title of a page is shown among the steps.
      if key.page == nil, section.title != nil || section.group != nil {
        let title = section.title.map(options.text) ?? ""
        let lines = options.lines(title, limit: width - 2 * Canvas.headingLead)
        add(.heading(lines), in: number, height: lines.count)
      }
      add(note: section.description, in: number)
      if key.isCompact { labelWidths[number] = labelWidth(of: section, session) }
      next.rows = 0
    }
    if next.rows == section.rows.count { next = (next.section + 1, nil) }
  }

  private mutating func add(note: Wording?, style: Style = .hint, in section: Int) {
    guard let note else { return }
    for line in options.markdown(note, style: style, limit: width - 4) {
      add(.note(line), in: section, height: 1)
    }
  }

  private mutating func add(
    _ content: Band.Content, in section: Int, height: Int, hasDebugLine: Bool = false
  ) {
    bands.append(
      Band(
        content: content, section: section, top: self.height, ownHeight: height,
        hasDebugLine: hasDebugLine))
  }

  /// Places a row side by side if there is room, or else one below the other.
  private mutating func add(_ row: Range<Int>, of section: Int, _ session: FormSession) {
    let (form, marks) = (session.form, session.marks)
    for field in row where marks[field].isDisjoint(with: [.hidden, .answer]) {
      add(note: session.fields.span[field].label, style: .plain, in: section)
    }
    let fields = row.filter { marks[$0].contains(.answer) }
    let place = { [key] (field: Int, columns: Range<Int>) in
      let plan = FieldPlan(of: session.fields.span[field], width: columns.count, key)
      return Place(field: field, columns: columns, plan: plan, lead: plan.lead)
    }
    let options = options
    if fields.count > 1, !key.isCompact,
      let shares = RowShares.columns(
        of: fields.map {
          let label = labelWidth(of: session.fields.span[$0], form)
          return FieldMetrics(of: session.fields.span[$0], label: label, options)
        }, in: 0..<width)
    {
      add(zip(fields, shares).map(place), of: section, form)
    } else {
      for field in fields { add([place(field, 0..<width)], of: section, form) }
    }
  }

  /// Adds a row whose boxes start on the same line; a switch is level with the middle of a box.
  private mutating func add(_ row: [Place], of section: Int, _ form: Form) {
    let hasDebugLine = row.contains { form.fields[$0.field].isDebugging(options.isDebugging) }
    let boxLead = row.filter { $0.plan.shape == .box }.map(\.lead).max()
    let start = places.count
    for var place in row {
      switch place.plan.shape {
      case .box: place.lead = boxLead ?? place.lead
      case .toggle: place.lead = boxLead.map { $0 + 1 } ?? 0
      case .options, .line: break
      }
      bandOfField[place.field] = bands.count
      places.append(place)
    }
    let height = places[start...].map { $0.lead + $0.height }.max() ?? 0
    add(
      .fields(start..<places.count), in: section, height: height + (hasDebugLine ? 1 : 0),
      hasDebugLine: hasDebugLine)
  }

  private func labelWidth(of state: borrowing FieldState, _ form: Form) -> Int {
    let isRequired = state.field.required == .always
    let isOptional = form.requiredMark == .optional && !isRequired
    return options.width(of: state.labelText(isOptional: isOptional, in: options.language))
  }

  /// The width of the longest label that fits in front of its text.
  private func labelWidth(of section: Section, _ session: FormSession) -> Int {
    let (form, marks) = (session.form, session.marks)
    let room = FieldMetrics.labelRoom(in: width) - FieldMetrics.mark
    return section.fields.lazy.filter { index in
      let editor = session.fields.span[index].editor
      return marks[index].contains(.answer) && editor != .toggle && !editor.isBlock
    }.map { labelWidth(of: session.fields.span[$0], form) }.filter { $0 <= room }.max() ?? 0
  }
}

/// The areas of a screen: above the form, the visible part of the form, and below it.
struct ScreenAreas {
  /// What the areas depend on, besides the height of the form.
  struct Plan {
    var width: Int
    let height: Int
    /// The lines of the title, and of the names of the pages.
    var titleLines = 1
    var stepLines = 0
    var actionLines = 1
    var hasStatus = false
    var isFull = false
  }

  /// The smallest screen on which a form can be filled in.
  static let least = (width: 20, height: 5)
  /// Lines longer than this are hard to follow.
  private static let widest = 100

  let title: Rect?
  let steps: Rect?
  let form: Rect
  /// The most lines of a long form that are visible.
  let room: Int
  let actions: Rect?
  let status: Rect?
  let message: Rect
  let keys: Rect?

  static func columns(in width: Int, isFull: Bool = false) -> Range<Int> {
    let margin = width >= 40 ? 1 : 0
    let used = min(width - margin - 1, isFull ? width : widest)
    let left = max(margin, (width - used) / 2)
    return left..<max(left, left + used)
  }

  init(_ plan: Plan, formHeight: Int) {
    let columns = Self.columns(in: plan.width, isFull: plan.isFull)
    let lines = { (row: Int, count: Int) in Rect(rows: row..<row + count, columns: columns) }
    let isRoomy = plan.height >= 30
    let most = max(1, plan.height / 6)
    var (top, bottom) = (0, plan.height)
    title = plan.titleLines > 0 && plan.height >= 6 ? lines(top, min(plan.titleLines, most)) : nil
    top += title.map { $0.height + (isRoomy ? 1 : 0) } ?? 0
    steps = plan.stepLines > 0 && plan.height >= 8 ? lines(top, min(plan.stepLines, most)) : nil
    top += steps?.height ?? 0
    keys = plan.height >= 8 ? lines(bottom - 1, 1) : nil
    bottom -= keys == nil ? 1 : 2
    message = lines(bottom, 1)
    if isRoomy { bottom -= 1 }
    let actionLines = min(plan.actionLines, most)
    let hasStatus = plan.hasStatus && plan.height >= 20
    let gap = isRoomy && actionLines > 0 ? 1 : 0
    room = max(0, bottom - actionLines - gap - (hasStatus ? 1 : 0) - top)
    let end = top + min(formHeight, room)
    form = Rect(rows: top..<end, columns: columns)
    actions = actionLines > 0 ? lines(end + gap, actionLines) : nil
    status = hasStatus ? lines(end + gap + actionLines, 1) : nil
  }
}

/// The position of a list or a calendar: below its field, above it, or centred.
enum Popup {
  /// A block of the wanted size if that fits, or else a smaller one with at least the least height.
  static func rect(
    width: Int, height: Int, least: Int, beside field: Rect?, in area: Rect
  ) -> Rect {
    let width = min(width, area.width)
    guard let field else { return centred(width: width, height: height, in: area) }
    let below = area.rows.upperBound - field.rows.upperBound
    let above = field.rows.lowerBound - area.rows.lowerBound
    let column = min(field.columns.lowerBound, area.columns.upperBound - width)
    let isBelow = below >= min(height, above) || below >= height
    let height = min(height, isBelow ? below : above)
    guard height >= least else { return centred(width: width, height: least, in: area) }
    let row = isBelow ? field.rows.upperBound : field.rows.lowerBound - height
    return Rect(
      row: row, column: max(area.columns.lowerBound, column), width: width, height: height)
  }

  static func centred(width: Int, height: Int, in area: Rect) -> Rect {
    let (width, height) = (min(width, area.width), min(height, area.height))
    return Rect(
      row: area.rows.lowerBound + (area.height - height) / 2,
      column: area.columns.lowerBound + (area.width - width) / 2, width: width, height: height)
  }
}
