/// A key, for a screen of an app's own.
public struct KeyPress: Hashable, Sendable {
  let key: Key

  /// A letter, digit or sign.
  public static func character(_ character: Character) -> Self { Self(key: .character(character)) }
  /// A letter together with Control.
  public static func control(_ letter: Character) -> Self { Self(key: .control(letter)) }
  /// A letter together with Alt.
  public static func alt(_ letter: Character) -> Self { Self(key: .alt(letter)) }
  /// One of the keys F1 to F12.
  public static func function(_ number: Int) -> Self { Self(key: Key(.function(number))) }
  /// To the next field.
  public static let tab = Self(key: Key(.tab))
  /// To the field before.
  public static let backTab = Self(key: Key(.tab, .shift))
  /// Goes on, opens or runs, depending on the place.
  public static let enter = Self(key: Key(.enter))
  /// Closes what is open, or leaves.
  public static let escape = Self(key: Key(.escape))
  /// Deletes the character before the caret.
  public static let backspace = Self(key: Key(.backspace))
  /// Deletes the character after the caret.
  public static let delete = Self(key: Key(.delete))
  /// The arrow up.
  public static let up = Self(key: Key(.up))
  /// The arrow down.
  public static let down = Self(key: Key(.down))
  /// The arrow to the left.
  public static let left = Self(key: Key(.left))
  /// The arrow to the right.
  public static let right = Self(key: Key(.right))
}

/// What an app's own screen needs: what to show, and how to pass on what the person does.
///
/// ```swift
/// var session = FormSession(form)
/// session.write("Ada")
/// session.press(.tab)
/// for field in session.shownFields { print(field.label, field.text, field.error ?? "") }
/// ```
extension FormSession {
  /// A visible field as it should be drawn now.
  public struct ShownField: Identifiable, Sendable {
    /// One of the options of a choice.
    public struct Option: Sendable {
      /// What people see.
      public let label: String
      /// True if it is chosen.
      public let isChosen: Bool
      /// True if the cursor of the list stands on it.
      public let isHighlighted: Bool
    }

    /// The id of the field.
    public let id: String
    /// What it is called.
    public let label: String
    /// What it holds; for a secret, the same number of dots whatever its length.
    public let text: String
    /// The error to show now, if any.
    public let error: String?
    /// A warning, which blocks nothing.
    public let warning: String?
    /// What to type, while it has the focus.
    public let hint: String?
    /// True if it has the focus.
    public let isFocused: Bool
    /// True if it must be answered.
    public let isRequired: Bool
    /// True if it can't be edited.
    public let isReadOnly: Bool
    /// The options, if it is a choice.
    public let options: [Option]
  }

  /// A button below the form.
  public struct ShownAction: Identifiable, Sendable {
    /// The id of the action.
    public let id: String
    /// The text on the button.
    public let label: String
    /// True if it has the focus.
    public let isFocused: Bool
  }

  /// The visible fields, from top to bottom.
  public var shownFields: [ShownField] {
    fields.indices.filter { !fields[$0].isHidden }.map(shownField)
  }

  /// The buttons below the form.
  public var shownActions: [ShownAction] {
    actions.enumerated().map { index, action in
      ShownAction(
        id: action.id, label: action.label.text(in: language),
        isFocused: focus == .action(index))
    }
  }

  /// The question to answer before the form goes on, with the labels of its buttons.
  public var shownQuestion: (text: String, buttons: [String])? {
    question.map { question in
      (question.sentence.text(in: language), question.buttons.map { $0.label.text(in: language) })
    }
  }

  /// True until the form is submitted or left.
  public var isOpen: Bool { outcome == .editing }

  /// Types a text.
  public mutating func write(_ text: String) {
    for character in text { handle(.character(character)) }
  }

  /// Presses a key.
  public mutating func press(_ key: KeyPress) { handle(key.key) }

  private func shownField(_ index: Int) -> ShownField {
    let state = fields[index]
    let isFocused = focusedField == index
    let hint = state.ownHint ?? state.typeHint
    return ShownField(
      id: state.field.id, label: state.label.text(in: language),
      text: state.field.isSecret && !state.isBlank ? state.coveredText : state.text,
      error: state.validity.error?.wording.text(in: language),
      warning: state.warning?.wording.text(in: language),
      hint: isFocused ? hint?.text(in: language) : nil, isFocused: isFocused,
      isRequired: state.isRequired, isReadOnly: state.isReadOnly,
      options: shownOptions(of: index, isFocused: isFocused))
  }

  private func shownOptions(of index: Int, isFocused: Bool) -> [ShownField.Option] {
    let state = fields[index]
    guard let options = state.type.choiceOptions?.all else { return [] }
    if case .options(let picker) = opened, picker.field == index {
      return options.map { option in
        ShownField.Option(
          label: option.label, isChosen: picker.isChosen(option),
          isHighlighted: picker.highlighted?.value == option.value)
      }
    }
    let chosen = FormAnswers.Answer(state).list
    return options.indices.map { place in
      ShownField.Option(
        label: options[place].label, isChosen: chosen.contains(options[place].value),
        isHighlighted: isFocused && state.entry.cursor.place == place)
    }
  }
}
