public import TField

/// A form on a screen: draws a session, and takes what the person does.
///
/// ```swift
/// var screen = FormScreen()
/// let canvas = screen.canvas(for: session, width: 80, height: 24)
/// let request = screen.handle(.key(Key(.tab)), in: &session)
/// ```
public struct FormScreen: Sendable {
  /// How a form is to be shown.
  public struct Options: Hashable, Sendable {
    public var charset: Charset
    /// The layout, where it isn't to be the form's own.
    public var layout: Form.Layout?
    public var isDebugging: Bool
    public var language: Language
    /// True if no key may lead out of the form: to an editor, a shell or the terminal's clipboard.
    public var isRestricted = false

    public init(
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
  public enum Request: Hashable, Sendable {
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
  var panel: StatusPanel?
  var areas: ScreenAreas?
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

  /// What the person saw last: nothing else may be run by a key.
  struct Drawn {
    var bounds = Rect(row: 0, column: 0, width: 0, height: 0)
    var focus: Stop?
    var question: Question.Subject?
    var isTooSmall = false
  }

  public init(_ options: Options = Options()) {
    self.options = options
  }
}

extension FormScreen {
  /// Brings a form into a screen of that size: finds out where everything stands, and scrolls to
  /// the focus.
  ///
  /// What is drawn next, and what keys and clicks mean, depends on it.
  public mutating func arrange(_ session: FormSession, width: Int, height: Int) {
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
    let (isSheet, bounds, options) = (sheet != nil, drawn.bounds, options)
    help?.fit(to: session, isSheet: isSheet, in: bounds, options)
  }

  /// The whole screen, as it was arranged.
  public func canvas(for session: FormSession) -> Canvas {
    var canvas = Canvas(
      width: drawn.bounds.width, height: drawn.bounds.height, charset: options.charset)
    if drawn.isTooSmall {
      SmallScreenNotice(language: options.language).draw(on: &canvas)
    } else if let help {
      help.draw(for: session, isSheet: sheet != nil, on: &canvas, options)
    } else {
      drawForm(session, on: &canvas)
      dialog(for: session)?.draw(on: &canvas)
    }
    return canvas
  }

  /// Arranges a form in a screen of that size, and draws it.
  public mutating func canvas(for session: FormSession, width: Int, height: Int) -> Canvas {
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
    panel = panel ?? StatusPanel(sheet == nil ? session.form : nil, in: options.language)
    let key = layoutKey(for: session, in: bounds)
    if layout?.key != key {
      if layout?.key.page != key.page { viewState.scroll = 0 }
      layout = FormLayout(FormLayoutParts(session, for: key), for: key, in: session.form)
    }
    let plan = plan(for: session, in: bounds, isPaged: key.page != nil)
    let height = layout?.height ?? 0
    areas = ScreenAreas(plan, formHeight: height)
    follow(session)
    keepCaretInView(session)
  }

  private func plan(
    for session: FormSession, in bounds: Rect, isPaged: Bool
  ) -> ScreenAreas.Plan {
    ScreenAreas.Plan(
      width: bounds.width, height: bounds.height, hasTitle: !(sheet?.isFramed ?? false),
      hasSteps: isPaged, hasActions: isPaged || !session.form.actions.isEmpty,
      hasStatus: panel.map { !$0.isEmpty } ?? false)
  }

  /// The lines that there are for a form, however long it is.
  private func room(for plan: ScreenAreas.Plan) -> Int {
    ScreenAreas(plan, formHeight: 0).room
  }

  private func layoutKey(for session: FormSession, in bounds: Rect) -> FormLayout.Key {
    let wanted = options.layout ?? session.form.layout
    let isSmall = bounds.height < 16 || bounds.width < 34
    // Even who asks for boxes gets lines where no box would have room.
    let isCompact =
      wanted == .compact || (wanted == .boxed ? bounds.height < 9 : isSmall)
    return FormLayout.Key(
      width: ScreenAreas.columns(in: bounds.width).count,
      room: room(for: plan(for: session, in: bounds, isPaged: wanted == .pages)),
      isCompact: isCompact,
      page: wanted == .pages ? page(of: session) : nil, version: session.layoutVersion,
      fieldCount: session.fields.count, sectionCount: session.form.sections.count,
      isDebugging: options.isDebugging,
      charset: options.charset, language: options.language)
  }

  /// The section that is shown alone: that of the focus, for the actions the last.
  private func page(of session: FormSession) -> Int? {
    let sections = session.form.sections
    guard let field = session.focusedField else {
      return sections.lastIndex { $0.fields.contains { !session.fields[$0].isHidden } }
    }
    if let page = layout?.key.page, sections.indices.contains(page),
      sections[page].fields.contains(field)
    {
      return page
    }
    return sections.firstIndex { $0.fields.contains(field) }
  }
}
