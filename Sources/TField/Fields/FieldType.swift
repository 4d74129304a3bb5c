/// What a field may hold, how it is shown, what is wrong with it and what it means.
///
/// Only ``traits`` are required. Every other requirement has a default that accepts anything, so a
/// type states exactly what makes it special. The laws that every type keeps: each beginning of
/// good data is good while typing; finishing twice is finishing once and changes no verdict; a
/// settled text read back gives the same data.
package protocol FieldType: Sendable {
  /// What is the same for all fields of the type.
  static var traits: TypeTraits { get }

  /// The same, for types whose fields differ in it.
  var traits: TypeTraits { get }

  /// The mask drawn around the data, or `nil` for free text; it may grow with the data.
  func template(for data: String) -> Template?

  /// What a whole text means: typed, pasted, or given in a file.
  func parse(_ text: String) -> Parse

  func capacity(for data: String) -> Int

  /// Judges data; never called with empty data.
  func judge(_ data: String) -> Parse.State

  /// True if the two mean the same where a value must be entered twice.
  func takes(_ data: String, for other: String) -> Bool

  /// True if the UTF-8 bytes are certainly a good, finished value in a writing of this type.
  ///
  /// It is a quick test in front of ``FieldType/judge(_:)``, which decides where this returns
  /// false. If it returns true, an answer of these bytes is taken unchanged, `judge` finds no error
  /// in the data, and finishing it changes nothing.
  func isPlainlyGood(_ bytes: Span<UInt8>) -> Bool

  func data(writtenAs bytes: Span<UInt8>) -> String

  func write(_ data: String, as writing: Writing) -> String

  /// A short word beside the label: the brand of a card, the strength of a password.
  func badge(_ data: String) -> Wording?

  /// All such words, where they are few, so that a row leaves room for them.
  var badges: [Wording] { get }

  /// A warning, which blocks nothing.
  func warning(_ data: String) -> FieldError?

  /// What to say while the field is being filled in, such as how much is left.
  func hint(_ data: String) -> Wording?

  /// What to write, with an example, for a text of which more is wrong than a character.
  var lesson: Wording? { get }

  func typed(_ data: String) -> TypedValue

  /// Finds the values that a list offers beside a line of text; `nil` without a list.
  var suggestions: (@Sendable () -> [ChoiceOption])? { get }

  /// What the text so far may become, such as the paths that begin with it.
  func completions(of data: String) -> [String]

  var editor: Editor { get }

  /// The data of a field that only shows what other fields hold.
  var derivedData: String? { get }

  /// True if the type, or one that it is made of, is secret by nature, whatever a form says.
  var holdsSecret: Bool { get }

  var nature: TypeNature { get }

  /// The ids of the fields that this type, in that field, depends on.
  func neighbours(of field: Field, in form: Form) -> [String]

  /// The type adapted to a day and to neighbours; `nil` if nothing would change.
  func adapted(to surroundings: Surroundings) -> Self?

  // What is asked of whole values; only types of entries have answers of their own.

  /// The entries that were given, each as the type takes it.
  func taken(_ value: Value) -> Value

  /// The value as it is kept once the field is left.
  func finish(_ value: Value) -> Value

  /// What is wrong with a finished value; never asked about an empty one.
  func faults(in value: Value) -> [FieldError]

  func warning(_ value: Value) -> FieldError?
  func write(_ value: Value, as writing: Writing) -> String
  func typed(_ value: Value) -> TypedValue
  func badge(_ value: Value) -> Wording?

  /// True if the entries are certainly good, each as ``isPlainlyGood(_:)`` says.
  func arePlainlyGood(_ entries: [Value]) -> Bool
}

extension FieldType {
  package static var traits: TypeTraits { TypeTraits("") }
  package var traits: TypeTraits { Self.traits }

  package func template(for data: String) -> Template? { nil }

  package func parse(_ text: String) -> Parse { unmasked(text) }

  package func write(_ data: String, as writing: Writing) -> String { masked(data, as: writing) }

  package func capacity(for data: String) -> Int {
    template(for: data)?.capacity ?? FieldLimits.graphemes
  }

  package func judge(_ data: String) -> Parse.State { template(for: data)?.judge(data) ?? .whole }

