internal import Synchronization

/// One of many.
package struct Choice: FieldType {
  package static let traits = TypeTraits(.say("label.choice"))
  package internal(set) var options: ChoiceOptions
  package let editor: Editor

  package init(_ options: [ChoiceOption], style: ChoiceStyle = .auto) {
    self.init(ChoiceOptions(options), style: style)
  }

  package init(_ options: ChoiceOptions, style: ChoiceStyle) {
    self.options = options
    editor = style.isOpen(options) ? .radio : .choice
  }

  package var nature: TypeNature { .choice(options) }

  package func adapted(to surroundings: Surroundings) -> Self? {
    options.adapted(to: surroundings).map { options in with { $0.options = options } }
  }

  /// Takes an option's value or its label; any other text stays, to be reported as wrong.
  package func parse(_ text: String) -> Parse {
    .data(options.value(of: text) ?? text).showing(text)
  }

  package func judge(_ data: String) -> Parse.State {
    options.fault(of: data).map { .begun($0) } ?? .whole
  }

  package func write(_ data: String, as writing: Writing) -> String {
    switch writing {
    case .bare: options.label(of: data) ?? data
    case .answer: data
    default: masked(data, as: writing)
    }
  }

  package func capacity(for data: String) -> Int { max(FieldLimits.graphemes, options.longest) }

  package func badge(_ data: String) -> Wording? { options.isPending ? "…" : nil }
  package func typed(_ data: String) -> TypedValue {
    data.isEmpty ? .none : options.typed(of: data)
  }

  package func isPlainlyGood(_ bytes: Span<UInt8>) -> Bool { options.place(of: bytes) != nil }
}

/// Many of many.
package struct Choices: FieldType {
  package static let traits = TypeTraits(.say("label.choices"))
  package internal(set) var options: ChoiceOptions
  let least: Int
  package let most: Int?
  package let editor: Editor
  /// True if options stay in the order in which they were chosen.
  private let isOrdered: Bool

  package init(
    _ options: [ChoiceOption], min: Int = 0, max: Int? = nil, style: ChoiceStyle = .auto
  ) {
    self.init(ChoiceOptions(options), min: min, max: max, style: style)
  }

  package init(
    _ options: ChoiceOptions, min: Int, max: Int?, style: ChoiceStyle = .auto,
    isOrdered: Bool = false
  ) {
    (self.options, least, most, self.isOrdered) = (options, min, max, isOrdered)
    editor = style.isOpen(options) ? .checks : .choices
  }

  package func adapted(to surroundings: Surroundings) -> Self? {
    options.adapted(to: surroundings).map { options in with { $0.options = options } }
  }

  package var nature: TypeNature { .choice(options, least: least, most: most) }
  package func capacity(for data: String) -> Int { FieldLimits.entries }

  package func badge(_ value: Value) -> Wording? {
    if options.isPending { return "…" }
    return most.map { .say("screen.chosen", counting: value.entries.count, ["most": $0]) }
  }

  /// Each option once, in the order of the options or of choosing; any other text stays at the end.
  package func taken(_ value: Value) -> Value {
    let values = value.asEntries.flatMap { part in
      if let option = options.option(part.text) { return [option] }
      let part = Intake.cleaned(part.text, folding: false)
      if let value = options.value(of: part) { return [value] }
      // The text may be as shown, with commas between the entries.
      return part.split(separator: ",").map { String($0).withoutOuterSpace }
        .filter { !$0.isEmpty }.map { options.value(of: $0) ?? $0 }
    }
    return Value(ordered(values))
  }

  private func ordered(_ values: [String]) -> [String] {
    var seen: Set<String> = []
    if isOrdered { return values.filter { seen.insert($0).inserted } }
    let known = Set(values.compactMap(options.index)).sorted().map { options.all[$0].value }
    let unknown = values.filter { !options.hasValue($0) && seen.insert($0).inserted }
    return known + unknown
  }

  package func finish(_ value: Value) -> Value { value }

  package func faults(in value: Value) -> [FieldError] {
    if let most, value.entries.count > most {
      return [FieldError(.tooMany, .say("list.chooseAtMost", ["count": most]))]
    }
    if let fault = value.texts.lazy.compactMap(options.fault).first { return [fault] }
    if value.entries.count >= least { return [] }
    return [FieldError(.tooFew, .say("list.chooseAtLeast", ["count": least]))]
  }

  package func write(_ value: Value, as writing: Writing) -> String {
    let texts = value.texts
    return (writing == .answer ? texts : texts.map { options.label(of: $0) ?? $0 })
      .joined(separator: ", ")
  }

  package func typed(_ value: Value) -> TypedValue { .entries(value.texts) }

  package func arePlainlyGood(_ entries: [Value]) -> Bool {
    var last = -1
    for entry in entries {
      guard case .text(let text) = entry, let place = options.place(of: text.utf8.span),
        place > last
      else { return false }
      last = place
    }
    return entries.count >= least && entries.count <= most ?? .max
  }
}

