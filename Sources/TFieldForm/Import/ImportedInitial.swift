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
      case .string where type.name != "toggle": node.string.map(JSONValue.string)
      case .number where type.name != "toggle":
        node.numberText.flatMap { DecimalNumber($0) == nil ? nil : .number($0) }
      default: nil
      }
    if value == nil { view.note("default", "a '\(type.name)' can't begin with it") }
    return value
  }
}