  /// Judges the text, for types that don't judge bytes.
  package func isPlainlyGood(_ bytes: Span<UInt8>) -> Bool {
    guard editor.isText, bytes.isPlainText() else { return false }
    let text = String(bytes)
    let parse = parse(text)
    guard parse.state == .whole, parse.notice == nil, let data = parse.data,
      judge(data) == .whole, finish(data) == data
    else { return false }
    // If the text and the data differ in meaning, a slower check must decide.
    return (data == text || !isBare && judge(text) != .whole) && writes(text, as: data)
  }

  package func data(writtenAs bytes: Span<UInt8>) -> String {
    let text = String(bytes)
    return template(for: "")?.data(in: bytes)?.text ?? parse(text).data ?? text
  }

  package func takes(_ data: String, for other: String) -> Bool { data == other }

  package func badge(_ data: String) -> Wording? { nil }
  package var badges: [Wording] { [] }
  package func warning(_ data: String) -> FieldError? { nil }
  package func hint(_ data: String) -> Wording? { nil }

  package var lesson: Wording? {
    traits.example.map { .say("reading.lesson", ["subject": subject, "example": $0]) }
  }

  package func typed(_ data: String) -> TypedValue { .text(text(data)) }
  package var suggestions: (@Sendable () -> [ChoiceOption])? { nil }
  package func completions(of data: String) -> [String] { suggestions?().map(\.label) ?? [] }
  package var editor: Editor { .line }
  package var derivedData: String? { nil }

  package var holdsSecret: Bool { isSecret || mustNotBeStored }
  package var nature: TypeNature { .text }

  package func neighbours(of field: Field, in form: Form) -> [String] { [] }
  package func adapted(to surroundings: Surroundings) -> Self? { nil }

  package func taken(_ value: Value) -> Value { value }
  package func finish(_ value: Value) -> Value { .text(finish(value.text)) }
  package func typed(_ value: Value) -> TypedValue { typed(value.text) }
  package func badge(_ value: Value) -> Wording? { badge(value.text) }
  package func warning(_ value: Value) -> FieldError? { warning(value.text) }
  package func arePlainlyGood(_ entries: [Value]) -> Bool { false }

  /// True if a value is certainly good: the judge needn't be asked about it.
  package func isSurelyGood(_ value: Value) -> Bool {
    switch value {
    case .text(let text): isPlainlyGood(text.utf8.span)
    case .list(let entries):
      !value.isLonger(than: FieldLimits.entries) && arePlainlyGood(entries)
    case .row, .fault: false
    }
  }

  package func write(_ value: Value, as writing: Writing) -> String {
    write(value.text, as: writing)
  }

  package func faults(in value: Value) -> [FieldError] { faults(inText: value.text) }

  func faults(inText data: String) -> [FieldError] {
    let room = room(for: data)
    if editor.isText, data.isLonger(than: room) {
      return [
        FieldError(.tooLong, .say("length.tooMany", counting: data.count - room, ["most": room]))
      ]
    }
    return judge(data).error.map { [$0] } ?? []
  }
}

/// What a type is, whatever is in its fields.
package struct TypeTraits: Sendable {
  /// The label of a field that was given none.
  package var label: Wording
  /// What sentences call such a value.
  package var subject: Wording
  /// What to say about a required field without an answer.
  package var required: Wording
  /// How strongly the field keeps its width, 0–10.
  package var priority: Double
  /// Whether it is drawn as dots, and kept out of drafts and messages.
  package var isSecret: Bool
  package var mask: Mask
  /// Whether no file may ever keep it: a security code, a password.
  package var mustNotBeStored: Bool
  /// Whether full-width forms, odd spaces and dashes become plain ones; `nil`: if there is a mask.
  package var foldsForms: Bool?
  /// True where a mask has a place for each character, and one more can't mean anything.
  package var isFixedLength: Bool
  /// True if a text that was left is typed on as it is shown, and not as data.
  package var isTypedAsShown: Bool
  /// True if white space around the data goes when the field is left.
  package var isTrimmed: Bool
  package var capitals: WordCapitals?
  /// A value that is right, to show how it is written.
  package var example: String?

  package init(
    _ label: Wording, _ subject: Wording = .say("subject.value"), required: Wording = .required,
    priority: Double = 1, isSecret: Bool = false, mask: Mask = .nothing,
    mustNotBeStored: Bool = false, foldsForms: Bool? = nil, isFixedLength: Bool = true,
    isTypedAsShown: Bool = false, isTrimmed: Bool = false, capitals: WordCapitals? = nil,
    example: String? = nil
  ) {
    self.label = label
    self.subject = subject
    self.required = required
    self.isSecret = isSecret
    self.mask = mask
    self.mustNotBeStored = mustNotBeStored
    self.foldsForms = foldsForms
    self.isFixedLength = isFixedLength
    self.priority = priority
    self.isTypedAsShown = isTypedAsShown
    self.isTrimmed = isTrimmed
    self.capitals = capitals
    self.example = example
  }
}

