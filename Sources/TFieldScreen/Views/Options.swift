import TField

/// An open list of options over a form; only the visible part is drawn.
struct OptionListView {
  /// The width of the mark before each option.
  private static let marks = 2
  private static let mostRows = 10
  private static let mostColumns = 90

  private let picker: OptionPicker
  private let title: String
  private let options: FormScreen.Options
  private let rect: Rect
  private let hasFilterLine: Bool
  /// The width before the words of an option: a mark, and a box if several can be chosen.
  private let indent: Int
  private let list: Rect

  /// A list as wide as its field or its longest option, and as high as what the filter leaves.
  init(
    _ picker: OptionPicker, _ title: String, beside field: Rect?, in area: Rect,
    _ options: FormScreen.Options
  ) {
    (self.picker, self.title, self.options) = (picker, title, options)
    let indent = Self.marks + (picker.isMultiple ? 4 : 0)
    self.indent = indent
    let all = picker.options.all
    let words = [Self.hint(picker, options), title].map(options.width)
    let widest = min(Self.widest(all, options), Self.mostColumns) + indent + FieldMetrics.frame
    let wanted = max(field?.width ?? 0, words[0] + FieldMetrics.frame, words[1] + FieldMetrics.edge)
    let width = min(max(widest, wanted), area.width)
    let height = { (places: [Int]) in
      let lines = places.prefix(Self.mostRows).reduce(0) {
        $0 + options.lines(all[$1].listed, limit: width - FieldMetrics.frame - indent).count
      }
      return min(max(1, lines), Self.mostRows)
    }
    // With less height, a frame with the filter in its edge has no room for two options.
    let whole = Popup.rect(
      width: width, height: height(Array(all.indices.prefix(Self.mostRows))) + 3, least: 4,
      enough: 7, beside: field, in: area)
    hasFilterLine = whole.height >= min(6, all.count + 3)
    // It stays where it touches its field.
    let edges = hasFilterLine ? 3 : 2
    let spare = max(0, whole.height - height(picker.matches) - edges)
    let isAbove = whole.rows.upperBound == field?.rows.lowerBound
    rect = Rect(
      row: whole.rows.lowerBound + (isAbove ? spare : 0), column: whole.columns.lowerBound,
      width: whole.width, height: whole.height - spare)
    let inside = rect.inset(rows: 1, columns: 2)
    let top = inside.rows.lowerBound + (hasFilterLine ? 1 : 0)
    list = Rect(rows: top..<max(top, inside.rows.upperBound), columns: inside.columns)
  }

  /// The width of the widest option; only one with more bytes can be wider.
  private static func widest(_ all: [ChoiceOption], _ options: FormScreen.Options) -> Int {
    all.reduce(0) {
      $1.listed.utf8.count > $0 ? max($0, options.width(of: $1.listed)) : $0
    }
  }

  /// A list without a frame, as high as the matches need.
  init(_ picker: OptionPicker, in area: Rect, _ options: FormScreen.Options) {
    (self.picker, title, self.options) = (picker, "", options)
    (rect, hasFilterLine) = (area, false)
    indent = Self.marks + (picker.isMultiple ? 4 : 0)
    let most = min(Self.mostRows, area.height)
    var height = 0
    for place in picker.matches where height < most {
      let option = picker.options.all[place]
      height += options.lines(option.listed, limit: area.width - indent).count
    }
    list = Rect(
      row: area.rows.lowerBound, column: area.columns.lowerBound, width: area.width,
      height: min(max(1, height), most))
  }

  var height: Int { list.height }

  private func lines(ofMatch place: Int) -> [String] {
    guard picker.matches.indices.contains(place) else { return [] }
    let option = picker.options.all[picker.matches[place]]
    return options.lines(option.listed, limit: list.width - indent)
  }

