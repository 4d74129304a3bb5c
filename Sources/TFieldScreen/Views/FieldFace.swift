import TField

/// All that a field shows, before anything is drawn.
struct FieldFace {
  let index: Int
  let state: FieldState
  let label: FieldLabel
  let text: FieldText
  let look: FieldLook
  let badge: String?
  let debugLine: String?

  init(of index: Int, in session: FormSession, _ options: FormScreen.Options) {
    let state = session.fields[index]
    self.index = index
    self.state = state
    label = FieldLabel(of: state, session.form.requiredMark, options)
    text =
      state.type.editor == .toggle
      ? FieldText(switch: label, isOn: state.typed.isOn)
      : FieldText(
        of: state, isRevealed: session.revealed == index, charset: options.charset)
    look = FieldLook(of: state, in: options.language)
    badge = state.type.badge(state.data)?.text(in: options.language)
    debugLine = state.field.isDebugging(options.isDebugging) ? state.debugLine : nil
  }

  var isSwitch: Bool { state.type.editor == .toggle }

  /// Whether the label stands where the text will be.
  var isLabelInside: Bool {
    !isSwitch && state.activity == .idle && state.buffer.characters.isEmpty
      && text.shown.width == 0
  }

  /// Writes the line for whoever debugs a form, so that it ends where the field does.
  func drawDebugLine(on canvas: inout Canvas, above rect: Rect) {
    guard let debugLine else { return }
    let line = DisplayText(debugLine, in: canvas.charset).cut(to: rect.width)
    let start = Point(row: rect.rows.lowerBound - 1, column: rect.columns.upperBound - line.width)
    canvas.write(line, at: start, style: .debug)
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
