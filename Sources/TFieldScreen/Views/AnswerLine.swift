import TField

/// An answer as it stands in a list of all: the label, and what was answered.
struct AnswerLine {
  let label: String
  let answer: String
  let isBlank: Bool
  let isChosen: Bool

  init(of state: FieldState, isChosen: Bool, _ options: FormScreen.Options) {
    label = state.field.label.text(in: options.language)
    self.isChosen = isChosen
    if state.editor == .toggle {
      (answer, isBlank) = (state.typed.isOn ? "[x]" : "[ ]", false)
    } else if state.isBlank {
      (answer, isBlank) = (Wording.screen(.noAnswer).text(in: options.language), true)
    } else {
      let lines = state.masked(state.settledText, charset: options.charset)
        .split(separator: "\n")
      answer = lines.joined(separator: " / ")
      isBlank = false
    }
  }

  func draw(on canvas: inout Canvas, in rect: Rect, indent: Int) {
    if isChosen { canvas.clear(rect, style: .choiceFocused) }
    let start = rect.origin.moved(columns: 2)
    if isChosen { canvas.write(.chosen, at: rect.origin, style: .choiceFocused) }
    canvas.write(
      label, at: start, limit: indent - 3, style: isChosen ? .choiceFocused : .label)
    canvas.write(
      answer, at: rect.origin.moved(columns: indent), limit: rect.width - indent,
      style: isChosen ? .choiceFocused : isBlank ? .hint : .plain)
  }
}
