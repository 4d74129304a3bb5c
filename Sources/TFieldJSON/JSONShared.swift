/// A document that many nodes share.
package final class JSONShared: Sendable {
  package let document: JSONDocument

  package init(_ document: JSONDocument) {
    self.document = document
  }
}
