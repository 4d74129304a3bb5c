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
    entryPage?.state(at: place) ?? Self.state(at: place, among: fields)
  }

  private static func state(at place: String, among states: [FieldState]) -> FieldState? {
    if let state = states.first(where: { $0.field.id == place }) { return state }
    guard let place = EntryPlace(place),
      let list = states.first(where: { $0.field.id == place.list }),
      let entries = list.type.formList?.states(of: list.data),
      entries.indices.contains(place.number)
    else { return nil }
    return state(at: place.rest, among: entries[place.number])
  }
}
