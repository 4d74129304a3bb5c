import TField

// Windows over a form.
extension Canvas {
  /// Draws the frame of a field in the accent, with a title in its edge; returns the area inside.
  ///
  /// Where a frame would leave too little, the title stands in a line above instead.
  @discardableResult
  mutating func drawWindow(
    _ rect: Rect, _ title: Line, _ ground: Style = .dialog, isFramed: Bool = true
  ) -> Rect {
    clear(rect, style: ground)
    mark(rect, as: .window)
    guard isFramed, rect.height >= 4 else {
      write(title, at: rect.origin, limit: rect.width)
      let first = min(rect.rows.lowerBound + 1, rect.rows.upperBound)
      return Rect(rows: first..<rect.rows.upperBound, columns: rect.columns)
    }
    drawFrame(rect, .window, style: .frameFocused)
    writeOnEdge(
      title, at: rect.origin.moved(columns: 1), limit: rect.width - FieldMetrics.labelEdge)
    return rect.inset(rows: 1, columns: 2)
  }

  /// Draws a window of such content in the middle of an area, as far as there is room.
  mutating func drawWindow(_ title: Line, width: Int, height: Int, in area: Rect) -> Rect {
    let width = max(width + FieldMetrics.frame, title.width(in: charset) + FieldMetrics.labelEdge)
    return drawWindow(Popup.centred(width: width, height: max(2, height) + 2, in: area), title)
  }

  mutating func draw(_ running: RunningAction, in area: Rect, _ language: Language) {
    let time = Wording.say("opened.secondsRunning", ["seconds": running.seconds]).text(in: language)
    let title = Line("\(running.program) · \(time)", .sectionTitle)
    let lines = Line.plain(
      running.lastLine, style: .dialog, in: charset, limit: max(1, area.width - FieldMetrics.frame))
    let widest = lines.map { $0.width(in: charset) }.max() ?? 0
    write(lines, in: drawWindow(title, width: max(widest, 40), height: lines.count, in: area))
  }

  mutating func drawTooSmall(in language: Language) {
    let least = ScreenAreas.least
    let text = Wording.say("screen.tooSmall", ["width": least.width, "height": least.height])
      .text(in: language)
    write(Line.plain(text, style: .status, in: charset, limit: width), in: bounds)
  }

  /// Draws a question; its title is what it asks, or else that of the form.
  mutating func draw(
    _ question: Question, of form: Wording, in area: Rect, _ options: FormScreen.Options
  ) {
    cursor = nil
    let room = max(1, area.width - FieldMetrics.frame)
    let (asked, rest) = options.text(question.sentence).askedFirst
    let isTitle = asked.map { options.width(of: $0) < room } ?? false
    let title = isTitle ? asked ?? "" : options.text(form)
    let said = isTitle ? Wording.verbatim(rest) : question.sentence
    let text =
      (isTitle && rest.isEmpty ? [] : options.markdown(said, style: .dialog, limit: room))
      + question.lines.flatMap { Line.plain($0, style: .dialog, in: charset, limit: room) }
    let rows = question.buttonRows(options, room, lines: area.height - 3)
    let widest = (text.map { $0.width(in: charset) } + rows.map(\.width)).max() ?? 0
    let gap = !text.isEmpty && text.count + rows.count + 3 <= area.height ? 1 : 0
    let inside = drawWindow(
      Line(title, .sectionTitle), width: widest, height: text.count + gap + rows.count, in: area)
    let end = inside.rows.upperBound - rows.count
    for (row, line) in rows.enumerated() {
      let place = Rect(rows: end + row..<end + row + 1, columns: inside.columns)
      line.draw(on: &self, in: place)
    }
    let seen = Rect(
      rows: inside.rows.lowerBound..<max(inside.rows.lowerBound, end), columns: inside.columns)
    var scroll = Scroll(top: question.firstLine)
    write(text, in: seen, &scroll)
  }
}

extension String {
  /// The words up to the first question mark, if no marks of Markdown stand there, and the rest.
  fileprivate var askedFirst: (asked: String?, rest: String) {
    guard let mark = firstIndex(where: { "?？".contains($0) }) else { return (nil, self) }
    let (asked, rest) = (self[...mark], self[index(after: mark)...])
    let isPlain = !asked.contains { "*`[\n".contains($0) }
    guard isPlain, self[mark] == "？" || rest.first.map(\.isWhitespace) ?? true else {
      return (nil, self)
    }
    return (String(asked), String(rest.drop(while: \.isWhitespace)))
  }
}

