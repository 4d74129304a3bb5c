internal import TFieldJSON

/// A value of a YAML file, with its place.
struct YAMLNode {
  /// What a YAML value can be.
  enum Value {
    case text(String)
    case sequence([YAMLNode])
    case mapping([(key: YAMLNode, value: YAMLNode)])
  }

  let value: Value
  let location: SourceLocation
}

extension YAMLNode {
  /// The value of a key, if this is a mapping that has it.
  subscript(key: String) -> YAMLNode? { members.first { $0.key.text == key }?.value }

  /// The keys and values of a mapping; none of anything else.
  var members: [(key: YAMLNode, value: YAMLNode)] {
    if case .mapping(let members) = value { members } else { [] }
  }

  /// The entries of a sequence; none of anything else.
  var elements: [YAMLNode] {
    if case .sequence(let elements) = value { elements } else { [] }
  }

  /// The text of a scalar; `nil` for a list or a mapping.
  var text: String? {
    if case .text(let text) = value { text } else { nil }
  }

  /// The text of a scalar, unless there is nothing in it to read.
  var words: String? {
    guard let text = text, text.contains(where: { !$0.isWhitespace }) else { return nil }
    return text
  }

  /// True for the words that YAML reads as true.
  var isTrue: Bool { ["true", "yes", "on"].contains(text?.lowercased()) }
}
