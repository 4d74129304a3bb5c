/// A state or territory of the United States, by code, name or traditional abbreviation.
package struct State: FieldType {
  package typealias Convert = FieldKind.StateConversion

  private static let words = WordFilter(". ", for: .state)

  package let convert: Convert?
  /// Whether the armed forces' codes count: `AA`, `AE` and `AP`.
  package let isMilitary: Bool

  package let label = Wording.label(.state)
  package let subject = Subject.state
  package let capitals: WordCapitals? = WordCapitals(particles: ["of"])

  package init(convert: Convert? = nil, military isMilitary: Bool = false) {
    self.convert = convert
    self.isMilitary = isMilitary
  }

  package var suggestions: [ChoiceOption] {
    convert == .name ? StateNames.options.map { ChoiceOption($0.label) } : StateNames.options
  }

  package func completions(of data: String) -> [String] { StateNames.options.map(\.label) }

  package func parse(_ text: String) -> Parse {
    let words = Self.words.parse(text)
    if words.data == text.withoutOuterSpace { return words }
    let isNamed = StateNames.code(of: text, military: isMilitary) != nil
    return isNamed ? .data(text.withoutOuterSpace).showing(words.shown) : words
  }

  package func write(_ data: String, as writing: Writing) -> String {
    switch writing {
    case .bare: isCode(data.withoutOuterSpace) ? data.uppercased() : data
    case .finished: finished(data)
    case .remainder: Self.words.kept(data)
    default: masked(data, as: writing)
    }
  }

  package func judge(_ data: String) -> Parse.State {
    StateNames.code(of: data, military: isMilitary) == nil
      ? .begun(.state, .place(.unknownState)) : .whole
  }

  private func finished(_ data: String) -> String {
    let data = data.withoutOuterSpace
    guard let code = StateNames.code(of: data, military: isMilitary) else { return data }
    switch convert {
    case .code: return code
    case .name: return StateNames.name(of: code) ?? code
    case nil: return isCode(data) ? code : data
    }
  }

  /// Whether it is a code and not, say, the abbreviation `Me.`.
  private func isCode(_ data: String) -> Bool {
    data.utf8.count == 2
      && StateNames.code(of: data, military: isMilitary) == data.uppercased()
  }
}

extension State {
  private static let codes = ByteIndex(StateNames.codes)
  private static let names = ByteIndex(StateNames.codes.compactMap(StateNames.name))

  package func isPlainlyGood(_ bytes: Span<UInt8>) -> Bool {
    bytes.count == 2
      ? convert != .name && Self.codes.place(of: bytes) != nil
      : convert != .code && Self.names.place(of: bytes) != nil
  }
}

extension FieldKind {
  /// What a state is rewritten to when the field is left.
  public enum StateConversion: String, CaseIterable, Sendable {
    case code, name
  }
}
