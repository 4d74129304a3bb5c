/// The elements of an array, one after the other.
public struct JSONElements: Sequence, IteratorProtocol, Sendable {
  private let document: JSONShared
  private var index: Int
  private let end: Int

  init(_ node: JSONNode) {
    document = node.document
    index = node.index &+ 1
    end = node.kind == .array ? document.document.tape.next(after: node.index) : index
  }

  public mutating func next() -> JSONNode? {
    guard index < end else { return nil }
    defer { index = document.document.tape.next(after: index) }
    return JSONNode(document: document, index: index)
  }
}
