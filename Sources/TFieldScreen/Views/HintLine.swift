import TField

/// What is said about the field in focus, or about the last key, in one line.
struct HintLine {
  let text: String
  let style: Style
  private let mark: Mark?

  /// With `isErrorCut` the whole error is said here, because the field shows only part of it.
  ///
  /// On the sheet of a list its failure comes before all but a notice.
  init(
    for session: borrowing FormSession, failure: FieldError?, isErrorCut: Bool,
    in language: Language
  ) {
    let field = session.focusedField
    if let notice = session.notice {
      self.init(text: notice.text(in: language), style: .status)
    } else if let failure {
      self.init(text: failure.wording.text(in: language), style: .error, mark: .invalid)
    } else if isErrorCut, let field,
      let message = FieldLook.Message(of: session.fields.span[field], in: language)
    {
      self.init(text: message.text, style: message.style)
    } else {
      // Some hints count with every key, so this line is as plain as what is typed.
      let hint = field.flatMap { session.fields.span[$0].hint }
      self.init(text: hint?.text(in: language) ?? "", style: .status)
    }
  }

  private init(text: String, style: Style, mark: Mark? = nil) {
    (self.text, self.style, self.mark) = (text, style, mark)
  }

  func draw(on canvas: inout Canvas, in rect: Rect) {
    if let mark { canvas.write(mark, at: rect.origin, style: style) }
    let indent = mark == nil ? 0 : 2
    canvas.write(
      text, at: rect.origin.moved(columns: indent), limit: rect.width - indent, style: style)
  }
}

extension FieldState {
  /// What the form says about the field, else what its type does.
  var hint: Wording? {
    if isReadOnly { return field.options.hint ?? .screen(.readOnly) }
    return field.options.hint ?? typeHint
  }
}
