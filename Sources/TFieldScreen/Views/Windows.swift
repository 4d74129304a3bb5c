import TField

// Windows in the middle of the screen.
extension Canvas {
  /// Draws a window around an area of that size, as far as there is room, and returns the area.
  fileprivate mutating func drawWindow(width: Int, height: Int) -> Rect {
    let rect = Popup.centred(width: width + 4, height: height + 2, in: bounds)
    clear(rect, style: .dialog)
    drawFrame(rect, .double, style: .dialog)
    return rect.inset(rows: 1, columns: 2)
  }

  mutating func draw(_ running: RunningAction, in language: Language) {
    let room = max(1, width - 4)
    let time = Wording.say("opened.secondsRunning", ["seconds": running.seconds]).text(in: language)
    let lines = ["\(running.program) · \(time)", running.lastLine].flatMap { text in
      text.isEmpty ? [] : Line.plain(text, style: .dialog, in: charset, limit: room)
    }
    let widest = lines.map { $0.width(in: charset) }.max() ?? 0
    write(lines, in: drawWindow(width: max(widest, min(40, width - 4)), height: lines.count))
  }

  mutating func drawTooSmall(in language: Language) {
    let least = ScreenAreas.least
    let text = Wording.say("screen.tooSmall", ["width": least.width, "height": least.height])
      .text(in: language)
    write(Line.plain(text, style: .status, in: charset, limit: width), in: bounds)
  }

  mutating func draw(_ question: Question, _ options: FormScreen.Options) {
    cursor = nil
    let room = max(1, width - 4)
    let text =
      options.markdown(question.sentence, style: .dialog, limit: room)
      + question.lines.flatMap { Line.plain($0, style: .dialog, in: charset, limit: room) }
    let rows = question.buttonRows(options, room, lines: height - 3)
    let widest = text.map { $0.width(in: charset) } + rows.map(\.width)
    let gap = text.count + rows.count + 3 <= height ? 1 : 0
    let inside = drawWindow(width: widest.max() ?? 0, height: text.count + gap + rows.count)
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

extension Question {
  /// The buttons in one row, or one below the other, or in a row that shows the focused one.
  func buttonRows(
    _ options: FormScreen.Options, _ room: Int, lines: Int
  ) -> [ItemLine] {
    let items = buttons.enumerated().map { index, button in
      ItemLine.Item.button(
        button.label, .answer(button.answer), isFocused: index == selection, options)
    }
    let line = ItemLine(items: items, focused: selection, charset: options.charset)
    return line.width > room && items.count <= lines ? line.rows(in: 0) : [line]
  }
}

extension CalendarSheet {
  /// Seven days of two digits, with a space between.
  fileprivate static let weekWidth = 20
  private static let mostWeeks = 6
  /// With the frame, and a space on each side for the brackets around a day.
  static let framedSize = (width: weekWidth + FieldMetrics.frame, height: mostWeeks + 3)
}

// A month to choose a day from.
extension Canvas {
  /// Draws it in a frame beside its field, or without a frame over the whole area.
  mutating func draw(
    _ calendar: CalendarSheet, beside field: Rect?, in area: Rect, _ language: Language
  ) {
    let (width, height) = CalendarSheet.framedSize
    let isFramed = area.width >= width && area.height >= height
    let rect =
      isFramed
      ? Popup.rect(
        width: width, height: height, least: height, beside: field, in: area)
      : Popup.centred(width: CalendarSheet.weekWidth, height: area.height, in: area)
    clear(rect, style: .choice)
    mark(rect, as: .window)
    let month = Wording.say(
      "opened.month",
      ["month": Wording.say("date.month\(calendar.day.month)"), "year": calendar.day.year])
    let title = Line(month.text(in: language), .sectionTitle)
    if isFramed {
      drawFrame(rect, .double, style: .dialog)
      writeOnEdge(title, at: rect.origin.moved(columns: 2), limit: CalendarSheet.weekWidth)
    } else {
      write(title, at: rect.origin, limit: CalendarSheet.weekWidth)
    }
    let inside = isFramed ? rect.inset(rows: 1, columns: 2) : rect
    let hasNames = isFramed || rect.height >= 5
    let names = inside.origin.moved(rows: isFramed ? 0 : 1)
    if hasNames {
      write(Wording.say("opened.weekdays").text(in: language), at: names, style: .hint)
    }
    let first = names.row + (hasNames ? 1 : 0)
    let place = Rect(rows: first..<max(first, inside.rows.upperBound), columns: inside.columns)
    // The first visible week, chosen so that the highlighted day is visible.
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
        draw(day, of: calendar, at: start)
      }
    }
    let corner = Point(row: rect.rows.lowerBound, column: rect.columns.upperBound)
    if top > 0 { write(.moreAbove, at: corner.moved(columns: -2), style: .mark) }
    if weeks.count - top > place.height {
      write(.moreBelow, at: corner.moved(columns: -1), style: .mark)
    }
  }

  /// Draws a day in two cells; signs around it show its state.
  private mutating func draw(_ day: CalendarDate, of calendar: CalendarSheet, at point: Point) {
    guard calendar.isAllowed(day) else {
      let dot = charset == .ascii ? "." : "·"
      write(dot, at: point.moved(columns: 1), style: .disabled)
      return
    }
    let digits = day.day < 10 ? " \(day.day)" : "\(day.day)"
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

  func draw(on canvas: inout Canvas) {
    guard isFramed else { return canvas.clear(canvas.bounds) }
    let rect = Self.frame(in: canvas.bounds)
    canvas.clear(rect)
    canvas.drawFrame(rect, .double, style: .dialog)
    canvas.writeOnEdge(Line(title, .sectionTitle), at: rect.origin.moved(columns: 2))
    canvas.writeOnEdge(
      Line(count, .progress), before: rect.origin.moved(columns: rect.width - 2))
  }
}
