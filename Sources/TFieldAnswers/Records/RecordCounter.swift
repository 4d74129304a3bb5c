internal import TFieldJSON

extension RecordChunk {
  /// How many records it holds, found without judging them.
  package func count(in format: RecordFormat) -> Int {
    switch (content, format) {
    case (.header, _): 0
    case (.fault, _): 1
    case (.records, .jsonl): bytes.split(separator: .lineFeed).count { !$0.isBlank }
    case (.records, .csv): rowCount
    case (.records, .json): elementCount
    }
  }

  private var rowCount: Int {
    var finder = RowFinder()
    var start = 0
    var count = 0
    while start < bytes.count {
      let end = finder.nextEnd(in: bytes, from: start) ?? bytes.count
      if !bytes[start..<end].withoutLineEnd.isEmpty { count += 1 }
      start = end
    }
    return count
  }

  /// What stands behind the last comma is an element too.
  private var elementCount: Int {
    var finder = JSONElementFinder(at: 0)
    var count = 1
    while case .element = finder.next(in: bytes) { count += 1 }
    return count
  }
}

extension ArraySlice<UInt8> {
  /// Whether there is nothing but white space.
  var isBlank: Bool { allSatisfy(\.isJSONSpace) }
}
