package import TField

/// What stands below a form that is being written: the name of its file, and what is wrong there.
package struct FaultPanel: Sendable {
  package typealias Fault = (text: String, isError: Bool)

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
    guard height > form.height else { return canvas }
    drawTitle(on: &canvas, at: Point(row: form.height, column: 0))
    let lines = shown(
      lines(width: form.width, form.charset), in: height - form.height - 1, form.charset)
    canvas.write(lines, in: Rect(rows: form.height + 1..<height, columns: 1..<max(1, form.width)))
    return canvas
  }

  /// The name of the file on a rule, and how many faults there are.
  private func drawTitle(on canvas: inout Canvas, at start: Point) {
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

  /// The lines of each fault, and of what is said behind them all.
  private func lines(width: Int, _ charset: Charset) -> [[Line]] {
    let told = faults.map {
      Remark($0.isError ? .invalid : .warning, $0.text, $0.isError ? .error : .warning)
        .lines(in: charset, limit: width - 2)
    }
    let said = remark.map {
      DisplayText.lines(of: $0.text(in: language), in: charset, limit: max(1, width - 4))
    }
    return told + (said.map { [$0.map { Line($0, .hint, indent: 2) }] } ?? [])
  }

  /// All of it, or as many whole faults as there is room for, and how many more there are.
  private func shown(_ parts: [[Line]], in room: Int, _ charset: Charset) -> [Line] {
    let all = parts.flatMap(\.self)
    if all.count <= room { return all }
    var left = room
    let whole = parts.prefix(faults.count).prefix { part in
      left -= part.count
      return left > 0
    }
    let (shown, count) = (whole.flatMap(\.self), whole.count)
    // One fault that needs all the room is told as far as it goes.
    if count == 0, let first = parts.first { return Array(first.prefix(room)) }
    guard count < faults.count else { return shown }
    let words = Wording.say("screen.others", counting: faults.count - count).text(in: language)
    return shown + Remark(.ellipsis, words, .hint).lines(in: charset, limit: .max).prefix(1)
  }
}
