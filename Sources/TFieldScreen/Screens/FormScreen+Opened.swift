import TField

/// What is open over the form: where it stands, and how it is drawn.
extension FormScreen {
  /// Scrolls the list that is open, and arranges the entries or the review.
  mutating func arrangeOpened(of session: FormSession) {
    let (entries, review) = (inner.first, review)
    (inner, self.review) = ([], nil)
    switch session.opened {
    case .options(let picker): scrollList(of: picker, in: session)
    case .entries, .entry: arrangeInner(of: session, on: entries ?? FormScreen(innerOptions))
    case .review(let chosen):
      var screen = review ?? ReviewScreen()
      screen.fit(chosen, of: session, in: ReviewScreen.Areas(in: drawn.bounds).list, options)
      self.review = screen
    case .calendar, .running, nil: break
    }
    if session.opened == nil { viewState.listScroll.isFollowing = true }
  }

  private mutating func scrollList(of picker: OptionPicker, in session: FormSession) {
    let list = listView(of: picker, in: session)
    viewState.listScroll.top = list.top(
      from: viewState.listScroll.top, isFollowing: viewState.listScroll.isFollowing,
      in: list.listRect(in: listRect(of: list)))
  }

  private mutating func arrangeInner(of session: FormSession, on screen: FormScreen) {
    guard let form = session.opened?.form,
      let face = SheetFace(session.opened, in: drawn.bounds, options)
    else { return }
    var screen = screen
    let inside = face.inside(of: drawn.bounds)
    screen.sheet = face
    screen.arrange(form, width: inside.width, height: inside.height)
    inner = [screen]
  }

  /// Where the form that lies over this one begins.
  var innerOrigin: Point {
    inner.first?.sheet?.inside(of: drawn.bounds).origin ?? drawn.bounds.origin
  }

  func drawOpened(of session: FormSession, on canvas: inout Canvas) {
    switch session.opened {
    case .options(let picker):
      let list = listView(of: picker, in: session)
      list.draw(on: &canvas, in: listRect(of: list), top: viewState.listScroll.top)
    case .calendar(let calendar):
      CalendarView(calendar: calendar, language: options.language)
        .draw(on: &canvas, in: calendarRect(for: calendar))
    case .entries(let sheet): drawInner(sheet.session, on: &canvas)
    case .entry(let page): drawInner(page.session, on: &canvas)
    case .running(let running):
      RunningView(running: running, options: options).draw(on: &canvas)
    case .review, nil: break
    }
  }

  /// The part of the screen above the hint, which is to be seen as well.
  private var popupArea: Rect {
    let bottom = areas?.message.rows.lowerBound ?? drawn.bounds.height
    return Rect(rows: 0..<bottom, columns: drawn.bounds.columns)
  }

  func calendarRect(for calendar: CalendarSheet) -> Rect {
    CalendarView.rect(beside: rect(of: calendar.field), in: popupArea)
  }

  func listView(of picker: OptionPicker, in session: FormSession) -> OptionListView {
    let label = session.fields[picker.field].field.label.text(in: options.language)
    return OptionListView(picker: picker, title: label, options: options)
  }

  /// At least as wide as the field that it belongs to.
  func listRect(of view: OptionListView) -> Rect {
    let field = rect(of: view.picker.field)
    let wanted = view.size(in: popupArea.width)
    let width = max(wanted.width, min(field?.width ?? 0, 60))
    return Popup.rect(
      width: width, height: wanted.height, least: OptionListView.leastHeight, beside: field,
      in: popupArea)
  }

  private func drawInner(_ form: FormSession, on canvas: inout Canvas) {
    guard let screen = inner.first else { return }
    screen.sheet?.draw(on: &canvas)
    canvas.draw(screen.canvas(for: form), at: innerOrigin)
  }

  /// The entries are laid out by the room that their sheet has.
  private var innerOptions: Options {
    var options = options
    options.layout = nil
    return options
  }
}
