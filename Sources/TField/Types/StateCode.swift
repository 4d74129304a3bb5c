/// The two-letter code of a state or territory of the United States: `CA`.
///
/// Names and abbreviations are understood: they stay as typed until the field is left.
package struct StateCode: FieldType {
  private static let template = Template(
    "XX", slots: ["X": .scalars(["A"..."Z", "a"..."z"])])

  package let label = Wording.label(.state)
  package let subject = Subject.state
  package let priority = 0.2
  /// Two letters may be the first of a name.
  package let isFixedLength = false
  package var suggestions: [ChoiceOption] { StateNames.options }
  package func completions(of data: String) -> [String] { StateNames.options.map(\.label) }

  package init() {}

  /// Every code that there is.
  package static var all: [String] { StateNames.codes.sorted() }

  package func template(for data: String) -> Template? { Self.template }

  package func parse(_ text: String) -> Parse {
    let shown = begun(text)
    if let data = StateNames.code(of: text) ?? shown { return .data(data).showing(shown) }
    let name = text.withoutOuterSpace
    if let index = name.firstIndex(where: { !StateNames.takes($0) }) {
      let stranger = Parse.stranger(index, in: name, of: .state)
      return name[index].isASCIIDigit ? stranger : stranger.refusingKeys
    }
    let error = FieldError(.state, .place(.unknownState))
    return StateNames.isBeginning(name) ? .begun(error, hint: .reading(.stateName)) : .wrong(error)
  }

  private func begun(_ text: String) -> String? {
    let letters = text.filter { !$0.isBlank }
    guard letters.count <= 2, letters.allSatisfy(\.isASCIILetter) else { return nil }
    return letters.uppercased()
  }

  package func judge(_ data: String) -> Parse.State {
    let unknown = FieldError(.state, .place(.unknownStateCode))
    if StateNames.codes.contains(where: { $0.hasPrefix(data) }) || StateNames.isBeginning(data) {
      return StateNames.codes.contains(data) ? .whole : .begun(unknown)
    }
    let isFirstWrong = !StateNames.codes.contains { $0.first == data.first }
    return .wrong(
      isFirstWrong
        ? FieldError(.state, .place(.noStateCodeStart(String(data.prefix(1))))) : unknown)
  }
}

extension StateCode {
  private static let codes = ByteIndex(all)

  package func isPlainlyGood(_ bytes: Span<UInt8>) -> Bool { Self.codes.place(of: bytes) != nil }
}
