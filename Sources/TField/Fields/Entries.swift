/// The entries of a list or of several choices, which bare data holds in one row.
///
/// No control character ever enters a value, so one of them can stand between two entries.
package struct Entries: Sequence, Sendable {
  static let separator: Unicode.Scalar = "\u{1F}"

  package static let separatorByte: UInt8 = 0x1F

  private let data: String

  package init(_ data: String) { self.data = data }

  package func makeIterator() -> Array<String>.Iterator { array.makeIterator() }

  package var array: [String] {
    guard !data.isEmpty else { return [] }
    return data.utf8.split(separator: Self.separatorByte, omittingEmptySubsequences: false)
      .map { String(Substring($0)) }
  }

  package static func data(of entries: some Sequence<String>) -> String {
    entries.joined(separator: String(Character(separator)))
  }
}

extension Span<UInt8> {
  func end(ofEntryAt start: Int) -> Int {
    var end = start
    while end < count, self[end] != Entries.separatorByte { end += 1 }
    return end
  }
}

/// One entry of a list whose entries have several fields, as the list's data holds it.
///
/// In the data a control character stands before each id, another one before what the field holds.
/// Control characters inside of that are escaped, so that a list can stand in an entry of a list.
package struct EntryData: Hashable, Sendable {
  /// What was given for a field of the entry.
  package enum Content: Hashable, Sendable {
    case data(String)
    /// An answer that can't be taken: why, and the text that was given.
    case fault(FieldError, given: String)
  }

  /// One field of the entry.
  package struct Member: Hashable, Sendable {
    package let id: String
    package let content: Content
  }

  package private(set) var members: [Member] = []

  package init() {}

  package mutating func add(_ id: String, _ content: Content) {
    members.append(Member(id: id, content: content))
  }

  package subscript(id: String) -> Content? { members.first { $0.id == id }?.content }

  /// The bytes between the parts of an entry.
  package enum Mark {
    package static let member: UInt8 = 0x1E
    package static let data: UInt8 = 0x1D
    package static let fault: UInt8 = 0x1C
    static let escape: UInt8 = 0x10

    static func contains(_ byte: UInt8) -> Bool {
      byte == escape || (fault...Entries.separatorByte).contains(byte)
    }
  }

  package var text: String {
    var bytes: [UInt8] = members.isEmpty ? [Mark.member] : []
    for member in members {
      Self.begin(member.id.utf8, to: &bytes)
      switch member.content {
      case .data(let data): Self.add(Mark.data, data.utf8, to: &bytes)
      case .fault(let error, let given): Self.add(error, given: given.utf8, to: &bytes)
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  package static func begin(_ id: some Sequence<UInt8>, to bytes: inout [UInt8]) {
    bytes.append(Mark.member)
    bytes += id
  }

  package static func add(
    _ error: FieldError, given: some Sequence<UInt8>, to bytes: inout [UInt8]
  ) {
    add(Mark.fault, error.code.rawValue.utf8, to: &bytes)
    add(Mark.fault, error.wording.text().utf8, to: &bytes)
    add(Mark.fault, given, to: &bytes)
  }

  package static func add(_ mark: UInt8, _ text: some Sequence<UInt8>, to bytes: inout [UInt8]) {
    bytes.append(mark)
    let start = bytes.count
    bytes += text
    escape(&bytes, from: start)
  }

  /// Escapes the bytes from `start` on, which are what a field holds.
  package static func escape(_ bytes: inout [UInt8], from start: Int) {
    guard bytes[start...].contains(where: Mark.contains) else { return }
    let plain = bytes[start...]
    bytes.removeSubrange(start...)
    for byte in plain {
      if Mark.contains(byte) { bytes += [Mark.escape, byte | 0x40] } else { bytes.append(byte) }
    }
  }

  /// Where a member of an entry is in the bytes of a list's data.
  struct Place {
    let id: Range<Int>
    let isFault: Bool
    let value: Range<Int>
  }

  /// The members of the entry that takes up a range; `nil` for a text that is no entry.
  static func places(in bytes: Span<UInt8>, _ entry: Range<Int>) -> [Place]? {
    guard !entry.isEmpty, bytes[entry.lowerBound] == Mark.member else { return nil }
    var places: [Place] = []
    var start = entry.lowerBound + 1
    while start < entry.upperBound {
      var (end, middle) = (start, entry.upperBound)
      while end < entry.upperBound, bytes[end] != Mark.member {
        if middle > end, bytes[end] == Mark.data || bytes[end] == Mark.fault { middle = end }
        end += 1
      }
      guard middle < end else { return nil }
      let isFault = bytes[middle] == Mark.fault
      places.append(Place(id: start..<middle, isFault: isFault, value: middle + 1..<end))
      start = end + 1
    }
    return places
  }

  static func appendUnescaped(
    _ value: Range<Int>, of bytes: Span<UInt8>, to result: inout [UInt8]
  ) {
    var isEscaped = false
    for index in value {
      let byte = bytes[index]
      if byte == Mark.escape, !isEscaped {
        isEscaped = true
      } else {
        result.append(isEscaped ? byte & 0xBF : byte)
        isEscaped = false
      }
    }
  }

  private static func text(_ value: Range<Int>, of bytes: Span<UInt8>) -> String {
    var text: [UInt8] = []
    appendUnescaped(value, of: bytes, to: &text)
    return String(decoding: text, as: UTF8.self)
  }

  static func fault(_ value: Range<Int>, of bytes: Span<UInt8>) -> (FieldError, given: String) {
    let parts = value.split(omittingEmptySubsequences: false) { bytes[$0] == Mark.fault }
    let texts = parts.map { text($0, of: bytes) }
    let error = FieldError(
      ErrorCode(rawValue: texts.first ?? ""), .verbatim(texts.count > 1 ? texts[1] : ""))
    return (error, texts.count > 2 ? texts[2] : "")
  }

  /// Reads an entry of a list's data; `nil` for a text that is none.
  package init?(_ text: String) {
    let bytes = Array(text.utf8)
    guard let places = Self.places(in: bytes.span, bytes.indices) else { return nil }
    for place in places {
      let id = String(decoding: bytes[place.id], as: UTF8.self)
      if place.isFault {
        let (error, given) = Self.fault(place.value, of: bytes.span)
        add(id, .fault(error, given: given))
      } else {
        add(id, .data(Self.text(place.value, of: bytes.span)))
      }
    }
  }
}
