/// The name of a person, typed with word capitals: `Mary-Jane O'Brien`.
package struct Name: FieldType {
  private static let words = WordFilter("'’-. ", for: .name)
  private static let titles: Set<String> = [
    "jr", "sr", "i", "ii", "iii", "iv", "v", "esq", "md", "phd", "dds", "jd", "rn", "cpa", "obe",
  ]

  package let label = Wording.label(.name)
  package let subject = Subject.name
  package let priority = 1.5
  package let capitals: WordCapitals? = WordCapitals()

  package init() {}

  /// A comma belongs to a name only before "Jr." and its kind.
  package func parse(_ text: String) -> Parse {
    let parts = text.split(separator: ",", maxSplits: 1, omittingEmptySubsequences: false)
    guard let comma = text.firstIndex(of: ","), parts[0].contains(where: \.isLetterOrMark) else {
      return Self.words.parse(text)
    }
    let title = parts[1].filter { $0 != "." && $0 != " " }.lowercased()
    let stranger = Parse.stranger(comma, in: text, of: .name)
    guard Self.titles.contains(title) else {
      let isBegun = Self.titles.contains { $0.hasPrefix(title) }
      return isBegun
        ? .begun(FieldError(stranger: ",", at: parts[0].count + 1, of: .name)) : stranger
    }
    guard let name = Self.words.parse(String(parts[0])).data,
      let end = Self.words.parse(String(parts[1])).data
    else { return stranger }
    return .data(name + ", " + end)
  }

  package func write(_ data: String, as writing: Writing) -> String {
    Self.words.write(data, as: writing) ?? masked(data, as: writing)
  }

  package func judge(_ data: String) -> Parse.State { Self.words.judge(data) }
}

extension Name {
  private static let signs = ASCIISet("'-. ")

  package func isPlainlyGood(_ bytes: Span<UInt8>) -> Bool {
    bytes.arePlainWords(of: Self.signs)
  }
}
