package import TField

/// A form on a screen: draws a session, and takes what the person does.
///
/// ```swift
/// var screen = FormScreen()
/// let canvas = screen.canvas(for: session, width: 80, height: 24)
/// let request = screen.handle(.key(Key(.tab)), in: &session)
/// ```
package struct FormScreen: Sendable {
  /// How a form is to be shown.
  package struct Options: Hashable, Sendable {
    package var charset: Charset
    /// The layout, where it isn't to be the form's own.
    package var layout: Form.Layout?
    package var isDebugging: Bool
    package var language: Language
    /// True if no key may lead out of the form: to an editor, a shell or the terminal's clipboard.
    package var isRestricted = false
    /// True if faint words look otherwise than those that were typed.
    package var showsFaint = true

    package init(
      charset: Charset = .unicode, layout: Form.Layout? = nil, isDebugging: Bool = false,
      language: Language = .english
    ) {
      self.charset = charset
      self.layout = layout
      self.isDebugging = isDebugging
      self.language = language
    }
  }

  /// What only the terminal or the program can do.
  package enum Request: Hashable, Sendable {
    case redraw, suspend, interrupt, quit
    case copy(String)
    /// Has the person edit a text of several lines in an editor of their own.
    case edit(String)

    var leadsOut: Bool {
      switch self {
      case .suspend, .copy, .edit: true
      case .redraw, .interrupt, .quit: false
      }
    }
  }

  let options: Options
  var layout: FormLayout?
  var areas: ScreenAreas?
  var surroundings: Surroundings?
  /// What of the form is seen, and where its keys lead.
  var viewState = ViewState()
  var help: HelpScreen?
  var review: ReviewScreen?
  /// When the input came that is being carried out; `nil` without a clock.
  var inputTime: Duration?
  /// What this screen is, where it is drawn on a sheet over another.
  var sheet: SheetFace?
  /// The screen of the sheet that is open, if one is; a value can't hold one of its own kind.
  var inner: [FormScreen] = []

  /// What could be seen when the screen was last drawn.
  var drawn = Drawn()

  /// What stands above and below the fields.
  struct Surroundings {
    let title: TitleLine
    let steps: StepLines?
    let buttons: [ItemLine]
  }

  /// What the person saw last: nothing else may be run by a key.
  struct Drawn {
    var bounds = Rect(row: 0, column: 0, width: 0, height: 0)
    var focus: Stop?
    var question: Question.Subject?
    var isTooSmall = false
  }

  package init(_ options: Options = Options()) {
    self.options = options
  }
}

extension FormScreen {
  /// Brings a form into a screen of that size: finds out where everything stands, and scrolls to
  /// the focus.
  ///
  /// What is drawn next, and what keys and clicks mean, depends on it.
  package mutating func arrange(_ session: FormSession, width: Int, height: Int) {
    let bounds = Canvas.bounds(width: width, height: height)
    let least = ScreenAreas.least
    drawn = Drawn(bounds: bounds)
    drawn.isTooSmall = bounds.width < least.width || bounds.height < least.height
    if drawn.isTooSmall { return }
    if help != nil { return fitHelp(to: session) }
    arrange(session, in: bounds)
    arrangeOpened(of: session)
    drawn.question = session.question?.subject
    if session.question == nil { drawn.focus = session.focus }
  }

  private mutating func fitHelp(to session: FormSession) {
    let (sheet, bounds, options) = (sheet, drawn.bounds, options)
    help?.fit(to: session, sheet: sheet, in: bounds, options)
  }

  /// The whole screen, as it was arranged.
  package func canvas(for session: FormSession) -> Canvas {
    let judgement = Judgement(of: session.form)
    defer { judgement.end() }
    var canvas = Canvas(
      width: drawn.bounds.width, height: drawn.bounds.height, charset: options.charset)
    if drawn.isTooSmall {
      SmallScreenNotice(language: options.language).draw(on: &canvas)
    } else if let help {
      help.draw(for: session, sheet: sheet, on: &canvas, options)
    } else {
      drawForm(session, on: &canvas)
      dialog(for: session)?.draw(on: &canvas)
    }
    return canvas
  }

  /// Arranges a form in a screen of that size, and draws it.
  package mutating func canvas(for session: FormSession, width: Int, height: Int) -> Canvas {
    arrange(session, width: width, height: height)
    return canvas(for: session)
  }

  /// The form, and what is open over it.
  private func drawForm(_ session: FormSession, on canvas: inout Canvas) {
    if case .review(let chosen) = session.opened {
      review?.draw(chosen, for: session, on: &canvas, options)
    } else {
      drawFields(of: session, on: &canvas)
      drawOpened(of: session, on: &canvas)
    }
  }
}

