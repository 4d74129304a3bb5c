extension JSONParser {
  mutating func open(_ kind: JSONKind) throws(JSONError) {
    guard depth < limits.depth else {
      throw fault(.tooDeep(limit: limits.depth), at: position)
    }
    let parent = open
    open = count
    depth &+= 1
    isInObject = kind == .object
    position &+= 1
    add(kind, from: position &- 1, link: UInt32(truncatingIfNeeded: parent))
  }

  mutating func close() throws(JSONError) {
    if isInObject { try checkKeys(of: open) }
    let closed = open
    open = Int(Int32(truncatingIfNeeded: cells[closed].link))
    position &+= 1
    cells[closed].end = UInt32(truncatingIfNeeded: position)
    cells[closed].link = UInt32(truncatingIfNeeded: count)
    depth &-= 1
    isInObject = open >= 0 && cells[open].kind == .object
    // Objects that repeat each other stand in lists.
    if repeats != nil, open >= 0, !isInObject, cells[closed].kind == .object {
      noteModel(of: closed)
    }
  }

  private func checkKeys(of object: Int) throws(JSONError) {
    let cells = UnsafeBufferPointer(rebasing: cells[..<count])
    let keys = JSONKeys(bytes: bytes, cells: cells, object: object)
    guard let (first, second) = keys.firstDuplicate() else { return }
    let name = cells[second].text(in: bytes)
    let place = SourceLocation(of: Int(cells[first].start), in: bytes)
    throw fault(.duplicateKey(name, first: place), at: Int(cells[second].start))
  }

  /// Writes the value from `start` up to the position on the tape, where there is room for it.
  mutating func add(
    _ kind: JSONKind, from start: Int, link: UInt32 = 0, marks: JSONMarks = []
  ) {
    cells[count] = JSONCell(
      start: UInt32(truncatingIfNeeded: start), end: UInt32(truncatingIfNeeded: position),
      link: link, kind: kind, marks: marks)
    count &+= 1
  }
}
