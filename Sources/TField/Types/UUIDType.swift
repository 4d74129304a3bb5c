/// A universally unique identifier: `123e4567-e89b-12d3-a456-426614174000`.
package struct UUIDType: FieldType {
  private static let digits: CharacterClass = .scalars(["0"..."9", "A"..."F", "a"..."f"])
  private static let template = Template(
    "XXXXXXXX-XXXX-XXXX-XXXX-XXXXXXXXXXXX", slots: ["X": digits])
  /// What RFC 9562 puts in front of it in a URN.
  private static let name = "urn:uuid:"

  package let label = Wording.label(.uuid)
  package let subject = Subject.uuid
  package let priority = 1.2

  package init() {}

  package func template(for data: String) -> Template? { Self.template }

  /// Braces around it and `urn:uuid:` before it are no part of it.
  package func parse(_ text: String) -> Parse {
    let body = text.trimmed
    if body.count < Self.name.count, Self.name.hasPrefix(body.lowercased()), !body.isEmpty {
      return .begun(incomplete)
    }
    var inner = body
    inner.take(prefix: [Self.name])
    guard inner.take(prefix: ["{"]) else { return digits(of: inner, in: text) }
    if inner.last == "}" { return digits(of: inner.dropLast().trimmed, in: text) }
    let reading = digits(of: inner, in: text)
    return reading.data == nil ? reading : .begun(incomplete)
  }

  /// The digits of a text with hyphens only between its groups.
  private func digits(of body: Substring, in text: String) -> Parse {
    var data = ""
    var isAfterDigit = false
    for index in body.indices {
      let character = body[index]
      if character.isASCIIHexDigit {
        data.append(character)
      } else if !isAfterDigit || !"- ".contains(character)
        || !Self.template.isGap(after: data.count)
      {
        return .stranger(index, in: text, of: .uuid)
      }
      isAfterDigit = character.isASCIIHexDigit
    }
    return data.count <= 32
      ? .data(data) : .wrong(.tooLong, .reading(.fullSecret(32, digits: false)))
  }

  package func judge(_ data: String) -> Parse.State {
    guard data.allSatisfy(\.isASCIIHexDigit), data.count <= 32 else {
      return .wrong(.uuid, .identifier(.uuidShape))
    }
    return data.count < 32 ? .begun(incomplete) : .whole
  }

  private var incomplete: FieldError { FieldError(.incomplete, .identifier(.uuidShape)) }

  package func write(_ data: String, as writing: Writing) -> String {
    writing == .finished ? data.lowercased() : masked(data, as: writing)
  }

  package func hint(_ data: String) -> Wording? {
    data.count < 32 ? .length(.charactersLeft(32 - data.count)) : nil
  }
}

extension UUIDType {
  private static let small = ASCIISet("0123456789abcdef")

  package func isPlainlyGood(_ bytes: Span<UInt8>) -> Bool {
    guard bytes.count == 32 || bytes.count == 36 else { return false }
    for index in bytes.indices {
      let isHyphen = bytes.count == 36 && [8, 13, 18, 23].contains(index)
      guard isHyphen ? bytes[index] == UInt8(ascii: "-") : Self.small.contains(bytes[index]) else {
        return false
      }
    }
    return true
  }
}
