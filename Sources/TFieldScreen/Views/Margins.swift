package import TField

// The parts above and below the fields of a form, each in a block of its own.
extension Canvas {
  private static let mostTitleLines = 3
  private static let mostStepLines = 2
  private static let stepGap = 3

  /// The title of a form, with the numbers of errors and missing answers, or that none is missing.
  static func title(of session: FormSession, width: Int, _ options: FormScreen.Options) -> Self {
    let progress = session.progress
    let span = { (key: String, count: Int?, style: Style) in
      Line.Span(text: options.text(.say(key, counting: count)), style: style)
    }
    let toFix = progress.toFix > 0 ? span("screen.toFix", progress.toFix, .errorText) : nil
    let left = progress.missing > 0 ? span("screen.left", progress.missing, .progress) : nil
    let isDone = toFix == nil && progress.required > 0 && progress.isValid
    let done = isDone ? span("screen.complete", nil, .progress) : nil
    let all = [toFix, left, done].compactMap(\.self)
    let dot = Line.Span(text: " · ", style: .progress)
    let both = Line(Array(all.map { [$0] }.joined(separator: [dot])))
    // A narrow screen has room for only one of them.
    let said = both.width(in: options.charset) * 2 > width ? Line(Array(all.prefix(1))) : both
    return title(options.text(session.title), said, width: width, options.charset)
  }

  /// A title in as many lines as it needs, with the progress at its right.
  static func title(_ title: String, _ progress: Line, width: Int, _ charset: Charset) -> Self {
    let taken = progress.width(in: charset)
    let lines = Line.plain(title, style: .title, in: charset, limit: width - taken - 2)
      .prefix(mostTitleLines)
    var block = Canvas(width: width, height: max(1, lines.count), charset: charset)
    block.write(lines, in: block.bounds)
    block.write([progress], in: Rect(row: 0, column: width - taken, width: taken, height: 1))
    return block
  }

  /// The number of the page and the names of all pages; `nil` without pages.
  static func steps(of session: FormSession, width: Int, _ options: FormScreen.Options) -> Self? {
    let pages = session.pages
    guard let page = session.page, let place = pages.firstIndex(of: page) else { return nil }
    let name = { (number: Int) in session.sections[number].title.map(options.text) ?? "" }
    let step = options.text(.say("screen.step", ["step": place + 1, "total": pages.count]))
    let names = pages.filter { !name($0).isEmpty }.map { number in
      let isBehind = number < page && session.progress(ofSection: number).isValid
      let remark =
        number == page
        ? Remark(.pointer, name(number), .frameFocused, .labelFocused)
        : Remark(isBehind ? .valid : nil, name(number), .success, .progress)
      return remark.line(in: options.charset)
    }
    let widths = names.map { $0.width(in: options.charset) }
    let rows = ItemLine.rows(of: widths, gap: stepGap, in: width)
    var block = Canvas(
      width: max(width, widths.max() ?? 0),
      height: 1 + (rows.count > mostStepLines ? 0 : rows.count), charset: options.charset)
    block.write(
      name(page).isEmpty ? step : "\(step) · \(name(page))", at: Point(row: 0, column: 0),
      limit: width, style: .sectionTitle)
    for (row, items) in rows.enumerated() {
      var start = Point(row: row + 1, column: 0)
      for line in names[items] { start.column += block.write(line, at: start) + stepGap }
    }
    return block
  }

  static func buttons(of session: FormSession, width: Int, _ options: FormScreen.Options) -> Self {
    let stops = session.buttons
    let items = stops.map { stop in
      let action =
        if case .action(let index) = stop { session.form.actions[index] } else { nil as Action? }
      return ItemLine.Item.button(
        session.label(of: stop), .stop(stop), isFocused: session.focus == stop,
        isBlocked: action.map { !session.allows($0) } ?? false, options)
    }
    let rows = ItemLine(
      items: items, focused: stops.firstIndex { $0 == session.focus }, charset: options.charset
    ).rows(in: width)
    var block = Canvas(width: width, height: rows.count, charset: options.charset)
    for (row, line) in rows.enumerated() {
      line.draw(on: &block, in: Rect(row: row, column: 0, width: width, height: 1))
    }
    return block
  }
}

extension FormSession {
  func label(of stop: Stop) -> Wording {
    switch stop {
    case .action(let index): actions[index].label
    case .next: .say("screen.next")
    case .back, .field: .say("screen.back")
    }
  }
}

extension Canvas {
  /// The columns before the title of a section.
  static let headingLead = 3

  /// Draws the title of a section on a rule, with its progress at the right.
  mutating func drawHeading(_ title: [String], _ state: Remark?, in rect: Rect) {
    drawLine(at: rect.origin, width: rect.width)
    let start = rect.origin.moved(columns: Self.headingLead)
    if let first = title.first, !first.isEmpty {
      writeOnEdge(Line(first, .sectionTitle), at: start.moved(columns: -1))
    }
    for (row, line) in title.enumerated().dropFirst() {
      write(line, at: start.moved(rows: row), style: .sectionTitle)
    }
    // If there isn't room for the words of the progress, only its mark is shown.
    let taken = Self.headingLead + 4 + DisplayText.width(of: title.first ?? "", in: charset)
    let state = [state, state?.brief].compactMap(\.self).first {
      $0.width(in: charset) + taken < rect.width
    }
    guard let state else { return }
    writeOnEdge(state.line(in: charset), before: rect.origin.moved(columns: rect.width - 2))
  }
}

