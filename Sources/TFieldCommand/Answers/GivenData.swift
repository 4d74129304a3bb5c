internal import TField
internal import TFieldForm

/// What a value from outside is as the data of a field, if it can be any.
extension FieldType {
  /// The data that a JSON value means here; `nil` is a value of the wrong kind.
  func data(of node: JSONNode) -> String? {
    switch node.kind {
    case .null: ""
    case .string: node.string.flatMap { data(ofText: $0) }
    case .bool: editor == .toggle ? (node.bool ?? false) ? "true" : "" : nil
    case .number: isNumeric ? node.numberText : nil
    case .array: data(of: node.elements.map(\.string))
    case .object: range(node)
    }
  }

  /// The data that a text means here; a switch knows only true and false.
  func data(ofText text: String) -> String? {
    guard editor == .toggle else { return text }
    return switch text {
    case "true": "true"
    case "false", "": ""
    default: nil
    }
  }

  private func data(of entries: [String?]) -> String? {
    guard editor == .choices || editor == .entries, !entries.contains(nil) else { return nil }
    return Entries.data(of: entries.compactMap(\.self))
  }

  /// A range as typed answers write it.
  private func range(_ node: JSONNode) -> String? {
    guard let range = rangeType, let lower = node["lower"]?.numberText,
      let upper = node["upper"]?.numberText,
      node["closed"]?.bool ?? true == (range.kind == .closed)
    else { return nil }
    return lower + (range.kind == .closed ? "..." : "..<") + upper
  }

  private var rangeType: IntegerRange? {
    self as? IntegerRange ?? (self as? CustomType)?.base.rangeType
  }

  private var isNumeric: Bool {
    switch typed("1") {
    case .number, .amount: true
    default: false
    }
  }

  /// The kinds of value that an error asks for.
  var wantedKind: String {
    if editor == .toggle { return "true or false" }
    if editor == .choices || editor == .entries { return "an array of texts" }
    if rangeType != nil { return "a text or an object of lower and upper" }
    return isNumeric ? "a number or a text" : "a text"
  }
}

extension JSONKind {
  /// What an error calls a value of that kind.
  var name: String {
    switch self {
    case .object: "an object"
    case .array: "an array"
    case .string: "a text"
    case .number: "a number"
    case .bool: "a truth value"
    case .null: "null"
    }
  }
}
