import TField

// All answers at a glance, before an action that asks first.
extension Canvas {
  mutating func draw(
    _ review: Review, for session: FormSession, _ scroll: inout Scroll, in area: Rect,
    _ options: FormScreen.Options
  ) {
    let room = ScreenAreas.columns(in: area.width).count - FieldMetrics.frame
    let answers = session.answerLines(width: room, options)
    let asked = review.lines(in: options, limit: room).suffix(max(1, area.height / 3))
    let gap = answers.count + asked.count + 4 <= area.height ? 1 : 0
    let title = Line(options.text(.say("screen.checkAnswers")), .sectionTitle)
    let inside = drawWindow(
      title, width: room, height: answers.count + gap + asked.count + 1, in: area)
    let end = max(inside.rows.lowerBound, inside.rows.upperBound - 1)
    let top = max(inside.rows.lowerBound, end - asked.count)
    write(asked, in: Rect(rows: top..<end, columns: inside.columns))
    let list = Rect(rows: inside.rows.lowerBound..<top, columns: inside.columns)
    drawList(of: review, answers, &scroll, in: list)
    review.buttons(for: session.actions[review.action], options).draw(
      on: &self, in: Rect(rows: end..<end + 1, columns: inside.columns))
  }

  private mutating func drawList(
    of review: Review, _ all: [(field: Int?, line: Line)], _ scroll: inout Scroll, in rect: Rect
  ) {
    scroll.fit(all.count, in: rect.height)
    let first = review.chosenField.flatMap { field in all.firstIndex { $0.field == field } }
    if scroll.isFollowing, let first {
      let count = all[first...].prefix { $0.field == review.chosenField }.count
      scroll.show((review.selection == 0 ? 0 : first)..<first + count)
    }
    write(all.map(\.line), in: rect, &scroll)
    for (row, index) in zip(rect.rows, scroll.top..<all.count) {
      guard let field = all[index].field else { continue }
      let place = Rect(rows: row..<row + 1, columns: rect.columns)
      mark(place, as: .review(.answer(field)))
      guard field == review.chosenField else { continue }
      restyle(place, as: .choiceFocused)
      guard index == first else { continue }
      write(.pointer, at: place.origin, style: .choiceFocused)
      cursor = place.origin
    }
  }
}

extension Review {
  fileprivate func buttons(for action: Action, _ options: FormScreen.Options) -> ItemLine {
    let items = [
      ItemLine.Item.button(
        action.label, .review(.action), isFocused: isActionChosen,
        weight: question.isAllowed(.confirm) ? .main : .blocked, options),
      .button(.say("screen.back"), .review(.back), isFocused: isBackChosen, options),
    ]
    let focused = isActionChosen ? 0 : isBackChosen ? 1 : nil
    return ItemLine(items: items, focused: focused, charset: options.charset)
  }

  fileprivate func lines(in options: FormScreen.Options, limit: Int) -> [Line] {
    let asked = options.markdown(question.sentence, style: .strong, limit: limit)
    guard let word = question.word else { return asked }
    let typing = "\(options.text(.say("screen.typeWord", ["word": word]))): \(question.typed)_"
    return asked
      + (isRefused ? Remark(.invalid, typing, .error) : Remark(nil, typing, .plain))
      .lines(in: options.charset, limit: limit)
  }
}

extension FormSession {
  /// Titles of sections, and labels and answers with the number of their field; nothing is cut.
  fileprivate func answerLines(
    width: Int, _ options: FormScreen.Options
  ) -> [(field: Int?, line: Line)] {
    form.sections.flatMap { section -> [(field: Int?, line: Line)] in
      let answers = section.fields.filter { fields[$0].isAnswer }
      let lines = answers.flatMap { field in
        fields[field].reviewLines(width: width, options).map { (Optional(field), $0) }
      }
      guard !answers.isEmpty, let title = section.title.map(options.text) else { return lines }
      let words = DisplayText(title, in: options.charset).cut(to: width)
      return [(nil, Line(words.description, .sectionTitle))] + lines
    }
  }
}

extension FieldState {
  /// The label and the answer, and at the end of the first line that it can be changed.
  fileprivate func reviewLines(width: Int, _ options: FormScreen.Options) -> [Line] {
    var lines = answerLines(width: width, options)
    let change = options.text(.say("screen.change"))
    let place = width - options.width(of: change)
    guard !isReadOnly, let first = lines.first, first.width(in: options.charset) + 2 <= place else {
      return lines
    }
    lines[0].append(change, .hint, at: place, in: options.charset)
    return lines
  }

  private func answerLines(width: Int, _ options: FormScreen.Options) -> [Line] {
    // On a narrow screen the answer is below its label.
    let isBelow = width < 50 || editor == .table
    let indent = isBelow ? 4 : min(34, width * 2 / 5)
    let label = options.lines(
      options.text(label), limit: isBelow ? width - 2 : indent - 4
    ).map { Line($0, .label, indent: 2) }
    var parts: [(String, Style)]
    if isBlank, editor != .toggle {
      parts = [(options.text(.say("screen.noAnswer")), .hint)]
    } else if editor == .table, !field.isPrivate {
      parts = [(table(width: width - indent, options), .plain)]
    } else if editor == .entries, !field.isPrivate {
      parts = [(entryTexts.joined(separator: "\n"), .plain)]
    } else {
      parts = [(answer(options), .plain)]
    }
    // After the answer comes how it was read, if it was read otherwise than written.
    if let readingNotice { parts.append((options.text(readingNotice.wording), .hint)) }
    let said = parts.flatMap { text, style in
      options.lines(text, limit: width - indent).map { ($0, style) }
    }
    if isBelow { return label + said.map { Line($0, $1, indent: indent) } }
    return (0..<max(label.count, said.count)).map { row in
      var line = row < label.count ? label[row] : Line("", .label)
      if row < said.count { line.append(said[row].0, said[row].1, at: indent, in: options.charset) }
      return line
    }
  }

  /// The entries of a list below the names of their fields, or with the names if there is no room.
  private func table(width: Int, _ options: FormScreen.Options) -> String {
    let table = EntryTable(of: self, options)
    let widths = table.widths(table.names.count, options)
    guard widths.reduce(2 * (widths.count - 1), +) <= width else {
      return table.rows.map { entry in
        zip(table.names, entry).filter { !$1.isEmpty }.map { $0 + options.language.colon + $1 }
          .joined(
            separator: "\n")
      }.joined(separator: "\n\n")
    }
    return ([table.names] + table.rows).map { line in
      zip(zip(line, table.fields), widths).map { cell, width in
        let space = String(repeating: " ", count: width - options.width(of: cell.0))
        return cell.1.type.isNumber ? space + cell.0 : cell.0 + space
      }.joined(separator: "  ")
    }.joined(separator: "\n")
  }
}
