/// The keys of one object, looked through for two that are the same.
///
/// Few keys are compared each with each, many through a hash table, so the time stays linear.
/// Keys that are all ASCII without escapes are compared as they stand in the file.
struct JSONKeys {
  let bytes: UnsafeBufferPointer<UInt8>
  let cells: [JSONCell]
  let object: Int

  /// Two keys that are the same, as indices of cells.
  typealias Pair = (first: Int, second: Int)

  private typealias Few<Element> = InlineArray<16, Element>

  /// The first key that repeats an earlier one, and the one it repeats.
  func firstDuplicate() -> Pair? {
    var prints = Few<UInt64>(repeating: 0)
    var keys = Few<Int>(repeating: 0)
    var count = 0
    var index = object &+ 1
    while index < cells.count {
      guard count < keys.count else { return firstDuplicateOfMany() }
      guard isPlain(index) else { return firstDuplicateOfTexts() }
      let print = fingerprint(of: index)
      for earlier in 0..<count where prints[earlier] == print {
        if isSame(keys[earlier], index) { return (keys[earlier], index) }
      }
      prints[count] = print
      keys[count] = index
      count &+= 1
      index = next(after: index)
    }
    return nil
  }

  private func firstDuplicateOfMany() -> Pair? {
    let keys = allKeys()
    guard keys.allSatisfy(isPlain) else { return firstDuplicateOfTexts() }
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

  private func isPlain(_ key: Int) -> Bool { cells[key].marks.isEmpty }

  private func isSame(_ left: Int, _ right: Int) -> Bool {
    let left = cells[left].content
    let right = cells[right].content
    guard left.count == right.count else { return false }
    return bytes[left].elementsEqual(bytes[right])
  }

  /// The length and the last eight bytes of a key with its quotes, which tell most keys apart.
  private func fingerprint(of key: Int) -> UInt64 {
    let extent = cells[key].extent
    let length = UInt64(truncatingIfNeeded: extent.count)
    if extent.count >= 8, let word = bytes.word(at: extent.upperBound &- 8) {
      return word ^ length &<< 56
    }
    return bytes[extent].reduce(length) { $0 &<< 8 | UInt64($1) }
  }

  private func hash(of key: Int) -> Int {
    var hasher = Hasher()
    hasher.combine(
      bytes: UnsafeRawBufferPointer(rebasing: UnsafeRawBufferPointer(bytes)[cells[key].content]))
    return hasher.finalize()
  }
}
