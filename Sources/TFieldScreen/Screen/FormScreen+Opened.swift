import TField

/// What is open over the form: where it stands, and how it is drawn.
extension FormScreen {
  mutating func drawOpened(of session: FormSession, on canvas: inout Canvas) {
    if session.opened?.form == nil { inner = [] }
    if case .review = session.opened {} else { review = Scroll(isFollowing: false) }
    switch session.opened {
    case .options(let picker):
      let label = options.text(session.fields.span[picker.field].field.label)
      let view = OptionListView(
        picker, label, beside: rect(of: picker.field), in: popupArea, options)
      viewState.listScroll.top = view.top(viewState.listScroll)
      view.draw(on: &canvas, top: viewState.listScroll.top)
    case .calendar(let calendar):
      canvas.draw(calendar, beside: rect(of: calendar.field), in: popupArea, options.language)
    case .entries(let sheet):
      drawInner(sheet.session, SheetFace(sheet, in: canvas.bounds, options), on: &canvas)
    case .running(let running): canvas.draw(running, in: options.language)
    case .review(let chosen): canvas.draw(chosen, for: session, &review, options)
    case nil: viewState.listScroll.isFollowing = true
    }
  }

  /// The part of the screen above the hint, which is to be seen as well.
  private var popupArea: Rect {
    let bottom = areas?.message.rows.lowerBound ?? drawn.bounds.height
    return Rect(rows: 0..<bottom, columns: drawn.bounds.columns)
  }

  /// A form that lies over this one, laid out by the room that it has.
  private mutating func drawInner(_ form: FormSession, _ face: SheetFace, on canvas: inout Canvas) {
    var innerOptions = options
    innerOptions.layout = nil
    var screen = inner.first ?? FormScreen(innerOptions)
    screen.sheet = face
    let inside = face.inside(of: canvas.bounds)
    face.draw(on: &canvas)
    canvas.cursor = nil
    canvas.draw(
      screen.canvas(for: form, width: inside.width, height: inside.height), at: inside.origin)
    inner = [screen]
  }

  mutating func pressOpened(_ key: Key, in session: inout FormSession) -> Request? {
    guard case .entries(let sheet) = session.opened else {
      pressInFront(key, in: &session)
      return nil
    }
    // What covers the form of entries takes a key before the list that it belongs to.
    let form = sheet.session
    let isCovered = form.opened != nil || form.question != nil || inner.first?.help != nil
    if isCovered || !sheet.takes(key) { return handleInner(.key(key), in: &session) }
    if drawn.isTooSmall, key.base == .escape { return nil }
    if !inner.isEmpty { inner[0].viewState.isFollowing = true }
    session.handle(.key(key), at: inputTime)
    return nil
  }

  /// A list or a calendar; where it isn't seen, nothing is taken from it.
  private mutating func pressInFront(_ key: Key, in session: inout FormSession) {
    let command = KeyMap[session.keyPlace].command(for: key)
    if command == .help {
      if !drawn.isTooSmall { help = Scroll() }
      return
    }
    if drawn.isTooSmall {
      guard case .edit = command else { return }
    }
    viewState.listScroll.isFollowing = true
    review.isFollowing = true
    session.handle(.key(key), at: inputTime)
  }

  /// Lets the screen of the sheet take an input.
  mutating func handleInner(_ input: Input, in session: inout FormSession) -> Request? {
    var screen = inner.first ?? FormScreen(options)
    let time = inputTime
    let request = session.workOnEntries { screen.handle(input, at: time, in: &$0) }
    inner = [screen]
    return request.flatMap(\.self)
  }
}
