package import TField

// The parts above and below the fields of a form, each in a block of its own.
extension Canvas {
  private static let mostTitleLines = 3
  private static let mostStepLines = 2
  private static let stepGap = 3

  /// The title of a form, with what is left to do in it.
  static func title(of session: FormSession, width: Int, _ options: FormScreen.Options) -> Self {
    let counts = counts(of: session, options)
    // A narrow screen has room for only one of them.
    let isNarrow = counts.line.width(in: options.charset) * 2 > width
    let said = isNarrow ? Line(Array(counts.spans.prefix(1))) : counts.line
    return title(options.text(session.title), said, width: width, options.charset)
  }

  /// What is red, and what is empty without being red: `2 to fix · 8 left`; or that all is done.
  private static func counts(
    of session: FormSession, _ options: FormScreen.Options
  ) -> (spans: [Line.Span], line: Line) {
    let progress = session.progress
    let span = { (key: String, count: Int?, style: Style) in
      Line.Span(text: options.text(.say(key, counting: count)), style: style)
    }
    let toFix = progress.toFix > 0 ? span("screen.toFix", progress.toFix, .errorText) : nil
    let left = progress.missing > 0 ? span("screen.left", progress.missing, .progress) : nil
    let isDone = toFix == nil && progress.required > 0 && progress.isValid
    let done = isDone ? span("screen.complete", nil, .progress) : nil
    let spans = [toFix, left, done].compactMap(\.self)
    let dot = Line.Span(text: " · ", style: .progress)
    return (spans, Line(Array(spans.map { [$0] }.joined(separator: [dot]))))
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
      if number == page {
        return Remark(.pointer, name(number), .frameFocused, .labelFocused).line(
          in: options.charset)
      }
      let progress = session.progress(ofSection: number)
      if progress.toFix > 0 {
        return Remark(.invalid, name(number), .error, .progress).line(in: options.charset)
      }
      let isDone = number < page && progress.isValid
      return Remark(isDone ? .valid : nil, name(number), .success, .progress)
        .line(in: options.charset)
    }
    return steps(
      step, names, at: pages.filter { !name($0).isEmpty }.firstIndex(of: page), width, options)
  }

  /// The names in a line or two, as many as fit around the present one.
  private static func steps(
    _ step: String, _ names: [Line], at present: Int?, _ width: Int, _ options: FormScreen.Options
  ) -> Self {
    let widths = names.map { $0.width(in: options.charset) }
    let rows = ItemLine.rows(of: widths, gap: stepGap, in: width)
    let fits = rows.count <= mostStepLines
    var block = Canvas(
      width: max(width, widths.max() ?? 0), height: fits ? 1 + rows.count : 2,
      charset: options.charset)
    block.write(step, at: Point(row: 0, column: 0), limit: width, style: .sectionTitle)
    if fits {
      for (row, items) in rows.enumerated() {
        block.write(Array(names[items]), row: row + 1)
      }
    } else {
      block.write(cut(names, at: present ?? 0, in: width, options), row: 1)
    }
    return block
  }

  /// The names around the present one that fit in a line, with a sign where some are left out.
  private static func cut(
    _ names: [Line], at present: Int, in width: Int, _ options: FormScreen.Options
  ) -> [Line] {
    guard names.indices.contains(present) else { return [] }
    let sign = Line(String(Mark.ellipsis.character(in: options.charset)), .progress)
    let widths = names.map { $0.width(in: options.charset) + stepGap }
    var shown = present..<present + 1
    // Both signs have room, whether they are needed or not.
    var left = width - widths[present] - 2 * stepGap
    while true {
      if shown.upperBound < names.count, widths[shown.upperBound] <= left {
        left -= widths[shown.upperBound]
        shown = shown.lowerBound..<shown.upperBound + 1
      } else if shown.lowerBound > 0, widths[shown.lowerBound - 1] <= left {
        left -= widths[shown.lowerBound - 1]
        shown = shown.lowerBound - 1..<shown.upperBound
      } else {
        break
      }
    }
    let before = shown.lowerBound > 0 ? [sign] : []
    let after = shown.upperBound < names.count ? [sign] : []
    return before + names[shown] + after
  }

  private mutating func write(_ names: [Line], row: Int) {
    var start = Point(row: row, column: 0)
    for line in names { start.column += write(line, at: start) + Self.stepGap }
  }

  static func buttons(of session: FormSession, width: Int, _ options: FormScreen.Options) -> Self {
    let stops = session.buttons
    let items = stops.map { stop in
      ItemLine.Item.button(
        session.label(of: stop), .stop(stop), isFocused: session.focus == stop,
        weight: session.weight(of: stop), options)
    }
    let rows = ItemLine(
      items: items, focused: stops.firstIndex { $0 == session.focus }, charset: options.charset
    ).rows(in: width)
    var block = Canvas(width: width, height: rows.count, charset: options.charset)
    for (row, line) in rows.enumerated() {
      line.draw(on: &block, in: Rect(row: row, column: 0, width: width, height: 1))
    }
    if let last = rows.last, session.isBlockedInSight {
      let start = Point(row: rows.count - 1, column: last.width + 2)
      let reason = counts(of: session, options).line
      if start.column + reason.width(in: options.charset) <= width {
        block.write(reason, at: start)
      }
    }
    return block
  }
}

