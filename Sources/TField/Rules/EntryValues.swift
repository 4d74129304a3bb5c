/// Values of many entries: a list's, or several choices.
extension Surroundings.Value {
  /// A fixed value, as a rule or a condition gives it.
  init(_ typed: TypedValue) {
    self.init(data: typed.bareText, typed: typed, isValid: true)
  }

  /// Its entries; a value that is no list has one, or none if it is empty.
  var entries: [String] {
    if case .entries(let entries) = typed { return entries }
    return data.isEmpty ? [] : [data]
  }

  /// Its entries as values of their own; a value that is no list, or an empty one, is its only one.
  var parts: [Self] {
    guard case .entries = typed, !data.isEmpty else { return [self] }
    return Entries(data).map { Self(data: $0, typed: .text($0), isValid: isValid) }
  }
}

extension TypedValue {
  fileprivate var bareText: String {
    guard case .entries(let entries) = self else { return text }
    return Entries.data(of: entries)
  }
}
