import TField

/// A mark and some words: the message of a field, or the progress of a part of a form.
struct Remark: Hashable, Sendable {
  /// `nil` for a hint.
  let mark: Mark?
  let text: String
  let style: Style
  /// Marks are coloured; the words after them are plain, because they must be readable.
  private let wordStyle: Style
  /// The same in a few words.
  private var shortText: String?

  init(_ mark: Mark? = nil, _ text: String = "", _ style: Style, _ wordStyle: Style? = nil) {
    (self.mark, self.text, self.style) = (mark, text, style)
    self.wordStyle =
      wordStyle ?? (style == .error ? .errorText : style == .warning ? .warningText : style)
  }

  /// The same in a few words, for a place that has no room for all.
  var short: Self? { shortText.map { Self(mark, $0, style, wordStyle) } }

  private var indent: Int { mark == nil ? 0 : text.isEmpty ? 1 : 2 }

  func width(in charset: Charset) -> Int { indent + DisplayText.width(of: text, in: charset) }

  func line(in charset: Charset) -> Line { line(of: text, in: charset) }

  private func line(of words: String, in charset: Charset) -> Line {
    let sign = mark.map { Line.Span(text: String($0.character(in: charset)), style: style) }
    let gap = sign != nil && !words.isEmpty ? Line.Span(text: " ", style: .plain) : nil
    return Line([sign, gap, Line.Span(text: words, style: wordStyle)].compactMap(\.self))
  }

  /// The text in lines of at most `limit` cells, indented behind the mark.
  func lines(in charset: Charset, limit: Int) -> [Line] {
    let words = DisplayText.lines(of: text, in: charset, limit: limit - indent)
    return words.enumerated().map { index, words in
      index == 0 ? line(of: words, in: charset) : Line(words, wordStyle, indent: indent)
    }
  }

  /// Writes it in the lines of `rect`; if they aren't enough, `rest` ends the last one.
  func draw(on canvas: inout Canvas, in rect: Rect, rest: String = "") {
    let lines = lines(in: canvas.charset, limit: rect.width)
    canvas.write(lines, in: rect)
    guard lines.count > rect.height else { return }
    let words = DisplayText(rest, in: canvas.charset)
    let column = max(rect.columns.lowerBound, rect.columns.upperBound - words.width)
    canvas.write(words, at: Point(row: rect.rows.upperBound - 1, column: column), style: .keys)
  }

  /// The error, or else the running check, or else the warning.
  init?(of state: borrowing FieldState, in language: Language) {
    if state.editor == .table, state.errors.count > 1 {
      let lines = state.errors.map { $0.wording.text(in: language) }
      self.init(.invalid, lines.joined(separator: "\n"), .error)
    } else if let error = state.validity.error {
      self.init(error, in: language)
    } else if state.isChecking {
      let words = Wording.say(state.outside.isAwaited ? "screen.listing" : "screen.checking")
      self.init(.ellipsis, words.text(in: language), .checking)
    } else if let warning = state.warning {
      self.init(.warning, warning.wording.text(in: language), .warning)
      shortText = warning.wording.shortText(in: language)
    } else {
      return nil
    }
  }

  init(_ error: FieldError, in language: Language) {
    self.init(.invalid, error.wording.text(in: language), .error)
    shortText = error.wording.shortText(in: language)
  }

  /// What to type into the field; `nil` if there is nothing to say.
  init?(hintFor state: borrowing FieldState, in language: Language) {
    guard let hint = state.hint?.text(in: language), !hint.isEmpty else { return nil }
    self.init(nil, hint, .hint)
  }

  /// The message for the focused field, where there is more room than in its box.
  static func full(of state: FieldState, showsHint: Bool, in language: Language) -> Self? {
    Self(of: state, in: language)
      ?? state.newNotice.map { Self(nil, $0.wording.text(in: language), .hint) }
      ?? (showsHint ? Self(hintFor: state, in: language) : nil)
  }

  /// The message above the keys: about the last key, the sheet, or the focused field.
  static func aboveKeys(
    of session: FormSession, failure: FieldError?, showsHint: Bool, in language: Language
  ) -> Self? {
    if case .options(let picker) = session.opened {
      return picker.refusal.map { Self(.invalid, $0.text(in: language), .error) }
    }
    if session.hasOverlay { return nil }
    return session.notice.map { Self(nil, $0.text(in: language), .status) }
      ?? failure.map { Self($0, in: language) }
      ?? session.focusedField.flatMap {
        full(of: session.fields[$0], showsHint: showsHint, in: language)
      }
  }
}

extension FieldState {
  var hint: Wording? {
    ownHint ?? (isReadOnly ? .say("screen.readOnly") : typeHint)
  }
}

// The progress of a part of a form.
extension Remark {
  /// Nothing without answers, then `2 of 4`, and `✔` when valid; with errors in sight, `✘ 1 to fix`.
  init?(_ progress: FormProgress, in language: Language) {
    if progress.toFix > 0 {
      let words = Wording.say("screen.toFix", counting: progress.toFix)
      self.init(.invalid, words.text(in: language), .error)
    } else if progress.isAnswered, progress.isValid {
      self.init(.valid, "", .success)
    } else if progress.isAnswered, progress.required > 0 {
      let done = progress.required - progress.requiredLeft
      let words = Wording.say("screen.count", ["done": done, "total": progress.required])
      self.init(nil, words.text(in: language), .progress)
    } else {
      return nil
    }
  }

  var brief: Self? { mark.map { Self($0, "", style) } }
}
