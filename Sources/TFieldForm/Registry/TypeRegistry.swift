/// The field types that a form file can name.
struct TypeRegistry: Sendable {
  let entries: [TypeEntry]
  private let entriesByName: [String: TypeEntry]

  init(_ entries: [TypeEntry]) {
    self.entries = entries
    let named = entries.flatMap { entry in ([entry.name] + entry.aliases).map { ($0, entry) } }
    entriesByName = Dictionary(named, uniquingKeysWith: { first, _ in first })
  }

  /// The type of that name or alias.
  subscript(name: String) -> TypeEntry? { entriesByName[name] }

  /// Every name, aliases included.
  var names: [String] { entries.flatMap { [$0.name] + $0.aliases } }

  /// Every parameter's name, once.
  var parameterNames: [String] {
    Set(entries.flatMap { $0.parameters.keys.map(\.name) }).sorted()
  }

  /// The types that have a parameter of that name.
  func owners(ofParameter key: String) -> [String] {
    entries.filter { $0.parameters[key] != nil }.map(\.name)
  }
}
