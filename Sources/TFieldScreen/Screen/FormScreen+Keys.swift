package import TField

/// The effect of keys, as far as it depends on the screen.
extension FormScreen {
  /// Carries out one input; only input that came, at `time`, after a question was seen answers it.
  package mutating func handle(
    _ input: Input, at time: Duration? = nil, in session: inout FormSession
  ) -> Request? {
    inputTime = time
    catchUp(with: session, for: input)
    let request = carryOut(input, in: &session)
    return options.isRestricted && request?.leadsOut ?? false ? nil : request
  }

  private mutating func carryOut(_ input: Input, in session: inout FormSession) -> Request? {
    switch input {
    case .key(let key) where options.isInLine: return pressInLine(key, in: &session)
    case .key(let key): return press(key, in: &session)
    case .mouse(let mouse): return point(mouse, in: &session)
    // A single line takes all of it.
    case .paste(let text)
    where options.isInLine && session.question == nil && session.opened == nil:
      session.handle(.edit(.paste(text)))
      return nil
    case .paste:
      guard help == nil else { return nil }
      viewState.isFollowing = true
      if session.question != nil {
        answer(input, in: &session)
      } else if inner.first?.help != nil {
        return handleInner(input, in: &session)
      } else {
        session.handle(input)
      }
      return nil
    }
  }

  mutating func press(_ key: Key, in session: inout FormSession) -> Request? {
    let command = KeyMap[help == nil ? session.keyPlace : .help].command(for: key)
    if let request = Request(asked: command) { return request }
    viewState.isFollowing = true
    if session.question != nil {
      answer(.key(key), in: &session)
    } else if help != nil {
      if command == .escape { help = nil } else if let command { help?.follow(command) }
    } else if session.opened != nil {
      return pressOpened(key, in: &session)
    } else if let command, isSafe(command, in: session) {
      return perform(command, in: &session)
    }
    return nil
  }

  /// An action is only run if its focus was visible.
  ///
  /// On a screen too small to show a question, none is asked.
  private func isSafe(_ command: Command, in session: FormSession) -> Bool {
    switch command {
    case .confirm, .activate: seen.focus == session.focus || !isRunning(command, in: session)
    case .escape, .help: !drawn.isTooSmall
    default: true
    }
  }

  private func isRunning(_ command: Command, in session: FormSession) -> Bool {
    switch session.focus {
    case .action, nil: true
    case .back, .next: false
    case .field(let field):
      command == .confirm && session.form.submitsOnEnter
        && session.fields.lastIndex { !$0.isHidden } == field
    }
  }

  private mutating func perform(_ command: Command, in session: inout FormSession) -> Request? {
    switch command {
    case .help: help = Scroll()
    case .up: move(by: -1, in: &session)
    case .down: move(by: 1, in: &session)
    case .pageUp: page(by: -1, in: &session)
    case .pageDown: page(by: 1, in: &session)
    case .edit(let edit): return self.edit(edit, in: &session)
    case .openEditor:
      session.handle(command)
      return session.textForEditor.map(Request.edit)
    default:
      (viewState.goalColumn, viewState.textGoalColumn) = (nil, nil)
      session.handle(command)
    }
    return nil
  }

  private mutating func edit(_ edit: EditCommand, in session: inout FormSession) -> Request? {
    (viewState.goalColumn, viewState.textGoalColumn) = (nil, nil)
    guard let field = session.focusedField else {
      // Left and Right move between buttons.
      if case .move(let motion) = edit, motion == .left || motion == .right {
        goToButton(by: motion == .left ? -1 : 1, in: &session)
      }
      return nil
    }
    if moveInLine(by: edit, in: &session) { return nil }
    let state = session.fields[field]
    // A secret never gets onto the clipboard.
    let isCopied =
      state.entry.buffer.selection != nil && !state.field.isPrivate
      && (edit == .copy || edit == .cut && !state.isReadOnly)
    session.handle(.edit(edit))
    return isCopied ? .copy(session.clipboardText) : nil
  }

