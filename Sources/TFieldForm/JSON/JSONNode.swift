/// One value of a document.
public struct JSONNode: Sendable {
  let shared: JSONShared
  let index: Int

  /// What the value is.
  public var kind: JSONKind { shared.document.kind(at: index) }

  /// The byte at which the value begins, counted from the start of the document.
  public var offset: Int { shared.document.offset(at: index) }

  /// The line and column at which the value begins.
  public var location: SourceLocation { shared.document.location(at: index) }

  /// The value as it stands in the file.
  public var sourceText: String { shared.document.sourceText(at: index) }

  /// The characters of a text, its escapes resolved; `nil` for any other value.
  public var string: String? { shared.document.string(at: index) }

  public var bool: Bool? { shared.document.bool(at: index) }

  /// The value of a number without fraction and exponent, if `Int` can hold it.
  public var integer: Int? { shared.document.integer(at: index) }

  /// A number exactly as it stands in the file.
  public var numberText: String? { shared.document.numberText(at: index) }

  public var isNull: Bool { kind == .null }

  /// Whether the value is a text that begins with something to be seen, in ASCII.
  var startsPlainly: Bool { shared.document.startsPlainly(at: index) }

  /// Whether the value is a text of exactly the UTF-8 bytes of `text`.
  public func bytesEqual(to text: String) -> Bool {
    shared.document.bytesEqual(at: index, to: text)
  }
}

extension JSONNode {
  /// The elements of an array; none for any other value.
  public var elements: JSONElements { JSONElements(self) }

  /// The members of an object in the order of the file; none for any other value.
  public var members: JSONMembers { JSONMembers(self) }

  /// The value of a key, found by going through the members.
  public subscript(key: String) -> JSONNode? {
    let whole = unfolded
    return whole.shared.document.value(of: key, in: whole.index)
      .map { JSONNode(shared: whole.shared, index: $0) }
  }
}
