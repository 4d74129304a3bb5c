import Glibc

/// Something that takes bytes from anywhere and must hold whatever they are.
struct FuzzTarget: Sendable {
  let name: String
  let body: @Sendable ([UInt8]) -> Void

  init(_ name: String, _ body: @escaping @Sendable ([UInt8]) -> Void) {
    self.name = name
    self.body = body
  }

  static let all: [Self] = [
    .json, .form, .keys, .paste, .records, .drafts, .scripts, .patterns, .answers, .imports,
    .screen,
  ]

  /// The target of this process, set once before the first bytes come.
  nonisolated(unsafe) static var chosen: Self?

  static func named(_ name: String) -> Self? { all.first { $0.name == name } }
}

/// Ends the process with a sentence where something isn't as it must be.
func claim(_ isTrue: Bool, _ sentence: @autoclosure () -> String) {
  guard !isTrue else { return }
  let words = "claim broken: \(sentence())\n"
  write(STDERR_FILENO, words, words.utf8.count)
  abort()
}

/// Bytes taken one after the other, as choices; zeros when there are none left.
struct Choices {
  private var rest: ArraySlice<UInt8>

  init(_ bytes: [UInt8]) { rest = bytes[...] }

  var isEmpty: Bool { rest.isEmpty }

  /// A number below `count`.
  mutating func next(_ count: Int) -> Int {
    guard let byte = rest.popFirst() else { return 0 }
    return Int(byte) % max(1, count)
  }

  mutating func take(_ count: Int) -> [UInt8] {
    defer { rest = rest.dropFirst(count) }
    return Array(rest.prefix(count))
  }

  mutating func takeAll() -> [UInt8] { take(rest.count) }
}
