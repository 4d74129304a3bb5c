internal import TField
internal import TFieldJSON

/// Answers as they stand in a cell of a table, a variable or a word.
extension AnswerKind {
  /// The text that a cell, a variable or a word means, where lists and ranges may stand as JSON.
  package func text(ofCell cell: String) -> String? {
    let text = unpacked(cell)
    if case .table = kind { return text == cell && !cell.isEmpty ? nil : text }
    return flag(text)
  }

  /// Appends the UTF-8 bytes of the text that a cell of a record means.
  func append(_ cell: ArraySlice<UInt8>, to bytes: inout [UInt8]) {
    switch (kind, cell.first) {
    case (.entries, UInt8(ascii: "[")), (.range, UInt8(ascii: "{")):
      bytes += unpacked(String(decoding: cell, as: UTF8.self)).utf8
    case (.table(let entries), _?):
      guard let text = text(ofCell: String(decoding: cell, as: UTF8.self)) else {
        let error = FieldError(.kind, .verbatim("Must be \(entries.wanted)"))
        return EntryData.add(error, given: cell, to: &bytes)
      }
      bytes += text.utf8
    default: bytes += cell
    }
  }

  /// A cell as it is, or the entries or the range that stand in it as outputs write them.
  private func unpacked(_ cell: String) -> String {
    switch (kind, cell.utf8.first) {
    case (.entries, UInt8(ascii: "[")), (.table, UInt8(ascii: "[")), (.table, UInt8(ascii: "{")),
      (.range, UInt8(ascii: "{")):
      (try? JSONReader(allowsNUL: true).read(Array(cell.utf8))).flatMap { text(of: $0.root) }
        ?? cell
    default: cell
    }
  }
}
