import TField

/// Which page of how many is shown, and the names of all.
struct StepLines {
  /// The name of a page, and whether it is behind, shown, or ahead.
  private struct Step {
    let name: String
    let style: Style
    let mark: Mark?
  }

  private static let gap = 3
  private static let mostLines = 2
  private let title: String
  private let rows: [[Step]]

  init?(_ session: FormSession, width: Int, _ options: FormScreen.Options) {
    let pages = session.pages
    guard let page = session.page, let place = pages.firstIndex(of: page) else { return nil }
    let name = { (number: Int) in
      session.form.sections[number].title?.text(in: options.language) ?? ""
    }
    let step = Wording.screen(.step(place + 1, of: pages.count)).text(in: options.language)
    title = name(page).isEmpty ? step : "\(step) · \(name(page))"
    let steps = pages.filter { !name($0).isEmpty }.map { number in
      let isBehind =
        number < page && FormProgress(session, session.form.sections[number].fields).isValid
      return Step(
        name: name(number), style: number == page ? .labelFocused : .progress,
        mark: number == page ? .pointer : isBehind ? .valid : nil)
    }
    let rows = Self.rows(of: steps, width: width, options.charset)
    self.rows = rows.count > Self.mostLines ? [] : rows
  }

  /// The names in as many lines as they need.
  private static func rows(of steps: [Step], width: Int, _ charset: Charset) -> [[Step]] {
    var rows: [[Step]] = []
    var used = 0
    for step in steps {
      let room = DisplayText.width(of: step.name, in: charset) + (step.mark == nil ? 0 : 2)
      if rows.isEmpty || used + gap + room > width {
        rows.append([step])
        used = room
      } else {
        rows[rows.count - 1].append(step)
        used += gap + room
      }
    }
    return rows
  }

  var lineCount: Int { 1 + rows.count }

  func draw(on canvas: inout Canvas, in rect: Rect) {
    canvas.write(title, at: rect.origin, limit: rect.width, style: .sectionTitle)
    for (row, steps) in zip(rect.rows.dropFirst(), rows) {
      var point = Point(row: row, column: rect.columns.lowerBound)
      for step in steps {
        if let mark = step.mark {
          canvas.write(mark, at: point, style: mark == .valid ? .success : .frameFocused)
          point = point.moved(columns: 2)
        }
        let width = canvas.write(step.name, at: point, style: step.style)
        point = point.moved(columns: width + Self.gap)
      }
    }
  }
}
