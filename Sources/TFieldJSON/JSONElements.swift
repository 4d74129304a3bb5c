/// The elements of an array, one after the other.
package struct JSONElements: Sequence, IteratorProtocol, Sendable {
  private let shared: JSONShared
  private var index: Int
  private let end: Int

  init(_ node: JSONNode) {
    shared = node.shared
    index = node.index &+ 1
    end = node.kind == .array ? shared.document.tape.next(after: node.index) : index
  }

  package mutating func next() -> JSONNode? {
    guard index < end else { return nil }
    defer { index = shared.document.tape.next(after: index) }
    return JSONNode(shared: shared, index: index)
  }
}