// The progress of the groups that the main action requires, or else of all sections.
extension Canvas {
  private static let groupGap = 3

  /// All groups with a visible field; if they don't fit, the first ones that aren't done.
  ///
  /// A single group would only repeat the title's counter.
  static func status(of session: FormSession, width: Int, _ options: FormScreen.Options) -> Self? {
    guard let action = session.form.defaultAction else { return nil }
    let groups = (session.form.actions[action].requires ?? session.form.sectionGroups)
      .map { ($0, session.progress(ofGroup: $0)) }.filter { $0.1.answers > 0 }
    guard groups.count > 1 else { return nil }
    let waiting = groups.filter { !$0.1.isValid }
    var shown = statusLines(of: groups, in: width + groupGap, session, options)
    if shown.count < groups.count {
      shown = statusLines(of: waiting, in: width - 12, session, options)
    }
    var block = Canvas(width: width, height: 1, charset: options.charset)
    var point = Point(row: 0, column: 0)
    for (line, _) in shown { point.column += block.write(line, at: point) + groupGap }
    let others = waiting.count - shown.count { $0.isWaiting }
    if others > 0 {
      block.write(
        options.text(.say("screen.others", counting: others)), at: point,
        limit: width - point.column, style: .hint)
    }
    return block
  }

  private static func statusLines(
    of groups: [(name: String, progress: FormProgress)], in room: Int, _ session: FormSession,
    _ options: FormScreen.Options
  ) -> [(line: Line, isWaiting: Bool)] {
    var left = room
    return groups.lazy.map { name, progress in
      let title = session.sections.first { $0.group == name }?.title
      let name = Line.Span(text: title.map(options.text) ?? name, style: .hint)
      let gap = Line.Span(text: " ", style: .plain)
      let state = Remark(progress, in: options.language)?.line(in: options.charset).spans
      return (Line([name] + (state.map { [gap] + $0 } ?? [])), !progress.isValid)
    }.prefix {
      left -= $0.line.width(in: options.charset) + groupGap
      return left >= 0
    }
  }
}

/// The panel below a form that is being written: the name of its file, and its faults.
package struct FaultPanel: Sendable {
  package typealias Fault = (text: String, isError: Bool)

  private let name: String
  private let faults: [Fault]
  private let language: Language
  /// Shown after the faults, for example that the form is older than they are.
  private let remark: Wording?

  package init(
    _ name: String, _ faults: [Fault], saying remark: Wording?, in language: Language
  ) {
    (self.name, self.faults, self.remark, self.language) = (name, faults, remark, language)
  }

  /// The panel for a screen of that height: no more than a third of it.
  package func block(width: Int, of screen: Int, in charset: Charset) -> Canvas {
    let room = min(max(1, screen / 3), max(0, screen - ScreenAreas.least.height))
    let parts = lines(width: width, charset)
    var block = Canvas(width: width, height: min(room, 1 + parts.joined().count), charset: charset)
    drawTitle(on: &block)
    let left = max(0, block.height - 1)
    block.write(
      shown(parts, in: left, charset), in: Rect(rows: 1..<1 + left, columns: 1..<max(1, width)))
    return block
  }

  private func drawTitle(on canvas: inout Canvas) {
    let start = Point(row: 0, column: 0)
    canvas.drawLine(at: start, width: canvas.width)
    let state = Line(count, faults.isEmpty ? .success : .progress)
    let room = canvas.width - state.width(in: canvas.charset) - 8
    if room > 0 {
      canvas.writeOnEdge(Line(name, .sectionTitle), at: start.moved(columns: 1), limit: room)
    }
    canvas.writeOnEdge(state, at: start.moved(columns: max(0, room + 5)))
  }

  private var count: String {
    let errors = faults.count(where: \.isError)
    let warnings = faults.count - errors
    let parts = [("preview.faults", errors), ("preview.warnings", warnings)].filter { $0.1 > 0 }
    if parts.isEmpty { return Wording.say("preview.noFaults").text(in: language) }
    return Wording.several(parts.map { .say($0, counting: $1) }, .comma).text(in: language)
  }

  private func lines(width: Int, _ charset: Charset) -> [[Line]] {
    let told = faults.map {
      Remark($0.isError ? .invalid : .warning, $0.text, $0.isError ? .error : .warning)
        .lines(in: charset, limit: width - 2)
    }
    let said = remark.map {
      DisplayText.lines(of: $0.text(in: language), in: charset, limit: width - 4)
    }
    return told + (said.map { [$0.map { Line($0, .hint, indent: 2) }] } ?? [])
  }

  /// All lines, or as many whole faults as fit and the number of the others.
  private func shown(_ parts: [[Line]], in room: Int, _ charset: Charset) -> [Line] {
    let all = parts.flatMap(\.self)
    if all.count <= room { return all }
    var left = room
    let whole = parts.prefix(faults.count).prefix { part in
      left -= part.count
      return left > 0
    }
    let (shown, count) = (whole.flatMap(\.self), whole.count)
    // A fault that doesn't fit alone is cut.
    if count == 0, let first = parts.first { return Array(first.prefix(room)) }
    guard count < faults.count else { return shown }
    let words = Wording.say("screen.others", counting: faults.count - count).text(in: language)
    return shown + Remark(.ellipsis, words, .hint).lines(in: charset, limit: .max).prefix(1)
  }
}
