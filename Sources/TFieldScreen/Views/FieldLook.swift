import TField

/// How a field looks in its state: told by the kind of its frame and by marks, never by colour
/// alone.
struct FieldLook: Hashable {
  let frame: FrameSet.Kind
  let frameStyle: Style
  let labelStyle: Style
  /// The ground behind data.
  let ground: Style

  init(of state: borrowing FieldState) {
    let isActive = state.activity == .active
    let isInvalid = state.validity.error != nil
    frame = isActive ? .heavy : state.isReadOnly ? .dashed : .thin
    labelStyle = isActive ? .labelFocused : .label
    switch (isInvalid, state.activity) {
    case (true, .active): (frameStyle, ground) = (.frameFocused, .invalidData)
    case (true, _): (frameStyle, ground) = (.frameInvalid, .invalidData)
    case (_, .active): (frameStyle, ground) = (.frameFocused, .activeData)
    case (_, _) where state.isReadOnly: (frameStyle, ground) = (.disabled, .validData)
    case (_, _) where state.warning != nil: (frameStyle, ground) = (.frameWarning, .validData)
    case (_, .idle): (frameStyle, ground) = (.frame, .idleData)
    case (_, .inactive): (frameStyle, ground) = (.frameValid, .validData)
    }
  }
}
