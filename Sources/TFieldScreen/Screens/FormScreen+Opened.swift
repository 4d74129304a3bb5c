import TField

/// What is open over the form: where it stands, and how it is drawn.
extension FormScreen {
  mutating func drawOpened(of session: FormSession, on canvas: inout Canvas) {
    switch session.opened {
    case .options(let picker): drawList(picker, of: session, on: &canvas)
    case .calendar(let calendar):
      let view = CalendarView(calendar: calendar, language: options.language)
      view.draw(on: &canvas, in: calendarRect(for: calendar))
    case .entries(let sheet): drawSheet(sheet, on: &canvas)
    case .running(let running):
      RunningView(running: running, options: options).draw(on: &canvas)
    case .review, nil: listScroll.isFollowing = true
    }
    if case .entries = session.opened { return }
    inner = []
  }

  /// The part of the screen above the hint, which is to be seen as well.
  private var popupArea: Rect {
    let bottom = areas?.hint.rows.lowerBound ?? drawn.bounds.height
    return Rect(rows: 0..<bottom, columns: drawn.bounds.columns)
  }

  func calendarRect(for calendar: CalendarSheet) -> Rect {
    CalendarView.rect(beside: rect(of: calendar.field), in: popupArea)
  }

  private mutating func drawList(
    _ picker: OptionPicker, of session: FormSession, on canvas: inout Canvas
  ) {
    let view = listView(of: picker, in: session)
    let rect = listRect(of: view)
    listScroll.top = view.top(
      from: listScroll.top, isFollowing: listScroll.isFollowing,
      room: view.listRect(in: rect).height)
    view.draw(on: &canvas, in: rect, top: listScroll.top)
  }

  func listView(of picker: OptionPicker, in session: FormSession) -> OptionListView {
    let label = session.fields[picker.field].field.label.text(in: options.language)
    return OptionListView(picker: picker, title: label, options: options)
  }

  /// At least as wide as the field that it belongs to.
  func listRect(of view: OptionListView) -> Rect {
    let field = rect(of: view.picker.field)
    let wanted = view.size
    let width = max(wanted.width, min(field?.width ?? 0, 60))
    return Popup.rect(
      width: width, height: wanted.height, least: OptionListView.leastHeight, beside: field,
      in: popupArea)
  }

  private mutating func drawSheet(_ sheet: EntrySheet, on canvas: inout Canvas) {
    let bounds = canvas.bounds
    let face = SheetFace(
      sheet, isFramed: SheetFace.isFramed(in: bounds), in: options.language)
    let inside = SheetFace.inside(of: bounds)
    var screen = inner.first ?? FormScreen(innerOptions)
    screen.sheet = face
    face.draw(on: &canvas)
    let entries = screen.canvas(
      for: sheet.session, width: inside.width, height: inside.height)
    canvas.draw(entries, at: inside.origin)
    inner = [screen]
  }

  /// The entries are laid out by the room that their sheet has.
  private var innerOptions: Options {
    var options = options
    options.layout = nil
    return options
  }
}
