import TField

/// How far a group has come: `✔ 4/4`; of a group with nothing to fill in just the mark.
struct GroupState: Hashable {
  let count: Tally.Count
  var isCounted = true

  private var text: String {
    isCounted && count.total > 0 ? " \(count.valid)/\(count.total)" : ""
  }

  var width: Int { 1 + text.utf8.count }

  func draw(on canvas: inout Canvas, at point: Point) {
    let style: Style = count.isComplete ? .success : .status
    canvas.write(count.isComplete ? .valid : .invalid, at: point, style: style)
    canvas.write(text, at: point.moved(columns: 1), style: style)
  }
}