extension Question {
  /// The buttons in one row, or one below the other, or in a row that shows the focused one.
  func buttonRows(
    _ options: FormScreen.Options, _ room: Int, lines: Int
  ) -> [ItemLine] {
    let items = buttons.enumerated().map { index, button in
      ItemLine.Item.button(
        button.label, .answer(button.answer), isFocused: index == selection,
        weight: button.answer.isLoss ? .danger : .other, options)
    }
    let line = ItemLine(items: items, focused: selection, charset: options.charset)
    return line.width > room && items.count <= lines ? line.rows(in: 0) : [line]
  }
}

extension Question.Answer {
  /// True if what was typed is gone then.
  fileprivate var isLoss: Bool { self == .discard || self == .deleteDraft }
}

extension CalendarSheet {
  /// Seven days of two digits, with a space between.
  fileprivate static let weekWidth = 20
  /// The names of the days, and the weeks of the longest month.
  fileprivate static let dayRows = 7

  /// The size of its window, with the keys that turn months and years.
  static func size(_ options: FormScreen.Options) -> (width: Int, height: Int) {
    let turns = turns(options).map { options.width(of: $0.text + $0.unit) + 2 }
    return (max(weekWidth, turns.max() ?? 0) + FieldMetrics.frame, dayRows + turns.count + 2)
  }

  /// Whether its window has room for these keys; else the line of keys tells them.
  static func tellsTurns(
    beside field: Rect?, in area: Rect, _ options: FormScreen.Options
  ) -> Bool {
    guard let field else { return true }
    let below = area.rows.upperBound - field.rows.upperBound
    let above = field.rows.lowerBound - area.rows.lowerBound
    return max(below, above) >= size(options).height
  }

  /// The keys that go back and on, how they are told, and what they turn.
  fileprivate static func turns(
    _ options: FormScreen.Options
  ) -> [(back: Key, on: Key, text: String, unit: String)] {
    let turns: [(held: Key.Modifiers, unit: String)] = [
      ([], "opened.byMonth"), (.alt, "opened.byYear"),
    ]
    return turns.map { held, unit in
      let (back, on) = (Key(.pageUp, held), Key(.pageDown))
      let names = [back, on].map { $0.name(in: options.language) }
      return (
        back, Key(.pageDown, held), names.joined(separator: "/"), options.text(.say(unit))
      )
    }
  }
}

// A month to choose a day from.
extension Canvas {
  /// Draws it in a window beside its field, or without a frame where there is no room for one.
  mutating func draw(
    _ calendar: CalendarSheet, beside field: Rect?, in area: Rect, _ options: FormScreen.Options
  ) {
    let width = CalendarSheet.size(options).width
    let least = CalendarSheet.dayRows + 2
    let height =
      CalendarSheet.tellsTurns(beside: field, in: area, options)
      ? CalendarSheet.size(options).height : least
    let isFramed = area.width >= width && area.height >= least
    let rect =
      isFramed
      ? Popup.rect(
        width: width, height: height, least: height, beside: field, in: area)
      : Popup.centred(width: CalendarSheet.weekWidth, height: area.height, in: area)
    let month = Wording.say(
      "opened.month",
      ["month": Wording.say("date.month\(calendar.day.month)"), "year": calendar.day.year])
    let inside = drawWindow(
      rect, Line(options.text(month), .sectionTitle), .choice, isFramed: isFramed)
    var days = inside
    if isFramed {
      let names = options.text(.say("opened.weekdays")).split(separator: " ")
      let first = calendar.firstWeekday - 1
      write(
        (names.dropFirst(first) + names.prefix(first)).joined(separator: " "), at: inside.origin,
        style: .hint)
      days = Rect(
        row: inside.rows.lowerBound + 1, column: inside.columns.lowerBound, width: inside.width,
        height: CalendarSheet.dayRows - 1)
      let keys = Rect(rows: days.rows.upperBound..<inside.rows.upperBound, columns: inside.columns)
      for (row, turn) in zip(keys.rows, CalendarSheet.turns(options)) {
        let start = Point(row: row, column: keys.columns.lowerBound)
        let width = write(turn.text, at: start, style: .key)
        mark(Rect(row: row, column: start.column, width: width, height: 1), as: .key(turn.on))
        mark(Rect(row: row, column: start.column, width: width / 2, height: 1), as: .key(turn.back))
        let end = keys.columns.upperBound - options.width(of: turn.unit)
        write(turn.unit, at: Point(row: row, column: end), style: .keys)
      }
    }
    draw(calendar, in: days, options)
  }

