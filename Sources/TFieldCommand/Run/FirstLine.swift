internal import TFieldForm

extension [UInt8] {
  /// The first line that isn't blank, with control characters made visible.
  var firstLine: String? { shownLines(atMost: 1).first }

  /// The last line that isn't blank, with control characters made visible.
  var lastLine: String? { suffix(8192).split(whereSeparator: Self.endsLine).last.map(Self.shown) }

  /// The first lines that aren't blank, with control characters made visible.
  func shownLines(atMost count: Int) -> [String] {
    var shown: [String] = []
    for line in split(whereSeparator: Self.endsLine) where shown.count < count {
      let text = Self.shown(line)
      if !text.allSatisfy(\.isWhitespace) { shown.append(text) }
    }
    return shown
  }

  private static func endsLine(_ byte: UInt8) -> Bool { byte == 0x0A || byte == 0x0D }

  private static func shown(_ line: ArraySlice<UInt8>) -> String {
    String(decoding: line.prefix(4096), as: UTF8.self).visible(limit: 200)
  }
}