  /// The first visible option, changed as little as needed to show the highlighted one.
  func top(_ scroll: Scroll) -> Int {
    let nearest = min(max(scroll.top, first(before: picker.highlight)), picker.highlight)
    let wanted = scroll.isFollowing ? nearest : scroll.top
    return max(0, min(wanted, first(before: picker.matches.count - 1)))
  }

  /// The first match that is still visible together with a later one.
  private func first(before last: Int) -> Int {
    var room = list.height
    var first = max(0, last + 1)
    while first > 0 {
      room -= lines(ofMatch: first - 1).count
      guard room >= 0 || first > last else { break }
      first -= 1
    }
    return min(first, max(0, last))
  }

  func draw(on canvas: inout Canvas, top: Int) {
    let isFilter = !hasFilterLine && !picker.filter.isEmpty
    let words = isFilter ? Line(picker.filter, .plain) : Line(title, .sectionTitle)
    canvas.drawWindow(rect, words, .choice)
    drawCounts(on: &canvas)
    if hasFilterLine { drawFilter(on: &canvas, at: list.origin.moved(rows: -1)) }
    // The caret is on the highlight, so that screen readers speak it, or else after the filter.
    canvas.cursor = list.origin.moved(rows: -1, columns: min(filterText.width, list.width))
    drawOptions(on: &canvas, top: top)
  }

  func drawOptions(on canvas: inout Canvas, top: Int) {
    if picker.matches.isEmpty {
      canvas.write(
        options.text(.say("opened.noMatch")), at: list.origin, limit: list.width, style: .hint)
    }
    var (place, row) = (top, list.rows.lowerBound)
    while place < picker.matches.count, row < list.rows.upperBound {
      let lines = lines(ofMatch: place).prefix(list.rows.upperBound - row)
      let rows = Rect(rows: row..<row + lines.count, columns: list.columns)
      draw(place, lines, on: &canvas, in: rows)
      (place, row) = (place + 1, rows.rows.upperBound)
    }
    canvas.drawMarks(
      isMoreAbove: top > 0, isMoreBelow: place > top && place < picker.matches.count, beside: list)
  }

  private func draw(
    _ place: Int, _ lines: some Sequence<String>, on canvas: inout Canvas, in rect: Rect
  ) {
    let isChosen = picker.isChosen(picker.options.all[picker.matches[place]])
    let isHighlighted = place == picker.highlight
    let style: Style = isHighlighted ? .choiceFocused : .choice
    canvas.mark(rect, as: .option(place))
    if isHighlighted {
      canvas.clear(rect, style: style)
      canvas.write(.pointer, at: rect.origin, style: style)
      canvas.cursor = rect.origin
    } else if isChosen, !picker.isMultiple {
      canvas.write(.valid, at: rect.origin, style: .success)
    }
    if picker.isMultiple {
      let box = isChosen ? "[x]" : "[ ]"
      canvas.write(box, at: rect.origin.moved(columns: Self.marks), style: style)
    }
    for (row, line) in zip(rect.rows, lines) {
      let start = Point(row: row, column: rect.columns.lowerBound + indent)
      canvas.write(line, at: start, style: style)
      guard !isHighlighted, let found = picker.foundPart(of: line) else { continue }
      let text = DisplayText(line, in: canvas.charset)
      let columns = text.column(of: found.lowerBound)..<text.column(of: found.upperBound)
      let part = Rect(
        row: row, column: start.column + columns.lowerBound, width: columns.count, height: 1)
      canvas.restyle(rect.intersection(part), as: .match)
    }
  }

