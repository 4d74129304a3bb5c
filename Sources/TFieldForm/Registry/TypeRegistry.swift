/// The field types that a form file can name.
struct TypeRegistry: Sendable {
  let entries: [TypeEntry]
  private let indices: [String: Int]
  private let owners: [String: [String]]

  init(_ entries: [TypeEntry]) {
    self.entries = entries
    indices = Dictionary(
      entries.enumerated().flatMap { index, entry in
        ([entry.name] + entry.aliases).map { ($0, index) }
      }, uniquingKeysWith: { first, _ in first })
    owners = Dictionary(
      entries.flatMap { entry in entry.parameters.keys.map { ($0.name, [entry.name]) } },
      uniquingKeysWith: +)
  }

  /// The built-in type of that name.
  subscript(name: String) -> TypeEntry? { indices[name].map { entries[$0] } }

  /// Every name, aliases included.
  var names: [String] { entries.flatMap { [$0.name] + $0.aliases } }

  /// Every parameter's name, once.
  var parameterNames: [String] { owners.keys.sorted() }

  /// The types that have a parameter of that name.
  func owners(ofParameter key: String) -> [String] { owners[key] ?? [] }
}
