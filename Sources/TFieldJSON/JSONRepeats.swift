internal import TField

/// The objects of a document that others may repeat, and which of them followed which.
///
/// Who writes a long list says much the same over and over, mostly in the same order.
final class JSONRepeats {
  /// How many objects may be repeated; those that come later are read like any other.
  private static let limit = 4096

  let names: JSONNames
  private(set) var models: [JSONModel] = []
  private var numbers = NumberTable()
  /// What each model does to the count of lines, once somebody asked.
  private var lines: [JSONModel.Lines??] = []
  /// For each model what came after it, and what after that.
  private var followers: [(next: Followers, afterNext: Followers)] = []
  /// The last two models, the latest first.
  private var last: (one: Int?, other: Int?) = (nil, nil)

  /// The numbers of a few models.
  struct Followers {
    private static let none = UInt16.max
    private var numbers = InlineArray<4, UInt16>(repeating: none)

    var isEmpty: Bool { self[0] == nil }
    var indices: Range<Int> { numbers.indices }

    subscript(place: Int) -> Int? {
      numbers[place] == Self.none ? nil : Int(numbers[place])
    }

    /// Puts a number that isn't there before all others, and one that is before another: so those
    /// that come often come first.
    mutating func insert(_ number: Int) {
      var number = UInt16(truncatingIfNeeded: number)
      for place in numbers.indices where numbers[place] == number {
        return numbers.swapAt(place, max(0, place &- 1))
      }
      for place in numbers.indices { swap(&numbers[place], &number) }
    }
  }

  init(_ names: JSONNames) { self.names = names }
}

extension JSONRepeats {
  /// The models of which the next object may well repeat one.
  var expected: Followers? {
    guard let one = last.one else { return nil }
    if !followers[one].next.isEmpty { return followers[one].next }
    return last.other.map { followers[$0].afterNext }
  }

  /// What a model does to the count of lines; `nil` where that depends on what is in its gaps.
  func lines(
    of number: Int, in cells: UnsafeMutableBufferPointer<JSONCell>,
    _ bytes: UnsafeBufferPointer<UInt8>
  ) -> JSONModel.Lines? {
    if let known = lines[number] { return known }
    let found = rest(of: number, in: cells).lines(in: bytes)
    lines[number] = .some(found)
    return found
  }

  /// Notes that an object was like a model.
  func note(_ number: Int) {
    if let one = last.one { followers[one].next.insert(number) }
    if let other = last.other { followers[other].afterNext.insert(number) }
    last = (number, last.one)
  }

  /// The number of the model that an object is like, which is itself if it is the first to say so;
  /// `nil` once there are too many.
  func number(
    of object: Int, with gaps: JSONGaps, depth: Int,
    in cells: UnsafeMutableBufferPointer<JSONCell>, _ bytes: UnsafeBufferPointer<UInt8>
  ) -> Int? {
    let rest = JSONRest(object: object, gaps: gaps, cells: cells)
    let hash = rest.hash(in: bytes)
    let known = numbers.number(of: hash) {
      self.rest(of: $0, in: cells).isWritten(like: rest, in: bytes)
    }
    if let known { return known }
    guard models.count < Self.limit else { return nil }
    _ = numbers.add(models.count, hash) { _ in false }
    let last = models.count &- 1
    let beginsLikeLast = last >= 0 && self.rest(of: last, in: cells).begins(like: rest, in: bytes)
    let head = beginsLikeLast ? models[last].head : models.count
    models.append(JSONModel(object: object, gaps: gaps, depth: depth, head: head))
    lines.append(nil)
    followers.append((Followers(), Followers()))
    return models.count &- 1
  }

  private func rest(of number: Int, in cells: UnsafeMutableBufferPointer<JSONCell>) -> JSONRest {
    JSONRest(object: models[number].object, gaps: models[number].gaps, cells: cells)
  }
}
