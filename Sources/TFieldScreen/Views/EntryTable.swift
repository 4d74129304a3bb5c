import TField

/// The entries of a list, a line each, with columns from the fields of an entry.
///
/// ```
///   Article   Quantity    Price
///   A-1              2    $3.50
/// ✘ B                1
///   + Add another
/// ```
struct EntryTable {
  /// The columns in front of a line: a mark, and a space.
  private static let indent = 2
  private static let gap = 2
  private static let widest = 30
  private static let least = 8

  private let header: [String]
  private let rows: [[String]]
  /// Where each column stands, and which field of an entry it shows.
  private let columns: [(field: Int, isNumber: Bool, columns: Range<Int>)]
  /// How many columns had no room, in words.
  private let others: String?
  private let faulty: Set<Int>
  private let adding: String?
  private let cursor: Int
  private let isActive: Bool
  private let charset: Charset

  init(of state: borrowing FieldState, width: Int, _ options: FormScreen.Options) {
    charset = options.charset
    let entry = state.type.formList?.entry
    let states = state.type.formList?.states(of: state.data) ?? []
    let fields = (entry?.fields.indices ?? 0..<0).filter { index in
      states.contains { $0[index].isAnswer }
    }
    header = entry?.fields.map { options.text($0.label) } ?? []
    rows = states.map { entry in entry.map { $0.cell(options) } }
    let widths = Self.widths(of: fields, header, rows, width - Self.indent, options)
    var start = Self.indent
    columns = zip(fields, widths).map { field, width in
      defer { start += width + Self.gap }
      return (
        field, entry?.fields[field].type.typed("1").number != nil, start..<start + max(0, width)
      )
    }
    others = Self.others(fields.count - columns.count, options)
    faulty = Set(state.errors.compactMap { $0.entry?.number })
    let words = Wording.say(states.isEmpty ? "list.addEntry" : "list.addAnother")
    adding = state.takesMoreEntries ? "+ " + options.text(words) : nil
    cursor = state.entryCursor
    isActive = state.activity == .active
  }

  /// How many columns have no room, as the end of the line of labels says it.
  private static func others(_ count: Int, _ options: FormScreen.Options) -> String? {
    count > 0 ? options.text(.say("screen.others", counting: count)) : nil
  }

  /// As many columns as fit: wide ones give way first, and then those at the end aren't shown.
  private static func widths(
    of fields: [Int], _ header: [String], _ rows: [[String]], _ width: Int,
    _ options: FormScreen.Options
  ) -> [Int] {
    // More never have room, and each try measures all that are left.
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

  /// Gives each column its least width, and shares what is left among those that want more.
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

  private var headerLines: Int { rows.isEmpty ? 0 : 1 }

  var lineCount: Int { max(1, headerLines + rows.count + (adding == nil ? 0 : 1)) }

  var caret: Point { Point(row: headerLines + cursor, column: Self.indent) }

  /// The entry in a line, or what adds one; `nil` for the labels.
  func entry(inLine line: Int) -> Int? {
    line >= headerLines && line < lineCount ? line - headerLines : nil
  }

  func draw(on canvas: inout Canvas, in rect: Rect, top: Int, ground: Style) {
    for line in top..<min(lineCount, top + rect.height) {
      let start = rect.origin.moved(rows: line - top)
      guard let entry = entry(inLine: line) else {
        draw(header, on: &canvas, at: start, style: .hint)
        let words = DisplayText(others ?? "", in: charset)
        canvas.write(
          words, at: start.moved(columns: max(0, rect.width - words.width)), style: .hint)
        continue
      }
      let isChosen = isActive && entry == cursor
      let style: Style = isChosen ? .optionFocused : ground
      if isChosen {
        canvas.clear(
          Rect(row: start.row, column: start.column, width: rect.width, height: 1), style: style)
      }
      if rows.indices.contains(entry) {
        if faulty.contains(entry) { canvas.write(.invalid, at: start, style: .error) }
        draw(rows[entry], on: &canvas, at: start, style: style)
      } else if let adding {
        canvas.write(adding, at: start.moved(columns: Self.indent), style: style)
      }
    }
  }

  /// Writes the cells of a line; numbers stand at the right of their column.
  private func draw(_ cells: [String], on canvas: inout Canvas, at start: Point, style: Style) {
    for column in columns where cells.indices.contains(column.field) {
      let text = DisplayText(cells[column.field], in: charset).cut(to: column.columns.count)
      let space = column.isNumber ? column.columns.count - text.width : 0
      canvas.write(text, at: start.moved(columns: column.columns.lowerBound + space), style: style)
    }
  }
}

extension FieldState {
  /// What was answered, as it may be seen: dots for a secret, a word for a switch.
  func answer(_ options: FormScreen.Options) -> String {
    if field.isSecret { return options.charset.dotted(coveredText) }
    return editor == .toggle ? options.text(.yesOrNo(typed.isOn)) : settledText
  }

  /// What a table says of a field: its answer in one line.
  func cell(_ options: FormScreen.Options) -> String {
    guard isAnswer, !isBlank || editor == .toggle else { return "" }
    if editor == .table { return options.text(.say("opened.entries", counting: entryCount)) }
    return String(answer(options).prefix { $0 != "\n" })
  }
}
