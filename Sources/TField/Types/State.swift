/// A state or territory of the United States, by code, name or traditional abbreviation.
public struct State: FieldType {
  /// What a state is rewritten to when the field is left.
  public enum Convert: String, CaseIterable, Sendable {
    case code, name
  }

  private static let words = WordFilter(". ", for: .state)
  private static let capitals = WordCapitals(particles: ["of"])

  public let convert: Convert?
  /// Whether the armed forces' codes count: `AA`, `AE` and `AP`.
  public let isMilitary: Bool

  public let label = Wording.label(.state)
  public let subject = Subject.state

  public init(convert: Convert? = nil, military isMilitary: Bool = false) {
    self.convert = convert
    self.isMilitary = isMilitary
  }

  /// The codes and the names, as most people write them.
  public static var commonWritings: [String] {
    StateNames.codes.sorted().flatMap { [$0, StateNames.name(of: $0) ?? $0] }
  }

  public var suggestions: [ChoiceOption] {
    convert == .name ? StateNames.options.map { ChoiceOption($0.label) } : StateNames.options
  }

  public func read(_ text: String) -> Reading {
    let isNamed = StateNames.code(of: text, military: isMilitary) != nil
    return isNamed ? .data(text.withoutOuterSpace) : Self.words.read(text)
  }

  public func fitting(_ text: String) -> String? { Self.words.read(text).data }

  public func filter(_ text: String, _ edit: Edit) -> String { Self.words.kept(text) }

  public func shown(_ data: String) -> String {
    isCode(data.withoutOuterSpace) ? data.uppercased() : Self.capitals.shown(data)
  }

  public func result(_ data: String) -> FieldError? {
    StateNames.code(of: data, military: isMilitary) == nil
      ? FieldError(.state, .place(.unknownState)) : nil
  }

  public func finish(_ data: String) -> String {
    let data = data.withoutOuterSpace
    guard let code = StateNames.code(of: data, military: isMilitary) else {
      let settled = Self.capitals.settled(data)
      return StateNames.code(of: settled, military: isMilitary) == nil ? settled : data
    }
    switch convert {
    case .code: return code
    case .name: return StateNames.name(of: code) ?? code
    case nil: return isCode(data) ? code : Self.capitals.settled(data)
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

  public func isPlainlyGood(_ bytes: Span<UInt8>) -> Bool {
    bytes.count == 2
      ? convert != .name && Self.codes.place(of: bytes) != nil
      : convert != .code && Self.names.place(of: bytes) != nil
  }
}

extension FieldType where Self == State {
  public static var state: Self { Self() }

  public static func state(convert: State.Convert? = nil, military: Bool = false) -> Self {
    Self(convert: convert, military: military)
  }
}
