/// What can be told of a text by looking at its bytes.
///
/// A character is plain if it is printable ASCII, or a letter of some common script that is the
/// same in every normal form and never joins what is beside it. A text of nothing else is taken in
/// as it is, and has as many characters as scalars.
extension Span<UInt8> {
  /// True if every character is plain, or that other byte, and meets the claim about its scalar.
  func allPlain(
    allowing other: UInt8? = nil, _ claim: (UInt32) -> Bool = { _ in true }
  ) -> Bool {
    var index = 0
    while index < count {
      let byte = self[index]
      if byte < 0x7F {
        guard byte >= 0x20 || byte == other, claim(UInt32(byte)) else { return false }
        index += 1
      } else {
        guard let (letter, length) = plainLetter(at: index), claim(letter) else { return false }
        index += length
      }
    }
    return true
  }

  var plainCount: Int? {
    var characters = 0
    let isPlain = allPlain { _ in
      characters += 1
      return true
    }
    return isPlain ? characters : nil
  }

  /// True if every character is plain, some is more than white space, and there is room for all.
  func isPlainText(upTo most: Int = FieldLimits.graphemes, allowing other: UInt8? = nil) -> Bool {
    guard count <= most, extracting(printableWords...).allPlain(allowing: other) else {
      return false
    }
    return indices.contains { self[$0] > 0x20 }
  }

  /// How many bytes at the start are printable ASCII, counted in words of eight.
  private var printableWords: Int {
    withUnsafeBufferPointer { bytes in
      var end = 0
      while let word = bytes.word(at: end), word.isPrintable { end += 8 }
      return end
    }
  }

  func all(_ set: ASCIISet) -> Bool {
    for index in indices where !set.contains(self[index]) { return false }
    return true
  }

  func has(_ byte: UInt8) -> Bool {
    for index in indices where self[index] == byte { return true }
    return false
  }

  func has(_ text: String) -> Bool {
    let first = text.utf8.first
    return indices.contains { self[$0] == first && starts(with: text, at: $0) }
  }

  func has(_ set: ASCIISet) -> Bool {
    for index in indices where set.contains(self[index]) { return true }
    return false
  }

  func isText(_ text: String) -> Bool { count == text.utf8.count && starts(with: text) }

  package func starts(with text: String, at place: Int = 0) -> Bool {
    let other = text.utf8
    guard other.count <= count - place else { return false }
    var index = place
    for byte in other {
      if self[index] != byte { return false }
      index += 1
    }
    return true
  }

  /// The number in a range of at most eighteen digits.
  func number(in range: Range<Int>) -> Int? {
    var number = 0
    for index in range {
      guard ASCIISet.digits.contains(self[index]) else { return nil }
      number = number * 10 + Int(self[index] - 0x30)
    }
    return number
  }

  /// The numbers of `width` digits that begin with those in a range.
  func numbers(beginningIn range: Range<Int>, width: Int) -> ClosedRange<Int>? {
    guard range.count <= width, let number = number(in: range) else { return nil }
    let rest = (range.count..<width).reduce(1) { rest, _ in rest * 10 }
    return number * rest...(number + 1) * rest - 1
  }

  /// The plain letter of two or three bytes at `index`.
  private func plainLetter(at index: Int) -> (scalar: UInt32, length: Int)? {
    let first = self[index]
    let length = first < 0xE0 ? 2 : 3
    guard (0xC3...0xED).contains(first), index + length <= count else { return nil }
    var scalar = UInt32(first & (length == 2 ? 0x1F : 0x0F))
    for next in index + 1..<index + length {
      guard self[next] & 0xC0 == 0x80 else { return nil }
      scalar = scalar << 6 | UInt32(self[next] & 0x3F)
    }
    let isShortest = length == 2 || scalar >= 0x800
    return isShortest && PlainLetters.contains(scalar) ? (scalar, length) : nil
  }
}

