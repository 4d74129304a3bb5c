import TField

/// The buttons below the form, and the question in front of it.
extension FormScreen {
  /// The actions; where sections are shown one by one, the ways to the others.
  func buttons(for session: FormSession) -> ItemLine {
    var items = turns(in: session)
    if layout?.key.page == layout?.sections.last || layout?.key.page == nil {
      items += session.form.actions.indices.map { button(for: $0, in: session) }
    }
    let focused = items.firstIndex { $0.style == .buttonFocused }
    return ItemLine(items: items, focused: focused, charset: options.charset)
  }

  private func button(for action: Int, in session: FormSession) -> ItemLine.Item {
    ItemLine.Item(
      text: "[ \(session.form.actions[action].label.text(in: options.language)) ]",
      deed: .action(action), style: session.focus == .action(action) ? .buttonFocused : .button)
  }

  /// Back and on, while there is another page there.
  private func turns(in session: FormSession) -> [ItemLine.Item] {
    guard let layout, let page = layout.key.page else { return [] }
    let ways: [(Command, Wording, Bool)] = [
      (.previousSection, .screen(.back), page != layout.sections.first),
      (.nextSection, .screen(.next), page != layout.sections.last),
    ]
    return ways.filter(\.2).compactMap { command, words, _ in
      KeyMap[.form].key(for: command).map {
        ItemLine.Item(
          text: "[ \(words.text(in: options.language)) ]", deed: .key($0), style: .button)
      }
    }
  }

  func drawButtons(
    of session: FormSession, on canvas: inout Canvas, in rect: Rect
  ) {
    let line = buttons(for: session)
    line.draw(on: &canvas, in: rect)
    guard let focused = line.focused else { return }
    let column = line.places(in: rect)[focused].lowerBound + 2
    canvas.cursor = Point(row: rect.rows.lowerBound, column: column)
  }

  /// The question asked, in front of the form.
  func dialog(for session: FormSession) -> DialogView? {
    session.question.map { DialogView($0, in: drawn.bounds, options) }
  }
}
