/// How records are written: an object a line, one array of objects, or a table.
package enum RecordFormat: String, CaseIterable, Sendable {
  case jsonl, json, csv
}

extension UInt8 {
  static let lineFeed: UInt8 = 0x0A
  static let carriageReturn: UInt8 = 0x0D
  static let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]

  var endsLine: Bool { self == .lineFeed || self == .carriageReturn }

  var isJSONSpace: Bool { self == 0x20 || (0x09...0x0D).contains(self) }
}
