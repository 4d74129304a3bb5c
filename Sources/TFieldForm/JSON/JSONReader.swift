/// Reads strict JSON (RFC 8259) in UTF-8 and reports where the first fault is.
///
/// Beyond the grammar it refuses duplicate keys, lone surrogates, NUL unless it is allowed, and
/// whatever exceeds its limits. Two keys are the same if their texts are equal once escapes are
/// resolved, or equivalent in Unicode.
///
/// ```swift
/// let document = try JSONReader().read(Array(#"{"tfield": 1}"#.utf8))
/// document.root["tfield"]?.integer  // 1
/// ```
package struct JSONReader: Sendable {
  package var limits: JSONLimits

  /// True if a text may contain an escaped NUL; a key never may.
  package var allowsNUL: Bool

  package init(limits: JSONLimits = JSONLimits(), allowsNUL: Bool = false) {
    self.limits = limits
    self.allowsNUL = allowsNUL
  }

  /// Reads the one document that fills `bytes`.
  package func read(_ bytes: [UInt8]) throws(JSONError) -> JSONDocument {
    var document = JSONDocument()
    try read(bytes, in: bytes.indices, into: &document)
    return document
  }

  /// Reads the document that fills a part of `bytes`, such as a line, into the storage of another
  /// one, which is empty if this throws.
  ///
  /// Offsets and locations are counted from the start of that part.
  package func read(
    _ bytes: [UInt8], in range: Range<Int>, into document: inout JSONDocument
  ) throws(JSONError) {
    (document.source, document.start) = ([], 0)
    document.cells.removeAll(keepingCapacity: true)
    let range = range.clamped(to: bytes.indices)
    try bytes.withUnsafeBufferPointer { all throws(JSONError) in
      var parser = JSONParser(
        bytes: UnsafeBufferPointer(rebasing: all[range]), limits: limits, allowsNUL: allowsNUL)
      swap(&parser.cells, &document.cells)
      defer { swap(&parser.cells, &document.cells) }
      try parser.readDocument()
    }
    document.source = bytes
    document.start = range.lowerBound
  }
}

/// How large a JSON document may be before it is refused.
package struct JSONLimits: Hashable, Sendable {
  /// The most bytes of the whole document; more than 2 GiB are never read.
  package var size: Int

  /// The most objects and arrays inside each other.
  package var depth: Int

  /// The most UTF-8 bytes of one text, its escapes resolved, or of one number.
  package var text: Int

  package init(size: Int = 16 << 20, depth: Int = 64, text: Int = 64 << 10) {
    self.size = size
    self.depth = depth
    self.text = text
  }
}
