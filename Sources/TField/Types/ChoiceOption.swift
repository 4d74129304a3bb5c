/// Something that can be chosen: the value that is returned, and the words for it.
public struct ChoiceOption: Hashable, Sendable {
  package var value: String
  package var label: String
  /// What the value means, where it is no text: a number or a truth value.
  package var typed: TypedValue?
  /// A few more words, where people choose.
  package var description: String?
  /// The option can be chosen only while this holds.
  package var when: Condition

  /// An option; without a label, people see its value.
  public init(
    _ value: String, label: String? = nil, description: String? = nil, when: FieldCondition = true
  ) {
    self.init(value, label: label, description: description, when: when.condition)
  }

  package init(_ value: String, label: String?, description: String?, when: Condition) {
    self.value = value
    self.label = label ?? value
    self.description = description
    self.when = when
  }

  /// The words for it in a list, description and all.
  package var listed: String { description.map { "\(label) – \($0)" } ?? label }
}

/// Where the options of a choice stand.
public enum ChoiceStyle: String, CaseIterable, Sendable {
  /// In the open, if there are few of them.
  case auto
  /// In a list that opens.
  case list
  /// In the open, however many there are.
  case open

  private static let most = 6

  /// A choice that takes a text of one's own never stands in the open; what a program lists does
  /// only where the form says so, since nobody knows how long that list will be.
  func isOpen(_ options: ChoiceOptions) -> Bool {
    guard !options.takesOther else { return false }
    return switch self {
    case .auto: options.program == nil && options.all.count <= Self.most
    case .list: false
    case .open: true
    }
  }
}

extension ChoiceOption: ExpressibleByStringLiteral {
  /// An option whose value is what people see.
  public init(stringLiteral value: String) { self.init(value) }
}

extension ChoiceOption {
  /// The options of a text: one a line, each a value or `value TAB label`.
  package static func lines(of text: String) -> [Self] {
    text.split(whereSeparator: \.isNewline).map { line in
      let parts = line.split(separator: "\t", maxSplits: 1).map(String.init)
      return Self(parts.first ?? "", label: parts.count > 1 ? parts[1] : nil)
    }
  }
}

/// The options of a choice, found by value and by label even where there are thousands.
package struct ChoiceOptions: Sendable {
  /// Those that can be chosen now.
  package let all: [ChoiceOption]
  /// Whether a text of the person's own will do as well.
  package let takesOther: Bool
  /// The program that lists them, where one does.
  package let program: OptionProgram?
  /// True until that program has answered: nobody knows yet what can be chosen.
  package let isPending: Bool
  /// All that there are, whatever their conditions say.
  private let every: [ChoiceOption]
  private let indices: [String: Int]
  private let values: ByteIndex

  package init(
    _ every: [ChoiceOption], takesOther: Bool = false, program: OptionProgram? = nil,
    isPending: Bool = false
  ) {
    self.init(
      every, shown: every, takesOther: takesOther, program: program, isPending: isPending)
  }

  private init(
    _ every: [ChoiceOption], shown: [ChoiceOption], takesOther: Bool, program: OptionProgram?,
    isPending: Bool
  ) {
    (self.every, all) = (every, shown)
    (self.takesOther, self.program, self.isPending) = (takesOther, program, isPending)
    values = ByteIndex(shown.lazy.map(\.value))
    indices = Dictionary(
      shown.enumerated().map { ($1.value, $0) }, uniquingKeysWith: { first, _ in first })
  }

  package func index(of value: String) -> Int? { indices[value] }

  /// The place of the option whose value has these bytes, in plain letters.
  func place(of value: Span<UInt8>) -> Int? {
    value.isPlainText() ? values.place(of: value) : nil
  }

  func hasValue(_ value: String) -> Bool { indices[value] != nil }
  /// What a value means.
  package func typed(of value: String) -> TypedValue {
    indices[value].flatMap { all[$0].typed } ?? .text(value)
  }

  /// The value of the option that means a number or a truth value.
  package func value(meaning typed: TypedValue) -> String? {
    every.first { $0.typed == typed }?.value
  }

  /// True if an option is a number or a truth value.
  package var areTyped: Bool { every.contains { $0.typed != nil } }

  func label(of value: String) -> String? { indices[value].map { all[$0].label } }

  /// The value that a text means: a value as it is, or a label whatever its case.
  func value(of text: String) -> String? {
    if hasValue(text) { return text }
    let wanted = text.lowercased()
    return all.first { $0.label.lowercased() == wanted }?.value
  }

  /// What is wrong with a value as an answer; a text of one's own is no longer than others.
  func fault(of value: String) -> FieldError? {
    guard takes(value) else { return FieldError(.notInList, .list(.notInList)) }
    return takesOther && !hasValue(value) && value.isLonger(than: FieldLimits.graphemes)
      ? FieldError(.tooLong, .length(.full(FieldLimits.graphemes))) : nil
  }

  /// Whether a value can be an answer: one of the options, or where it is taken any other.
  package func takes(_ value: String) -> Bool {
    hasValue(value) || isPending || (takesOther && !every.contains { $0.value == value })
  }
}

extension ChoiceOptions {
  /// The ids of the fields that their conditions ask for, or that their program is told.
  var watchedIDs: [String] { every.flatMap(\.when.fieldIDs) + (program?.with ?? []) }

  /// Those that the other fields let be; `nil` where they are that already.
  func adapted(to surroundings: Surroundings) -> Self? {
    guard every.contains(where: { $0.when != .always }) else { return nil }
    let shown = every.filter { $0.when.holds(in: surroundings) }
    guard shown != all else { return nil }
    return Self(
      every, shown: shown, takesOther: takesOther, program: program, isPending: isPending)
  }

  /// The same with what its program has listed.
  func listing(_ options: [ChoiceOption]) -> Self {
    Self(options, takesOther: takesOther, program: program)
  }

  /// The same with a text of the person's own as the last option.
  func offering(_ text: String) -> Self {
    Self(all + [ChoiceOption(text)], takesOther: true)
  }
}

/// A program that lists options, and the answers that it is told.
package struct OptionProgram: Hashable, Sendable {
  package let run: [String]
  /// The ids of the fields whose answers it gets.
  package let with: [String]
  /// Seconds until it is given up.
  package let timeout: Int
  #if !TFIELD_PROGRAM
    /// The closure of an app, in place of a program.
    package private(set) var app: AppOptions?

    init(_ app: AppOptions, with ids: [String]) {
      self.init(run: [], with: ids)
      self.app = app
    }
  #endif

  package init(run: [String], with: [String] = [], timeout: Int = 5) {
    (self.run, self.with, self.timeout) = (run, with, timeout)
  }
}