/// Something that can be chosen: the value that is returned, and the words for it.
public struct ChoiceOption: Hashable, Sendable {
  package var value: String
  package var label: String
  /// What the value means, if it is a number or a truth value.
  package var typed: TypedValue?
  package var description: String?
  package var when: Condition

  /// An option; without a label, people see its value.
  public init(
    _ value: String, label: String? = nil, description: String? = nil, when: FieldCondition = true
  ) {
    self.init(value, label: label, description: description, when: when.condition)
  }

  package init(_ value: String, label: String?, description: String?, when: Condition) {
    (self.value, self.label) = (value, label ?? value)
    (self.description, self.when) = (description, when)
  }

  package var listed: String { description.map { "\(label) – \($0)" } ?? label }
}

/// Where the options of a choice stand.
public enum ChoiceStyle: String, CaseIterable, Sendable {
  /// Always visible, if there are few of them.
  case auto
  case list
  /// Always visible, however many there are.
  case open

  private static let most = 6

  /// A choice that takes the person's own text is never open; options from a program are only if
  /// the form says so, since nobody knows how many there will be.
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

  /// The options of a text: one a line, each a value or `value TAB label`.
  package static func lines(of text: String) -> [Self] {
    text.utf8.lines.filter { !$0.isEmpty }.map { line in
      let parts = Substring(line).split(separator: "\t", maxSplits: 1).map(String.init)
      return Self(parts.first ?? "", label: parts.count > 1 ? parts[1] : nil)
    }
  }
}

