internal import TField
internal import TFieldJSON

/// Answers as they stand in a cell of a table, a variable or a word.
extension AnswerKind {
  /// The text that a cell, a variable or a word means, where lists and ranges may stand as JSON.
  package func text(ofCell cell: String) -> String? {
    guard let text = unpacked(cell) else { return nil }
    if case .table = kind { return text == cell && !cell.isEmpty ? nil : text }
    return flag(text)
  }

  /// Appends the UTF-8 bytes of the text that a cell of a record means, or the cell as it is where it
  /// means none; then returns what is wrong.
  func append(_ cell: ArraySlice<UInt8>, to bytes: inout [UInt8]) -> FieldError? {
    switch (kind, cell.first { $0 != UInt8(ascii: " ") } ?? cell.first) {
    case (.entries, UInt8(ascii: "[")), (.range, UInt8(ascii: "{")):
      guard let text = unpacked(String(decoding: cell, as: UTF8.self)) else {
        bytes += cell
        return FieldError(.kind, .verbatim("Must be \(wanted)"))
      }
      bytes += text.utf8
    case (.table(let entries), _?):
      guard let text = text(ofCell: String(decoding: cell, as: UTF8.self)) else {
        let error = FieldError(.kind, .verbatim("Must be \(entries.wanted)"))
        EntryData.add(error, given: cell, to: &bytes)
        return nil
      }
      bytes += text.utf8
    default: bytes += cell
    }
    return nil
  }

  /// A cell as it is, or the entries or the range that stand in it as outputs write them; `nil` if
  /// they are of a wrong kind.
  private func unpacked(_ cell: String) -> String? {
    switch (kind, cell.utf8.first { $0 != UInt8(ascii: " ") }) {
    case (.entries, UInt8(ascii: "[")), (.table, UInt8(ascii: "[")), (.table, UInt8(ascii: "{")),
      (.range, UInt8(ascii: "{")):
      guard let document = try? JSONReader(allowsNUL: true).read(Array(cell.utf8)) else {
        return cell
      }
      return text(of: document.root)
    default: return cell
    }
  }
}
