import TField

/// The scroll position of lines that don't all fit.
struct Scroll: Sendable {
  var top = 0
  private(set) var room = 1
  /// Whether the selected line is scrolled into view.
  var isFollowing = true

  private mutating func move(by lines: Int) { top = min(max(0, top + lines), .max / 2) }

  /// Moves with the wheel, which leaves the selection where it is.
  mutating func turn(by lines: Int) {
    move(by: lines)
    isFollowing = false
  }

  /// Moves as little as needed to show some lines, at least the first of them.
  mutating func show(_ lines: Range<Int>) {
    top = min(max(top, lines.upperBound - room), lines.lowerBound)
  }

  mutating func follow(_ command: Command) {
    switch command {
    case .up: move(by: -1)
    case .down: move(by: 1)
    case .pageUp: move(by: -room)
    case .pageDown: move(by: room)
    case .firstField: move(by: -.max / 2)
    case .lastField: move(by: .max / 2)
    default: break
    }
  }

  /// Limits the position to the lines there are.
  mutating func fit(_ count: Int, in room: Int) {
    self.room = max(1, room)
    top = min(max(0, top), max(0, count - self.room))
  }
}

extension Canvas {
  mutating func write(_ lines: [Line], in rect: Rect, _ scroll: inout Scroll) {
    scroll.fit(lines.count, in: rect.height)
    write(lines.dropFirst(scroll.top), in: rect)
    drawMarks(
      isMoreAbove: scroll.top > 0, isMoreBelow: lines.count - scroll.top > rect.height,
      beside: rect)
  }
}

// Help for the focused field, and all keys, in a window.
extension Canvas {
  private static let keyWidth = 26

  mutating func drawHelp(
    for session: FormSession, sheet: SheetFace?, _ scroll: inout Scroll, in area: Rect,
    _ options: FormScreen.Options
  ) {
    let room = ScreenAreas.columns(in: area.width).count - FieldMetrics.frame
    let lines = Self.helpLines(for: session, sheet: sheet, width: room, options)
    let title = Line(options.text(.say("screen.help")), .sectionTitle)
    write(lines, in: drawWindow(title, width: room, height: lines.count, in: area), &scroll)
  }

  private static func helpLines(
    for session: FormSession, sheet: SheetFace?, width: Int, _ options: FormScreen.Options
  ) -> [Line] {
    let words = { (wording: Wording, style: Style) in
      Line.plain(options.text(wording), style: style, in: options.charset, limit: width)
    }
    let blank = [Line("", .plain)]
    let isCovered = session.opened != nil
    var lines: [Line] = []
    for said in [sheet?.failure?.wording, session.notice].compactMap(\.self) {
      lines += words(said, .plain) + blank
    }
    if let index = session.focusedField {
      let state = session.fields[index]
      lines += words(state.label, .sectionTitle)
      if let remark = Remark.full(of: state, showsHint: false, in: options.language) {
        lines += words(.verbatim(remark.line(in: options.charset).text), .plain)
      }
      for text in [state.help, state.hint, state.example].compactMap(\.self) {
        lines += words(text, .plain)
      }
      if !isCovered {
        lines += keys(of: session.keyPlace, width: width, options) {
          $0.topic == .field && state.knows($0, on: session.today)
        }
      }
      lines += blank
    }
    let heading = { (key: String) in [Line(options.text(.say(key)), .sectionTitle)] }
    if isCovered {
      return lines + heading("screen.keys") + keys(of: session.keyPlace, width: width, options)
    }
    if let description = session.description { lines += words(description, .plain) + blank }
    if let sheet, !sheet.isPage { lines += keys(of: .sheet, width: width, options) + blank }
    for topic in [KeyTopic.moving, .editing, .leaving] {
      lines += heading("screen.topic.\(topic)")
      lines += keys(of: session.keyPlace, width: width, options) { $0.topic == topic } + blank
    }
    return lines.dropLast()
  }

  /// Some keys of a place, each with its effect beside it or, on a narrow screen, below.
  private static func keys(
    of place: KeyMap.Place, width: Int, _ options: FormScreen.Options,
    where isTold: (Command) -> Bool = { _ in true }
  ) -> [Line] {
    let entries = KeyMap[place].entries(isRestricted: options.isRestricted)
    return entries.filter { isTold($0.command) }.flatMap { entry in
      let keys = entry.keys.map { $0.name(in: options.language) }
      let names = DisplayText(keys.joined(separator: options.language.comma), in: options.charset)
      let isNarrow = width < keyWidth * 2 || names.width >= keyWidth
      let says = options.lines(
        options.text(entry.summary), limit: width - (isNarrow ? 2 : keyWidth))
      if isNarrow {
        return [Line(names.cut(to: width).description, .plain)]
          + says.map { Line($0, .plain, indent: 2) }
      }
      return says.enumerated().map { index, words in
        var line = Line(index == 0 ? names.window(from: 0, width: keyWidth).description : "", .keys)
        line.append(words, .plain, at: keyWidth, in: options.charset)
        return line
      }
    }
  }
}

extension FieldState {
  fileprivate var example: Wording? {
    let example = field.options.example
    guard !example.isEmpty, editor.isText, let data = type.parse(example).data.map(type.finish),
      type.judge(data) == .whole
    else { return nil }
    return .say("plain.forExample", ["text": type.text(data)])
  }

  /// Whether a key for fields has any effect in this one.
  fileprivate func knows(_ command: Command, on day: CalendarDate) -> Bool {
    switch command {
    case .activate: !editor.isText
    case .open:
      editor == .calendar || offersList
        || !editor.isText && !editor.isOpenChoice && ![.toggle, .none].contains(editor)
    case .step: stepped(by: 1, day) != nil
    case .reveal: field.isSecret
    case .openEditor: isForEditor
    default: true
    }
  }
}
