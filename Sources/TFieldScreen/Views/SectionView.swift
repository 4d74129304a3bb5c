import TField

/// The frame around a section, with its title and how far its group has come.
struct SectionView {
  let title: String
  let state: GroupState?
  /// Whether there is a frame around it, or just a line above.
  let hasSides: Bool

  /// Draws the upper edge; where there is no room for a frame, a line.
  func drawTop(on canvas: inout Canvas, in rect: Rect) {
    drawEdge(on: &canvas, in: rect) { ($0.topLeft, $0.topRight) }
    let stateWidth = state?.width ?? 0
    let room = rect.width - 6 - (stateWidth > 0 ? stateWidth + 3 : 0)
    if !title.isEmpty, room > 0 {
      canvas.write(" ", at: rect.origin.moved(columns: 2))
      let width = canvas.write(
        title, at: rect.origin.moved(columns: 3), limit: room, style: .sectionTitle)
      canvas.write(" ", at: rect.origin.moved(columns: 3 + width))
    }
    guard let state, rect.width >= stateWidth + 6 else { return }
    let start = rect.origin.moved(columns: rect.width - stateWidth - 4)
    canvas.write(" ", at: start)
    state.draw(on: &canvas, at: start.moved(columns: 1))
    canvas.write(" ", at: start.moved(columns: 1 + stateWidth))
  }

  func drawBottom(on canvas: inout Canvas, in rect: Rect) {
    drawEdge(on: &canvas, in: rect) { ($0.bottomLeft, $0.bottomRight) }
  }

  /// Draws the edges left and right of some lines of the section.
  func drawSides(on canvas: inout Canvas, in rect: Rect) {
    guard hasSides, rect.width > 1 else { return }
    let line = FrameSet(.thin, in: canvas.charset).vertical
    for row in rect.rows {
      for column in [rect.columns.lowerBound, rect.columns.upperBound - 1] {
        canvas.put(line, at: Point(row: row, column: column), .frame)
      }
    }
  }

  private func drawEdge(
    on canvas: inout Canvas, in rect: Rect, corners: (FrameSet) -> (Unicode.Scalar, Unicode.Scalar)
  ) {
    canvas.drawLine(at: rect.origin, width: rect.width)
    guard hasSides, rect.width > 1 else { return }
    let (left, right) = corners(FrameSet(.thin, in: canvas.charset))
    canvas.put(left, at: rect.origin, .frame)
    canvas.put(right, at: rect.origin.moved(columns: rect.width - 1), .frame)
  }
}
