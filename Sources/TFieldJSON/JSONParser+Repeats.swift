// An object that repeats another isn't read from key to key: its cell is followed by those of its
// gaps alone, and who wants more of it has it read once more.
extension JSONParser {
  /// Reads an object that may well repeat one of some models; `false` if it repeats none of them,
  /// and then nothing was read.
  @inline(never)
  mutating func readRepeat(ofOneOf numbers: JSONRepeats.Followers) -> Bool {
    var head: Int?
    for place in numbers.indices {
      guard let number = numbers[place], let model = repeats?.models[number] else { break }
      guard model.depth == depth else { continue }
      let rest = JSONRest(object: model.object, gaps: model.gaps, cells: cells)
      // Models that begin alike need no second look at what their names are.
      let filled = fillGaps(of: rest, from: model.head == head ? 2 : 0)
      if filled > 1 { head = model.head }
      guard filled == model.gaps.count, let end = end(of: rest, behindGap: filled),
        let lines = repeats?.lines(of: number, in: cells, bytes)
      else { continue }
      fold(upTo: end, filled, of: number)
      pass(lines)
      repeats?.note(number)
      return true
    }
    return false
  }

  /// Writes the cells of gaps, from one on, as far as the bytes before them are the same; how many
  /// are filled then.
  private func fillGaps(of rest: JSONRest, from first: Int) -> Int {
    var gap = first
    while gap < rest.gaps.count, let start = end(of: rest, behindGap: gap) {
      let kind = cells[rest.object &+ rest.gaps[gap]].kind
      guard let end = kind == .number ? endOfShortInteger(at: start) : endOfPlainText(at: start)
      else { break }
      cells[count &+ 1 &+ gap] = JSONCell(
        start: UInt32(truncatingIfNeeded: start), end: UInt32(truncatingIfNeeded: end), link: 0,
        kind: kind, marks: kind == .number ? .integral : [])
      gap &+= 1
    }
    return gap
  }

  /// Where the next gap begins, or the object ends, if it goes on like a model behind some gaps.
  private func end(of rest: JSONRest, behindGap filled: Int) -> Int? {
    let start = filled == 0 ? position : Int(cells[count &+ filled].end)
    let part = rest.part(filled)
    let end = start &+ part.count
    return bytes.isSame(part, start..<end) ? end : nil
  }

  private func endOfPlainText(at start: Int) -> Int? {
    guard byte(at: start) == UInt8(ascii: "\"") else { return nil }
    let end = bytes.endOfPlainText(from: start &+ 1)
    guard byte(at: end) == UInt8(ascii: "\""), end &- start &- 1 <= limits.text else { return nil }
    return end &+ 1
  }

  /// What follows a number is looked at with what follows that of the model.
  private func endOfShortInteger(at start: Int) -> Int? {
    let first = byte(at: start) == UInt8(ascii: "-") ? start &+ 1 : start
    var end = first
    while byte(at: end) >= UInt8(ascii: "0"), byte(at: end) <= UInt8(ascii: "9") { end &+= 1 }
    guard end > first, end &- first < 16 else { return nil }
    return byte(at: first) == UInt8(ascii: "0") && end &- first > 1 ? nil : end
  }

  private mutating func fold(upTo end: Int, _ gaps: Int, of model: Int) {
    cells[count] = JSONCell(
      start: UInt32(truncatingIfNeeded: position), end: UInt32(truncatingIfNeeded: end),
      link: UInt32(truncatingIfNeeded: count &+ 1 &+ gaps), kind: .object, marks: .folded,
      model: UInt16(truncatingIfNeeded: model &+ 1))
    count &+= 1 &+ gaps
    position = end
  }
}

extension JSONParser {
  /// Finds out what an object is like that was read: another before it, or none.
  @inline(never)
  mutating func noteModel(of object: Int) {
    guard let gaps = gaps(of: object),
      let number = repeats?.number(of: object, with: gaps, depth: depth, in: cells, bytes)
    else { return }
    cells[object].model = UInt16(truncatingIfNeeded: number &+ 1)
    repeats?.note(number)
  }

  /// Where an object may differ from others, if it has the first name.
  private func gaps(of object: Int) -> JSONGaps? {
    guard let names = repeats?.names else { return nil }
    var gaps = JSONGaps()
    var key = object &+ 1
    // What is farther away doesn't fit.
    while key < min(count, object &+ Int(UInt16.max)) {
      let value = cells[key &+ 1]
      if value.kind == .number {
        gaps.append(numberAt: key &+ 1 &- object)
      } else if value.kind == .string, let name = names.number(of: cells[key].content, in: bytes) {
        gaps.append(name: name, at: key &+ 1 &- object)
      }
      key = value.isContainer ? Int(value.link) : key &+ 2
    }
    return gaps.gap(ofName: 0) == nil ? nil : gaps
  }
}
