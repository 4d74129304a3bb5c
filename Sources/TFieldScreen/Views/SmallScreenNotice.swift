import TField

/// What a screen says on which a form has no room.
struct SmallScreenNotice {
  let language: Language

  func draw(on canvas: inout Canvas) {
    let least = ScreenAreas.least
    let text = Wording.screen(.tooSmall(width: least.width, height: least.height))
      .text(in: language)
    let lines = DisplayText.lines(of: text, in: canvas.charset, limit: canvas.width)
    for (row, line) in lines.enumerated() {
      canvas.write(line, at: Point(row: row, column: 0), style: .status)
    }
  }
}
