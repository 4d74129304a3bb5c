import TField

/// Help for the field in focus, and all keys; it covers the form until it is closed.
struct HelpScreen: Sendable {
  private static let keyWidth = 26

  /// A line of help: words, or a key and what it does.
  private struct Entry {
    var key: String?
    let line: Line
  }

  private var scroll = 0
  /// How many lines are seen at once.
  private var room = 1

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

  /// Draws it, scrolled as far as there are lines.
  mutating func draw(
    for session: FormSession, sheet: SheetFace?, on canvas: inout Canvas,
    _ options: FormScreen.Options
  ) {
    let columns = ScreenAreas.columns(in: canvas.width)
    let entries = Self.entries(for: session, sheet: sheet, width: columns.count, options)
    room = max(1, canvas.height - 3)
    scroll = min(max(0, scroll), max(0, entries.count - room))
    let list = Rect(rows: 1..<1 + room, columns: columns)
    canvas.write(
      Wording.screen(.help).text(in: options.language),
      at: Point(row: 0, column: columns.lowerBound), style: .title)
    for (row, entry) in zip(list.rows, entries.dropFirst(scroll)) {
      let rect = Rect(row: row, column: columns.lowerBound, width: columns.count, height: 1)
      guard let key = entry.key else {
        canvas.write([entry.line], in: rect)
        continue
      }
      canvas.write(key, at: rect.origin, limit: rect.width, style: .keys)
      canvas.write([entry.line], in: rect.inset(columns: Self.keyWidth))
    }
    canvas.drawMarks(
      isMoreAbove: scroll > 0, isMoreBelow: entries.count - scroll > room, beside: list)
    canvas.draw(
      KeyLine(.help, options).block(width: columns.count),
      at: Point(row: canvas.height - 1, column: columns.lowerBound))
  }
}

extension HelpScreen {
  private static func entries(
    for session: FormSession, sheet: SheetFace?, width: Int, _ options: FormScreen.Options
  ) -> [Entry] {
    let wrapped = { (text: String, style: Style) in
      Line.plain(text, style: style, in: options.charset, limit: width).map { Entry(line: $0) }
    }
    let words = { (wording: Wording) in wrapped(wording.text(in: options.language), .plain) }
    let blank = Entry(line: Line("", .plain))
    var entries: [Entry] = []
    for said in [sheet?.failure?.wording, session.notice].compactMap(\.self) {
      entries += words(said) + [blank]
    }
    if let index = session.focusedField {
      let state = session.fields[index]
      entries += wrapped(state.field.label.text(in: options.language), .sectionTitle)
      if let remark = Remark(inFullOf: state, showsHint: false, in: options.language) {
        entries += wrapped(remark.marked(in: options.charset), .plain)
      }
      for text in [state.field.options.help, state.hint, state.example].compactMap(\.self) {
        entries += words(text)
      }
      if session.opened == nil {
        entries += keys(of: session.keyPlace, width: width, options) {
          $0.topic == .field && state.knows($0, on: session.today)
        }
      }
      entries.append(blank)
    }
    if session.opened == nil {
      if let description = session.form.description { entries += words(description) + [blank] }
      if let sheet, !sheet.isPage { entries += keys(of: .sheet, width: width, options) + [blank] }
    }
    let heading = { (words: ScreenWording) in
      [Entry(line: Line(Wording.screen(words).text(in: options.language), .sectionTitle))]
    }
    guard session.opened == nil else {
      return entries + heading(.keys) + keys(of: session.keyPlace, width: width, options)
    }
    for topic in [KeyTopic.moving, .editing, .leaving] {
      entries += heading(.topic(topic))
      entries += keys(of: session.keyPlace, width: width, options) { $0.topic == topic } + [blank]
    }
    return entries.dropLast()
  }

  /// Some of the keys of a place.
  private static func keys(
    of place: KeyMap.Place, width: Int, _ options: FormScreen.Options,
    where isTold: (Command) -> Bool = { _ in true }
  ) -> [Entry] {
    KeyMap[place].entries(isRestricted: options.isRestricted).filter { isTold($0.command) }
      .flatMap { entry in
        keys(entry.keys, entry.summary.text(in: options.language), width: width, options)
      }
  }

  /// A key and what it does, side by side or, on a narrow screen, below each other.
  private static func keys(
    _ keys: [Key], _ says: String, width: Int, _ options: FormScreen.Options
  ) -> [Entry] {
    let names = keys.map { $0.name(in: options.language) }
      .joined(separator: options.language.comma)
    let isNarrow = width < keyWidth * 2
    let lines = DisplayText.lines(
      of: says, in: options.charset, limit: isNarrow ? width - 2 : width - keyWidth)
    if isNarrow {
      let cut = DisplayText(names, in: options.charset).cut(to: width).description
      return [Entry(line: Line(cut, .plain))]
        + lines.map { Entry(line: Line("  " + $0, .plain)) }
    }
    return lines.enumerated().map { index, says in
      Entry(key: index == 0 ? names : "", line: Line(says, .plain))
    }
  }
}

extension FieldState {
  /// Words for a text that the field takes, if its type has one.
  fileprivate var example: Wording? {
    let example = field.options.example
    guard !example.isEmpty, editor.isText, let data = type.parse(example).data,
      type.judge(type.finish(data)) == .whole
    else { return nil }
    return .plain(.forExample(example))
  }

  /// Whether a key about the field in focus does anything in this one.
  fileprivate func knows(_ command: Command, on day: CalendarDate) -> Bool {
    switch command {
    case .activate: !editor.isText
    case .open: editor == .calendar || editor.opensSheet || offersList
    case .step: stepped(by: 1, day) != nil
    case .reveal: field.isSecret
    case .openEditor: isForEditor
    default: true
    }
  }
}

extension Editor {
  /// Whether F4 opens something over the form.
  fileprivate var opensSheet: Bool { !isText && self != .toggle && self != .none }
}
