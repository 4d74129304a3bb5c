public import TField

/// How records are written: an object a line, one array of objects, or a table.
public enum RecordFormat: String, CaseIterable, Sendable {
  case jsonl, json, csv
}

extension RecordFormat {
  /// The format by the look of the first bytes; `nil` where more of them are needed to tell.
  ///
  /// A table's first row names a field of the form; what is neither that nor an array is taken for
  /// lines, whose faults are then told one by one.
  public init?(lookOf bytes: [UInt8], isWhole: Bool, in form: Form) {
    let text = bytes.dropFirst(bytes.starts(with: UInt8.byteOrderMark) ? 3 : 0)
      .drop(while: \.isJSONSpace)
    guard let first = text.first else {
      guard isWhole else { return nil }
      self = .jsonl
      return
    }
    switch first {
    case UInt8(ascii: "["): self = .json
    case UInt8(ascii: "{"): self = .jsonl
    default:
      guard let row = Self.row(in: text, isWhole) else { return nil }
      let ids = (try? CSVRow(row).cells) ?? []
      self = ids.contains { form.index(of: $0) != nil } ? .csv : .jsonl
    }
  }

  /// The first line; one that is too long is no table's head.
  private static func row(in text: ArraySlice<UInt8>, _ isWhole: Bool) -> ArraySlice<UInt8>? {
    guard let end = text.firstIndex(of: .lineFeed) else {
      return isWhole || text.count > RecordSplitter.sizeLimit ? text : nil
    }
    return text[...end]
  }
}

extension UInt8 {
  static let lineFeed: UInt8 = 0x0A
  static let carriageReturn: UInt8 = 0x0D
  static let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]

  var isJSONSpace: Bool { self == 0x20 || (0x09...0x0D).contains(self) }
}
