/// The file of a screen that a test script expects: a line that says so, and the rows.
enum RecordedScreen {
  private static let head = "# screen recorded by tfield test"

  static func bytes(_ rows: [String]) -> [UInt8] {
    ([head] + rows).flatMap { Array($0.utf8) + [0x0A] }
  }

  /// True if a file was recorded, so that another screen may replace it.
  static func isRecorded(_ bytes: [UInt8]) -> Bool { bytes.starts(with: (head + "\n").utf8) }

  /// The rows in a file, which may also have been written by hand.
  static func rows(in bytes: [UInt8]) -> [String] {
    let lines = String(decoding: bytes, as: UTF8.self)
      .split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    return lines.first == head ? Array(lines.dropFirst()) : lines
  }
}
