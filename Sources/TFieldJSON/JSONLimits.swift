/// How large a JSON document may be before it is refused.
package struct JSONLimits: Hashable, Sendable {
  /// The bytes of the whole document; more than 2 GiB are never read.
  package var size: Int

  /// The objects and arrays that may stand inside each other.
  package var depth: Int

  /// The UTF-8 bytes of one text, its escapes resolved, or of one number.
  package var text: Int

  package init(size: Int = 16 << 20, depth: Int = 64, text: Int = 64 << 10) {
    self.size = size
    self.depth = depth
    self.text = text
  }
}
