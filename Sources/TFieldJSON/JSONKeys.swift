/// The keys of one object, looked through for two that are the same.
///
/// Few keys are compared each with each, many through a hash table, so the time stays linear.
/// Keys that are all ASCII without escapes are compared as they stand in the file.
struct JSONKeys {
  let bytes: UnsafeBufferPointer<UInt8>
  let cells: UnsafeBufferPointer<JSONCell>
  let object: Int

  /// Two keys that are the same, as indices of cells.
  typealias Pair = (first: Int, second: Int)

  /// The first key that repeats an earlier one, and the one it repeats.
  ///
  /// As long as no two prints look alike in a few bits there is nothing to compare.
  func firstDuplicate() -> Pair? {
    var seen: (UInt64, UInt64) = (0, 0)
    var alike: UInt64 = 0
    var marks: JSONMarks = []
    var index = object &+ 1
    while index < cells.count {
      let print = UInt64(cells[index].link)
      alike |= seen.0 &>> print & seen.1 &>> (print &>> 8)
      seen.0 |= 1 &<< print
      seen.1 |= 1 &<< (print &>> 8)
      marks.formUnion(cells[index].marks)
      index = next(after: index)
    }
    guard marks.isEmpty else { return firstDuplicateOfTexts() }
    return alike & 1 == 0 ? nil : firstDuplicateOfAlike()
  }

  private typealias Few<Element> = InlineArray<16, Element>

  private func firstDuplicateOfAlike() -> Pair? {
    var keys = Few<Int>(repeating: 0)
    var count = 0
    var index = object &+ 1
    while index < cells.count {
      guard count < keys.count else { return firstDuplicateOfMany() }
      for earlier in 0..<count where isSame(keys[earlier], index) { return (keys[earlier], index) }
      keys[count] = index
      count &+= 1
      index = next(after: index)
    }
    return nil
  }

  private func firstDuplicateOfMany() -> Pair? {
    let keys = allKeys()
    var table = JSONKeyTable(capacity: keys.count)
    for key in keys {
      let earlier = table.insert(key, hash: hash(of: key)) { isSame($0, key) }
      if let earlier { return (earlier, key) }
    }
    return nil
  }

  /// Compares as `String` does: what is canonically equivalent is equal.
  private func firstDuplicateOfTexts() -> Pair? {
    var seen: [String: Int] = [:]
    for key in allKeys() {
      if let earlier = seen.updateValue(key, forKey: cells[key].text(in: bytes)) {
        return (earlier, key)
      }
    }
    return nil
  }

  private func allKeys() -> [Int] {
    var keys: [Int] = []
    var index = object &+ 1
    while index < cells.count {
      keys.append(index)
      index = next(after: index)
    }
    return keys
  }

  /// The key after the one at `key`, past its value.
  private func next(after key: Int) -> Int {
    let value = cells[key &+ 1]
    return value.isContainer ? Int(value.link) : key &+ 2
  }

  private func isSame(_ left: Int, _ right: Int) -> Bool {
    guard cells[left].link == cells[right].link else { return false }
    let left = cells[left].content
    let right = cells[right].content
    guard left.count == right.count else { return false }
    return bytes.isSame(left, right)
  }

  private func hash(of key: Int) -> Int {
    var hasher = Hasher()
    hasher.combine(
      bytes: UnsafeRawBufferPointer(rebasing: UnsafeRawBufferPointer(bytes)[cells[key].content]))
    return hasher.finalize()
  }
}
