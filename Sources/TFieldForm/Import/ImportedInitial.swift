internal import TFieldJSON
internal import TField

/// What a JSON Schema puts into a property that is missing.
struct ImportedInitial {
  private let view: SchemaView
  private let type: ImportedType

  init(_ view: SchemaView, _ type: ImportedType) {
    self.view = view
    self.type = type
  }

  var value: JSONValue? {
    guard let node = view.annotation("default"), node.kind != .null else { return nil }
    let value: JSONValue? =
      switch node.kind {
      case _ where type.name == "json": .string(node.sourceText)
      case .bool where type.name == "toggle": node.bool.map(JSONValue.bool)
      case .array where type.has("fields"): JSONValue(node)
      case .array where isMany: Self.texts(node)
      case .object where type.has("pairs") && type.has("of"): Self.pairs(node)
      case _ where isMany: nil
      case .bool where type.name == "choice": node.bool.map { .string("\($0)") }
      case .string where type.isText: node.string.map(JSONValue.string)
      case .number where type.name != "toggle": Self.number(node)
      default: nil
      }
    if value == nil, !isEmptyObject(node) {
      view.note("default", "a '\(type.name)' can't begin with it")
    }
    return value
  }

  private func isEmptyObject(_ node: JSONNode) -> Bool {
    node.kind == .object && node.members.first { _ in true } == nil
  }

  private static func number(_ node: JSONNode) -> JSONValue? {
    node.numberText.flatMap { DecimalNumber($0.plainNumber) }.map { .number($0.description) }
  }

  /// Whether it holds several values.
  private var isMany: Bool { type.name == "choices" || type.name == "list" }

  /// The members of an object, as names and values.
  private static func pairs(_ node: JSONNode) -> JSONValue? {
    let texts = node.members.map { member -> String? in
      let value =
        member.value.string ?? member.value.numberText?.plainNumber
        ?? member.value.bool.map { "\($0)" }
      return value.map { "\(member.key)=\($0)" }
    }
    return texts.contains(nil) || texts.isEmpty
      ? nil : .array(texts.compactMap(\.self).map(JSONValue.string))
  }

  /// The entries of an array, as texts.
  private static func texts(_ node: JSONNode) -> JSONValue? {
    let texts = node.elements.map { element -> String? in
      switch element.kind {
      case .string: element.string
      case .number: element.numberText?.plainNumber
      case .bool: element.bool.map { "\($0)" }
      case .array, .object, .null: nil
      }
    }
    return texts.contains(nil) ? nil : .array(texts.compactMap(\.self).map(JSONValue.string))
  }
}