  /// Draws the weeks around the highlighted day, as many as fit.
  private mutating func draw(
    _ calendar: CalendarSheet, in place: Rect, _ options: FormScreen.Options
  ) {
    let weeks = calendar.weeks
    let week = weeks.firstIndex { $0.contains(calendar.day) } ?? 0
    let top = max(0, min(week - place.height / 2, weeks.count - place.height))
    for (row, week) in zip(place.rows, weeks.dropFirst(top)) {
      for (column, day) in week.enumerated() {
        guard let day else { continue }
        let start = Point(row: row, column: place.columns.lowerBound + column * 3)
        mark(
          place.intersection(Rect(row: row, column: start.column, width: 3, height: 1)),
          as: .day(day))
        draw(day, of: calendar, at: start, options)
      }
    }
    let corner = Point(row: place.rows.lowerBound - 1, column: place.columns.upperBound)
    if top > 0 { write(.moreAbove, at: corner.moved(columns: -2), style: .mark) }
    if weeks.count - top > place.height {
      write(.moreBelow, at: corner.moved(columns: -1), style: .mark)
    }
  }

  /// Draws a day in two cells; signs around it show its state.
  private mutating func draw(
    _ day: CalendarDate, of calendar: CalendarSheet, at point: Point, _ options: FormScreen.Options
  ) {
    let digits = day.day < 10 ? " \(day.day)" : "\(day.day)"
    guard calendar.isAllowed(day) else {
      // Where faint words look like others, a dot stands for a day that can't be chosen.
      let dot = charset == .ascii ? " ." : " ·"
      write(options.showsFaint ? digits : dot, at: point, style: .disabled)
      return
    }
    let isHighlighted = day == calendar.day
    let isToday = day == calendar.today
    let style: Style = isHighlighted ? .choiceFocused : isToday ? .badge : .choice
    write(digits, at: point, style: style)
    if isHighlighted || isToday {
      write(isHighlighted ? "[" : "(", at: point.moved(columns: -1), style: style)
      write(isHighlighted ? "]" : ")", at: point.moved(columns: 2), style: style)
    }
    if isHighlighted { cursor = point.moved(columns: day.day < 10 ? 1 : 0) }
  }
}

/// The title, the number of entries and the error of a list's sheet.
struct SheetFace: Equatable, Sendable {
  let title: String
  let count: String
  let failure: FieldError?
  /// True for a page of its own, which covers the whole form.
  let isPage: Bool
  let isFramed: Bool

  init(_ sheet: EntrySheet, in bounds: Rect, _ options: FormScreen.Options) {
    title = options.text(sheet.title)
    count = options.text(sheet.count)
    failure = sheet.failure
    isPage = sheet.number != nil
    // Some of the form is visible around the frame; a longer title is inside, in its own lines.
    let words = [title, count].reduce(0) { $0 + options.width(of: $1) }
    isFramed =
      !isPage && bounds.width >= 30 && bounds.height >= 12
      && words + FieldMetrics.edge + 3 <= Self.frame(in: bounds).width
  }

  func inside(of bounds: Rect) -> Rect {
    isFramed ? Self.frame(in: bounds).inset(rows: 1, columns: 1) : bounds
  }

  private static func frame(in bounds: Rect) -> Rect {
    bounds.inset(rows: 1, columns: bounds.width >= 40 ? 3 : 2)
  }

  /// Draws the frame for a form of that height.
  func draw(on canvas: inout Canvas, height: Int) {
    guard isFramed else { return canvas.clear(canvas.bounds) }
    let whole = Self.frame(in: canvas.bounds)
    let rect = Rect(
      row: whole.rows.lowerBound, column: whole.columns.lowerBound, width: whole.width,
      height: min(whole.height, height + 2))
    canvas.drawWindow(rect, Line(title, .sectionTitle), .plain)
    canvas.writeOnEdge(
      Line(count, .progress), before: rect.origin.moved(columns: rect.width - 2))
  }
}