/// The plain letters beyond ASCII: those of Latin, Greek, Cyrillic, Hebrew, Arabic, Chinese,
/// Japanese and Korean texts as they are mostly written.
enum PlainLetters {
  static func contains(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0xD7, 0xF7: false
    case 0xC0...0x2AF, 0x388...0x38A, 0x38E...0x3A1, 0x3A3...0x3CE, 0x400...0x481, 0x48A...0x52F,
      0x5D0...0x5EA, 0x620...0x63F, 0x641...0x64A, 0x3041...0x3096, 0x30A1...0x30FA,
      0x4E00...0x9FA5, 0xAC00...0xD7A3:
      true
    default: false
    }
  }
}

extension String {
  package init(_ bytes: Span<UInt8>) {
    self = bytes.withUnsafeBufferPointer { String(decoding: $0, as: UTF8.self) }
  }
}

/// A number written plainly in bytes: no sign but a minus, no needless zero, a few digits.
struct PlainNumber {
  private static let mostPlaces = 6
  private static let most = 18

  let places: Int
  let millionths: Int

  init?(_ bytes: Span<UInt8>) {
    let start = bytes.count > 0 && bytes[0] == UInt8(ascii: "-") ? 1 : 0
    var number = 0
    var point: Int?
    guard bytes.count > start, bytes.count <= Self.most - Self.mostPlaces else { return nil }
    for index in start..<bytes.count {
      let byte = bytes[index]
      if byte == UInt8(ascii: "."), point == nil, index > start {
        point = index
      } else {
        guard ASCIISet.digits.contains(byte) else { return nil }
        number = number * 10 + Int(byte - 0x30)
      }
    }
    let places = point.map { bytes.count - $0 - 1 } ?? 0
    let whole = (point ?? bytes.count) - start
    guard whole == 1 || bytes[start] != 0x30, point == nil || places > 0,
      places <= Self.mostPlaces, start == 0 || number > 0
    else { return nil }
    for _ in places..<Self.mostPlaces { number *= 10 }
    self.places = places
    millionths = start == 0 ? number : -number
  }

  /// True if the number is within the bounds; a bound that is too long to compare is never met.
  func lies(from lower: DecimalNumber?, to upper: DecimalNumber?) -> Bool {
    let isHighEnough = lower.map { $0.millionths.map { $0 <= millionths } ?? false } ?? true
    return isHighEnough && upper.map { $0.millionths.map { millionths <= $0 } ?? false } ?? true
  }
}

extension DecimalNumber {
  /// The number in millionths, or beyond all of them; `nil` if that isn't exact.
  fileprivate var millionths: Int? {
    guard scale <= 6 else { return nil }
    guard wholeCount <= 12 else { return isNegative ? .min : .max }
    var number = 0
    for digit in digits.reversed() { number = number * 10 + Int(digit) }
    for _ in scale..<6 { number *= 10 }
    return isNegative ? -number : number
  }
}

/// Some texts in a row, each found by its bytes.
package struct ByteIndex: Sendable {
  private var bytes: [UInt8] = []
  private var ends: [Int] = [0]
  private var places: [Int] = []

  /// Takes texts in any order; of two that are the same the first one counts.
  package init(_ texts: some Sequence<String>) {
    let sorted = texts.enumerated().sorted { left, right in
      let (first, second) = (left.element.utf8, right.element.utf8)
      if first.count != second.count { return first.count < second.count }
      return first.elementsEqual(second)
        ? left.offset < right.offset : first.lexicographicallyPrecedes(second)
    }
    var last: String?
    for (place, text) in sorted where last?.utf8.elementsEqual(text.utf8) != true {
      bytes += text.utf8
      ends.append(bytes.count)
      places.append(place)
      last = text
    }
  }

  package func place(of text: Span<UInt8>) -> Int? {
    var low = 0
    var high = places.count
    while low < high {
      let middle = (low + high) / 2
      switch order(of: text, at: middle) {
      case 0: return places[middle]
      case ..<0: high = middle
      default: low = middle + 1
      }
    }
    return nil
  }

  /// Negative, zero or positive if the text comes before, equals or follows the one at `index`.
  ///
  /// Shorter texts stand first, as their lengths tell most of them apart.
  private func order(of text: Span<UInt8>, at index: Int) -> Int {
    let start = ends[index]
    let difference = text.count - (ends[index + 1] - start)
    if difference != 0 { return difference }
    for offset in text.indices where text[offset] != bytes[start + offset] {
      return text[offset] < bytes[start + offset] ? -1 : 1
    }
    return 0
  }
}

