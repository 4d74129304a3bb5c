import TField

/// The label of a field, with the mark that tells whether an answer is needed.
struct FieldLabel: Hashable {
  let isMarked: Bool
  let words: String
  let charset: Charset

  init(_ text: String, isMarked: Bool, charset: Charset) {
    (words, self.isMarked, self.charset) = (text, isMarked, charset)
  }

  init(
    of state: borrowing FieldState, _ mark: Form.RequiredMark, _ options: FormScreen.Options
  ) {
    let isRequired = state.isRequired
    let isOptional = mark == .optional && !isRequired
    self.init(
      state.field.labelText(isOptional: isOptional, in: options.language),
      isMarked: mark == .asterisk && isRequired, charset: options.charset)
  }

  var text: DisplayText { DisplayText(words, in: charset) }

  var width: Int {
    DisplayText.width(of: words, in: charset) + (isMarked ? FieldMetrics.mark : 0)
  }

  /// Writes it in at most so many cells, and gives the cells it took.
  @discardableResult
  func draw(
    on canvas: inout Canvas, at point: Point, limit: Int, style: Style, markStyle: Style = .required
  ) -> Int {
    guard limit > 0 else { return 0 }
    guard isMarked else { return canvas.write(words, at: point, limit: limit, style: style) }
    canvas.write("* ", at: point, style: markStyle)
    let indented = point.moved(columns: FieldMetrics.mark)
    return FieldMetrics.mark
      + canvas.write(words, at: indented, limit: limit - FieldMetrics.mark, style: style)
  }
}

extension Field {
  /// The words of its label.
  func labelText(isOptional: Bool, in language: Language) -> String {
    let text = label.text(in: language)
    return isOptional ? Wording.screen(.optional(text)).text(in: language) : text
  }
}
