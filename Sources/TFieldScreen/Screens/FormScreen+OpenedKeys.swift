import TField

/// What keys, clicks and the wheel do to what is open.
extension FormScreen {
  mutating func pressOpened(_ key: Key, in session: inout FormSession) -> Request? {
    guard let opened = session.opened, let form = opened.form else {
      pressInFront(key, in: &session)
      return nil
    }
    if isForInner(key, form, opened) {
      return handleInner(.key(key), in: &session)
    }
    if drawn.isTooSmall, key.base == .escape { return nil }
    if !inner.isEmpty { inner[0].viewState.isFollowing = true }
    session.handle(.key(key), at: inputTime)
    return nil
  }

  /// A list or a calendar; where it isn't seen, nothing is taken from it.
  private mutating func pressInFront(_ key: Key, in session: inout FormSession) {
    let command = KeyMap[session.keyPlace].command(for: key)
    if command == .help {
      if !drawn.isTooSmall { help = HelpScreen() }
      return
    }
    if drawn.isTooSmall {
      guard case .edit = command else { return }
    }
    viewState.listScroll.isFollowing = true
    review?.isFollowing = true
    session.handle(.key(key), at: inputTime)
  }

  /// Whether the form of entries takes a key, rather than the list that it belongs to.
  private func isForInner(_ key: Key, _ form: FormSession, _ opened: Opened) -> Bool {
    let isCovered =
      form.opened != nil || form.question != nil
      || (inner.first.map { $0.help != nil } ?? false)
    guard !isCovered else { return true }
    if case .entries(let sheet) = opened { return !sheet.takes(key) }
    return KeyMap[.form].command(for: key) != .escape
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

extension FormScreen {
  mutating func pointOpened(
    _ mouse: Mouse, _ opened: Opened, in session: inout FormSession
  ) -> Request? {
    if opened.form != nil {
      let origin = innerOrigin
      var mouse = mouse
      mouse.row -= origin.row
      mouse.column -= origin.column
      return pointInner(mouse, in: &session)
    }
    switch mouse.action {
    case .wheelUp: turnWheel(-1, opened, in: &session)
    case .wheelDown: turnWheel(1, opened, in: &session)
    case .click: return clickOpened(at: mouse.point, opened, in: &session)
    case .drag, .release: break
    }
    return nil
  }

  /// The keys that the sheet's line offers may be meant for the list itself.
  private mutating func pointInner(_ mouse: Mouse, in session: inout FormSession) -> Request? {
    if mouse.action == .click, let form = session.opened?.form,
      form.opened == nil, form.question == nil,
      let screen = inner.first, screen.help == nil,
      case .key(let key) = screen.deed(at: mouse.point, in: form)
    {
      return pressOpened(key, in: &session)
    }
    return handleInner(.mouse(mouse), in: &session)
  }

  private mutating func turnWheel(
    _ step: Int, _ opened: Opened, in session: inout FormSession
  ) {
    switch opened {
    case .options: viewState.listScroll = (max(0, viewState.listScroll.top + step * 3), false)
    case .review: review?.scroll(by: step * 3)
    case .calendar: session.handle(Key(step > 0 ? .pageDown : .pageUp))
    case .entries, .entry, .running: break
    }
  }

  /// A click beside a list or a calendar closes it, as Esc does.
  private func closeOpened(in session: inout FormSession) -> Request? {
    session.handle(Key(.escape))
    return nil
  }

  private mutating func clickOpened(
    at point: Point, _ opened: Opened, in session: inout FormSession
  ) -> Request? {
    if let keys = keyRect(for: session),
      case .key(let key) = keyLine(for: session, in: keys).deed(at: point, in: keys)
    {
      return press(key, in: &session)
    }
    switch opened {
    case .options(let picker):
      let view = listView(of: picker, in: session)
      let window = listRect(of: view)
      guard window.contains(point) else { return closeOpened(in: &session) }
      let list = view.listRect(in: window)
      guard list.contains(point) else { return nil }
      let match = view.match(atRow: point.row, in: list, top: viewState.listScroll.top)
      match.map { session.pick(at: $0) }
    case .calendar(let calendar):
      let view = CalendarView(calendar: calendar, language: options.language)
      guard calendarRect(for: calendar).contains(point) else { return closeOpened(in: &session) }
      view.day(at: point, in: calendarRect(for: calendar)).map { session.pick($0) }
    case .review(let chosen):
      review?.target(at: point, in: drawn.bounds, chosen, for: session, options)
        .map { session.pick($0) }
    case .entries, .entry, .running: break
    }
    return nil
  }
}

extension Mouse {
  var point: Point { Point(row: row, column: column) }
}
