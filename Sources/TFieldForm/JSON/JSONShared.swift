/// A document that many nodes share.
final class JSONShared: Sendable {
  let document: JSONDocument

  init(_ document: JSONDocument) {
    self.document = document
  }
}