  func goToButton(by step: Int, in session: inout FormSession) {
    let buttons = session.buttons
    guard let place = buttons.firstIndex(where: { $0 == session.focus }),
      buttons.indices.contains(place + step)
    else { return }
    session.go(to: buttons[place + step])
  }

  /// Answers a question only if it was seen.
  func answer(_ input: Input, in session: inout FormSession) {
    if seen.question == session.question?.subject {
      session.handle(input, at: inputTime)
    } else {
      session.hold(input)
    }
  }
}

/// The window that is open over the form.
extension FormScreen {
  mutating func drawOpened(of session: FormSession, on canvas: inout Canvas) {
    if session.opened?.form == nil { inner = [] }
    if case .review = session.opened {} else { review = Scroll(isFollowing: false) }
    switch session.opened {
    case .options(let picker):
      let label = options.text(session.fields.span[picker.field].label)
      let view = OptionListView(
        picker, label, beside: rect(of: picker.field), in: popupArea, options)
      viewState.listScroll.top = view.top(viewState.listScroll)
      view.draw(on: &canvas, top: viewState.listScroll.top)
    case .calendar(let calendar):
      canvas.draw(calendar, beside: rect(of: calendar.field), in: popupArea, options)
    case .entries(let sheet):
      drawInner(sheet.session, SheetFace(sheet, in: canvas.bounds, options), on: &canvas)
    case .running(let running): canvas.draw(running, in: windowArea, options.language)
    case .review(let chosen): canvas.draw(chosen, for: session, &review, in: windowArea, options)
    case nil: viewState.listScroll.isFollowing = true
    }
  }

  /// The part of the screen above the hint, which stays visible.
  var popupArea: Rect {
    let bottom = areas?.message.rows.lowerBound ?? drawn.bounds.height
    return Rect(rows: 0..<bottom, columns: drawn.bounds.columns)
  }

  /// The part of the screen above the keys.
  var windowArea: Rect {
    let keys = areas?.keys ?? areas?.message
    return Rect(
      rows: 0..<(keys?.rows.lowerBound ?? drawn.bounds.height), columns: drawn.bounds.columns)
  }

  /// Draws a form that lies over this one, laid out for the room it has.
  private mutating func drawInner(_ form: FormSession, _ face: SheetFace, on canvas: inout Canvas) {
    var innerOptions = options
    innerOptions.layout = nil
    var screen = inner.first ?? FormScreen(innerOptions)
    screen.sheet = face
    let inside = face.inside(of: canvas.bounds)
    let drawn = screen.canvas(for: form, width: inside.width, height: inside.height)
    let isSnug = screen.isSnug(form)
    let height = isSnug ? screen.areas?.height ?? drawn.height : drawn.height
    face.draw(on: &canvas, height: height)
    if form.hasOverlay || screen.help != nil { canvas.fade() }
    canvas.cursor = nil
    canvas.draw(drawn.rows(0..<height), at: inside.origin)
    inner = [screen]
  }

  mutating func pressOpened(_ key: Key, in session: inout FormSession) -> Request? {
    guard case .entries(let sheet) = session.opened else {
      pressInFront(key, in: &session)
      return nil
    }
    // What covers the form of an entry takes a key before the sheet itself.
    let form = sheet.session
    let isCovered = form.opened != nil || form.question != nil || inner.first?.help != nil
    if isCovered || !sheet.takes(key) { return handleInner(.key(key), in: &session) }
    if drawn.isTooSmall, key.base == .escape { return nil }
    if !inner.isEmpty { inner[0].viewState.isFollowing = true }
    session.handle(.key(key), at: inputTime)
    return nil
  }

  /// A key for a list or a calendar; if that isn't visible, nothing is chosen.
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

  mutating func handleInner(_ input: Input, in session: inout FormSession) -> Request? {
    var screen = inner.first ?? FormScreen(options)
    let time = inputTime
    let request = session.workOnEntries { screen.handle(input, at: time, in: &$0) }
    inner = [screen]
    return request.flatMap(\.self)
  }
}
