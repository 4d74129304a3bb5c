/// Looks through a file in pieces for a whole line that begins in a certain way.
struct LineSearch {
  private let wanted: AppendFile.Earlier
  /// The line being read, as long as it may be the one.
  private var line: [UInt8] = []
  private var isOther = false

  init(_ wanted: AppendFile.Earlier) { self.wanted = wanted }

  /// True once the line has ended in what was read.
  mutating func finds(in bytes: [UInt8]) -> Bool {
    var rest = bytes[...]
    while !rest.isEmpty {
      let end = rest.firstIndex(of: UInt8(ascii: "\n")) ?? rest.endIndex
      take(rest[..<end])
      guard end < rest.endIndex else { return false }
      if !isOther, line.starts(with: wanted.start), wanted.isWhole(line) { return true }
      (line, isOther) = ([], false)
      rest = rest[(end + 1)...]
    }
    return false
  }

  private mutating func take(_ part: ArraySlice<UInt8>) {
    guard !isOther else { return }
    line += part
    isOther = !line.prefix(wanted.start.count).elementsEqual(wanted.start.prefix(line.count))
    if isOther { line = [] }
  }
}
