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
    let ownHeight: Int
    fileprivate(set) var messageLines = 0
    var hasDebugLine = false

    var height: Int { ownHeight + messageLines }
    var rows: Range<Int> { top..<top + height }
    /// The lines without those for messages.
    var ownRows: Range<Int> { top..<top + ownHeight }
    var hasFields: Bool { if case .fields = content { true } else { false } }
    var isHeading: Bool { if case .heading = content { true } else { false } }
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

    /// True if only what is seen of a page may differ.
    func hasSameColumns(as other: Self) -> Bool {
      var same = self
      (same.version, same.room) = (other.version, other.room)
      return same == other
    }
  }

  let key: Key
  private(set) var bands: [Band] = []
  private(set) var places: [Place] = []
  /// The sections with something to show, in order.
  let sections: [Int]
  /// The lines reserved for messages, by the number of the band.
  private var messageLines: [Int: Int] = [:]
  /// The next part to lay out: a section, and the number of its rows that are done.
  private var next: (section: Int, rows: Int?) = (0, nil)
  private var bandOfField: [Int?]
  /// Which empty rows stand between the bands.
  private(set) var rhythm = Rhythm()
  let columns: PageColumns

  /// `columns` are those of the page, if they are known from a layout of the same width.
  init(_ session: FormSession, for key: Key, columns: PageColumns? = nil) {
    self.key = key
    self.columns = columns ?? Self.columns(of: session.form, for: key)
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
  var isWhole: Bool { next.section >= sections.count }

  /// The height of the whole page, guessed by the fields of the part that is laid out.
  func likelyHeight(of form: Form) -> Int {
    guard !isWhole, let first = sections.first, let last = sections.last else { return height }
    let all = form.sections[first].fields.lowerBound..<form.sections[last].fields.upperBound
    let done = (places.last?.field ?? all.lowerBound) - all.lowerBound + 1
    return height * all.count / max(1, min(done, all.count))
  }

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

  /// The computed numbers that stand in a column with some of a band, in rows that follow each other.
  func stackedNumbers(with number: Int, in form: Form) -> [Int] {
    let own = numbers(in: bands[number], form)
    guard !own.isEmpty else { return [] }
    var stacked = own
    for step in [-1, 1] {
      var next = number + step
      while bands.indices.contains(next) {
        let found = numbers(in: bands[next], form).filter { other in
          own.contains { $0.columns.upperBound == other.columns.upperBound }
        }
        if found.isEmpty { break }
        stacked += found
        next += step
      }
    }
    return stacked.map(\.field)
  }

  private func numbers(in band: Band, _ form: Form) -> [Place] {
    places(in: band).filter { $0.plan.shape == .value && form.fields[$0.field].type.isNumber }
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
    for number in bands.indices { bands[number].messageLines = lines[number] ?? 0 }
    settle(from: 0)
  }

  mutating func deal(_ rhythm: Rhythm) {
    guard rhythm != self.rhythm else { return }
    self.rhythm = rhythm
    settle(from: 0)
  }

  /// Computes the positions of bands from one on.
  private mutating func settle(from first: Int) {
    for number in first..<bands.count {
      let above = number > 0 ? bands[number - 1] : nil
      // The lines of a message take the empty row below them first.
      let gap = above?.messageLines == 0 ? gap(above: number) : 0
      bands[number].top = (above?.rows.upperBound ?? 0) + gap
    }
  }

  /// Lays out the page down to a line; true if anything was added.
  mutating func reach(_ line: Int, _ session: FormSession) -> Bool {
    let count = bands.count
    while height <= line, !isWhole { addNext(of: session) }
    return bands.count > count
  }

  mutating func reach(field: Int, _ session: FormSession) {
    while band(of: field) == nil, !isWhole,
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
    settle(from: bands.count - 1)
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
    guard !key.isCompact else {
      for field in fields { add([place(field, 0..<width)], of: section, form) }
      return
    }
    var rest = fields[...]
    let metrics = fields.map { index in
      var field = form.fields[index]
      field.label = session.fields.span[index].label
      let type = session.fields.span[index].type
      // Other options change the room that a field wants, other neighbours don't.
      if type.choiceOptions != nil { field.type = type }
      return FieldMetrics(of: field, in: form, options)
    }
    for line in columns.lines(of: metrics) {
      add(zip(rest, line).map(place), of: section, form)
      rest = rest.dropFirst(line.count)
    }
  }

  /// The most rows that are looked at to choose the edges of a page, and the most labels.
  private static let mostRows = 64
  private static let mostLabels = 512

  /// The columns that suit the rows of a page, hidden fields too: no condition moves others.
  private static func columns(of form: Form, for key: Key) -> PageColumns {
    guard !key.isCompact else {
      return PageColumns(width: key.width, labelWidth: labelWidth(of: form, for: key))
    }
    let sections = key.page.map { form.sections[$0...$0] } ?? form.sections[...]
    let rows = sections.lazy.flatMap(\.rows).prefix(mostRows).map { row in
      row.map { form.fields[$0] }.filter { $0.editor != .none || $0.isComputed }
        .map { FieldMetrics(of: $0, in: form, key.options) }
    }
    return PageColumns(width: key.width, rows: rows.filter { $0.count > 1 })
  }

  /// Adds a row whose boxes start on the same line; a switch is level with the middle of a box.
  private mutating func add(_ row: [Place], of section: Int, _ form: Form) {
    let hasDebugLine = row.contains { form.fields[$0.field].isDebugging(options.isDebugging) }
    let boxLead = row.filter { $0.plan.shape == .box }.map(\.lead).max()
    let start = places.count
    for var place in row {
      switch place.plan.shape {
      case .box: place.lead = boxLead ?? place.lead
      case .toggle, .value: place.lead = max(place.lead, boxLead.map { $0 + 1 } ?? 0)
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

  /// The width of the longest label that fits in front of an answer, on whatever page.
  private static func labelWidth(of form: Form, for key: Key) -> Int {
    let room = FieldMetrics.labelRoom(in: key.width) - FieldMetrics.mark
    let widths = form.fields.lazy.prefix(mostLabels).filter {
      $0.editor != .toggle && $0.editor != .none && !$0.editor.isBlock
        && $0.options.description == nil
    }.map { field in
      let isRequired = field.required == .always
      return key.options.width(
        of: field.labelText(form.requiredMark, isRequired: isRequired, in: key.options.language))
    }
    return widths.filter { $0 <= room }.max() ?? 0
  }
}

/// The position of a list or a calendar: below its field, above it, or centred.
enum Popup {
  /// A block of the wanted size if that fits, or else a smaller one with at least the least height;
  /// with `enough` below there is no need to stand above.
  static func rect(
    width: Int, height: Int, least: Int, enough: Int = .max, beside field: Rect?, in area: Rect
  ) -> Rect {
    let width = min(width, area.width)
    guard let field else { return centred(width: width, height: height, in: area) }
    let below = area.rows.upperBound - field.rows.upperBound
    let above = field.rows.lowerBound - area.rows.lowerBound
    let column = min(field.columns.lowerBound, area.columns.upperBound - width)
    let isBelow = below >= min(height, enough, max(least, above))
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