extension FieldType {
  package var label: Wording { traits.label }
  package var subject: Wording { traits.subject }
  package var priority: Double { traits.priority }
  package var isSecret: Bool { traits.isSecret }
  package var mask: Mask { traits.mask }
  package var mustNotBeStored: Bool { traits.mustNotBeStored }
  package var foldsForms: Bool { traits.foldsForms ?? (template(for: "") != nil) }
  package var isTypedAsShown: Bool { traits.isTypedAsShown }
  package var capitals: WordCapitals? { traits.capitals }

  /// The most characters that a field may hold, as data or as text.
  func room(for data: String) -> Int { max(capacity(for: data), FieldLimits.graphemes) }

  /// True if what is written is the data, letter for letter.
  var isBare: Bool { template(for: "") == nil && !isTypedAsShown }
}

/// What a type is made of, so that no code needs to ask which type it is.
package enum TypeNature {
  case text
  case choice(ChoiceOptions, least: Int? = nil, most: Int? = nil)
  case list(FormList)
  case day(CalendarDay)
  /// A number with that many places; `counts`: an empty field is stepped to zero.
  case number(places: Int?, counts: Bool)
  case path, color
  case repeating(String)
}

extension FieldType {
  package var choiceOptions: ChoiceOptions? {
    if case .choice(let options, _, _) = nature { options } else { nil }
  }

  package var watchedIDs: [String] { choiceOptions?.watchedIDs ?? list?.watchedIDs ?? [] }

  package var mostChoices: Int? { if case .choice(_, _, let most) = nature { most } else { nil } }

  package var list: FormList? { if case .list(let list) = nature { list } else { nil } }

  /// The list, if its entries are rows of fields.
  package var formList: FormList? { list.flatMap { $0.isBare ? nil : $0 } }

  package var entryType: (any FieldType)? { list?.entryType }

  package var pairs: PairValue? { list?.pairs }

  package var fewestEntries: Int? {
    if case .choice(_, let least, _) = nature { least } else { list?.least }
  }

  var calendar: CalendarDay? { if case .day(let day) = nature { day } else { nil } }

  func with(_ change: (inout Self) -> Void) -> Self {
    var changed = self
    change(&changed)
    return changed
  }
}

/// What the written text of some data is for.
package enum Writing: Hashable, Sendable {
  /// Typing goes on from it: a mask filled in, a decimal comma.
  case typing
  /// The mask is laid around it: the data character for character, such as with a decimal comma.
  case bare
  /// It is shown while the field is being filled in.
  case editing
  /// It is shown once the field was left.
  case settled
  /// Answers give it, the same in every language.
  case answer
  /// Files keep it, the same in every language.
  case file
  /// It is kept once the field is left; "" stays "".
  case finished
  /// It is left where something was deleted: a zero that came by itself goes with its digit.
  case remainder
}

extension FieldType {
  /// Reads a text without its mask; `keep` drops what can't stay.
  func unmasked(_ text: String, keeping keep: (String) -> String = { $0 }) -> Parse {
    let template = template(for: text)
    let shown = keep(template?.bare(text) ?? text)
    let data = template.map { keep($0.bare(text.withoutOuterSpace)) } ?? shown
    let room = capacity(for: data)
    let parse: Parse =
      if let index = template?.firstStranger(in: data) {
        .stranger(index, in: data, of: subject)
      } else if data.isLonger(than: room) {
        .wrong(.tooLong, .say("length.full", counting: room))
      } else {
        .data(data)
      }
    let fits = template?.accepts(shown) ?? true && !shown.isLonger(than: room)
    return parse.showing(fits ? shown : nil)
  }

  func masked(_ data: String, as writing: Writing) -> String {
    switch writing {
    case .finished where traits.isTrimmed: return data.withoutOuterSpace
    case .bare, .file, .finished, .remainder: return data
    case .typing: return template(for: data)?.filled(with: data) ?? data
    case .answer: return write(data, as: .settled)
    case .editing, .settled:
      let bare = write(data, as: .bare)
      return template(for: data)?.filled(with: bare, isSettled: writing == .settled) ?? bare
    }
  }