/// Bytes that are read eight at a time.
extension UnsafeBufferPointer<UInt8> {
  /// The eight bytes from `offset` on, the first one lowest, if there are that many.
  @inlinable package func word(at offset: Int) -> UInt64? {
    guard offset <= count - 8 else { return nil }
    let bytes = UnsafeRawBufferPointer(self)
    return UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
  }

  /// The first line feed or carriage return in a range, or the range's end.
  package func lineEnd(in range: Range<Int>) -> Int {
    var position = range.lowerBound
    while position < range.upperBound, let word = word(at: position) {
      let ends = word.bytes(equalTo: 0x0A) | word.bytes(equalTo: 0x0D)
      guard ends == 0 else {
        return Swift.min(position + ends.trailingZeroBitCount / 8, range.upperBound)
      }
      position += 8
    }
    while position < range.upperBound, self[position] != 0x0A, self[position] != 0x0D {
      position += 1
    }
    return Swift.min(position, range.upperBound)
  }
}

extension UInt64 {
  /// Sets the high bit of the lowest equal byte, and perhaps of some above it; 0 if none is equal.
  fileprivate func bytes(equalTo byte: UInt8) -> UInt64 {
    let difference = self ^ (Self.ones &* UInt64(byte))
    return (difference &- Self.ones) & ~difference & (Self.ones &* 0x80)
  }

  /// True only if all eight bytes are printable ASCII; may be false even so.
  var isPrintable: Bool {
    (self | (self &+ Self.ones) | (self &- Self.ones &* 0x20)) & (Self.ones &* 0x80) == 0
  }

  private static var ones: UInt64 { 0x0101_0101_0101_0101 }
}

/// Finds the name that someone who misspelt it most likely meant.
package enum Suggestion {
  /// The nearest candidate, if it is worth a question; of several the first by the alphabet.
  package static func nearest(to name: String, among candidates: some Sequence<String>) -> String? {
    let wanted = name.lowercased()
    guard wanted.contains(where: { $0.isLetter || $0.isNumber }) else { return nil }
    let limit = max(1, wanted.count / 3)
    return candidates.lazy.filter { abs($0.count - wanted.count) <= limit }
      .map { (distance(from: wanted, to: $0.lowercased()), $0) }
      .filter { $0.0 <= limit }.min(by: <)?.1
  }

  /// How many characters are put in, left out, replaced or swapped with their neighbours.
  ///
  /// Of words with more than 64 characters only the lengths count.
  static func distance(from left: some StringProtocol, to right: some StringProtocol) -> Int {
    let (left, right) = (Array(left), Array(right))
    guard left.count <= 64, right.count <= 64 else { return max(left.count, right.count) }
    // Distances from each prefix of the left word to every prefix of the right one.
    var rows = [Array(0...right.count)]
    for index in left.indices {
      var row = [index + 1]
      for column in right.indices {
        let replaced = rows[index][column] + (left[index] == right[column] ? 0 : 1)
        var least = min(replaced, rows[index][column + 1] + 1, row[column] + 1)
        let isSwap =
          index > 0 && column > 0 && left[index] == right[column - 1]
          && left[index - 1] == right[column]
        if isSwap { least = min(least, rows[index - 1][column - 1] + 1) }
        row.append(least)
      }
      rows.append(row)
    }
    return rows[left.count][right.count]
  }
}

// The standard library's own are in _StringProcessing: a megabyte of regular expressions that the
// program would carry for these three.

extension BidirectionalCollection<UInt8> {
  /// The lines of a text, parted by line feeds alone; a carriage return before one belongs to it.
  package var lines: [SubSequence] {
    let pieces = split(separator: 0x0A, omittingEmptySubsequences: false)
    return pieces.dropLast().map { $0.last == 0x0D ? $0.dropLast() : $0 } + pieces.suffix(1)
  }
}

