import TField

/// All that a field shows, before anything is drawn.
///
/// It is no value, since it is handed on and on, and a field's state is large.
final class FieldFace: Sendable {
  let index: Int
  let state: FieldState
  /// True while its secret is shown.
  let isRevealed: Bool
  let label: FieldLabel
  let plan: FieldPlan
  /// The text, where it stands in one line.
  let text: FieldText
  let look: FieldLook
  /// What the field says of itself where it stands.
  let message: FieldMessage?
  let debugLine: String?
  let badge: FieldBadge?
  /// What an empty box in focus says.
  let placeholder: String?
  private let options: FormScreen.Options

  init(
    of index: Int, in session: FormSession, _ plan: FieldPlan, _ options: FormScreen.Options
  ) {
    let state = session.fields[index]
    let language = options.language
    (self.index, self.state, self.plan, self.options) = (index, state, plan, options)
    isRevealed = session.revealed == index
    label = FieldLabel(of: state, session.form.requiredMark, options)
    badge = FieldBadge(of: state, in: language)
    look = FieldLook(of: state)
    message =
      FieldMessage(of: state, in: language)
      ?? (plan.shape == .box && state.activity == .active
        ? FieldMessage(hintFor: state, in: language) : nil)
    debugLine = state.field.isDebugging(options.isDebugging) ? state.debugLine : nil
    placeholder = state.field.options.placeholder?.text(in: language)
    text =
      state.editor.isBlock || plan.shape == .toggle
      ? FieldText.none(in: options.charset)
      : FieldText(
        of: state, isRevealed: isRevealed, charset: options.charset,
        showsFaint: options.showsFaint)
  }

  var isActive: Bool { state.activity == .active }

  /// Whether it stands in several lines.
  var isBlock: Bool { state.editor.isBlock }

  /// Whether a list opens from it.
  var opensList: Bool {
    switch state.editor {
    case .choice, .choices, .entries: !state.isReadOnly
    case .line: !state.type.suggestions.isEmpty && !state.isReadOnly
    case .lines, .toggle, .calendar, .radio, .checks, .table, .none: false
    }
  }

  /// True if nothing stands in its line, and so words about it may.
  private var isEmpty: Bool { state.characters.isEmpty && text.shown.width == 0 }

  /// Whether the label stands where the text will be: only as faint words, which are no value.
  var isLabelInside: Bool {
    plan.shape == .box && plan.question.isEmpty && options.showsFaint && isEmpty
      && state.activity == .idle
  }

  /// What to show in place of the text, where there is none.
  var shownPlaceholder: String? { isEmpty && isActive && options.showsFaint ? placeholder : nil }

  /// True if it has a message that doesn't fit into the field.
  func speaksBelow(inlineRoom: Int) -> Bool {
    message.map { $0.width(in: options.charset) > inlineRoom } ?? false
  }

  /// The lines of the message below the field; none where it fits into the field.
  func messageLines(width: Int, inlineRoom: Int) -> Int {
    guard let message, speaksBelow(inlineRoom: inlineRoom) else { return 0 }
    return message.lines(in: options.charset, limit: width - FieldPlan.gutter).count
  }

  /// Writes the line for whoever debugs a form, so that it ends where the field does.
  func drawDebugLine(on canvas: inout Canvas, above rect: Rect) {
    guard let debugLine else { return }
    let line = DisplayText(debugLine, in: canvas.charset).cut(to: rect.width)
    let start = Point(row: rect.rows.lowerBound - 1, column: rect.columns.upperBound - line.width)
    canvas.write(line, at: start, style: .debug)
  }
}

/// A short word beside a label: a brand, a strength, how many entries there are.
struct FieldBadge {
  let text: String
  let style: Style

  init?(of state: borrowing FieldState, in language: Language) {
    if let badge = state.type.badge(state.data) {
      text = badge.text(in: language)
      style =
        switch badge {
        case .strength(.weak): .warningText
        case .strength(.strong): .success
        default: .badge
        }
    } else if [.entries, .table].contains(state.editor), !state.characters.isEmpty {
      text = Wording.opened(.entries(Entries(state.data).array.count)).text(in: language)
      style = .badge
    } else {
      return nil
    }
  }
}

extension Editor {
  /// Whether what is worked stands in several lines.
  var isBlock: Bool {
    switch self {
    case .lines, .radio, .checks, .table: true
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
