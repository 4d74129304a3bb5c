import TField

/// An answer as it stands in a list of all: the label and what was answered, both whole.
struct AnswerLine {
  /// A screen narrower than this has the answer below its label.
  private static let narrow = 50
  private let label: [String]
  private let answer: [String]
  private let isBlank: Bool
  private let indent: Int

  init(of state: FieldState, width: Int, _ options: FormScreen.Options) {
    let (text, isBlank) = Self.answer(of: state, options)
    self.isBlank = isBlank
    indent = width < Self.narrow ? 4 : min(34, width * 2 / 5)
    let room = width < Self.narrow ? width - 2 : indent - 4
    label = DisplayText.lines(
      of: state.field.label.text(in: options.language), in: options.charset, limit: max(1, room))
    answer = DisplayText.lines(of: text, in: options.charset, limit: max(1, width - indent))
  }

  private var isBelow: Bool { indent == 4 }

  var lineCount: Int {
    isBelow ? label.count + answer.count : max(label.count, answer.count)
  }

  private static func answer(
    of state: FieldState, _ options: FormScreen.Options
  ) -> (String, isBlank: Bool) {
    let isToggle = state.editor == .toggle
    if state.field.isSecret, isToggle || !state.isBlank {
      return (options.charset.dotted(state.coveredText), false)
    }
    if isToggle {
      return (Wording.question(state.typed.isOn ? .yes : .no).text(in: options.language), false)
    }
    if state.isBlank { return (Wording.screen(.noAnswer).text(in: options.language), true) }
    if state.editor == .table, !state.field.isPrivate {
      return (state.entryTexts.joined(separator: "\n"), false)
    }
    return (state.settledText, false)
  }

  func draw(on canvas: inout Canvas, in rect: Rect, isChosen: Bool) {
    if isChosen {
      canvas.clear(rect, style: .choiceFocused)
      canvas.write(.pointer, at: rect.origin, style: .choiceFocused)
    }
    let style = { (usual: Style) in isChosen ? Style.choiceFocused : usual }
    for (row, line) in label.enumerated() {
      canvas.write(line, at: rect.origin.moved(rows: row, columns: 2), style: style(.label))
    }
    for (row, line) in answer.enumerated() {
      canvas.write(
        line, at: rect.origin.moved(rows: row + (isBelow ? label.count : 0), columns: indent),
        style: style(isBlank ? .hint : .plain))
    }
  }
}
