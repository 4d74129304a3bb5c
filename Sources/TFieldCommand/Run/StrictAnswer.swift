internal import TField

/// An answer that must be its field's own writing: its formatted text or its bare data.
struct StrictAnswer {
  private let data: String

  init(_ data: String) {
    self.data = data
  }

  /// What is wrong where the field had to drop or change something of what was given.
  func refusal(in state: FieldState) -> FieldError? {
    guard !state.type.editor.isChosen, !state.isReadOnly, !isKept(by: state) else { return nil }
    let room = state.type.capacity(for: state.data)
    return significant(data, state).count > room
      ? FieldError(.tooLong, .full(room)) : FieldError(.characters, .fittingCharacters)
  }

  private func isKept(by state: FieldState) -> Bool {
    [state.settledText, state.data, state.typed.text].contains(data)
      || data.allSatisfy(\.isWhitespace) && state.isBlank
      || significant(data, state) == significant(state.settledText, state)
  }

  /// The characters that must not be lost: case, and what a template adds or parts, may vary.
  private func significant(_ text: String, _ state: FieldState) -> String {
    let fixed = Set(state.settledText).subtracting(state.data)
    return text.lowercased().filter { character in
      !fixed.contains(character) && !(!fixed.isEmpty && (character == " " || character == "-"))
    }
  }
}

extension Editor {
  /// Whether the value is made of whole entries, of which none can be lost in part.
  fileprivate var isChosen: Bool {
    switch self {
    case .choice, .radio, .choices, .entries, .toggle, .none: true
    case .line, .lines, .calendar: false
    }
  }
}