/// The options of a choice, found by value and by label even where there are thousands.
package struct ChoiceOptions: Sendable {
  package let all: [ChoiceOption]
  /// True if a text of the person's own is a valid answer too.
  package let takesOther: Bool
  package let program: OptionProgram?
  /// True until that program has answered: the options aren't known yet.
  package let isPending: Bool
  /// All options, even those whose conditions don't hold.
  private let every: [ChoiceOption]
  /// The values of the options whose conditions don't hold.
  private let hidden: Set<String>
  private let meanings = OptionMeanings()
  private let indices: [String: Int]
  private let values: ByteIndex
  /// No value has more characters.
  let longest: Int

  /// Takes all options, and those `shown` because their conditions hold.
  package init(
    _ every: [ChoiceOption], shown: [ChoiceOption]? = nil, takesOther: Bool = false,
    program: OptionProgram? = nil, isPending: Bool = false
  ) {
    hidden = shown.map { Set(every.map(\.value)).subtracting($0.map(\.value)) } ?? []
    let shown = shown ?? every
    (self.every, all) = (every, shown)
    (self.takesOther, self.program, self.isPending) = (takesOther, program, isPending)
    values = ByteIndex(shown.lazy.map(\.value))
    longest = every.lazy.map(\.value.utf8.count).max() ?? 0
    indices = Dictionary(
      shown.enumerated().map { ($1.value, $0) }, uniquingKeysWith: { first, _ in first })
  }

  package func index(of value: String) -> Int? { indices[value] }

  /// The place of the option with these bytes as its value; only plain letters are found.
  func place(of value: Span<UInt8>) -> Int? { value.isPlainText() ? values.place(of: value) : nil }

  func hasValue(_ value: String) -> Bool { indices[value] != nil }

  /// The value of an option as the form writes it, for the same text in any normal form.
  func option(_ text: String) -> String? { indices[text].map { all[$0].value } }

  package func typed(of value: String) -> TypedValue {
    indices[value].flatMap { all[$0].typed } ?? .text(value)
  }

  package func value(meaning typed: TypedValue) -> String? {
    meanings.place(of: typed, among: every).map { every[$0].value }
  }

  package var areTyped: Bool { every.contains { $0.typed != nil } }

  package var areNumbers: Bool {
    program == nil && !every.isEmpty && every.allSatisfy { DecimalNumber($0.value) != nil }
  }

  func label(of value: String) -> String? { indices[value].map { all[$0].label } }

  /// The value that a text means: an exact value, or a label in any case.
  func value(of text: String) -> String? {
    if let option = option(text) { return option }
    return meanings.place(ofLabel: text.withoutOuterSpace, among: all).map { all[$0].value }
  }

  /// The error of a value as an answer; a text of the person's own has the usual limit of length.
  func fault(of value: String) -> FieldError? {
    guard takes(value) else { return FieldError(.notInList, .say("list.notInList")) }
    return takesOther && !hasValue(value) && value.isLonger(than: FieldLimits.graphemes)
      ? FieldError(.tooLong, .say("length.full", counting: FieldLimits.graphemes)) : nil
  }

  /// True if a value can be an answer: an option, or any other text where that is allowed.
  package func takes(_ value: String) -> Bool {
    hasValue(value) || isPending || (takesOther && !hidden.contains(value))
  }

  /// The ids of the fields that conditions name, or whose answers the program gets.
  var watchedIDs: [String] { conditions.flatMap(\.fieldIDs) + (program?.with ?? []) }

  /// When each option is there.
  var conditions: [Condition] { every.map(\.when) }

  /// The options whose conditions hold now; `nil` if nothing changes.
  func adapted(to surroundings: Surroundings) -> Self? {
    guard every.contains(where: { $0.when != .always }) else { return nil }
    let shown = every.filter { $0.when.holds(in: surroundings) }
    guard shown != all else { return nil }
    return Self(
      every, shown: shown, takesOther: takesOther, program: program, isPending: isPending)
  }

  func listing(_ options: [ChoiceOption]) -> Self {
    Self(options, takesOther: takesOther, program: program)
  }

  /// The same options with texts of the person's own behind them.
  func offering(_ texts: [String]) -> Self {
    Self(all + texts.map { ChoiceOption($0) }, takesOther: true)
  }
}

/// The places of options by label and by what they mean, collected when first asked for.
private final class OptionMeanings: Sendable {
  private let labels = Mutex<[String: Int]?>(nil)
  private let meanings = Mutex<[TypedValue: Int]?>(nil)

  func place(ofLabel label: String, among options: [ChoiceOption]) -> Int? {
    Self.place(of: label.lowercased(), in: labels, options) { $0.label.lowercased() }
  }

  func place(of meaning: TypedValue, among options: [ChoiceOption]) -> Int? {
    Self.place(of: meaning, in: meanings, options, by: \.typed)
  }

  private static func place<Key: Hashable & Sendable>(
    of key: Key, in places: borrowing Mutex<[Key: Int]?>, _ options: [ChoiceOption],
    by keyOf: (ChoiceOption) -> Key?
  ) -> Int? {
    places.withLock { places in
      let known =
        places
        ?? Dictionary(
          options.enumerated().compactMap { place, option in keyOf(option).map { ($0, place) } }
        ) { first, _ in first }
      places = known
      return known[key]
    }
  }
}

