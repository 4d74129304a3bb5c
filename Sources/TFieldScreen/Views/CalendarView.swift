import TField

/// A month that is open to choose a day from.
struct CalendarView {
  /// Seven days of two digits and a space between.
  private static let weekWidth = 20
  /// A space on each side for the brackets around a day, and the frame.
  private static let framedWidth = weekWidth + FieldMetrics.frame
  private static let mostWeeks = 6

  let calendar: CalendarSheet
  let language: Language

  /// Where it stands: framed beside its field, or without a frame over all there is.
  static func rect(beside field: Rect?, in area: Rect) -> Rect {
    let height = mostWeeks + 3
    guard area.width >= framedWidth, area.height >= height else {
      return Popup.rect(
        width: weekWidth, height: area.height, least: area.height, beside: nil, in: area)
    }
    return Popup.rect(
      width: framedWidth, height: height, least: height, beside: field, in: area)
  }

  /// The lines of the weeks.
  private func weekRect(in rect: Rect, isFramed: Bool) -> Rect {
    let hasNames = isFramed || rect.height >= 5
    let inside = isFramed ? rect.inset(rows: 1, columns: 2) : rect
    let top = inside.rows.lowerBound + (isFramed ? 0 : 1) + (hasNames ? 1 : 0)
    return Rect(rows: top..<max(top, inside.rows.upperBound), columns: inside.columns)
  }

  /// The first week that is seen, so that the day under the highlight is.
  private func top(room: Int) -> Int {
    let weeks = calendar.weeks
    let week = weeks.firstIndex { $0.contains(calendar.day) } ?? 0
    return max(0, min(week - room / 2, weeks.count - room))
  }
}

extension CalendarView {
  func draw(on canvas: inout Canvas, in rect: Rect) {
    canvas.clear(rect, style: .choice)
    canvas.mark(rect, as: .window)
    let month = Wording.opened(.month(calendar.day.month, year: calendar.day.year))
    let title = DisplayText(month.text(in: language), in: canvas.charset).cut(to: Self.weekWidth)
    let isFramed = rect.width >= Self.framedWidth
    if isFramed {
      canvas.drawFrame(rect, .double, style: .dialog)
      canvas.writeOnEdge(title, at: rect.origin.moved(columns: 2), style: .sectionTitle)
    } else {
      canvas.write(title, at: rect.origin, style: .sectionTitle)
    }
    let place = weekRect(in: rect, isFramed: isFramed)
    if place.rows.lowerBound - rect.rows.lowerBound > 1 {
      canvas.write(
        Wording.opened(.weekdays).text(in: language), at: place.origin.moved(rows: -1), style: .hint
      )
    }
    let top = top(room: place.height)
    for (row, week) in zip(place.rows, calendar.weeks.dropFirst(top)) {
      for (column, day) in week.enumerated() {
        guard let day else { continue }
        let start = Point(row: row, column: place.columns.lowerBound + column * 3)
        canvas.mark(
          place.intersection(Rect(row: row, column: start.column, width: 3, height: 1)),
          as: .day(day))
        draw(day, on: &canvas, at: start)
      }
    }
    let corner = Point(row: rect.rows.lowerBound, column: rect.columns.upperBound)
    if top > 0 { canvas.write(.moreAbove, at: corner.moved(columns: -2), style: .mark) }
    if calendar.weeks.count - top > place.height {
      canvas.write(.moreBelow, at: corner.moved(columns: -1), style: .mark)
    }
  }

  /// A day in two cells; what it is stands in signs around it, where it isn't told by them.
  private func draw(_ day: CalendarDate, on canvas: inout Canvas, at point: Point) {
    guard calendar.isAllowed(day) else {
      let dot = canvas.charset == .ascii ? "." : "·"
      canvas.write(dot, at: point.moved(columns: 1), style: .disabled)
      return
    }
    let digits = day.day < 10 ? " \(day.day)" : "\(day.day)"
    let isHighlighted = day == calendar.day
    let isToday = day == calendar.today
    let style: Style = isHighlighted ? .choiceFocused : isToday ? .badge : .choice
    canvas.write(digits, at: point, style: style)
    if isHighlighted || isToday {
      let (left, right) = isHighlighted ? ("[", "]") : ("(", ")")
      canvas.write(left, at: point.moved(columns: -1), style: style)
      canvas.write(right, at: point.moved(columns: 2), style: style)
    }
    if isHighlighted { canvas.cursor = point.moved(columns: day.day < 10 ? 1 : 0) }
  }
}
