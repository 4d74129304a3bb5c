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
    let constant = type.name == "toggle" ? nil : view["const"]
    guard let node = view["default"] ?? constant, node.kind != .null else { return nil }
    let value: JSONValue? =
      switch node.kind {
      case .bool where type.name == "toggle": node.bool.map(JSONValue.bool)
      case .array where isMany: Self.texts(node)
      case _ where isMany: nil
      case .string where type.name != "toggle": node.string.map(JSONValue.string)
      case .number where type.name != "toggle":
        node.numberText.flatMap { DecimalNumber($0) == nil ? nil : .number($0) }
      default: nil
      }
    if value == nil { view.note("default", "a '\(type.name)' can't begin with it") }
    return value
  }

  /// Whether it holds several values.
  private var isMany: Bool { type.name == "choices" || type.name == "list" }

  /// The entries of an array, if all of them are texts that a form can begin with.
  private static func texts(_ node: JSONNode) -> JSONValue? {
    guard node.elements.allSatisfy({ $0.kind == .string }) else { return nil }
    return .array(node.elements.compactMap(\.string).map(JSONValue.string))
  }
}
