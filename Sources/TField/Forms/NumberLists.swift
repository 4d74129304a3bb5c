/// Lists of numbers that a few of many numbers have, such as the fields that a field looks at.
///
/// They lie behind each other and are found by halving: a form with two of them needs no table.
struct NumberLists: Sendable {
  /// The numbers that have a list, in rising order.
  private var owners: [Int] = []
  /// Where the list of each begins, and where the last one ends.
  private var starts = [0]
  private var members: [Int] = []

  var isEmpty: Bool { owners.isEmpty }

  /// Adds the list of a number above all that have one; an empty list is none.
  mutating func append(_ list: some Collection<Int>, of owner: Int) {
    guard !list.isEmpty else { return }
    owners.append(owner)
    members += list
    starts.append(members.count)
  }

  /// The list of a number; empty if it has none.
  subscript(owner: Int) -> ArraySlice<Int> {
    if owners.isEmpty { return [] }
    var (low, high) = (0, owners.count)
    while low < high {
      let middle = (low + high) / 2
      if owners[middle] < owner { low = middle + 1 } else { high = middle }
    }
    guard low < owners.count, owners[low] == owner else { return [] }
    return members[starts[low]..<starts[low + 1]]
  }

  /// For each number in a list, those whose lists it is in, in rising order.
  var inverse: Self {
    guard let last = members.max() else { return Self() }
    var ends = Array(repeating: 0, count: last + 1)
    for member in members { ends[member] += 1 }
    for member in ends.indices.dropFirst() { ends[member] += ends[member - 1] }
    var (next, sorted) = (ends, members)
    for (owner, place) in zip(owners, owners.indices).reversed() {
      for member in members[starts[place]..<starts[place + 1]] {
        next[member] -= 1
        sorted[next[member]] = owner
      }
    }
    var inverse = Self()
    for member in ends.indices { inverse.append(sorted[next[member]..<ends[member]], of: member) }
    return inverse
  }
}