extension FormSession {
  fileprivate func weight(of stop: Stop) -> ItemLine.Item.Weight {
    switch stop {
    case .next: .main
    case .action(let index)
    where form.actions[index].role == .submit && !allows(form.actions[index]):
      .blocked
    case .action(let index): index == form.defaultAction ? .main : .other
    case .back, .field: .other
    }
  }

  /// Whether people want to know why the main action can't run: it has the focus, or something is red.
  fileprivate var isBlockedInSight: Bool {
    guard let main = form.defaultAction, buttons.contains(.action(main)) else { return false }
    let isAsked = focus == .action(main) || progress.toFix > 0
    return isAsked && weight(of: .action(main)) == .blocked
  }

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
  /// The room for words such as `12 more`.
  private static let othersWidth = 12

  /// A name, and all groups with a visible field; if they don't fit, the first that aren't done.
  ///
  /// A single group would only repeat the title's counter.
  static func status(of session: FormSession, width: Int, _ options: FormScreen.Options) -> Self? {
    guard let action = session.form.defaultAction else { return nil }
    let groups = (session.form.actions[action].requires ?? session.form.sectionGroups)
      .map { ($0, session.progress(ofGroup: $0)) }.filter { $0.1.answers > 0 }
    guard groups.count > 1 else { return nil }
    let waiting = groups.filter { !$0.1.isValid }
    let name = options.text(.say("screen.status"))
    let start = options.width(of: name) + groupGap
    let room = width + groupGap - start
    let whole = [groups, waiting].lazy
      .map { (count: $0.count, lines: statusLines(of: $0, in: room, session, options)) }
      .first { $0.count == $0.lines.count }
    let shown =
      whole?.lines ?? statusLines(of: waiting, in: width - othersWidth - start, session, options)
    var block = Canvas(width: width, height: 1, charset: options.charset)
    block.write(name, at: Point(row: 0, column: 0), style: .hint)
    var point = Point(row: 0, column: start)
    for (line, _) in shown { point.column += block.write(line, at: point) + groupGap }
    let others = waiting.count - shown.count { $0.isWaiting }
    if others > 0 {
      block.write(
        options.text(.say("screen.others", counting: others)), at: point,
        limit: width - point.column, style: .hint)
    }
    return block
  }

  /// A sign, the name and the number of answers of each group, as many as fit.
  private static func statusLines(
    of groups: [(name: String, progress: FormProgress)], in room: Int, _ session: FormSession,
    _ options: FormScreen.Options
  ) -> [(line: Line, isWaiting: Bool)] {
    var left = room
    return groups.lazy.map { group, progress in
      let title = session.sections.first { $0.group == group }?.title
      let words = "\(title.map(options.text) ?? group) (\(progress.answers))"
      let remark =
        progress.toFix > 0
        ? Remark(.invalid, words, .error, .hint)
        : progress.isValid ? Remark(.valid, words, .success, .hint) : Remark(.open, words, .hint)
      return (remark.line(in: options.charset), !progress.isValid)
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
