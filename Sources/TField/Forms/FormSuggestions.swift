/// What a field suggests while it is typed into, from the list that its form brought along.
extension FieldState {
  /// The first suggestion that begins with what was typed, while the caret stands at its end.
  public var suggestion: String? {
    guard activity == .active, editor == .line, !isReadOnly, !field.isSecret,
      !buffer.characters.isEmpty, buffer.caret == buffer.characters.count,
      buffer.selection == nil
    else { return nil }
    return field.options.suggestions.first { $0.goesOn(from: buffer.characters) }
  }
}

extension FormSession {
  /// Right or End at the end of the text takes what is suggested; false if nothing is.
  mutating func takeSuggestion(by edit: EditCommand, at index: Int) -> Bool {
    guard edit == .move(.right) || edit == .move(.end),
      let suggestion = fields[index].suggestion
    else { return false }
    take(suggestion, for: index)
    return true
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
