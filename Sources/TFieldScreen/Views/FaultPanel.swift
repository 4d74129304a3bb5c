package import TField

/// What stands below a form that is being written: the name of its file, and what is wrong there.
package struct FaultPanel: Hashable, Sendable {
  /// One thing that is wrong.
  package struct Fault: Hashable, Sendable {
    package let text: String
    package let isError: Bool

    package init(_ text: String, isError: Bool) {
      self.text = text
      self.isError = isError
    }
  }

  private let name: String
  private let faults: [Fault]
  private let language: Language
  /// Said before the faults, such as that the form is older than they are.
  private let remark: Wording?

  package init(
    _ name: String, _ faults: [Fault], saying remark: Wording?, in language: Language
  ) {
    (self.name, self.faults, self.remark, self.language) = (name, faults, remark, language)
  }

  /// The rows that it takes from a screen: no more than a third of it.
  package func height(width: Int, of screen: Int, in charset: Charset) -> Int {
    let room = min(max(1, screen / 3), max(0, screen - ScreenAreas.least.height))
    return min(room, 1 + lines(width: width, charset).flatMap(\.self).count)
  }

  /// The screen of a form with this below it.
  package func canvas(below form: Canvas, height: Int) -> Canvas {
    var canvas = Canvas(width: form.width, height: height, charset: form.charset)
    canvas.draw(form, at: Point(row: 0, column: 0))
    draw(
      on: &canvas, in: Rect(rows: form.height..<max(form.height, height), columns: 0..<form.width))
    return canvas
  }

  private func draw(on canvas: inout Canvas, in rect: Rect) {
    guard rect.height > 0 else { return }
    drawTitle(on: &canvas, in: rect)
    let lines = lines(width: rect.width, canvas.charset)
    canvas.write(
      shown(lines, in: rect.height - 1, canvas.charset),
      in: Rect(rows: rect.rows.lowerBound + 1..<rect.rows.upperBound, columns: 1..<rect.width))
  }

  /// The name of the file on a rule, and how many faults there are.
  private func drawTitle(on canvas: inout Canvas, in rect: Rect) {
    canvas.drawLine(at: rect.origin, width: rect.width)
    let state = Line(count, faults.isEmpty ? .success : .progress)
    let room = rect.width - state.width(in: canvas.charset) - 8
    if room > 0 {
      canvas.writeOnEdge(
        Line(name, .sectionTitle), at: rect.origin.moved(columns: 1), limit: room)
    }
    let start = max(0, room + 5)
    canvas.writeOnEdge(state, at: rect.origin.moved(columns: start))
  }

  private var count: String {
    let errors = faults.count(where: \.isError)
    let warnings = faults.count - errors
    let parts = [("preview.faults", errors), ("preview.warnings", warnings)].filter { $0.1 > 0 }
    if parts.isEmpty { return Wording.say("preview.noFaults").text(in: language) }
    return Wording.several(parts.map { .say($0, counting: $1) }, .comma).text(in: language)
  }

  /// The lines of each fault, and of what is said behind them all.
  private func lines(width: Int, _ charset: Charset) -> [[Line]] {
    let told = faults.map {
      Remark($0.isError ? .invalid : .warning, $0.text, $0.isError ? .error : .warning)
        .lines(in: charset, limit: width - 2)
    }
    let said = remark.map { remark in
      DisplayText.lines(
        of: remark.text(in: language), in: charset, limit: width - 4
      ).map { Line($0, .hint, indent: 2) }
    }
    return told + (said.map { [$0] } ?? [])
  }

  /// All of it, or as many whole faults as there is room for, and how many more there are.
  private func shown(_ parts: [[Line]], in room: Int, _ charset: Charset) -> [Line] {
    let all = parts.flatMap(\.self)
    if all.count <= room { return all }
    var shown: [Line] = []
    var count = 0
    while count < faults.count, shown.count + parts[count].count < room {
      shown += parts[count]
      count += 1
    }
    // One fault that needs all the room is told as far as it goes.
    if count == 0, let first = parts.first { return Array(first.prefix(room)) }
    guard count < faults.count else { return shown }
    let words = Wording.say("screen.others", counting: faults.count - count).text(in: language)
    return shown + Remark(.ellipsis, words, .hint).lines(in: charset, limit: .max).prefix(1)
  }
}
