import TField

/// Help for the field in focus, and all keys; it covers the form until it is closed.
struct HelpScreen: Sendable {
  /// A line of help.
  private enum Line {
    case heading(String)
    case text(String)
    case key(String, String)
  }

  private var scroll = 0
  /// How many lines are seen at once.
  private var room = 1

  /// Scrolls as far as there are lines for a screen of that size.
  mutating func fit(
    to session: FormSession, sheet: SheetFace?, in bounds: Rect, _ options: FormScreen.Options
  ) {
    let columns = ScreenAreas.columns(in: bounds.width)
    let lines = Self.lines(for: session, sheet: sheet, width: columns.count, options)
    room = max(1, bounds.height - 3)
    scroll = min(max(0, scroll), max(0, lines.count - room))
  }

  func draw(
    for session: FormSession, sheet: SheetFace?, on canvas: inout Canvas,
    _ options: FormScreen.Options
  ) {
    let columns = ScreenAreas.columns(in: canvas.width)
    let lines = Self.lines(for: session, sheet: sheet, width: columns.count, options)
    let origin = Point(row: 0, column: columns.lowerBound)
    canvas.write(Wording.screen(.help).text(in: options.language), at: origin, style: .title)
    for (row, line) in lines.dropFirst(scroll).prefix(room).enumerated() {
      Self.draw(line, on: &canvas, at: origin.moved(rows: row + 1), width: columns.count)
    }
    let more = columns.upperBound
    if scroll > 0 { canvas.write(.moreAbove, at: Point(row: 1, column: more), style: .mark) }
    if lines.count - scroll > room {
      canvas.write(.moreBelow, at: Point(row: room, column: more), style: .mark)
    }
    let last = canvas.height - 1
    KeyLine(.help, options).line(in: columns.count)
      .draw(on: &canvas, in: Rect(rows: last..<last + 1, columns: columns))
  }

  /// True when the command closes it.
  mutating func handle(_ command: Command) -> Bool {
    switch command {
    case .up: scroll(by: -1)
    case .down: scroll(by: 1)
    case .pageUp: scroll(by: -room)
    case .pageDown: scroll(by: room)
    case .firstField: scroll = 0
    case .lastField: scroll = .max / 2
    case .escape: return true
    default: break
    }
    return false
  }

  mutating func scroll(by lines: Int) { scroll = max(0, scroll + lines) }
}

extension HelpScreen {
  private static let keyWidth = 26

  private static func lines(
    for session: FormSession, sheet: SheetFace?, width: Int, _ options: FormScreen.Options
  ) -> [Line] {
    var lines: [Line] = []
    let wrapped = { DisplayText.lines(of: $0, in: options.charset, limit: width).map(Line.text) }
    let said = [sheet?.failure?.wording, session.notice].compactMap(\.self)
    for words in said { lines += wrapped(words.text(in: options.language)) + [.text("")] }
    if let index = session.focusedField {
      let state = session.fields[index]
      let label = state.field.label.text(in: options.language)
      lines += DisplayText.lines(of: label, in: options.charset, limit: width).map(Line.heading)
      if let message = MessageLine.message(of: state, showsHint: false, in: options.language) {
        lines += wrapped(message.marked(in: options.charset))
      }
      for text in [state.field.options.help, state.hint].compactMap(\.self) {
        lines += wrapped(text.text(in: options.language))
      }
      lines.append(.text(""))
    }
    if session.opened != nil {
      return lines + keyLines(of: session.keyPlace, width: width, options)
    }
    if let description = session.form.description {
      lines += wrapped(description.text(in: options.language)) + [.text("")]
    }
    if let sheet, !sheet.isPage {
      lines += keyLines(of: .sheet, width: width, options) + [.text("")]
    }
    return lines + keyLines(of: session.keyPlace, width: width, options)
  }

  private static func keyLines(
    of place: KeyMap.Place, width: Int, _ options: FormScreen.Options
  ) -> [Line] {
    [.heading(Wording.screen(.keys).text(in: options.language))]
      + KeyMap[place].entries(isRestricted: options.isRestricted).flatMap {
        keyLines($0.keys, $0.summary.text(in: options.language), width: width, options)
      }
  }

  /// A key and what it does, side by side or, on a narrow screen, below each other.
  private static func keyLines(
    _ keys: [Key], _ says: String, width: Int, _ options: FormScreen.Options
  ) -> [Line] {
    let names = keys.map { $0.name(in: options.language) }
      .joined(separator: options.language.comma)
    let isNarrow = width < keyWidth * 2
    let room = isNarrow ? width - 2 : width - keyWidth
    let says = DisplayText.lines(of: says, in: options.charset, limit: room)
    if isNarrow { return [.text(names)] + says.map { .text("  " + $0) } }
    return says.enumerated().map { .key($0 == 0 ? names : "", $1) }
  }

  private static func draw(_ line: Line, on canvas: inout Canvas, at point: Point, width: Int) {
    let write = { (text: String, canvas: inout Canvas, point: Point, style: Style) in
      let cut = DisplayText(text, in: canvas.charset).cut(to: width)
      canvas.write(cut, at: point, style: style)
    }
    switch line {
    case .heading(let text): write(text, &canvas, point, .sectionTitle)
    case .text(let text): write(text, &canvas, point, .plain)
    case .key(let names, let says):
      write(names, &canvas, point, .keys)
      write(says, &canvas, point.moved(columns: keyWidth), .plain)
    }
  }
}
