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

  init(_ sheet: EntrySheet, isFramed: Bool, in language: Language) {
    title = sheet.title.text(in: language)
    count = Wording.opened(.entries(sheet.session.fields.count)).text(in: language)
    failure = sheet.failure
    self.isFramed = isFramed
    isPage = false
  }

  init(_ page: EntryPage, in language: Language) {
    title = page.title.text(in: language)
    count = Wording.list(.entryOf(page.number + 1, page.count)).text(in: language)
    (failure, isFramed, isPage) = (nil, false, true)
  }

  /// What the form that lies over another one is; `nil` where none does.
  init?(_ opened: Opened?, in bounds: Rect, _ language: Language) {
    switch opened {
    case .entries(let sheet):
      self.init(sheet, isFramed: Self.isFramed(in: bounds), in: language)
    case .entry(let page): self.init(page, in: language)
    case .options, .calendar, .review, .running, nil: return nil
    }
  }

  /// Where the form stands.
  func inside(of bounds: Rect) -> Rect { isPage ? bounds : Self.inside(of: bounds) }

  /// Where a sheet has room for a frame, and some of the form is seen around it.
  private static func isFramed(in bounds: Rect) -> Bool {
    bounds.width >= 30 && bounds.height >= 12
  }

  /// Where the form of the entries stands.
  private static func inside(of bounds: Rect) -> Rect {
    isFramed(in: bounds) ? frame(in: bounds).inset(rows: 1, columns: 1) : bounds
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
    let room = rect.width - FieldMetrics.labelFrame - count.width - 3
    canvas.writeOnEdge(
      DisplayText(title, in: canvas.charset).cut(to: room),
      at: rect.origin.moved(columns: 2), style: .sectionTitle)
    canvas.writeOnEdge(
      count, at: rect.origin.moved(columns: rect.width - count.width - 4), style: .progress)
  }
}