/// Something to find in others: each of their elements is looked at once, as Knuth, Morris and Pratt
/// have it, so that no text is slow to search.
struct SoughtPart<Element: Equatable> {
  private let part: [Element]
  /// How much of the part still stands where one more element doesn't fit.
  private var rests = [0]

  init(_ part: some Sequence<Element>) {
    self.part = Array(part)
    for index in self.part.indices.dropFirst() {
      rests.append(length(after: self.part[index], rests[index - 1]))
    }
  }

  func isIn(_ elements: some Sequence<Element>) -> Bool {
    guard !part.isEmpty else { return true }
    var length = 0
    for element in elements {
      length = self.length(after: element, length)
      if length == part.count { return true }
    }
    return false
  }

  /// How many elements of the part are found with this one, if so many were found before it.
  private func length(after element: Element, _ found: Int) -> Int {
    var found = found
    while found > 0, part[found] != element { found = rests[found - 1] }
    return part[found] == element ? found + 1 : 0
  }
}

extension Collection where Element: Equatable {
  package func holds(_ part: some Collection<Element>) -> Bool { SoughtPart(part).isIn(self) }
}

extension StringProtocol {
  package func pieces(between mark: String) -> [String] {
    var pieces = [""]
    var rest = self[...]
    while let character = rest.first {
      let isMark = rest.hasPrefix(mark)
      if isMark { pieces.append("") } else { pieces[pieces.count - 1].append(character) }
      rest = rest.dropFirst(isMark ? mark.count : 1)
    }
    return pieces
  }

  /// The text with `new` in place of each `old`.
  package func with(_ new: String, for old: String) -> String {
    pieces(between: old).joined(separator: new)
  }

  /// The text as a search sees it: small letters without accents, and `ss` for `ß`.
  package var folded: String {
    lowercased().unicodeScalars.reduce(into: "") { folded, scalar in
      scalar.isASCII
        ? folded.unicodeScalars.append(scalar) : folded.append(scalar.plainLetters)
    }
  }
}

extension Unicode.Scalar {
  /// The letters that a keyboard without this one has for it; nothing for an accent alone.
  fileprivate var plainLetters: String {
    if properties.canonicalCombiningClass != .notReordered { return "" }
    return Self.plainLetters[self] ?? String(self)
  }

  private static let plainLetters = accented.reduce(into: [Self: String]()) { letters, entry in
    for scalar in entry.value.unicodeScalars { letters[scalar] = entry.key }
  }

  private static let accented: KeyValuePairs = [
    "a": "àáâãäåāăąǎ", "ae": "æ", "c": "çćĉċč", "d": "ďđð", "e": "èéêëēĕėęě", "g": "ĝğġģ",
    "h": "ĥħ", "i": "ìíîïĩīĭįı", "j": "ĵ", "k": "ķĸ", "l": "ĺļľŀł", "n": "ñńņň", "ng": "ŋ",
    "o": "òóôõöøōŏő",
    "oe": "œ", "r": "ŕŗř", "s": "śŝşšș", "ss": "ß", "t": "ţťŧț", "u": "ùúûüũūŭůűų", "w": "ŵ",
    "y": "ýÿŷ", "z": "źżž", "th": "þ",
  ]
}

extension String {
  /// `firstName` and `first_name` as "First Name".
  package var asLabelOfName: String {
    var words: [String] = [""]
    var wasSmall = false
    for character in self {
      let isBreak = "_- ".contains(character)
      if isBreak || wasSmall && character.isUppercase { words.append("") }
      if !isBreak { words[words.count - 1].append(character) }
      wasSmall = character.isLowercase || character.isNumber
    }
    let shown = words.filter { !$0.isEmpty }.map { $0.prefix(1).uppercased() + $0.dropFirst() }
    return shown.isEmpty ? "Field" : shown.joined(separator: " ")
  }
}
