import TField

/// How a field looks in its state: told by the kind of its frame and by marks, never by colour
/// alone.
struct FieldLook: Hashable {
  /// A mark and a sentence below the text.
  struct Message: Hashable {
    let mark: Mark
    let text: String
    let style: Style
  }

  let frame: FrameSet.Kind
  let frameStyle: Style
  let labelStyle: Style
  /// The ground behind data.
  let ground: Style
  let message: Message?

  init(of state: FieldState, in language: Language) {
    let message = Message(of: state, in: language)
    let isActive = state.activity == .active
    self.message = message
    frame = isActive ? .heavy : state.isReadOnly ? .dashed : .thin
    labelStyle = isActive ? .labelFocused : .label
    switch (message?.mark, state.activity) {
    case (.invalid, _): (frameStyle, ground) = (.frameInvalid, .invalidData)
    case (.warning, _) where !isActive: (frameStyle, ground) = (.frameWarning, .validData)
    case (_, .active): (frameStyle, ground) = (.frameFocused, .activeData)
    case (_, .idle): (frameStyle, ground) = (state.isReadOnly ? .disabled : .frame, .idleData)
    case (_, .inactive):
      (frameStyle, ground) = (state.isReadOnly ? .disabled : .frameValid, .validData)
    }
  }
}

extension FieldLook.Message {
  /// What a field has to say: its error, else that it is being checked, else its warning.
  init?(of state: FieldState, in language: Language) {
    if let error = state.errors.first {
      self.init(mark: .invalid, text: error.wording.text(in: language), style: .error)
    } else if state.isChecking {
      self.init(
        mark: .checking, text: Wording.screen(.checking).text(in: language), style: .checking)
    } else if let warning = state.warning {
      self.init(mark: .warning, text: warning.wording.text(in: language), style: .warning)
    } else {
      return nil
    }
  }

  /// Writes the mark and as much of the sentence as fits, and gives the cells it took.
  @discardableResult
  func draw(on canvas: inout Canvas, at point: Point, limit: Int) -> Int {
    guard limit > 0 else { return 0 }
    canvas.write(mark, at: point, style: style)
    guard limit > 2 else { return 1 }
    canvas.write(" ", at: point.moved(columns: 1), style: style)
    return 2
      + canvas.write(
        DisplayText(text, in: canvas.charset).cut(to: limit - 2), at: point.moved(columns: 2),
        style: style)
  }
}
