import TField

/// A sentence that a field says of itself: what is wrong, what is doubtful, or what to type.
struct FieldMessage: Hashable {
  /// Nothing stands in front of a hint.
  let mark: Mark?
  let text: String
  let style: Style

  init(mark: Mark? = nil, text: String, style: Style) {
    (self.mark, self.text, self.style) = (mark, text, style)
  }

  /// The error, else what is being found out about the value, else the warning.
  init?(of state: borrowing FieldState, in language: Language) {
    if state.editor == .table, state.errors.count > 1 {
      let lines = state.errors.map { $0.wording.text(in: language) }
      self.init(mark: .invalid, text: lines.joined(separator: "\n"), style: .error)
    } else if let error = state.validity.error {
      self.init(error, in: language)
    } else if state.isChecking {
      let words = Wording.screen(state.isAwaitingOptions ? .listing : .checking)
      self.init(mark: .checking, text: words.text(in: language), style: .checking)
    } else if let warning = state.warning {
      self.init(mark: .warning, text: warning.wording.text(in: language), style: .warning)
    } else {
      return nil
    }
  }

  init(_ error: FieldError, in language: Language) {
    self.init(mark: .invalid, text: error.wording.text(in: language), style: .error)
  }

  /// What to type into the field, if there is something to say about that.
  init?(hintFor state: borrowing FieldState, in language: Language) {
    guard let hint = state.hint?.text(in: language), !hint.isEmpty else { return nil }
    self.init(text: hint, style: .hint)
  }

  private var indent: Int { mark == nil ? 0 : 2 }

  /// Marks are coloured; the words behind them are as plain as all that must be read.
  private var wordStyle: Style {
    switch style {
    case .error: .errorText
    case .warning: .warningText
    default: style
    }
  }

  func width(in charset: Charset) -> Int { indent + DisplayText.width(of: text, in: charset) }

  /// The sentence with its mark in front.
  func marked(in charset: Charset) -> String {
    mark.map { "\($0.character(in: charset)) \(text)" } ?? text
  }

  /// The sentence in lines of some width.
  func lines(in charset: Charset, limit: Int) -> [String] {
    DisplayText.lines(of: text, in: charset, limit: max(1, limit - indent))
  }

  /// Writes it in one line, and gives the cells it took.
  @discardableResult
  func draw(on canvas: inout Canvas, at point: Point, limit: Int) -> Int {
    guard limit > 0 else { return 0 }
    if let mark { canvas.write(mark, at: point, style: style) }
    guard limit > indent else { return 1 }
    if mark != nil { canvas.write(" ", at: point.moved(columns: 1)) }
    return indent
      + canvas.write(
        text, at: point.moved(columns: indent), limit: limit - indent, style: wordStyle)
  }

  /// Writes it in as many lines as there are in `rect`; if that isn't all, `rest` ends the last one.
  func draw(on canvas: inout Canvas, in rect: Rect, rest: String = "") {
    if let mark { canvas.write(mark, at: rect.origin, style: style) }
    let lines = lines(in: canvas.charset, limit: rect.width)
    for (row, line) in zip(rect.rows, lines) {
      canvas.write(
        line, at: Point(row: row, column: rect.columns.lowerBound + indent), style: wordStyle)
    }
    if lines.count > rect.height { end(with: rest, on: &canvas, in: rect) }
  }

  /// Writes some words over the end of the last line.
  private func end(with rest: String, on canvas: inout Canvas, in rect: Rect) {
    let words = DisplayText(rest, in: canvas.charset)
    let column = max(rect.columns.lowerBound, rect.columns.upperBound - words.width)
    canvas.write(words, at: Point(row: rect.rows.upperBound - 1, column: column), style: .keys)
  }
}

extension FieldState {
  /// What the form says about the field, else what its type does.
  var hint: Wording? {
    if isReadOnly { return field.options.hint ?? .screen(.readOnly) }
    return field.options.hint ?? typeHint
  }
}
