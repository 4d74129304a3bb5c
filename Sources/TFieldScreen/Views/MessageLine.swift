import TField

/// What is said above the keys: of the last key, of the sheet, or of the field in focus.
struct MessageLine {
  /// More lines than this would take the form away.
  static let mostLines = 3

  private let message: FieldMessage?
  private let language: Language

  /// On the sheet of a list its failure comes before all but a notice.
  ///
  /// A hint is said here only where the field itself has no room for it.
  init(
    for session: FormSession, failure: FieldError?, showsHint: Bool, in language: Language
  ) {
    self.language = language
    if case .options(let picker) = session.opened, let refusal = picker.refusal {
      message = FieldMessage(mark: .invalid, text: refusal.text(in: language), style: .error)
    } else if let notice = session.notice {
      message = FieldMessage(text: notice.text(in: language), style: .status)
    } else if let failure {
      message = FieldMessage(failure, in: language)
    } else if let field = session.focusedField {
      message = Self.message(of: session.fields[field], showsHint: showsHint, in: language)
    } else {
      message = nil
    }
  }

  /// What the line says of the field in focus.
  static func message(
    of state: FieldState, showsHint: Bool, in language: Language
  ) -> FieldMessage? {
    if let error = state.knownError { return FieldMessage(error, in: language) }
    return FieldMessage(of: state, in: language)
      ?? (showsHint ? FieldMessage(hintFor: state, in: language) : nil)
  }

  /// How many lines it needs, up to three.
  func lineCount(in charset: Charset, width: Int) -> Int {
    let lines = message?.lines(in: charset, limit: width).count ?? 1
    return min(max(1, lines), Self.mostLines)
  }

  /// Draws it; where not all of it has room, the line ends with the key that shows the rest.
  func draw(on canvas: inout Canvas, in rect: Rect) {
    let key = KeyMap[.form].key(for: .help)?.name(in: language) ?? ""
    message?.draw(on: &canvas, in: rect, rest: " … \(key)")
  }
}