  /// Below, the number of matches, and of marked options.
  private func drawCounts(on canvas: inout Canvas) {
    let room = rect.width - FieldMetrics.edge
    let matches = Wording.say(
      "opened.matches", ["count": picker.matches.count, "total": picker.options.all.count])
    let count = Line(options.text(matches), .progress)
    let bottom = rect.origin.moved(rows: rect.height - 1)
    canvas.writeOnEdge(count, before: bottom.moved(columns: rect.width - 2), limit: room)
    guard picker.isMultiple, !picker.chosen.isEmpty || picker.most != nil else { return }
    let chosen = picker.chosen.count
    let marks = picker.most.map { Wording.say("screen.chosen", counting: chosen, ["most": $0]) }
    let marked = Line(options.text(marks ?? .say("opened.marked", counting: chosen)), .progress)
    let taken = [marked, count].reduce(9) { $0 + $1.width(in: canvas.charset) }
    guard taken <= rect.width else { return }
    canvas.writeOnEdge(marked, at: bottom.moved(columns: 2))
  }

  private func drawFilter(on canvas: inout Canvas, at point: Point) {
    if picker.filter.isEmpty {
      canvas.write(Self.hint(picker, options), at: point, limit: list.width, style: .hint)
    } else {
      canvas.write(filterText, at: point, style: .plain)
    }
  }

  private static func hint(_ picker: OptionPicker, _ options: FormScreen.Options) -> String {
    options.text(.say(picker.options.takesOther ? "opened.filterOrOther" : "opened.filter"))
  }

  private var filterText: DisplayText {
    let text = DisplayText(picker.filter, in: options.charset)
    return text.window(from: text.width - list.width, width: list.width)
  }
}

/// The visible options or entries of a field, which can be chosen in place.
struct ItemGrid: Sendable {
  /// Words at a place; a `nil` style follows the focus.
  private struct Words {
    let point: Point
    let text: String
    var limit = Int.max
    var style: Style?
  }

  private var heading: [Words] = []
  private var items: [(rect: Rect, words: [Words])] = []
  private let cursor: Int
  private let isActive: Bool
  /// Whether each item has lines of its own, which show the focus over their full width.
  private let isTable: Bool

  init(of state: borrowing FieldState, width: Int, _ options: FormScreen.Options) {
    self =
      state.editor.isEntries
      ? Self(entriesOf: state, width: width, options)
      : Self(optionsOf: state, width: width, options)
  }

  var lineCount: Int {
    max(1, items.last?.rect.rows.upperBound ?? 1, (heading.last?.point.row ?? 0) + 1)
  }

  /// The caret: on the dot or box, before the entry, or where the first item would be.
  var caret: Point {
    let item = items.indices.contains(cursor) ? items[cursor] : items.first
    return Point(
      row: item?.rect.rows.lowerBound ?? 0,
      column: isTable ? Self.indent : (item?.rect.columns.lowerBound ?? 0) + 1)
  }

  func item(at point: Point) -> Int? { items.firstIndex { $0.rect.contains(point) } }

  func draw(on canvas: inout Canvas, in rect: Rect, top: Int, ground: Style) {
    let start = rect.origin.moved(rows: -top)
    func draw(_ all: [Words], _ style: Style) {
      for words in all {
        canvas.write(
          words.text, at: start.moved(rows: words.point.row, columns: words.point.column),
          limit: words.limit, style: words.style ?? style)
      }
    }
    draw(heading, .hint)
    for (index, item) in items.enumerated()
    where item.rect.rows.overlaps(top..<top + rect.height) {
      let isChosen = isActive && index == cursor
      if isChosen { canvas.clear(item.rect.moved(to: start), style: .optionFocused) }
      draw(item.words, isChosen ? .optionFocused : ground)
    }
  }
}

// Options in one line, in columns, or each in lines of its own.
//
// ```
// (•) Small  ( ) Medium  ( ) Large
// ```
extension ItemGrid {
  /// The width of the box or dot in brackets, and of a space.
  private static let box = 4
  private static let gap = 2

