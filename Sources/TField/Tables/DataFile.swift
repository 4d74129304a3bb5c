package import CData

extension DataFile {
  package var bytes: UnsafeBufferPointer<UInt8> { UnsafeBufferPointer(start: start, count: count) }

  package var text: String { String(decoding: bytes, as: UTF8.self) }

  /// The rows of a table: its lines but those of its head, which begin with `#`.
  package var rows: [Substring] {
    text.split(separator: "\n").filter { !$0.hasPrefix("#") }
  }
}

extension Substring {
  /// What stands between the semicolons of a row.
  package var columns: [String] {
    split(separator: ";", omittingEmptySubsequences: false).map { String($0).withoutOuterSpace }
  }
}
