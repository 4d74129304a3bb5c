/// What a field suggests while it is typed into, from the list that its form brought along.
extension FieldState {
  /// The first suggestion that begins with what was typed, while the caret stands at its end.
  package var suggestion: String? {
    guard activity == .active, editor == .line, !isReadOnly, !field.isSecret,
      !buffer.characters.isEmpty, buffer.caret == buffer.characters.count,
      buffer.selection == nil
    else { return nil }
    return (field.options.suggestions + type.completions(of: data)).first {
      $0.goesOn(from: buffer.characters)
    }
  }
}

extension FieldState {
  /// What Right or End at the end of the text takes.
  func suggestion(takenBy edit: EditCommand) -> String? {
    edit == .move(.right) || edit == .move(.end) ? suggestion : nil
  }
}

extension String {
  /// Whether this is longer than `typed`, and begins with it, whatever the case.
  fileprivate func goesOn(from typed: [Character]) -> Bool {
    var rest = self[...]
    for character in typed {
      guard let own = rest.popFirst(),
        own == character || own.lowercased() == character.lowercased()
      else { return false }
    }
    return !rest.isEmpty
  }
}
