import TField

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

  var lineCount: Int { max(1, items.last?.rect.rows.upperBound ?? 1) }

  /// The caret: on the dot or box, before the entry, or where the first item would be.
  var caret: Point {
    let item = items.indices.contains(cursor) ? items[cursor] : items.first
    return Point(
      row: item?.rect.rows.lowerBound ?? 0,
      column: isTable ? Self.indent : (item?.rect.columns.lowerBound ?? 0) + 1)
  }

  func item(at point: Point) -> Int? { items.firstIndex { $0.rect.contains(point) } }

  /// The option above or below the caret, nearest to its column; `nil` at the edge.
  func item(by step: Int) -> Int? {
    guard items.indices.contains(cursor) else { return nil }
    let own = items[cursor].rect
    let row = step < 0 ? own.rows.lowerBound - 1 : own.rows.upperBound
    let distance = { abs(items[$0].rect.origin.column - own.origin.column) }
    return items.indices.filter { items[$0].rect.rows.contains(row) }
      .min { distance($0) < distance($1) }
  }

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
      if isChosen, isTable { canvas.clear(item.rect.moved(to: start), style: .optionFocused) }
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

  init(optionsOf state: borrowing FieldState, width: Int, _ options: FormScreen.Options) {
    let all = state.type.choiceOptions
    let choices = all?.all ?? []
    let isMultiple = state.editor == .checks
    (cursor, isActive, isTable) = (state.optionCursor, state.activity == .active, false)
    let values = isMultiple ? Entries(state.data).array : [state.data]
    let chosen = Set(values.compactMap { all?.index(of: $0) })
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

  init(entriesOf state: borrowing FieldState, width: Int, _ options: FormScreen.Options) {
    (cursor, isActive, isTable) = (state.entryCursor, state.activity == .active, true)
    let entry = state.type.formList?.entry
    let states = state.type.formList?.states(of: state.data) ?? []
    let fields = (entry?.fields.indices ?? 0..<0).filter { index in
      states.contains { $0[index].isAnswer }
    }
    let header = entry?.fields.map { options.text($0.label) } ?? []
    let rows = states.map { entry in entry.map { $0.cell(options) } }
    let widths = Self.widths(of: fields, header, rows, width - Self.indent, options)
    let numbers = fields.map { entry?.fields[$0].type.typed("1").number != nil }
    /// The cells of a line; numbers are aligned right.
    func words(_ cells: [String], row: Int) -> [Words] {
      var column = Self.indent
      return zip(fields, zip(numbers, widths)).map { field, form in
        let (isNumber, width) = (form.0, max(0, form.1))
        defer { column += form.1 + Self.gap }
        let space = isNumber ? max(0, width - options.width(of: cells[field])) : 0
        return Words(
          point: Point(row: row, column: column + space), text: cells[field], limit: width)
      }
    }
    if !rows.isEmpty {
      let others = Self.others(fields.count - widths.count, options) ?? ""
      let end = Point(row: 0, column: max(0, width - options.width(of: others)))
      heading = words(header, row: 0) + [Words(point: end, text: others)]
    }
    // A click on the mark before an entry counts as well.
    func add(_ words: [Words], at row: Int) {
      let rect = Rect(
        row: row, column: -FieldPlan.gutter, width: width + FieldPlan.gutter, height: 1)
      items.append((rect, words))
    }
    let faulty = Set(state.errors.compactMap { $0.entry?.number })
    for (number, cells) in rows.enumerated() {
      let sign = String(Mark.invalid.character(in: options.charset))
      let mark = Words(point: Point(row: number + 1, column: 0), text: sign, style: .error)
      add((faulty.contains(number) ? [mark] : []) + words(cells, row: number + 1), at: number + 1)
    }
    guard state.takesMoreEntries else { return }
    let label = Wording.say(states.isEmpty ? "list.addEntry" : "list.addAnother")
    let row = rows.isEmpty ? 0 : rows.count + 1
    add(
      [Words(point: Point(row: row, column: Self.indent), text: "+ " + options.text(label))],
      at: row)
  }

  /// The words at the end of the header that tell how many columns don't fit.
  private static func others(_ count: Int, _ options: FormScreen.Options) -> String? {
    count > 0 ? options.text(.say("screen.others", counting: count)) : nil
  }

  /// As many columns as fit: wide ones shrink first, then the last ones are dropped.
  private static func widths(
    of fields: [Int], _ header: [String], _ rows: [[String]], _ width: Int,
    _ options: FormScreen.Options
  ) -> [Int] {
    // More never fit, and each try measures all that are left.
    var shown = Array(fields.prefix(max(1, width)))
    while true {
      let labels = shown.map { options.width(of: header[$0]) }
      let ideals = zip(shown, labels).map { field, label in
        rows.map { options.width(of: $0[field]) }.reduce(label, max)
      }
      let leasts = zip(labels, ideals).map { max($0, min($1, least)) }
      let words = others(fields.count - shown.count, options)
      let end = words.map { gap + options.width(of: $0) } ?? 0
      let room = max(0, width - end - gap * max(0, shown.count - 1))
      if leasts.reduce(0, +) <= room || shown.count <= 1 { return shared(room, leasts, ideals) }
      shown.removeLast()
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