/// A program that lists options, and the fields whose answers it gets.
package struct OptionProgram: Hashable, Sendable {
  package let run: [String]
  package let with: [String]
  package let timeout: Int
  #if !TFIELD_PROGRAM
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

/// A switch: on or off, and where it is required, on.
package struct Toggle: FieldType {
  static let on = "true"

  package static let traits = TypeTraits(
    .say("label.toggle"), required: .say("field.mustBeOn"), priority: 0.5)
  package let editor = Editor.toggle

  package init() {}

  package func parse(_ text: String) -> Parse {
    switch text {
    case Self.on, "": .data(text)
    case "false": .data("")
    default: .wrong(.characters, .say("record.wrongKind", ["wanted": Wording.say("value.truth")]))
    }
  }

  package func capacity(for data: String) -> Int { Self.on.count }

  package func typed(_ data: String) -> TypedValue { .flag(data == Self.on) }

  package func isPlainlyGood(_ bytes: Span<UInt8>) -> Bool { bytes.isText(Self.on) }
}

extension TypeDeclaration {
  package static let choosing: [Self] = [
    Self(
      "toggle", "A switch: on or off.", [.init("answer", .word(["truth", "object"]))],
      holds: .flag, example: "true"
    ) { _ in .toggle },
    Self(
      "choice", "One option of several.", options,
      example: .init("Green", with: #"{ "options": ["Red", "Green"] }"#)
    ) { FieldKind(Choice($0["options"] ?? ChoiceOptions([]), style: $0.choiceStyle)) },
    Self(
      "choices", "Several options.", options + [.init("ordered", .flag)] + counts,
      holds: .entries,
      example: .init("Red, Green", with: #"{ "options": ["Red", "Green", "Blue"] }"#)
    ) {
      FieldKind(
        Choices(
          $0["options"] ?? ChoiceOptions([]), min: $0["min"] ?? 0, max: $0["max"],
          style: $0.choiceStyle, isOrdered: $0["ordered"] ?? false))
    },
    Self(
      "list", "A list of entries: of one field each, or of several.",
      [
        .init("of", .entry), .init("fields", .rows),
        .init("pairs", .word(PairValue.allCases.map(\.rawValue) + ["fields"])),
        .init("unique", .ids),
      ] + counts, oneOf: ["of", "fields"],
      holds: .entries, example: .init("Swift", with: #"{ "of": { "type": "phrase" } }"#)
    ) { settings in
      let (least, most): (Int, Int?) = (settings["min"] ?? 0, settings["max"])
      guard let entry: Form = settings["fields"] else {
        return FieldKind(
          FormList(
            of: settings["of"] ?? Field("entry"), min: least, max: most, pairs: settings["pairs"]))
      }
      return FieldKind(
        FormList(
          of: entry, min: least, max: most, unique: settings["unique"] ?? [],
          areNamed: settings["pairs"] == "fields"))
    },
    Self(
      "text", "Text in several lines.",
      [.init("lines", .count(1...20)), .init("maxLength", .count(1...65_536))],
      example: "Dear all"
    ) { .text(lines: $0["lines"] ?? 4, maxLength: $0["maxLength"]) },
    Self(
      "note", "A text on the form, which is its label. It has no answer.", example: ""
    ) { _ in .note },
    Self(
      "display", "The value of another field, to be read only.",
      [.init("of", .field(of: nil), isRequired: true)],
      example: .init("", with: #"{ "of": "example" }"#)
    ) { .display(of: $0["of"] ?? "") },
  ]

  private static let options: [TypeParameter] = [
    .init("options", .options, isRequired: true), .init("other", .flag),
    .init("answer", .word(["value", "label"])),
    .init("style", .word(["auto", "list", "open", "radio"])),
  ]

  private static let counts: [TypeParameter] = [
    .init("min", .count(0...100_000)), .init("max", .count(0...100_000)),
  ]
}

extension FieldKind {
  /// On or off.
  public static var toggle: Self { Self(Toggle()) }
  /// One of some texts.
  public static func choice(_ texts: [String], style: ChoiceStyle = .auto) -> Self {
    choice(texts.map { ChoiceOption($0) }, style: style)
  }
  /// One of some options; with `other`, or a text of the person's own.
  public static func choice(
    _ options: [ChoiceOption], other: Bool = false, style: ChoiceStyle = .auto
  ) -> Self {
    Self(Choice(ChoiceOptions(options, takesOther: other), style: style))
  }
  /// One of the cases of an enum, whose raw values are the answers.
  ///
  /// ```swift
  /// enum Size: String, CaseIterable, Decodable { case small, extraLarge }
  ///
  /// Field("size", .choice(Size.self))
  /// ```
  /// Without `label` the words are those of the names: Small, Extra Large.
  public static func choice<Case: CaseIterable & RawRepresentable<String>>(
    _ type: Case.Type, style: ChoiceStyle = .auto,
    label: ((Case) -> String)? = nil
  ) -> Self {
    choice(options(type, label), style: style)
  }
  /// Several of the cases of an enum, whose raw values are the answers.
  public static func choices<Case: CaseIterable & RawRepresentable<String>>(
    _ type: Case.Type, min: Int = 0, max: Int? = nil, style: ChoiceStyle = .auto,
    label: ((Case) -> String)? = nil
  ) -> Self {
    choices(options(type, label), min: min, max: max, style: style)
  }
  private static func options<Case: CaseIterable & RawRepresentable<String>>(
    _ type: Case.Type, _ label: ((Case) -> String)?
  ) -> [ChoiceOption] {
    type.allCases.map { ChoiceOption($0.rawValue, label: label?($0) ?? $0.rawValue.asLabelOfName) }
  }
  /// Several of some texts.
  public static func choices(
    _ texts: [String], min: Int = 0, max: Int? = nil, style: ChoiceStyle = .auto
  ) -> Self {
    choices(texts.map { ChoiceOption($0) }, min: min, max: max, style: style)
  }
  /// Several of some options; with `other`, a text of the person's own among them.
  public static func choices(
    _ options: [ChoiceOption], min: Int = 0, max: Int? = nil, other: Bool = false,
    style: ChoiceStyle = .auto
  ) -> Self {
    Self(Choices(ChoiceOptions(options, takesOther: other), min: min, max: max, style: style))
  }
  /// A list of entries of one kind.
  public static func list(of kind: Self, min: Int = 0, max: Int? = nil) -> Self {
    list(of: Field("entry", kind), min: min, max: max)
  }
  /// A list of entries, each judged as that field is.
  public static func list(of entry: Field, min: Int = 0, max: Int? = nil) -> Self {
    Self(FormList(of: entry, min: min, max: max))
  }
  /// A list of entries of several fields, in rows; no two have the same answers to `unique`.
  public static func list(
    of rows: [[Field]], min: Int = 0, max: Int? = nil, unique: [String] = []
  ) -> Self {
    Self(FormList(of: rows, min: min, max: max, unique: unique))
  }
  /// Several lines of text.
  public static func text(lines: Int = 4, maxLength: Int? = nil) -> Self {
    Self(TextBlock(lines: lines, maxLength: maxLength))
  }
  /// Words to read, with nothing to fill in.
  public static var note: Self { Self(Note()) }
  /// The answer of another field, to read.
  public static func display(of id: String) -> Self { Self(Display(of: id)) }
}

extension TypeSettings {
  /// How the options are shown; `radio` is an older word for `open`.
  fileprivate var choiceStyle: ChoiceStyle {
    ChoiceStyle(rawValue: self["style"] ?? "auto") ?? .open
  }
}
