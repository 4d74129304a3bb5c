@testable import TFieldForm

/// What is wrong with a document, or `nil` if nothing is.
func firstFault(
  of bytes: [UInt8], in range: Range<Int>? = nil, limits: JSONLimits = JSONLimits()
) -> JSONError? {
  do {
    var document = JSONDocument()
    try JSONReader(limits: limits).read(bytes, in: range ?? bytes.indices, into: &document)
    return nil
  } catch {
    return error
  }
}
