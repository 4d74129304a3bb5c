import TField

/// The buttons below the form, and the questions in front of it.
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
      KeyTable.key(for: command).map {
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
    let words = { (wording: Wording) in wording.text(in: options.language) }
    let answer = { (reply: Reply, wording: QuestionWording) in
      ItemLine.Item(
        text: "\(reply.letter(in: options.language)) \(words(.question(wording)))",
        deed: .key(.character(reply.rawValue)), style: .dialog)
    }
    let choices = [answer(.yes, .yes), answer(.no, .no)]
    switch session.question {
    case .leave: return dialog(words(.question(.leave)), choices)
    case .discard:
      let save = session.form.keepsDrafts ? [answer(.save, .saveDraft)] : []
      return dialog(words(.question(.discard)), choices + save)
    case .fill: return dialog(words(.question(.fillFollowing)), choices)
    case .goOn: return dialog(words(.question(.goOn)), choices)
    case .draft(let time):
      return dialog(
        words(.question(.continueDraft(time))), choices + [answer(.delete, .deleteDraft)])
    case .confirm, nil: return nil
    }
  }

  /// On a narrow screen the keys for yes and no speak for themselves.
  private func dialog(_ question: String, _ choices: [ItemLine.Item]) -> DialogView {
    let line = ItemLine(items: choices, charset: options.charset)
    guard line.width > drawn.bounds.width - 4 else {
      return DialogView(question: question, choices: line)
    }
    let short = choices.enumerated().map { index, item in
      let text = index < 2 ? String(item.text.prefix(1)) : item.text
      return ItemLine.Item(text: text, deed: item.deed, style: item.style)
    }
    return DialogView(
      question: question,
      choices: ItemLine(items: short, charset: options.charset, gap: 1))
  }
}
