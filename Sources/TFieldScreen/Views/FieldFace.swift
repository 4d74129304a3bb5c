import TField

/// All that a field shows, before anything is drawn.
///
/// It is no value, since it is handed on and on, and a field's state is large.
final class FieldFace: Sendable {
  let index: Int
  let state: FieldState
  let label: FieldLabel
  /// The text, where it stands in one line.
  let text: FieldText
  let look: FieldLook
  let debugLine: String?
  /// A short word beside the label; of a list how many entries it has.
  let badge: String?

  convenience init(of index: Int, in session: borrowing FormSession, _ options: FormScreen.Options)
  {
    self.init(
      of: session.fields[index], at: index, isRevealed: session.revealed == index,
      session.form.requiredMark, options)
  }

  private init(
    of state: FieldState, at index: Int, isRevealed: Bool, _ mark: Form.RequiredMark,
    _ options: FormScreen.Options
  ) {
    let label = FieldLabel(of: state, mark, options)
    badge = Self.badge(of: state, in: options.language)
    look = FieldLook(of: state, in: options.language)
    debugLine = state.field.isDebugging(options.isDebugging) ? state.debugLine : nil
    text =
      switch state.editor {
      case .toggle: FieldText(switch: label, isOn: state.typed.isOn)
      case .lines, .radio: FieldText.none(in: options.charset)
      default: FieldText(of: state, isRevealed: isRevealed, charset: options.charset)
      }
    (self.index, self.label, self.state) = (index, label, state)
  }

  var isSwitch: Bool { state.editor == .toggle }

  /// Whether it stands in several lines.
  var isBlock: Bool { state.editor.isBlock }

  /// Whether a list opens from it.
  var opensList: Bool {
    switch state.editor {
    case .choice, .choices, .entries: !state.isReadOnly
    case .line, .lines, .toggle, .calendar, .radio, .none: false
    }
  }

  private static func badge(of state: borrowing FieldState, in language: Language) -> String? {
    if let badge = state.type.badge(state.data) { return badge.text(in: language) }
    guard state.editor == .entries, !state.characters.isEmpty else { return nil }
    return Wording.opened(.entries(Entries(state.data).array.count)).text(in: language)
  }

  /// Whether the label stands where the text will be.
  var isLabelInside: Bool {
    !isSwitch && state.editor != .radio && state.activity == .idle
      && state.characters.isEmpty && text.shown.width == 0
  }

  /// Writes the line for whoever debugs a form, so that it ends where the field does.
  func drawDebugLine(on canvas: inout Canvas, above rect: Rect) {
    guard let debugLine else { return }
    let line = DisplayText(debugLine, in: canvas.charset).cut(to: rect.width)
    let start = Point(row: rect.rows.lowerBound - 1, column: rect.columns.upperBound - line.width)
    canvas.write(line, at: start, style: .debug)
  }
}

extension Editor {
  /// Whether what is worked stands in several lines.
  var isBlock: Bool {
    switch self {
    case .lines, .radio: true
    case .line, .toggle, .calendar, .choice, .choices, .entries, .none: false
    }
  }
}

extension FieldState {
  /// Type, state and priority: `credit / active(invalid: issuer) / P:1.3`; never any data.
  fileprivate var debugLine: String {
    let name = field.options.typeName ?? field.type.programName
    let shown = validity.error.map { "invalid: \($0.code.rawValue)" } ?? "valid"
    return "\(name) / \(activity)(\(shown)) / P:\(field.options.priority ?? type.priority)"
  }
}

extension FieldType {
  /// What the type is called in the program, written as forms write theirs.
  fileprivate var programName: String {
    let name = "\(Swift.type(of: self))"
    return name.prefix(1).lowercased() + name.dropFirst()
  }
}
