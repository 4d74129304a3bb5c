// Fields in the entries of lists, named by their places.
extension FormSession {
  /// The form that takes the keys: this one, or an entry that lies over it.
  package var innermost: FormSession { entryPage?.innermost ?? self }

  /// The form of the entry that is open as a page.
  private var entryPage: FormSession? {
    if case .entries(let sheet) = opened, sheet.number != nil { sheet.session } else { nil }
  }

  /// The field of an id in the form that takes the keys or one below it, or at a place in a list:
  /// `lines[0].price`.
  package func state(at place: String) -> FieldState? {
    if let state = entryPage?.state(at: place) { return state }
    if let index = form.index(of: place) { return fields[index] }
    guard let open = place.firstIndex(of: "[") else { return nil }
    let list = form.index(of: String(place[..<open])).map { fields[$0] }
    return list?.state(inEntry: place[open...])
  }
}

extension FieldState {
  /// The field in an entry of the list, at a place such as `[0].price`.
  fileprivate func state(inEntry place: Substring) -> FieldState? {
    guard let close = place.firstIndex(of: "]"), let number = Int(place[..<close].dropFirst()),
      let entries = type.formList?.states(of: data), entries.indices.contains(number)
    else { return nil }
    let rest = place[place.index(after: close)...].dropFirst()
    let id = rest.prefix { $0 != "[" }
    let state = entries[number].first { $0.field.id == id }
    return id.endIndex == rest.endIndex ? state : state?.state(inEntry: rest[id.endIndex...])
  }
}