  /// The data as it is kept once the field is left.
  package func finish(_ data: String) -> String { write(data, as: .finished) }

  package func text(_ data: String) -> String { write(data, as: .settled) }

  package func text(_ value: Value) -> String { write(value, as: .settled) }

  /// The value as files keep it, the same in every language.
  package func filed(_ value: Value) -> Value {
    editor.hasEntries ? value : .text(write(value.text, as: .file))
  }
}

extension String {
  /// True if it has more characters; few bytes needn't be counted.
  func isLonger(than count: Int) -> Bool { utf8.count > count && self.count > count }
}

/// The bounds of every field.
package enum FieldLimits {
  /// The graphemes of a text, unless its type says otherwise.
  package static let graphemes = 4096
  /// The graphemes of all entries of a list together, or of all that is chosen.
  static let entries = 1_048_576
}

/// How a field is edited.
package enum Editor: Hashable, Sendable {
  case line
  /// Text in several lines, drawn that high.
  case lines(Int)
  /// On or off, by Space.
  case toggle
  /// A line of text that a calendar can fill in.
  case calendar
  /// One of many, from a list that opens.
  case choice
  /// One of many, all of them visible.
  case radio
  /// Many of many, from a list that opens.
  case choices
  /// Many of many, all of them visible.
  case checks
  /// Entries on a sheet of their own.
  case entries
  /// Entries of several fields, in a table; each opens as a page of its own.
  case table
  /// Only to be read.
  case none

  package var isText: Bool { self == .line || self == .calendar || hasLines }

  package var isOpenChoice: Bool { self == .radio || self == .checks }

  /// The same editor with a list that opens, in place of visible options.
  var folded: Self { self == .radio ? .choice : self == .checks ? .choices : self }

  package var opensFromEnter: Bool { self == .choice || self == .choices }

  package var hasEntries: Bool {
    self == .choices || self == .checks || self == .entries || self == .table
  }

  package var isEntries: Bool { self == .entries || self == .table }

  /// True if its answer can't be given in one line.
  package var needsRows: Bool { opensFromEnter || isEntries || hasLines }

  var hasLines: Bool { if case .lines = self { true } else { false } }
}

/// A type whose data is ASCII, and is judged byte by byte, which is quick.
protocol ASCIIType: FieldType {
  func judge(_ data: Span<UInt8>) -> Parse.State

  /// The data in a text that is written just as the field would show it, or as bare data.
  func data(in text: Span<UInt8>) -> ShortData?

  /// The characters of its data, where it has no mask.
  static var signs: ASCIISet { get }

  /// False if leaving the field would change data that is whole.
  func isFinished(_ data: Span<UInt8>) -> Bool
}

extension ASCIIType {
  package func judge(_ data: String) -> Parse.State { judge(data.utf8.span) }
  static var signs: ASCIISet { .digits }
  func isFinished(_ data: Span<UInt8>) -> Bool { true }

  func data(in text: Span<UInt8>) -> ShortData? {
    if let template = template(for: "") { return template.data(in: text) }
    return text.count <= capacity(for: "") ? ShortData(text, of: Self.signs) : nil
  }

  package func isPlainlyGood(_ text: Span<UInt8>) -> Bool {
    guard let data = data(in: text), data.count > 0 else { return false }
    let bytes = data.bytes.span.extracting(..<data.count)
    guard case .whole = judge(bytes) else { return false }
    return isFinished(bytes)
  }

  package func data(writtenAs bytes: Span<UInt8>) -> String {
    data(in: bytes)?.text ?? String(bytes)
  }
}

/// A few bytes of data, kept without allocating.
struct ShortData {
  private(set) var bytes = InlineArray<64, UInt8>(repeating: 0)
  private(set) var count = 0

  init() {}

  var text: String { String(bytes.span.extracting(..<count)) }

  mutating func append(_ byte: UInt8) -> Bool {
    guard count < bytes.count else { return false }
    bytes[count] = byte
    count += 1
    return true
  }

  /// A text of these characters alone, or of groups of them with single spaces between.
  init?(_ text: Span<UInt8>, of signs: ASCIISet, inGroups mayHaveSpaces: Bool = false) {
    var isBehindSpace = true
    for index in text.indices {
      let isSpace = mayHaveSpaces && text[index] == 0x20
      guard isSpace ? !isBehindSpace : signs.contains(text[index]) && append(text[index]) else {
        return nil
      }
      isBehindSpace = isSpace
    }
    if isBehindSpace { return nil }
  }
}
