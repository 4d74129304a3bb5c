/// A key of an object and its value.
public struct JSONMember: Sendable {
  /// The key as a text with a place of its own.
  public let keyNode: JSONNode

  public var key: String { keyNode.string ?? "" }

  public var value: JSONNode {
    JSONNode(shared: keyNode.shared, index: keyNode.index &+ 1)
  }
}
