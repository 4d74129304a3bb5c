/// One value of a document.
package struct JSONNode: Sendable {
  private let source: JSONSource

  /// The value's index in its document.
  package let index: Int

  init(_ source: JSONSource, _ index: Int) {
    self.source = source
    self.index = index
  }

  package var document: JSONDocument { source.document }

  /// Another value of the same document.
  package func sibling(at index: Int) -> Self { Self(source, index) }
}

/// A document that many nodes share, so that a node costs one reference.
final class JSONSource: Sendable {
  let document: JSONDocument

  init(_ document: JSONDocument) { self.document = document }
}

extension JSONNode {
  package var kind: JSONKind { document.kind(at: index) }

  /// The offset of the value's first byte, counted from the start of the document.
  package var offset: Int { document.offset(at: index) }

  /// The line and column of the value, found by reading everything before it.
  package var location: SourceLocation { document.location(at: index) }

  /// The source of the value, exactly as in the file.
  package var sourceText: String { document.sourceText(at: index) }

  /// The characters of a text, its escapes resolved; `nil` for any other value.
  package var string: String? { document.string(at: index) }

  package var bool: Bool? { document.bool(at: index) }

  /// The value of a number without fraction and exponent, if `Int` can hold it.
  package var integer: Int? { document.integer(at: index) }

  /// A number exactly as in the file; `nil` for any other value.
  package var numberText: String? { document.numberText(at: index) }

  package var isNull: Bool { kind == .null }
}

extension JSONNode {
  /// The elements of an array; none for any other value.
  package var elements: JSONElements {
    JSONElements(source, from: index, to: kind == .array ? document.next(after: index) : index)
  }

  /// The members of an object in file order; none for any other value.
  package var members: JSONMembers {
    JSONMembers(source, from: index, to: kind == .object ? document.next(after: index) : index)
  }

  /// The value of a key, found by looking at one member after the other.
  package subscript(key: String) -> JSONNode? {
    members.first { document.bytesEqual(at: $0.keyNode.index, to: key) }?.value
  }

  /// The value of a member whose key this is.
  fileprivate var next: JSONNode { JSONNode(source, index + 1) }
}

/// A key of an object and its value.
package struct JSONMember: Sendable {
  /// The key as a text with a location of its own.
  package let keyNode: JSONNode

  package var key: String { keyNode.string ?? "" }

  package var value: JSONNode { keyNode.next }
}

/// The elements of an array, in file order.
package struct JSONElements: Sequence, IteratorProtocol, Sendable {
  private let source: JSONSource
  private var index: Int
  private let end: Int

  fileprivate init(_ source: JSONSource, from container: Int, to end: Int) {
    self.source = source
    index = container + 1
    self.end = end
  }

  package mutating func next() -> JSONNode? {
    guard index < end else { return nil }
    defer { index = source.document.next(after: index) }
    return JSONNode(source, index)
  }
}

/// The members of an object, in file order.
package struct JSONMembers: Sequence, IteratorProtocol, Sendable {
  private let source: JSONSource
  private var index: Int
  private let end: Int

  fileprivate init(_ source: JSONSource, from container: Int, to end: Int) {
    self.source = source
    index = container + 1
    self.end = end
  }

  package mutating func next() -> JSONMember? {
    guard index < end else { return nil }
    defer { index = source.document.next(after: index + 1) }
    return JSONMember(keyNode: JSONNode(source, index))
  }
}

/// What a JSON value is.
package enum JSONKind: String, Hashable, Sendable {
  case object, array, string, number, bool, null
}

extension JSONKind {
  /// What an error calls a value of that kind.
  package var withArticle: String {
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

extension JSONKind: CustomStringConvertible {
  package var description: String { rawValue }
}
