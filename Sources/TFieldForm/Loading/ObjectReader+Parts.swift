internal import TFieldJSON

// What stands in a part of an object, compared with other objects of the same file.
extension ObjectReader {
  /// A number for what stands in a part, which is another for most other things; never 0.
  func mark(of part: Part) -> UInt64 {
    var mark: UInt64 = 1
    for value in values.indices where values[value].part == part {
      let source = node.shared.document.sourcePrint(at: values[value].index)
      mark =
        (mark ^ UInt64(source.value) &<< 32 ^ UInt64(values[value].print.value)) &* 0x100_0000_01b3
    }
    return mark | 1
  }

  /// Whether a part of two objects is the same, word for word and in the same order.
  func isWritten(like other: Self, _ part: Part) -> Bool {
    guard node.shared === other.node.shared else { return false }
    var next = 0
    for number in values.indices where values[number].part == part {
      next = other.next(of: part, from: next)
      guard next < other.values.count, other.values[next].print == values[number].print,
        node.shared.document.isWritten(
          at: values[number].index, likeAt: other.values[next].index)
      else { return false }
      next &+= 1
    }
    return other.next(of: part, from: next) == other.values.count
  }

  /// Whether a parameter of the type can have another value.
  func isSound(_ value: JSONNode, at place: Int) -> Bool {
    guard let parameters, let key = parameters.number(of: values[place].print) else { return false }
    return parameters.keys[key].shape.isSound(value.index, in: value.shared)
  }

  private func next(of part: Part, from start: Int) -> Int {
    var index = start
    while index < values.count, values[index].part != part { index &+= 1 }
    return index
  }
}
