/// One value of a document.
package struct JSONNode: Sendable {
  package let shared: JSONShared
  package let index: Int

  package init(shared: JSONShared, index: Int) {
    self.shared = shared
    self.index = index
  }

  /// What the value is.
  package var kind: JSONKind { shared.document.kind(at: index) }

  /// The byte at which the value begins, counted from the start of the document.
  package var offset: Int { shared.document.offset(at: index) }

  /// The line and column at which the value begins.
  package var location: SourceLocation { shared.document.location(at: index) }

  /// The value as it stands in the file.
  package var sourceText: String { shared.document.sourceText(at: index) }

  /// The characters of a text, its escapes resolved; `nil` for any other value.
  package var string: String? { shared.document.string(at: index) }

  package var bool: Bool? { shared.document.bool(at: index) }

  /// The value of a number without fraction and exponent, if `Int` can hold it.
  package var integer: Int? { shared.document.integer(at: index) }

  /// A number exactly as it stands in the file.
  package var numberText: String? { shared.document.numberText(at: index) }

  package var isNull: Bool { kind == .null }

  /// Whether the value is a text that begins with something to be seen, in ASCII.
  package var startsPlainly: Bool { shared.document.startsPlainly(at: index) }

  /// Whether the value is a text of exactly the UTF-8 bytes of `text`.
  package func bytesEqual(to text: String) -> Bool {
    shared.document.bytesEqual(at: index, to: text)
  }
}

extension JSONNode {
  /// The elements of an array; none for any other value.
  package var elements: JSONElements { JSONElements(self) }

  /// The members of an object in the order of the file; none for any other value.
  package var members: JSONMembers { JSONMembers(self) }

  /// The value of a key, found by going through the members.
  package subscript(key: String) -> JSONNode? {
    let whole = unfolded
    return whole.shared.document.value(of: key, in: whole.index)
      .map { JSONNode(shared: whole.shared, index: $0) }
  }
}
