import TField

/// What the sheet of a list says about itself: its title, how many entries, what is wrong.
struct SheetFace: Sendable {
  let title: String
  let count: String
  let failure: FieldError?
  /// True if it is a page of its own, which covers the form whole.
  let isPage: Bool
  /// Whether the title stands on a frame around the sheet.
  let isFramed: Bool

  init(_ sheet: EntrySheet, in bounds: Rect, _ options: FormScreen.Options) {
    title = sheet.title.text(in: options.language)
    count = Wording.opened(.entries(sheet.session.fields.count)).text(in: options.language)
    failure = sheet.failure
    isPage = false
    let count = DisplayText.width(of: count, in: options.charset)
    isFramed =
      Self.hasRoomForFrame(in: bounds)
      && DisplayText.width(of: title, in: options.charset)
        <= Self.titleRoom(in: bounds, beside: count)
  }

  init(_ page: EntryPage, in language: Language) {
    title = page.title.text(in: language)
    count = Wording.list(.entryOf(page.number + 1, page.count)).text(in: language)
    (failure, isFramed, isPage) = (nil, false, true)
  }

  /// What the form that lies over another one is; `nil` where none does.
  init?(_ opened: Opened?, in bounds: Rect, _ options: FormScreen.Options) {
    switch opened {
    case .entries(let sheet): self.init(sheet, in: bounds, options)
    case .entry(let page): self.init(page, in: options.language)
    case .options, .calendar, .review, .running, nil: return nil
    }
  }

  /// Where the form stands.
  func inside(of bounds: Rect) -> Rect {
    isFramed ? Self.frame(in: bounds).inset(rows: 1, columns: 1) : bounds
  }

  /// Whether a sheet has room for a frame, and some of the form is seen around it.
  private static func hasRoomForFrame(in bounds: Rect) -> Bool {
    bounds.width >= 30 && bounds.height >= 12
  }

  /// The room for the title on the frame; a longer one stands inside, in lines of its own.
  private static func titleRoom(in bounds: Rect, beside count: Int) -> Int {
    frame(in: bounds).width - FieldMetrics.labelFrame - count - 3
  }

  private static func frame(in bounds: Rect) -> Rect {
    bounds.inset(rows: 1, columns: bounds.width >= 40 ? 3 : 2)
  }

  /// Draws the frame, and blanks what is inside.
  func draw(on canvas: inout Canvas) {
    guard isFramed else { return canvas.clear(canvas.bounds) }
    let rect = Self.frame(in: canvas.bounds)
    canvas.clear(rect)
    canvas.drawFrame(rect, .double, style: .dialog)
    let count = DisplayText(count, in: canvas.charset)
    canvas.writeOnEdge(
      DisplayText(title, in: canvas.charset),
      at: rect.origin.moved(columns: 2), style: .sectionTitle)
    canvas.writeOnEdge(
      count, at: rect.origin.moved(columns: rect.width - count.width - 4), style: .progress)
  }
}
