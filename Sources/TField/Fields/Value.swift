/// What a field holds, or what was given for it.
///
/// A type of single values holds a text; a list holds its entries, and several choices the values of
/// what is chosen.
package enum Value: Hashable, Sendable {
  /// The bare data, or a text as it was given.
  case text(String)
  case list([Value])
  /// An entry of several fields.
  case row([Member])
  /// An answer that can't be taken: why, and what was given.
  indirect case fault(FieldError, given: Value)

  /// One field of an entry.
  package struct Member: Hashable, Sendable {
    package let id: String
    package let value: Value

    package init(_ id: String, _ value: Value) { (self.id, self.value) = (id, value) }
  }

  package init(_ texts: some Sequence<String>) { self = .list(texts.map(Value.text)) }

  /// Its text; empty for anything else.
  package var text: String { if case .text(let text) = self { text } else { "" } }

  package var entries: [Value] { if case .list(let entries) = self { entries } else { [] } }

  /// Its entries; a value that is no list is one entry, or none if it is empty.
  package var asEntries: [Value] {
    if case .list(let entries) = self { entries } else { isEmpty ? [] : [self] }
  }

  /// The texts of its entries.
  package var texts: [String] { entries.map(\.text) }

  /// Every text in it, for people, where nobody knows its type.
  package var allTexts: [String] {
    switch self {
    case .text(let text): text.isEmpty ? [] : [text]
    case .list(let entries): entries.flatMap(\.allTexts)
    case .row(let members): members.flatMap(\.value.allTexts)
    case .fault(_, let given): given.allTexts
    }
  }

  package var members: [Member] { if case .row(let members) = self { members } else { [] } }

  package subscript(id: String) -> Value? { members.first { $0.id == id }?.value }

  package var isEmpty: Bool {
    switch self {
    case .text(let text): text.isEmpty
    case .list(let entries): entries.isEmpty
    case .row, .fault: false
    }
  }

  /// The same, where large and small letters don't matter.
  var inSmallLetters: Value {
    if case .text(let text) = self { .text(text.lowercased()) } else { self }
  }

  package var isBlank: Bool {
    switch self {
    case .text(let text): text.isBlank
    case .list(let entries): entries.allSatisfy(\.isBlank)
    case .row, .fault: false
    }
  }

  package var isFault: Bool { if case .fault = self { true } else { false } }

  /// True if it has more characters, all entries together; few bytes needn't be counted.
  func isLonger(than count: Int) -> Bool {
    length { $0.utf8.count } > count && length { $0.count } > count
  }

  private func length(_ count: (String) -> Int) -> Int {
    switch self {
    case .text(let text): count(text)
    case .list(let entries): entries.reduce(0) { $0 + $1.length(count) }
    case .row(let members): members.reduce(0) { $0 + $1.value.length(count) }
    case .fault(_, let given): given.length(count)
    }
  }
}

extension Value: ExpressibleByStringLiteral, ExpressibleByArrayLiteral {
  package init(stringLiteral text: String) { self = .text(text) }
  package init(arrayLiteral texts: String...) { self.init(texts) }
}
