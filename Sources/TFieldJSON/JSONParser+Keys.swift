extension JSONParser {
  /// Throws if two keys of an object are the same.
  func checkKeys(of object: Int) throws(JSONError) {
    guard let (first, second) = firstDuplicate(in: object) else { return }
    let name = cells[second].text(in: bytes)
    let place = SourceLocation(of: Int(cells[first].start), in: bytes)
    throw fault(.duplicateKey(name, first: place), at: Int(cells[second].start))
  }

  /// The first key that repeats an earlier one, and the one that it repeats.
  ///
  /// Most objects have few keys in plain ASCII. These are compared in pairs, byte for byte, without
  /// making a text of them.
  private func firstDuplicate(in object: Int) -> (first: Int, second: Int)? {
    var (count, marks) = (0, JSONMarks())
    var key = object + 1
    while key < cells.count {
      marks.formUnion(cells[key].marks)
      count += 1
      key = cells.next(after: key + 1)
    }
    return count <= 16 && marks.isEmpty
      ? firstDuplicateOfFew(in: object) : firstDuplicateOfMany(in: object)
  }

  private func firstDuplicateOfFew(in object: Int) -> (Int, Int)? {
    var key = object + 1
    while key < cells.count {
      var earlier = object + 1
      while earlier < key {
        if isSame(earlier, key) { return (earlier, key) }
        earlier = cells.next(after: earlier + 1)
      }
      key = cells.next(after: key + 1)
    }
    return nil
  }

  private func isSame(_ left: Int, _ right: Int) -> Bool {
    let (left, right) = (cells[left].content, cells[right].content)
    return left.count == right.count && bytes[left].elementsEqual(bytes[right])
  }

  /// Compares keys as texts, so that canonically equivalent ones are the same.
  private func firstDuplicateOfMany(in object: Int) -> (Int, Int)? {
    var seen: [String: Int] = [:]
    var key = object + 1
    while key < cells.count {
      if let earlier = seen.updateValue(key, forKey: cells[key].text(in: bytes)) {
        return (earlier, key)
      }
      key = cells.next(after: key + 1)
    }
    return nil
  }
}
