internal import TFieldJSON

/// How many properties an object must have at least, or may have at most.
extension ImportedSplits {
  /// `minProperties` and `maxProperties`, and sets of properties that must not be there together.
  func collectCounts(
    of part: JSONNode, in view: SchemaView, _ outer: ImportedCondition
  ) {
    guard ["minProperties", "maxProperties", "not"].contains(where: { part[$0] != nil }) else {
      return
    }
    let (required, declared) = (Set(view.required), view.propertyNames)
    let isDeclared = Set(declared)
    let known = declared + view.required.filter { !isDeclared.contains($0) }
    let free = known.filter { !required.contains($0) }
    for set in Self.denied(by: part) where set.count > 1 {
      guard let last = free.last(where: set.contains) ?? known.last(where: set.contains) else {
        continue
      }
      let others = set.subtracting([last]).sorted().map { ImportedCondition.present(path + [$0]) }
      bars[last, default: []].append(.every([outer] + others))
    }
    let hasOthers = ImportedMap(beside: view) != nil
    if view.isMap { return }
    if let least = part["minProperties"]?.integer, least > required.count {
      need(least - required.count, of: free + (hasOthers ? [ImportedSpot.others] : []), view, outer)
    }
    if let most = part["maxProperties"]?.integer, most < known.count || hasOthers {
      if hasOthers { return view.note("maxProperties", "a form can't count other names") }
      bar(beyond: most - required.count, of: free, view, outer)
    }
  }

  /// At least so many of some properties: each must be there where too few others are.
  private func need(
    _ count: Int, of names: [String], _ view: SchemaView, _ outer: ImportedCondition
  ) {
    guard count <= names.count else {
      return view.note("minProperties", "there are fewer properties")
    }
    // Where there are many names, it is enough if the first asks for an answer.
    let asking = names.count > Self.askingLimit && count == 1 ? Array(names.prefix(1)) : names
    for name in asking where name != ImportedSpot.others {
      guard let enough = present(count, of: names.filter { $0 != name }) else {
        return view.note("minProperties", "a form can't count so many answers")
      }
      needs[name, default: []].append(.every([outer, enough.negated]))
    }
  }

  private static let askingLimit = 16

  /// At most so many of some properties: each goes once enough stand in front of it.
  private func bar(
    beyond count: Int, of names: [String], _ view: SchemaView, _ outer: ImportedCondition
  ) {
    for (index, name) in names.enumerated() where index >= count {
      guard let full = present(max(count, 0), of: Array(names.prefix(index))) else {
        return view.note("maxProperties", "a form can't count so many answers")
      }
      bars[name, default: []].append(.every([outer, full]))
    }
  }

  /// So many of some properties are there; `nil` if that takes too many words.
  private func present(_ count: Int, of names: [String]) -> ImportedCondition? {
    let sets = Self.subsets(of: names[...], count)
    return sets.map { sets in
      .some(sets.map { .every($0.map { .present(path + [$0]) }) })
    }
  }

  private static let subsetLimit = 200

  private static func subsets(of names: ArraySlice<String>, _ count: Int) -> [[String]]? {
    guard count > 0 else { return [[]] }
    guard let first = names.first, names.count >= count else { return [] }
    guard let with = subsets(of: names.dropFirst(), count - 1),
      let without = subsets(of: names.dropFirst(), count), with.count + without.count <= subsetLimit
    else { return nil }
    return with.map { [first] + $0 } + without
  }
}

extension SchemaView {
  /// True for an object of any names, of which a list knows how many there are.
  fileprivate var isMap: Bool { ImportedMap(self) != nil }
}