  private init(optionsOf state: borrowing FieldState, width: Int, _ options: FormScreen.Options) {
    let all = state.type.choiceOptions
    let choices = all?.all ?? []
    let isMultiple = state.editor == .checks
    (cursor, isActive, isTable) = (state.entry.cursor.place, state.activity == .active, false)
    let chosen = Set(state.data.asEntries.compactMap { all?.index(of: $0.text) })
    let dot = Mark.secret.character(in: options.charset)
    let (empty, full) = isMultiple ? ("[ ]", "[x]") : ("( )", "(\(dot))")
    let widths = choices.map { Self.box + options.width(of: $0.listed) }
    let isWhole = widths.reduce(Self.gap * (widths.count - 1), +) <= width
    // Side by side in one line, in columns, or each in lines of its own.
    let cell = isWhole ? nil : (widths.max() ?? 0) + Self.gap
    let columns = cell.map { max(1, (width + Self.gap) / $0) } ?? choices.count
    let isAlone = cell != nil && columns == 1
    var start = Point(row: 0, column: 0)
    items.reserveCapacity(choices.count)
    for (index, option) in choices.enumerated() {
      let lines =
        isAlone ? options.lines(option.listed, limit: width - Self.box) : [option.listed]
      var words: [Words] = []
      words.reserveCapacity(1 + lines.count)
      words.append(Words(point: start, text: chosen.contains(index) ? full : empty))
      for (row, line) in lines.enumerated() {
        words.append(Words(point: start.moved(rows: row, columns: Self.box), text: line))
      }
      let rect = Rect(
        row: start.row, column: start.column, width: isAlone ? max(1, width) : widths[index],
        height: lines.count)
      items.append((rect, words))
      let isLast = (index + 1) % columns == 0
      start.column = isLast ? 0 : start.column + (cell ?? widths[index] + Self.gap)
      start.row += isLast ? lines.count : 0
    }
  }

  static func width(of choices: [ChoiceOption], _ options: FormScreen.Options) -> Int {
    choices.reduce(gap * max(0, choices.count - 1)) { $0 + box + options.width(of: $1.listed) }
  }
}

// The entries of a list, one per line, with columns from the fields of an entry.
//
// ```
//   Article   Quantity    Price
//   A-1              2    $3.50
// ✘ B                1
//   + Add another
// ```
extension ItemGrid {
  /// The columns before a line: a mark, and a space.
  private static let indent = 2
  private static let widest = 30
  private static let least = 8

  private init(entriesOf state: borrowing FieldState, width: Int, _ options: FormScreen.Options) {
    (cursor, isActive, isTable) = (state.entryCursor, state.activity == .active, true)
    let table = EntryTable(of: state, options)
    let columns = Self.columns(of: table, width - Self.indent, options)
    let top = table.hasNames ? 1 : 0
    /// The cells of a line; numbers stand at the right, below each other.
    func words(_ cells: [String], row: Int) -> [Words] {
      var column = Self.indent
      return columns.map { index, width in
        defer { column += width + Self.gap }
        let isNumber = table.fields[index].type.isNumber
        let space = isNumber ? max(0, width - options.width(of: cells[index])) : 0
        return Words(
          point: Point(row: row, column: column + space), text: cells[index], limit: max(0, width))
      }
    }
    if table.hasNames { heading = words(table.names, row: 0) }
    // A click on the mark before an entry counts as well.
    func add(_ words: [Words], at row: Int) {
      let rect = Rect(
        row: row, column: -FieldPlan.gutter, width: width + FieldPlan.gutter, height: 1)
      items.append((rect, words))
    }
    let faulty = Set(state.errors.compactMap { $0.entry?.number })
    for (number, cells) in table.rows.enumerated() {
      let sign = String(Mark.invalid.character(in: options.charset))
      let row = top + number
      let mark = Words(point: Point(row: row, column: 0), text: sign, style: .error)
      add((faulty.contains(number) ? [mark] : []) + words(cells, row: row), at: row)
    }
    var row = table.rows.isEmpty ? 0 : top + table.rows.count
    if state.takesMoreEntries {
      let label = Wording.say(table.rows.isEmpty ? "list.addEntry" : "list.addAnother")
      let words = "+ " + options.text(label)
      add([Words(point: Point(row: row, column: Self.indent), text: words)], at: row)
      row += 1
    }
    let left = table.names.count - columns.count
    guard left > 0, table.hasNames else { return }
    let words = options.text(.say("screen.otherColumns", counting: left))
    heading.append(Words(point: Point(row: row, column: Self.indent), text: words))
  }

