internal import TFieldForm
internal import TField
internal import TFieldSystem

/// What stays in the scrollback once a form is done: its title and the answers, secrets as dots.
struct Summary {
  private let lines: [String]

  init(_ session: FormSession, _ language: Language) {
    let lines = session.fields.filter(\.isAnswer).map { state in
      "  \(Self.caption(state.field.label.text(in: language))) \(Self.value(of: state, language))"
    }
    self.lines = [Self.shown(session.form.title.text(in: language))] + lines
  }

  /// Shows it on the terminal, or where problems go if there is none.
  func show() {
    do {
      try TerminalDevice().write(lines.visible.utf8, waitingAtMost: .seconds(1))
    } catch { StandardError.write(lines: lines) }
  }

  /// A label and a colon, or a question as it is.
  private static func caption(_ label: String) -> String {
    let label = shown(label)
    return label.last?.isPunctuation == true ? label : label + ":"
  }

  private static func value(of state: FieldState, _ language: Language) -> String {
    let text = state.settledText
    let isToggle = state.editor == .toggle
    if state.field.isPrivate, isToggle || !text.isEmpty { return shown(state.coveredText) }
    guard isToggle else { return shown(text) }
    return Wording.question(state.typed.isOn ? .yes : .no).text(in: language)
  }

  private static func shown(_ text: String) -> String { text.visible(limit: 200) }
}
