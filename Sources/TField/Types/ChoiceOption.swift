/// Something that can be chosen: the value that is returned, and the words for it.
public struct ChoiceOption: Hashable, Sendable {
  public var value: String
  public var label: String

  public init(_ value: String, label: String? = nil) {
    self.value = value
    self.label = label ?? value
  }
}

extension ChoiceOption: ExpressibleByStringLiteral {
  public init(stringLiteral value: String) { self.init(value) }
}

/// The options of a choice, found by value and by label even where there are thousands.
public struct ChoiceOptions: Sendable {
  public let all: [ChoiceOption]
  private let indices: [String: Int]
  private let values: ByteIndex

  init(_ all: [ChoiceOption]) {
    self.all = all
    values = ByteIndex(all.lazy.map(\.value))
    indices = Dictionary(
      all.enumerated().map { ($1.value, $0) }, uniquingKeysWith: { first, _ in first })
  }

  public func index(of value: String) -> Int? { indices[value] }

  /// The place of the option whose value has these bytes, in plain letters.
  func place(of value: Span<UInt8>) -> Int? {
    value.isPlainText() ? values.place(of: value) : nil
  }

  func hasValue(_ value: String) -> Bool { indices[value] != nil }
  func label(of value: String) -> String? { indices[value].map { all[$0].label } }

  /// The value that a text means: a value as it is, or a label whatever its case.
  func value(of text: String) -> String? {
    if hasValue(text) { return text }
    let wanted = text.lowercased()
    return all.first { $0.label.lowercased() == wanted }?.value
  }
}
