import TField

extension ReviewScreen {
  /// Where the list and the buttons stand.
  struct Areas {
    let list: Rect
    let buttons: Rect
    let keys: Rect?

    init(in bounds: Rect) {
      let columns = ScreenAreas.columns(in: bounds.width)
      let line = { (row: Int) in Rect(rows: row..<row + 1, columns: columns) }
      var bottom = bounds.height
      keys = bottom >= 8 ? line(bottom - 1) : nil
      if keys != nil { bottom -= 1 }
      buttons = line(bottom - 1)
      bottom -= 1
      list = Rect(rows: 1..<max(1, bottom), columns: columns)
    }
  }

  func draw(
    _ review: Review, for session: FormSession, on canvas: inout Canvas,
    _ options: FormScreen.Options
  ) {
    let areas = Areas(in: canvas.bounds)
    let words = { (wording: Wording) in wording.text(in: options.language) }
    canvas.write(
      words(.screen(.checkAnswers)), at: Point(row: 0, column: areas.list.columns.lowerBound),
      style: .title)
    drawList(of: review, for: session, on: &canvas, in: areas.list, options)
    let buttons = buttons(of: review, for: session, options)
    buttons.draw(on: &canvas, in: areas.buttons)
    if let rect = areas.keys {
      KeyLine(.review, options).line(in: rect.width).draw(on: &canvas, in: rect)
    }
    if let focused = buttons.focused {
      let column = buttons.places(in: areas.buttons)[focused].lowerBound + 2
      canvas.cursor = Point(row: areas.buttons.rows.lowerBound, column: column)
    }
  }

  /// The action, and the way back.
  private func buttons(
    of review: Review, for session: FormSession, _ options: FormScreen.Options
  ) -> ItemLine {
    let label = session.form.actions[review.action].label.text(in: options.language)
    let back = Wording.screen(.back).text(in: options.language)
    return ItemLine(
      items: [
        ItemLine.Item(
          text: "[ \(label) ]", deed: .review(.action),
          style: review.isActionChosen ? .buttonFocused : .button),
        ItemLine.Item(
          text: "[ \(back) ]", deed: .review(.back),
          style: review.isBackChosen ? .buttonFocused : .button),
      ],
      focused: review.isActionChosen ? 0 : review.isBackChosen ? 1 : nil,
      charset: options.charset)
  }

  private func drawList(
    of review: Review, for session: FormSession, on canvas: inout Canvas, in rect: Rect,
    _ options: FormScreen.Options
  ) {
    canvas.clipping(to: rect) { canvas in
      for part in parts {
        let top = rect.rows.lowerBound + part.rows.lowerBound - scroll
        let place = Rect(rows: top..<top + part.rows.count, columns: rect.columns)
        switch part.content {
        case .heading(let section):
          let title = session.form.sections[section].title?.text(in: options.language) ?? ""
          canvas.write(title, at: place.origin, limit: rect.width, style: .sectionTitle)
        case .answer(let field):
          let isChosen = field == review.chosenField
          AnswerLine(of: session.fields[field], width: rect.width, options)
            .draw(on: &canvas, in: place, isChosen: isChosen)
          if isChosen, rect.contains(place.origin) { canvas.cursor = place.origin }
        }
      }
    }
    drawMarks(on: &canvas, beside: rect)
  }

  private func drawMarks(on canvas: inout Canvas, beside rect: Rect) {
    let top = Point(row: rect.rows.lowerBound, column: rect.columns.upperBound)
    if scroll > 0 { canvas.write(.moreAbove, at: top, style: .mark) }
    if hasMore(than: rect.height) {
      canvas.write(.moreBelow, at: top.moved(rows: rect.height - 1), style: .mark)
    }
  }

  /// What a click means: a button, or the answer of a line.
  func target(
    at point: Point, in bounds: Rect, _ review: Review, for session: FormSession,
    _ options: FormScreen.Options
  ) -> Review.ClickTarget? {
    let areas = Areas(in: bounds)
    if areas.list.contains(point) {
      return field(inLine: scroll + point.row - areas.list.rows.lowerBound)
        .map(Review.ClickTarget.answer)
    }
    let deed = buttons(of: review, for: session, options).deed(at: point, in: areas.buttons)
    if case .review(let target) = deed { return target }
    return nil
  }
}
