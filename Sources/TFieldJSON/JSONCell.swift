/// One value, or the key of a member: where its source text stands and what it is.
struct JSONCell: Sendable {
  var start: UInt32
  var end: UInt32

  /// For a container the index after its last cell; while it is being read, that of its parent.
  ///
  /// For a key the print of its source.
  var link: UInt32

  var kind: JSONKind
  var marks: JSONMarks

  /// For an object one more than the number of its model; 0 if it has none.
  var model: UInt16 = 0

  /// What stands where no value does.
  static let blank = Self(start: 0, end: 0, link: 0, kind: .null, marks: [])

  var isContainer: Bool { kind == .object || kind == .array }

  /// The source between the quotes of a text.
  var content: Range<Int> { Int(start) &+ 1..<Int(end) &- 1 }

  /// The source of the whole value.
  var extent: Range<Int> { Int(start)..<Int(end) }
}

/// What the first reading of a value found out, so that no second one is needed.
struct JSONMarks: OptionSet, Sendable {
  let rawValue: UInt8

  static let escaped = Self(rawValue: 1)
  static let nonASCII = Self(rawValue: 2)
  static let integral = Self(rawValue: 4)
  static let isTrue = Self(rawValue: 8)
  /// An object of which nothing but its gaps was kept.
  static let folded = Self(rawValue: 16)
}
