/// The members of an object, one after the other.
public struct JSONMembers: Sequence, IteratorProtocol, Sendable {
  private let document: JSONShared
  private var index: Int
  private let end: Int

  init(_ node: JSONNode) {
    document = node.document
    index = node.index &+ 1
    end = node.kind == .object ? document.document.tape.next(after: node.index) : index
  }

  public mutating func next() -> JSONMember? {
    guard index < end else { return nil }
    defer { index = document.document.tape.next(after: index &+ 1) }
    return JSONMember(keyNode: JSONNode(document: document, index: index))
  }
}

/// A key of an object and its value.
public struct JSONMember: Sendable {
  /// The key as a text with a place of its own.
  public let keyNode: JSONNode

  public var key: String { keyNode.string ?? "" }

  public var value: JSONNode {
    JSONNode(document: keyNode.document, index: keyNode.index &+ 1)
  }
}
