/// The values of a document in the order of the file, as one flat array of cells.
///
/// A container is followed by its contents; an object's contents are key, value, key, value.
struct JSONTape: Sendable {
  var cells: [JSONCell] = []
  var landmarks: [JSONLandmark] = []

  mutating func removeAll() {
    cells.removeAll(keepingCapacity: true)
    landmarks.removeAll(keepingCapacity: true)
  }
}

extension JSONTape {
  /// The index of the cell after the value at `index` and everything in it.
  func next(after index: Int) -> Int {
    let cell = cells[index]
    return cell.isContainer ? Int(cell.link) : index &+ 1
  }

  /// The place of a byte at which a value begins.
  func location(of offset: Int) -> SourceLocation {
    var low = 0
    var high = landmarks.count
    while low < high {
      let middle = (low &+ high) >> 1
      if Int(landmarks[middle].offset) <= offset { low = middle &+ 1 } else { high = middle }
    }
    guard low > 0 else { return SourceLocation(line: 1, column: offset &+ 1) }
    let landmark = landmarks[low &- 1]
    return SourceLocation(
      line: Int(landmark.line), column: offset &- Int(landmark.shift) &+ 1)
  }
}

/// A byte from which columns count anew: the start of a line, or the end of a non-ASCII text.
struct JSONLandmark: Sendable {
  var offset: UInt32
  var line: UInt32

  /// The bytes of the line so far that take no column, plus those of all lines before.
  var shift: UInt32
}