extension FormScreen {
  /// Works out where everything stands, as far as that may have changed.
  mutating func arrange(_ session: FormSession, in bounds: Rect) {
    let judgement = Judgement(of: session.form)
    defer { judgement.end() }
    let columns = ScreenAreas.columns(in: bounds.width, isFull: session.form.isFullWidth)
    let around = surroundings(of: session, columns.count)
    surroundings = around
    var plan = plan(for: session, in: bounds, around)
    let key = layoutKey(for: session, width: columns.count, in: bounds, plan)
    if layout?.key != key {
      if layout?.key.page != key.page {
        // A page is read from its top, also where its first field stands below long words.
        (viewState.scroll, viewState.isFollowing) = (0, session.focus != session.stops.first)
      }
      let parts = FormLayoutParts(session, for: key)
      layout = FormLayout(parts, for: key, in: session.form)
    }
    layout = layout.map { $0.keeping(messageLines(of: session, in: $0)) }
    plan.messageLines = messageLine(for: session).lineCount(
      in: options.charset, width: columns.count)
    plan.hasStatus = needsPanel(session, ScreenAreas(plan, formHeight: 0).room)
    areas = ScreenAreas(plan, formHeight: layout?.height ?? 0)
    follow(session)
    keepCaretInView(session)
  }

  private func surroundings(of session: FormSession, _ width: Int) -> Surroundings {
    Surroundings(
      title: sheet.map { TitleLine($0, width: width, options) }
        ?? TitleLine(for: session, width: width, options),
      steps: StepLines(session, width: width, options),
      buttons: buttons(for: session).rows(in: width))
  }

  private func plan(
    for session: FormSession, in bounds: Rect, _ around: Surroundings
  ) -> ScreenAreas.Plan {
    var plan = ScreenAreas.Plan(width: bounds.width, height: bounds.height)
    plan.isFull = session.form.isFullWidth
    plan.titleLines = sheet?.isFramed ?? false ? 0 : around.title.lineCount
    plan.stepLines = around.steps?.lineCount ?? 0
    plan.actionLines = around.buttons.count
    return plan
  }

  /// The panel tells of what isn't in sight.
  private func needsPanel(_ session: FormSession, _ room: Int) -> Bool {
    sheet == nil && layout?.key.page == nil && (layout?.height ?? 0) > room
      && !StatusPanel.isEmpty(for: session)
  }

  private func layoutKey(
    for session: FormSession, width: Int, in bounds: Rect, _ plan: ScreenAreas.Plan
  ) -> FormLayout.Key {
    let wanted = options.layout ?? session.form.layout
    let isSmall = bounds.height < 16 || bounds.width < 34
    // Even who asks for boxes gets lines where no box would have room.
    let isCompact =
      wanted == .compact || (wanted == .boxed ? bounds.height < 9 : isSmall)
    let setting = FieldPlan.Setting(
      isCompact: isCompact, room: ScreenAreas(plan, formHeight: 0).room,
      requiredMark: session.form.requiredMark, charset: options.charset,
      language: options.language)
    return FormLayout.Key(
      width: width, setting: setting, page: session.page,
      version: session.layoutVersion, fieldCount: session.fields.count,
      sectionCount: session.form.sections.count, isDebugging: options.isDebugging)
  }

  /// The lines that messages need below the rows of fields, by the band of each.
  private func messageLines(of session: FormSession, in layout: FormLayout) -> [Int: Int] {
    var lines: [Int: Int] = [:]
    for index in session.speaking {
      guard let number = layout.band(of: index), let place = layout.place(of: index) else {
        continue
      }
      let band = layout.bands[number]
      let view = view(of: place, in: band, at: layout.rect(of: place, in: band), session)
      let end = place.lead + place.height + (band.hasDebugLine ? 1 : 0) + view.messageLines
      let extra = end - layout.heightWithoutMessages(of: number)
      if extra > 0 { lines[number] = max(lines[number] ?? 0, extra) }
    }
    return lines
  }

  /// A field in its row, without what depends on its scrolling.
  ///
  /// A message below it goes on below its neighbours, up to one that has a message there as well.
  func view(
    of place: FormLayout.Place, in band: FormLayout.Band, at content: Rect,
    _ session: FormSession
  ) -> FieldView {
    var view = view(of: place, at: content, session)
    guard let layout, view.speaksBelow else { return view }
    let stop = layout.places(in: band).first { other in
      other.columns.lowerBound > place.columns.lowerBound
        && (other.lead + other.height > place.lead + place.height
          || self.view(of: other, at: layout.rect(of: other, in: band), session).speaksBelow)
    }
    let end = stop.map { $0.columns.lowerBound - 1 } ?? layout.width
    view.messageWidth = end - place.columns.lowerBound
    return view
  }

  /// A field to draw, without what depends on its place and its scrolling.
  private func view(
    of place: FormLayout.Place, at content: Rect, _ session: FormSession
  ) -> FieldView {
    let face = FieldFace(of: place.field, in: session, place.plan, options)
    return FieldView(face: face, content: content, labelWidth: labelWidth(of: place.field))
  }

  /// A field where it is on the screen, be it out of sight; `nil` for one that isn't on this page.
  func view(of field: Int, in session: FormSession) -> FieldView? {
    guard let place = layout?.place(of: field), let rect = rect(of: field) else { return nil }
    return view(of: place, at: rect, session)
  }

  private func labelWidth(of field: Int) -> Int {
    guard let layout, let band = layout.band(of: field) else { return 0 }
    return layout.labelWidths[layout.bands[band].section] ?? 0
  }
}
