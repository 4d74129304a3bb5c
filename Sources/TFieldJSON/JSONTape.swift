/// The values of a document in the order of the file, as one flat array of cells.
///
/// A container is followed by its contents; an object's contents are key, value, key, value.
struct JSONTape: Sendable {
  /// The cells, and behind them room for more.
  var cells: [JSONCell] = []
  var count = 0
  var landmarks: [JSONLandmark] = []
  var models: [JSONModel] = []

  /// Forgets everything but the room.
  mutating func removeAll() {
    count = 0
    landmarks.removeAll(keepingCapacity: true)
    models.removeAll()
  }
}

extension JSONTape {
  private static let block = [JSONCell](repeating: .blank, count: 256)

  /// The most cells that are written at once: those of an object and its gaps.
  static let step = 1 + JSONGaps.most

  /// Makes sure of room for a step after the first `count` cells, and for a block of those that are
  /// likely to come.
  mutating func addRoom(after count: Int, forLikely cells: Int) {
    guard count &+ Self.step > self.cells.count else { return }
    self.cells.reserveCapacity(cells)
    self.cells.append(contentsOf: Self.block.prefix(max(Self.step, cells)))
  }
}

extension JSONTape {
  /// The index of the cell after the value at `index` and everything in it.
  func next(after index: Int) -> Int {
    let cell = cells[index]
    return cell.isContainer ? Int(cell.link) : index &+ 1
  }

  /// The place of a byte at which a value begins, found from the landmark before it.
  func location(
    of offset: Int, in bytes: UnsafeBufferPointer<UInt8>
  ) -> SourceLocation {
    var landmark = landmark(before: offset)
    for position in Int(landmark.offset)..<max(Int(landmark.offset), min(offset, bytes.count)) {
      landmark.pass(position, in: bytes)
    }
    return SourceLocation(
      line: Int(landmark.line), column: offset &- Int(landmark.shift) &+ 1)
  }

  private func landmark(before offset: Int) -> JSONLandmark {
    var low = 0
    var high = landmarks.count
    while low < high {
      let middle = (low &+ high) >> 1
      if Int(landmarks[middle].offset) <= offset { low = middle &+ 1 } else { high = middle }
    }
    return low > 0 ? landmarks[low &- 1] : JSONLandmark(offset: 0, line: 1, shift: 0)
  }
}

/// A byte whose line is known: the start of one, or the end of a non-ASCII text.
///
/// There are only so many of them that going on from the nearest takes no time.
struct JSONLandmark: Sendable {
  /// The bytes between two of them.
  static let distance = 4096

  var offset: UInt32
  var line: UInt32

  /// The bytes of the line so far that take no column, plus those of all lines before.
  var shift: UInt32

  /// Goes over a byte, which is no landmark's own.
  fileprivate mutating func pass(_ position: Int, in bytes: UnsafeBufferPointer<UInt8>) {
    switch bytes[position] {
    case 0x0D where position &+ 1 < bytes.count && bytes[position &+ 1] == 0x0A: break
    case 0x0A, 0x0D:
      line &+= 1
      shift = UInt32(truncatingIfNeeded: position &+ 1)
    case 0x80...0xBF: shift &+= 1
    default: break
    }
  }
}
