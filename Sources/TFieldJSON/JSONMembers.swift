/// The members of an object, one after the other.
package struct JSONMembers: Sequence, IteratorProtocol, Sendable {
  private let shared: JSONShared
  private var index: Int
  private let end: Int

  init(_ node: JSONNode) {
    let node = node.unfolded
    shared = node.shared
    index = node.index &+ 1
    end = node.kind == .object ? shared.document.tape.next(after: node.index) : index
  }

  package mutating func next() -> JSONMember? {
    guard index < end else { return nil }
    defer { index = shared.document.tape.next(after: index &+ 1) }
    return JSONMember(keyNode: JSONNode(shared: shared, index: index))
  }
}
