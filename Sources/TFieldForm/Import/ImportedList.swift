internal import TFieldJSON

/// An array of a JSON Schema: several of some values, or a list of entries.
struct ImportedList {
  private let view: SchemaView

  init(_ view: SchemaView) { self.view = view }

  /// The type; `nil`, with a note, for what no list of a form can hold.
  var type: ImportedType? {
    tellForeign()
    let items = view.inner(view.all("items").filter { $0.bool != true })
    if items.isEndless || items.isNever { return nil }
    if items.isOpen { view.tell("items", "the entries are texts") }
    return items.isOpen ? list(of: ["type": "phrase"]) : type(of: items)
  }

  /// Tells what a list can't say.
  func tellForeign() {
    for keyword in Self.foreign where view[keyword] != nil {
      view.note(keyword, "a form can't say this of a list")
    }
  }

  private static let foreign = ["contains"]

  /// True if no two entries may be alike.
  var mustDiffer: Bool { view["uniqueItems"]?.bool == true }

  /// Values to be chosen from become boxes to tick; what isn't one value each can't be an entry.
  private func type(of items: SchemaView) -> ImportedType? {
    if !items.takesOtherTexts, let options = ImportedOptions(items) {
      return choices(from: options)
    }
    guard let entry = entry(items) else {
      view.note("items", "an entry of a list is one text or number")
      return nil
    }
    let rules = entry.rules + ImportedRules(items, entry, isFixed: true).values
    var members: [JSONValue.Member] = [.init("type", .string(entry.name))] + entry.parameters
    if !rules.isEmpty { members.append(.init("rules", .array(rules))) }
    return list(of: .object(members))
  }

  /// An entry must be there, so that yes and no are two values to choose from.
  private func entry(_ items: SchemaView) -> ImportedType? {
    guard let type = ImportedType(items), type.name == "toggle" else { return ImportedType(items) }
    return .yesOrNo
  }

  private func choices(from options: ImportedOptions) -> ImportedType {
    var type = ImportedType("choices")
    type.parameters = [.init("options", .array(options.listed)), .init("ordered", true)] + counts
    return type
  }

  private func list(of entry: JSONValue) -> ImportedType {
    var type = ImportedType("list")
    type.parameters = [.init("of", entry)] + counts
    if mustDiffer { type.rules = [["unique": true]] }
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
