@_spi(_Unicode) import Swift

/// A name to log in by: a letter, then up to 31 letters, digits, dots, hyphens and underscores.
package struct Username: ASCIIType {
  private static let length = 32

  package static let traits = TypeTraits(
    .say("label.username"), .say("subject.username"), priority: 1.0)

  package init() {}

  package func parse(_ text: String) -> Parse {
    let body = text.trimmed
    if let index = body.firstIndex(where: { !$0.isOne(of: Self.signs) }) {
      return .stranger(index, in: text, of: subject)
    }
    return body.count <= Self.length
      ? .data(String(body)) : .wrong(.tooLong, .say("length.full", counting: Self.length))
  }

  package func capacity(for data: String) -> Int { Self.length }

  /// A name can't end in what would read as the end of a sentence or a break.
  func judge(_ data: Span<UInt8>) -> Parse.State {
    if data.count > Self.length {
      return .wrong(.tooLong, .say("length.full", counting: Self.length))
    }
    let error = FieldError(.username, .say("identifier.usernameShape"))
    guard data.all(Self.signs), data.extracting(first: 1).all(.letters) else {
      return .wrong(error)
    }
    return data.extracting(last: 1).has(ASCIISet(".-")) ? .begun(error) : .whole
  }

  package func hint(_ data: String) -> Wording? { .say("identifier.usernameShape") }

  static let signs = ASCIISet.letters.union(.digits).union(ASCIISet("._-"))
}

/// A name for the end of an address: `summer-sale-2026`.
package struct Slug: ASCIIType {
  package static let traits = TypeTraits(.say("label.slug"), .say("subject.slug"), priority: 1.2)
  static let signs = ASCIISet.smallLetters.union(.digits).union(ASCIISet("-"))

  package init() {}

  /// Letters become small and lose their marks; any run of other characters becomes one hyphen.
  package func parse(_ text: String) -> Parse {
    var slug = ""
    for index in text.indices {
      if let plain = text[index].plainLetters {
        slug += plain
      } else if text[index].isLetterOrMark || text[index].isNumber {
        return .stranger(index, in: text, of: subject)
      } else if !slug.isEmpty, !slug.hasSuffix("-"), !text[index...].isBlank {
        slug.append("-")
      }
    }
    if slug.isEmpty, !text.isBlank { return .begun(.slug, .say("identifier.slugShape")) }
    // The hyphen at the end stays while more may be typed.
    return .data(slug.hasSuffix("-") ? String(slug.dropLast()) : slug).showing(slug)
  }

  func judge(_ data: Span<UInt8>) -> Parse.State {
    let error = FieldError(.slug, .say("identifier.slugShape"))
    guard data.all(Self.signs), !data.starts(with: "-"), !data.has("--") else {
      return .wrong(error)
    }
    return data.extracting(last: 1).has(UInt8(ascii: "-")) ? .begun(error) : .whole
  }

  package func hint(_ data: String) -> Wording? { .say("identifier.slugShape") }
}

extension Character {
  /// The plain small letters that stand for it in a slug, or its digit.
  fileprivate var plainLetters: String? {
    if isASCIIDigit || isASCIILetter { return lowercased() }
    let base = lowercased()._nfd.first { _ in true }
    let letters = base.map { String($0).folded } ?? ""
    let isPlain = isLetterOrMark && letters.allSatisfy(\.isASCIILetter)
    return isPlain && !letters.isEmpty ? letters : nil
  }
}
