package import TField

/// A form on a screen: draws a session and handles input.
package struct FormScreen: Sendable {
  /// How a form is shown.
  package struct Options: Hashable, Sendable {
    package var charset: Charset
    package var layout: Form.Layout?
    package var isDebugging: Bool
    package var language: Language
    /// True if no key may lead out of the form: to an editor, a shell or the terminal's clipboard.
    package var isRestricted = false
    /// True if the questions are asked one after the other in a line below a prompt.
    package var isInLine = false
    /// True if faint words look different from typed ones.
    package var showsFaint = true
    /// True if a block of colour is seen without signs around it.
    package var drawsBlocks = true
    /// True if there are colours enough to show one that a field holds.
    package var drawsSwatches = true

    package init(
      charset: Charset = .unicode, layout: Form.Layout? = nil, isDebugging: Bool = false,
      language: Language = .english
    ) {
      (self.charset, self.layout) = (charset, layout)
      (self.isDebugging, self.language) = (isDebugging, language)
    }

    func text(_ wording: Wording) -> String { wording.text(in: language) }

    func width(of text: String) -> Int { DisplayText.width(of: text, in: charset) }

    func markdown(_ wording: Wording, style: Style, limit: Int) -> [Line] {
      Line.markdown(text(wording), style: style, in: charset, limit: limit)
    }

    func lines(_ text: String, limit: Int) -> [String] {
      DisplayText.lines(of: text, in: charset, limit: limit)
    }
  }

  /// What only the terminal or the program can do.
  package enum Request: Hashable, Sendable {
    case redraw, suspend, interrupt, quit
    case copy(String)
    /// Opens a text of several lines in the person's own editor.
    case edit(String)

    var leadsOut: Bool { ![.redraw, .interrupt, .quit].contains(self) }

    /// The request of a command that works whatever is open.
    init?(asked command: Command?) {
      switch command {
      case .redraw: self = .redraw
      case .suspend: self = .suspend
      case .interrupt: self = .interrupt
      case .quit: self = .quit
      default: return nil
      }
    }
  }

  let options: Options
  var layout: FormLayout?
  var areas: ScreenAreas?
  /// The scroll positions and goal columns.
  var viewState = ViewState()
  /// The scrolling of the help, if it is open, and of the answers before an action.
  var help: Scroll?
  var review = Scroll(isFollowing: false)
  /// When the current input came; `nil` without a clock.
  var inputTime: Duration?
  /// The title and frame, if this screen is drawn on a sheet over another.
  var sheet: SheetFace?
  /// The screen of the open sheet; an array because a struct can't contain itself.
  var inner: [FormScreen] = []
  /// The rows of fields that were used last; a row stays until something in it changes.
  var rows = DrawnRows()
  var margins: Margins?
  private var keys: (line: KeyLine, block: Canvas)?
  private var following: (key: FollowingLine, block: Canvas)?
  /// The empty rows of the page as they were dealt out.
  private var dealt: (bounds: Rect, page: Int?, opening: FormOpening?, rhythm: Rhythm)?
  var drawn = Drawn()
  var seen = Seen()
  private var stand: Stand?
  /// True if input came since the last drawing.
  private var isBehind = false

  /// The parts above and below the fields, kept while nothing they depend on changes.
  struct Margins {
    /// What they depend on, besides the form.
    let key: (versions: [Int], button: Stop?, page: Int?, width: Int, sheet: SheetFace?)
    let title: Canvas
    let steps: Canvas?
    let buttons: Canvas
    let status: Canvas?
    var message: Remark?
  }

  /// The drawing that keys and clicks refer to.
  struct Drawn {
    var bounds = Rect(row: 0, column: 0, width: 0, height: 0)
    var canvas = Canvas(width: 0, height: 0)
    var isTooSmall = false
  }

  /// What the person saw last: nothing else may be run or answered by a key or a click.
  struct Seen {
    var focus: Stop?
    var question: Question.Subject?
  }

  /// What decides where things stand, besides the text being typed.
  private struct Stand: Equatable {
    let opening: ObjectIdentifier
    let focus: Stop?
    let page: Int?
    let place: KeyMap.Place
    let entry: ObjectIdentifier?
    let versions: [Int]
    let speaking: Set<Int>
    let isHelping: Bool
    let scroll: Int
    let isFollowing: Bool
  }

  /// The scroll positions of a form and the columns that Up and Down keep to.
  struct ViewState {
    /// The line of the form at the top.
    var scroll = 0
    /// The last field in focus, if it was one, its line in the form, and the screen's size.
    var anchor: (field: Int?, top: Int?, bounds: Rect)?
    /// How far the form was scrolled to keep the focus in its place.
    var held = 0
    /// The line at the top when it was drawn last.
    var settled = 0
    /// The field that a line asks for.
    var asked: Int?
    /// True if the question of a line is shown above it.
    var isQuestionAbove = false
    /// The answer of a line that Enter left for a look at what may be meant; the next one takes it.
    var doubted: Value?
    /// True once the form is left, whether or not it was answered.
    var isLeft = false
    /// True if the focused field is scrolled into view.
    var isFollowing = true
    /// The field whose text is scrolled, and by how many columns, or lines if it has several.
    var textScroll = (field: -1, offset: 0)
    /// The column that Up and Down keep to.
    var goalColumn: Int?
    /// The same inside a text of several lines.
    var textGoalColumn: Int?
    var listScroll = Scroll()
    var draggedField: Int?
  }

  package init(_ options: Options = Options()) { self.options = options }

  package var isInLine: Bool { options.isInLine }

  /// Draws a form scrolled to its focus, for a person to see.
  package mutating func canvas(for session: FormSession, width: Int, height: Int) -> Canvas {
    defer { noteSeen(session) }
    return draw(session, width: width, height: height)
  }

  private mutating func noteSeen(_ session: FormSession) {
    seen = Seen()
    if drawn.isTooSmall || help != nil { return }
    seen.question = session.question?.subject
    if session.question == nil { seen.focus = session.focus }
    if let form = session.opened?.form, !inner.isEmpty { inner[0].noteSeen(form) }
  }

  /// Draws the form as the inputs before left it, for the next one to refer to: keys typed at once
  /// then mean what they mean one by one.
  mutating func catchUp(with session: FormSession, for input: Input) {
    defer { isBehind = true }
    guard !options.isInLine, drawn.bounds.height > 0 else { return }
    // What is typed into a field asks for no place on the screen.
    let isTyped = input.isTyped && help == nil && session.opened == nil
    if isBehind && !isTyped || stand != stand(of: session) {
      _ = draw(session, width: drawn.bounds.width, height: drawn.bounds.height)
    }
  }

  private func stand(of session: FormSession) -> Stand {
    Stand(
      opening: ObjectIdentifier(session.opening), focus: session.focus, page: session.page,
      place: session.keyPlace, entry: session.opened?.form.map { ObjectIdentifier($0.opening) },
      versions: [session.layoutVersion, session.progressVersion], speaking: session.speaking,
      isHelping: help != nil,
      scroll: viewState.scroll, isFollowing: viewState.isFollowing)
  }

  /// Draws a form; keys and clicks then refer to this drawing.
  private mutating func draw(_ session: FormSession, width: Int, height: Int) -> Canvas {
    let judgement = Judgement(of: session.form)
    defer { judgement.end() }
    let least = ScreenAreas.least
    var canvas = Canvas(width: width, height: height, charset: options.charset)
    drawn = Drawn()
    drawn.bounds = canvas.bounds
    if options.isInLine {
      canvas = line(of: session, width: width, height: height)
    } else if canvas.width < least.width || canvas.height < least.height {
      drawn.isTooSmall = true
      canvas.drawTooSmall(in: options.language)
    } else {
      arrange(session, in: canvas.bounds)
      draw(session, on: &canvas)
    }
    drawn.canvas = canvas
    (stand, isBehind) = (stand(of: session), false)
    return canvas
  }

  private mutating func draw(_ session: FormSession, on canvas: inout Canvas) {
    drawForm(session, on: &canvas)
    if var scroll = help {
      canvas.drawHelp(for: session, sheet: sheet, &scroll, in: windowArea, options)
      help = scroll
      return
    }
    drawOpened(of: session, on: &canvas)
    if let question = session.question {
      if session.opened != nil { canvas.fade() }
      canvas.draw(question, of: session.title, in: windowArea, options)
    }
  }

  private mutating func drawForm(_ session: FormSession, on canvas: inout Canvas) {
    guard let areas, let margins else { return }
    drawFields(of: session, on: &canvas)
    let isBehind = help != nil || session.opened != nil || session.question != nil
    // The sheet of a list has keys of its own.
    let isCovered = help == nil && session.opened?.form != nil
    let blocks = [
      (margins.title, areas.title), (margins.steps, areas.steps), (margins.buttons, areas.actions),
      (margins.status, areas.status),
      (areas.more.map { followingLine(of: session, width: $0.width) }, areas.more),
    ]
    for case (let block?, let rect?) in blocks {
      canvas.clipping(to: Rect(rows: rect.rows, columns: canvas.bounds.columns)) {
        $0.draw(block, at: rect.origin)
      }
    }
    if isBehind { canvas.fade() }
    // Without a line for keys, those of an open window replace the hint.
    let keys = isCovered ? nil : areas.keys ?? (isBehind ? areas.message : nil)
    if let keys {
      canvas.draw(keyLine(for: session, width: keys.width), at: keys.origin)
    }
    if !isCovered, keys != areas.message, let message = margins.message {
      draw(message, for: session, on: &canvas, areas)
    }
  }

  /// Draws the message over the form, so that nothing moves, but never over the focus, the next
  /// stop or the buttons.
  private func draw(
    _ message: Remark, for session: FormSession, on canvas: inout Canvas, _ areas: ScreenAreas
  ) {
    let (last, columns) = (areas.message.rows.lowerBound, areas.message.columns)
    let wanted = message.lines(in: options.charset, limit: columns.count).count
    // More than three lines would hide the form.
    let lines = min(wanted, 3, max(1, canvas.height / 5))
    let buttons = areas.actions?.rows.upperBound ?? 0
    let first = max(last + 1 - lines, buttons, endOfNextStop(of: session, areas))
    let rect = Rect(rows: min(last, first)..<last + 1, columns: columns)
    if rect.height > 1 {
      canvas.clear(rect, style: .plain)
      canvas.mark(rect, as: .window)
    }
    let key = KeyMap[.form].key(for: .help)?.name(in: options.language) ?? ""
    message.draw(on: &canvas, in: rect, rest: " … \(key)")
  }

  /// The first line below the focused field and the next row, or below the buttons.
  private func endOfNextStop(of session: FormSession, _ areas: ScreenAreas) -> Int {
    let buttons = areas.actions?.rows.upperBound ?? 0
    guard let layout, let own = session.focusedField.flatMap(layout.band),
      let next = layout.bands[(own + 1)...].firstIndex(where: \.hasFields)
    else { return buttons }
    let ends = [own, next].map {
      onScreen(Rect(rows: layout.bands[$0].rows, columns: 0..<0)).rows.upperBound
    }
    return max(ends[0], min(ends[1], areas.form.rows.upperBound))
  }

  /// What follows below the visible part, drawn again only if that is something else.
  private mutating func followingLine(of session: FormSession, width: Int) -> Canvas {
    guard let layout, let line = FollowingLine(after: wholeBands, in: layout) else {
      return FollowingLine.rule(width: width, options)
    }
    if let following, following.key == line, rows.opening === session.opening {
      return following.block
    }
    let block = line.block(of: session, in: layout, options)
    following = (line, block)
    return block
  }

  /// The line of keys, drawn again only if other keys are useful.
  private mutating func keyLine(for session: FormSession, width: Int) -> Canvas {
    let isSheet = sheet.map { !$0.isPage } ?? false
    let line =
      if help != nil {
        KeyLine(.help)
      } else if session.question == nil, case .calendar(let calendar) = session.opened,
        CalendarSheet.tellsTurns(beside: rect(of: calendar.field), in: popupArea, options)
      {
        KeyLine(.calendar, without: [.pageUp, .pageDown])
      } else {
        KeyLine(for: session, isSheet: isSheet, isRestricted: options.isRestricted)
      }
    if let keys, keys.line == line, keys.block.width == width { return keys.block }
    let block = line.block(width: width, options)
    keys = (line, block)
    return block
  }

  /// True for a framed sheet that nothing lies over: its frame is as high as its content.
  func isSnug(_ session: FormSession) -> Bool {
    sheet?.isFramed ?? false && !session.hasOverlay && help == nil
  }

  /// Computes all positions again, as far as they may have changed.
  private mutating func arrange(_ session: FormSession, in bounds: Rect) {
    let width = ScreenAreas.columns(in: bounds.width, session.form.width).count
    var around = margins(of: session, width: width)
    var plan = ScreenAreas.Plan(
      width: bounds.width, height: bounds.height,
      titleLines: sheet?.isFramed ?? false ? 0 : around.title.height,
      stepLines: around.steps?.height ?? 0, actionLines: around.buttons.height,
      formWidth: session.form.width, isSnug: isSnug(session))
    let dense = ScreenAreas(plan, formHeight: 0)
    var long = plan
    (long.hasMore, long.hasStatus) = (true, around.status != nil)
    layOut(session, width: width, room: ScreenAreas(long, formHeight: 0).room, in: bounds)
    _ = reach(dense.room, session)
    // The hint is shown above the keys only if the field has no room for it.
    let isHinting = session.focusedField.flatMap { view(of: $0, in: session) }?.showsHint ?? false
    around.message = Remark.aboveKeys(
      of: session, failure: sheet?.failure, showsHint: !isHinting, in: options.language)
    margins = around
    plan.rhythm = rhythm(of: session, on: dense, in: bounds)
    layout?.deal(plan.rhythm)
    plan.hasMore = (layout?.height ?? 0) > ScreenAreas(plan, formHeight: 0).room
    // The status line is for what isn't visible.
    plan.hasStatus = around.status != nil && plan.hasMore
    areas = ScreenAreas(plan, formHeight: layout?.height ?? 0)
    follow(session)
    keepCaretInView(session)
  }

  /// The empty rows of a page, dealt out when it opens and when the screen gets its size.
  private mutating func rhythm(
    of session: FormSession, on dense: ScreenAreas, in bounds: Rect
  ) -> Rhythm {
    if let dealt, dealt.bounds == bounds, dealt.page == session.page,
      dealt.opening === session.opening
    {
      return dealt.rhythm
    }
    layout?.deal(Rhythm())
    _ = reach(dense.room, session)
    let rhythm = layout.map { layout in
      Rhythm(
        of: layout, free: layout.isWhole ? dense.room - layout.height : 0,
        hasTitle: dense.title != nil || dense.steps != nil, hasButtons: dense.actions != nil)
    }
    dealt = (bounds, session.page, session.opening, rhythm ?? Rhythm())
    return rhythm ?? Rhythm()
  }

  private func margins(of session: FormSession, width: Int) -> Margins {
    let key = (
      versions: [session.layoutVersion, session.progressVersion],
      button: session.focusedField == nil ? session.focus : nil, page: session.page, width: width,
      sheet: sheet
    )
    if let margins, margins.key == key, rows.opening === session.opening {
      return margins
    }
    let title = sheet.map {
      Canvas.title($0.title, Line($0.count, .progress), width: width, options.charset)
    }
    return Margins(
      key: key, title: title ?? Canvas.title(of: session, width: width, options),
      steps: Canvas.steps(of: session, width: width, options),
      buttons: Canvas.buttons(of: session, width: width, options),
      status: sheet == nil && session.page == nil
        ? Canvas.status(of: session, width: width, options) : nil)
  }

  /// Lays the form out as far as it is visible, from scratch if needed.
  private mutating func layOut(_ session: FormSession, width: Int, room: Int, in bounds: Rect) {
    let wanted = options.layout ?? session.form.layout
    let isSmall = bounds.height < 16 || bounds.width < 34
    // Even a boxed form gets lines if there is no room for a box.
    let isCompact = wanted == .compact || (wanted == .boxed ? bounds.height < 9 : isSmall)
    let key = FormLayout.Key(
      width: width, isCompact: isCompact, room: room, requiredMark: session.form.requiredMark,
      options: options, page: session.page, version: session.layoutVersion)
    if layout?.key != key || rows.opening !== session.opening {
      let isSamePage =
        rows.opening === session.opening && layout?.key.hasSameColumns(as: key) ?? false
      if layout?.key.page != key.page {
        // A page is read from its top, even if its first field is below a long text.
        (viewState.scroll, viewState.isFollowing) = (0, session.focus != session.stops.first)
      }
      layout = FormLayout(session, for: key, columns: isSamePage ? layout?.columns : nil)
      rows = DrawnRows(of: session)
    }
    rows.beginFrame()
    if let field = session.focusedField { layout?.reach(field: field, session) }
    _ = layout?.reach(room, session)
    keepMessages(of: session)
  }
}
