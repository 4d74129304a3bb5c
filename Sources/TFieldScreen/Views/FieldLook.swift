import TField

/// How a field looks in its state: told by the kind of its frame and by marks, never by colour
/// alone.
///
/// The left side of the frame tells all that comes and goes, and the rest stays as it is: drawing
/// two whole frames anew would send a slow line five hundred bytes for the key Tab.
struct FieldLook: Hashable {
  /// A mark and a sentence below the text.
  struct Message: Hashable {
    let mark: Mark
    let text: String
    let style: Style
  }

  let frame: FrameSet.Kind
  let frameStyle: Style
  /// The left side of the frame: heavy where the focus is.
  let side: FrameSet.Kind
  let sideStyle: Style
  /// The style of a label that stands beside its text.
  let labelStyle: Style
  /// The ground behind data.
  let ground: Style
  let message: Message?

  init(of state: borrowing FieldState, in language: Language) {
    let message = Message(of: state, in: language)
    let isActive = state.activity == .active
    self.message = message
    frame = state.isReadOnly ? .dashed : .thin
    frameStyle = state.isReadOnly ? .disabled : .frame
    side = isActive ? .heavy : frame
    labelStyle = isActive ? .labelFocused : .label
    switch (message?.mark, state.activity) {
    case (.invalid, _): (sideStyle, ground) = (.frameInvalid, .invalidData)
    case (.warning, _) where !isActive: (sideStyle, ground) = (.frameWarning, .validData)
    case (_, .active): (sideStyle, ground) = (.frameFocused, .activeData)
    case (_, .idle): (sideStyle, ground) = (frameStyle, .idleData)
    case (_, .inactive):
      (sideStyle, ground) = (state.isReadOnly ? .disabled : .frameValid, .validData)
    }
  }
}

extension FieldLook.Message {
  /// What a field has to say: its error, else that it is being checked, else its warning.
  init?(of state: borrowing FieldState, in language: Language) {
    if let error = state.validity.error {
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
      + canvas.write(text, at: point.moved(columns: 2), limit: limit - 2, style: style)
  }
}
