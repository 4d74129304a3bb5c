/// An object that others may repeat word for word, all but what stands in its gaps.
struct JSONModel: Sendable {
  /// The index of its cell.
  let object: Int
  let gaps: JSONGaps
  /// How many containers it stands in.
  let depth: Int
  /// The number of a model that begins alike, up to the end of its second gap.
  let head: Int

  /// What an object does to the count of lines and columns.
  enum Lines: Sendable {
    /// It breaks no line; some of its bytes take no column.
    case one(uncounted: Int)
    /// It breaks lines, and ends so many bytes after what takes no column of its last one.
    case several(breaks: UInt32, columns: Int)
  }
}
