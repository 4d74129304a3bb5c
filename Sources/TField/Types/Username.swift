/// A name to log in by: a letter, then up to 31 letters, digits, dots, hyphens and underscores.
package struct Username: FieldType {
  private static let length = 32

  package let label = Wording.label(.username)
  package let priority = 1.0

  package init() {}

  package let subject = Subject.username

  package func parse(_ text: String) -> Parse {
    let body = text.trimmed
    if let index = body.firstIndex(where: { !Self.isKept($0) }) {
      return .stranger(index, in: text, of: .username)
    }
    return body.count <= Self.length
      ? .data(String(body)) : .wrong(.tooLong, .length(.full(Self.length)))
  }

  package func capacity(for data: String) -> Int { Self.length }

  private static func isKept(_ character: Character) -> Bool {
    character.isASCIILetter || character.isASCIIDigit || "._-".contains(character)
  }

  /// A name can't end in what would read as the end of a sentence or a break.
  package func judge(_ data: String) -> Parse.State {
    if data.count > Self.length { return .wrong(.tooLong, .length(.full(Self.length))) }
    let error = FieldError(.username, .identifier(.usernameShape))
    let isRight = data.allSatisfy(Self.isKept) && data.first.map(\.isASCIILetter) ?? true
    guard isRight else { return .wrong(error) }
    return data.hasSuffix(".") || data.hasSuffix("-") ? .begun(error) : .whole
  }

  package func hint(_ data: String) -> Wording? { .identifier(.usernameShape) }
}

extension Username {
  private static let signs = ASCIISet.letters.union(.digits).union(ASCIISet("._-"))

  package func isPlainlyGood(_ bytes: Span<UInt8>) -> Bool {
    guard (1...Self.length).contains(bytes.count), bytes.all(Self.signs) else { return false }
    let last = bytes[bytes.count - 1]
    return ASCIISet.letters.contains(bytes[0]) && last != UInt8(ascii: ".")
      && last != UInt8(ascii: "-")
  }
}
