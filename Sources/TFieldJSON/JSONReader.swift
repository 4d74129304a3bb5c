/// Reads strict JSON (RFC 8259) in UTF-8, and says where the first fault is.
///
/// Beyond the grammar it refuses duplicate keys, also those that are equal only once their escapes
/// are resolved or in Unicode normalisation, lone surrogates, NUL unless
/// it is told otherwise, and what exceeds its limits.
///
/// ```swift
/// let document = try JSONReader().read(Array(#"{"tfield": 1}"#.utf8))
/// document.root["tfield"]?.integer  // 1
/// ```
package struct JSONReader: Sendable {
  package var limits: JSONLimits

  /// Whether a text may hold a NUL, escaped; a key never may.
  package var allowsNUL: Bool

  private var names: JSONNames?

  package init(limits: JSONLimits = JSONLimits(), allowsNUL: Bool = false) {
    self.limits = limits
    self.allowsNUL = allowsNUL
  }

  /// A reader that finds out which objects of a document say the same but for their names.
  package init(names: JSONNames) {
    self.init()
    self.names = names
  }

  /// Reads the one document that fills `bytes`.
  package func read(_ bytes: [UInt8]) throws(JSONError) -> JSONDocument {
    try read(bytes, in: bytes.indices)
  }

  /// Reads the one document that fills a part of `bytes`, such as a line.
  ///
  /// Every offset and location is counted from the start of that part.
  package func read(_ bytes: [UInt8], in range: Range<Int>) throws(JSONError) -> JSONDocument {
    var document = JSONDocument()
    try read(bytes, in: range, into: &document)
    return document
  }

  /// Reads a document into the storage of another one, which is empty if this throws.
  package func read(
    _ bytes: [UInt8], in range: Range<Int>, into document: inout JSONDocument
  ) throws(JSONError) {
    document.clear()
    let range = range.clamped(to: bytes.indices)
    let fault = bytes.withUnsafeBufferPointer { all in
      fill(&document.tape, from: UnsafeBufferPointer(rebasing: all[range]))
    }
    if let fault {
      document.clear()
      throw fault
    }
    document.source = bytes
    document.start = range.lowerBound
  }

  private func fill(
    _ tape: inout JSONTape, from bytes: UnsafeBufferPointer<UInt8>
  ) -> JSONError? {
    var parser = JSONParser(
      bytes: bytes, limits: limits, allowsNUL: allowsNUL, names: names)
    do {
      try parser.readDocument(onto: &tape)
      return nil
    } catch {
      return error
    }
  }
}
