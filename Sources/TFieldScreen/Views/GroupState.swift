import TField

/// How far a group has come: `✔ 4/4`; of a group with nothing to fill in just the mark.
struct GroupState: Hashable {
  let count: GroupValidator.Verdict
  var isCounted = true

  private var text: String {
    isCounted && count.total > 0 ? " \(count.valid)/\(count.total)" : ""
  }

  var width: Int { 1 + text.utf8.count }

  func draw(on canvas: inout Canvas, at point: Point) {
    let style: Style = count.isValid ? .success : .status
    canvas.write(count.isValid ? .valid : .invalid, at: point, style: style)
    canvas.write(text, at: point.moved(columns: 1), style: style)
  }
}
