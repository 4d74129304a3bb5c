/// The field types that a form file can name.
struct TypeRegistry: Sendable {
  /// Entries by kind, made when one of them or one behind them is asked for; `nil` behind the last.
  private let group: @Sendable (Int) -> [TypeEntry]?

  init(_ group: @escaping @Sendable (Int) -> [TypeEntry]?) { self.group = group }

  private var groups: some Sequence<[TypeEntry]> {
    sequence(state: 0) { number in
      defer { number += 1 }
      return group(number)
    }
  }

  var entries: [TypeEntry] { groups.flatMap { $0 } }

  /// The type of that name.
  subscript(name: String) -> TypeEntry? {
    for group in groups {
      if let entry = group.first(where: { $0.isCalled(name) }) { return entry }
    }
    return nil
  }

  /// Every name, aliases included.
  var names: [String] { entries.flatMap { [$0.name] + $0.aliases } }

  /// Every parameter's name, once.
  var parameterNames: [String] {
    Set(entries.flatMap { $0.parameters.keys.map(\.name) }).sorted()
  }

  /// The types that have a parameter of that name.
  func owners(ofParameter key: String) -> [String] {
    entries.lazy.filter { $0.parameters.keys.contains { $0.name == key } }.map(\.name)
  }
}
