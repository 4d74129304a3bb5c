internal import TFieldJSON

/// An array of a JSON Schema: several of some values, or a list of entries.
struct ImportedList {
  private let view: SchemaView

  init(_ view: SchemaView) { self.view = view }

  /// The type; `nil`, with a note, for what no list of a form can hold.
  var type: ImportedType? {
    tellForeign()
    let items = view.all("items").filter { $0.bool != true }
    if items.isEmpty { return view["prefixItems"] == nil ? list(of: ["type": "phrase"]) : nil }
    guard !items.contains(where: { $0.kind == .array }) else {
      view.note("items", "the entries of a list are all of one kind")
      return nil
    }
    return view["prefixItems"] == nil ? type(of: view.inner(items)) : nil
  }

  /// Tells what a list can't say.
  func tellForeign() {
    for keyword in Self.foreign where view[keyword] != nil {
      view.note(keyword, "a form can't say this of a list")
    }
  }

  private static let foreign = ["prefixItems", "contains"]

  /// Values to be chosen from become boxes to tick; what isn't one value each can't be an entry.
  private func type(of items: SchemaView) -> ImportedType? {
    guard !items.isEndless, !items.isNever else { return nil }
    if !items.takesOtherTexts, let options = ImportedOptions(items) {
      return choices(from: options)
    }
    let plain = items.isOpen ? items.only("string") : items
    guard !plain.isObject, !plain.isArray, ImportedWays(plain) == nil,
      let entry = entry(plain)
    else {
      view.note("items", "an entry of a list is one text or number")
      return nil
    }
    let rules = entry.rules + ImportedRules(plain, entry, isFixed: true).values
    var members: [JSONValue.Member] = [.init("type", .string(entry.name))] + entry.parameters
    if !rules.isEmpty { members.append(.init("rules", .array(rules))) }
    return list(of: .object(members))
  }

  /// An entry must be there, so that yes and no are two values to choose from.
  private func entry(_ items: SchemaView) -> ImportedType? {
    guard let type = ImportedType(items), type.name == "toggle" else { return ImportedType(items) }
    var choice = ImportedType("choice")
    choice.parameters = [.init("options", [["value": true], ["value": false]])]
    return choice
  }

  private func choices(from options: ImportedOptions) -> ImportedType {
    var type = ImportedType("choices")
    type.parameters = [.init("options", .array(options.listed)), .init("ordered", true)] + counts
    return type
  }

  private func list(of entry: JSONValue) -> ImportedType {
    var type = ImportedType("list")
    type.parameters = [.init("of", entry)] + counts
    if view["uniqueItems"]?.bool == true { type.rules = [["unique": true]] }
    return type
  }

  var counts: [JSONValue.Member] {
    let (least, most) = (count("minItems"), count("maxItems"))
    if let least, let most, least > most {
      view.note("maxItems", "it is below 'minItems'")
      return []
    }
    return [("min", least), ("max", most)].compactMap { name, count in
      count.map { .init(name, .integer($0)) }
    }
  }

  /// A number of entries that a list has room for.
  private func count(_ keyword: String) -> Int? {
    guard let node = view[keyword] else { return nil }
    if let count = node.integer, (0...100_000).contains(count) { return count }
    view.note(keyword, "a list takes 0 to 100000 entries")
    return nil
  }
}
