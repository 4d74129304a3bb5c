/// Texts of several lines that the person edits in an editor of their own.
extension FormSession {
  /// The text under the focus, if an editor may have it; a secret never gets into a file.
  public var textForEditor: String? {
    if case .entries(let sheet) = opened { return sheet.session.textForEditor }
    guard outcome == .editing, opened == nil, question == nil, let index = focusedField,
      fields[index].isForEditor
    else { return nil }
    return fields[index].data
  }

  /// Takes the text as it was edited: cleaned like a paste, and one step to undo.
  public mutating func takeFromEditor(_ text: String) {
    if case .entries = opened {
      workOnEntries { $0.takeFromEditor(text) }
    } else if textForEditor != nil, let index = focusedField {
      replaceText(of: index, with: text)
    }
  }

  /// An action that waits for checks is not to be run while the text is elsewhere.
  mutating func prepareForEditor() {
    guard let index = focusedField, fields[index].editor.hasLines else { return }
    if fields[index].isForEditor {
      waitingAction = nil
    } else {
      notice = fields[index].isReadOnly ? .screen(.readOnly) : .editor(.secret)
    }
  }
}

extension FieldState {
  /// Whether an editor outside may have the text.
  public var isForEditor: Bool { editor.hasLines && !isReadOnly && !field.isPrivate }
}
