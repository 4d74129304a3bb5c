/// How the fields of a row share its width.
enum RowShares {
  /// The columns of each field, or `nil` if they don't fit side by side.
  static func columns(of fields: [FieldMetrics], in columns: Range<Int>) -> [Range<Int>]? {
    let room = columns.count - (fields.count - 1)
    guard let widths = widths(of: fields, in: room) else { return nil }
    var start = columns.lowerBound
    return widths.map { width in
      defer { start += width + 1 }
      return start..<start + width
    }
  }

  /// What is left over goes to the fields by priority; what is missing is taken from those that
  /// hold on to it least, and from none beyond its minimum.
  static func widths(of fields: [FieldMetrics], in room: Int) -> [Int]? {
    let spare = room - fields.reduce(0) { $0 + $1.minimum }
    guard spare >= 0 else { return nil }
    let wishes = fields.map { $0.ideal - $0.minimum }
    let wished = wishes.reduce(0, +)
    let given = shares(
      of: min(spare, wished), by: zip(fields, wishes).map { $0.priority * Double($1) },
      upTo: wishes)
    let left = max(0, spare - wished)
    let grown = shares(
      of: left, by: fields.map(\.priority), upTo: fields.map { _ in left })
    return zip(fields, zip(given, grown)).map { $0.minimum + $1.0 + $1.1 }
  }

  /// An amount in whole shares by weight, none beyond its limit.
  static func shares(of amount: Int, by weights: [Double], upTo limits: [Int]) -> [Int] {
    var shares = limits.map { _ in 0 }
    var left = amount
    while left > 0 {
      let open = shares.indices.filter { shares[$0] < limits[$0] }
      guard !open.isEmpty else { break }
      let before = left
      var weight = open.reduce(0) { $0 + weights[$1] }
      var rest = left
      for index in open {
        let part = weight > 0 ? Double(rest) * weights[index] / weight : 0
        let share = min(Int(part.rounded()), limits[index] - shares[index], rest)
        shares[index] += share
        rest -= share
        left -= share
        weight -= weights[index]
      }
      if left == before, let first = open.first {
        shares[first] += 1
        left -= 1
      }
    }
    return shares
  }
}
