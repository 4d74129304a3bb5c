/// What a field suggests while it is typed into, from the list that its form brought along.
extension FieldState {
  /// What is drawn behind the text, while the caret stands at its end.
  ///
  /// Behind a beginning that stands on a list it is what leaving makes of it: the only way on, or
  /// the name of what a code means. Behind a text that will do as it is, it is an offer.
  package var suggestion: String? {
    let ways = ways
    guard isSound else {
      return ways.first.flatMap { first in ways.allSatisfy { $0 == first } ? first : nil }
    }
    if type.suggestions.isEmpty { return ways.first }
    let data = settledReading.data
    return ways.first { type.parse($0).data.map(type.finish) == data }
  }

  /// All that go on from what was typed.
  private var ways: LazyFilterSequence<[String]> {
    guard activity == .active, editor == .line, !isReadOnly, !field.isSecret,
      !buffer.characters.isEmpty, buffer.caret == buffer.characters.count,
      buffer.selection == nil
    else { return [String]().lazy.filter { _ in false } }
    let all = field.options.suggestions + type.completions(of: data)
    return all.lazy.filter { [typed = buffer.characters] in $0.goesOn(from: typed) }
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
