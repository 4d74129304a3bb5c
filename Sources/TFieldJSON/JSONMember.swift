/// A key of an object and its value.
package struct JSONMember: Sendable {
  /// The key as a text with a place of its own.
  package let keyNode: JSONNode

  package init(keyNode: JSONNode) { self.keyNode = keyNode }

  package var key: String { keyNode.string ?? "" }

  package var value: JSONNode {
    JSONNode(shared: keyNode.shared, index: keyNode.index &+ 1)
  }
}