  /// As many columns as fit, with their widths: wide ones shrink first, then those before the last
  /// are dropped, which is often a total.
  private static func columns(
    of table: EntryTable, _ width: Int, _ options: FormScreen.Options
  ) -> [(index: Int, width: Int)] {
    let ideals = table.widths(table.names.count, options)
    var shown = Array(table.names.indices)
    var leasts = zip(table.names, ideals).map { max(options.width(of: $0), min($1, least)) }
    var wanted = leasts.reduce(0, +)
    while true {
      let room = max(0, width - gap * max(0, leasts.count - 1))
      if wanted <= room || leasts.count <= 1 {
        return Array(zip(shown, shared(room, leasts, shown.map { ideals[$0] })))
      }
      let place = max(0, leasts.count - 2)
      wanted -= leasts.remove(at: place)
      shown.remove(at: place)
    }
  }

  /// Gives each column its least width, and shares the rest among those that want more.
  private static func shared(_ room: Int, _ leasts: [Int], _ ideals: [Int]) -> [Int] {
    var widths = leasts
    var left = room - leasts.reduce(0, +)
    while left > 0 {
      let wanting = widths.indices.filter { widths[$0] < min(ideals[$0], widest) }
      guard let narrowest = wanting.min(by: { widths[$0] < widths[$1] }) else { break }
      widths[narrowest] += 1
      left -= 1
    }
    return left < 0 ? widths.map { min($0, room) } : widths
  }
}

/// The entries of a list in rows of cells, below the names of the fields that any entry has.
struct EntryTable {
  let fields: [Field]
  let names: [String]
  let rows: [[String]]
  /// False for a list of plain values, which is one column without a name.
  let hasNames: Bool

  init(of state: borrowing FieldState, _ options: FormScreen.Options) {
    var rows: [[String]]
    if let list = state.type.list, list.isBare {
      fields = Array(list.entry.fields.prefix(1))
      let isPrivate = state.field.isPrivate
      rows = state.entryTexts.map { [isPrivate ? options.charset.dotted(Mask.covered) : $0] }
      hasNames = false
    } else {
      let entries = state.type.formList?.states(of: state.data) ?? []
      let shown = (entries.first?.indices ?? 0..<0).filter { index in
        entries.contains { $0[index].isAnswer }
      }
      fields = shown.map { entries[0][$0].field }
      rows = entries.map { entry in shown.map { entry[$0].cell(options) } }
      hasNames = !rows.isEmpty
    }
    names = hasNames ? fields.map { options.text($0.label) } : fields.map { _ in "" }
    for column in fields.indices where fields[column].type.isNumber {
      let numbers = rows.map { DecimalText($0[column], options) }
      for row in rows.indices { rows[row][column] = numbers[row].aligned(with: numbers) }
    }
    self.rows = rows
  }

  /// The widths of the first columns with everything in them.
  func widths(_ count: Int, _ options: FormScreen.Options) -> [Int] {
    (0..<count).map { column in
      ([names] + rows).map { options.width(of: $0[column]) }.max() ?? 0
    }
  }
}

extension FieldState {
  /// The answer as it may be seen: dots for a secret, a word for a switch.
  func answer(_ options: FormScreen.Options) -> String {
    if field.isSecret { return options.charset.dotted(coveredText) }
    return editor == .toggle ? options.text(.yesOrNo(typed.isOn)) : settledText
  }

  func cell(_ options: FormScreen.Options) -> String {
    guard isAnswer, !isBlank || editor == .toggle else { return "" }
    if editor == .table { return options.text(.say("opened.entries", counting: entryCount)) }
    return String(answer(options).prefix { $0 != "\n" })
  }
}
