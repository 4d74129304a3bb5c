/// A text that may hold other fields' answers: `Hello {name|first}`.
package struct AnswerText: Hashable, Sendable {
  /// A change to an answer before it goes into the text.
  package enum Filter: String, CaseIterable, Sendable {
    case lower, upper, slug, trim, first, initials, basename
  }

  /// A piece of the text.
  package enum Piece: Hashable, Sendable {
    case words(String)
    case answer(String, [Filter])
  }

  package let pieces: [Piece]
  /// The text of each answer, as filled in last.
  private var answers: [Piece: String] = [:]
  /// The most bytes of a filled text; answers beyond that are cut.
  private static let sizeLimit = 65_536
  /// The most bytes of answers that filters work on at a time.
  private static let effort = 1_048_576

  package init(_ pieces: [Piece]) { self.pieces = pieces }

  package var fieldIDs: [String] {
    pieces.compactMap { if case .answer(let id, _) = $0 { id } else { nil } }
  }

  package var text: String {
    var text = ""
    for piece in pieces {
      if case .words(let words) = piece { text += words } else { text += answers[piece] ?? "" }
      if text.utf8.count > Self.sizeLimit { return text.cut(toBytes: Self.sizeLimit) + "…" }
    }
    return text
  }

  func filled(in surroundings: Surroundings) -> Self {
    var filled = self
    var effort = Self.effort
    var seen: Set<Piece> = []
    for piece in pieces {
      guard case .answer(let id, let filters) = piece, seen.insert(piece).inserted,
        let value = surroundings.values[id]
      else { continue }
      let text = effort < 0 ? "" : value.text
      effort -= (filters.count + 1) * text.utf8.count
      filled.answers[piece] = effort < 0 ? "…" : filters.reduce(text) { $1.applied(to: $0) }
    }
    return filled
  }
}

extension String {
  fileprivate func cut(toBytes limit: Int) -> Self {
    var end = utf8.index(startIndex, offsetBy: limit, limitedBy: endIndex) ?? endIndex
    while end.samePosition(in: unicodeScalars) == nil { end = utf8.index(before: end) }
    return String(unicodeScalars[..<end])
  }
}

extension AnswerText.Filter {
  func applied(to text: String) -> String {
    switch self {
    case .lower: text.lowercased()
    case .upper: text.uppercased()
    case .slug: Slug().parse(text).data ?? text
    case .trim: text.withoutOuterSpace
    case .first: Self.words(of: text).first ?? ""
    case .initials: Self.words(of: text).compactMap { $0.first?.uppercased() }.joined()
    case .basename: text.split(separator: "/").last.map(String.init) ?? text
    }
  }

  private static func words(of text: String) -> [String] {
    text.split { $0.isWhitespace || $0 == "," }.map(String.init)
  }
}

extension AnswerText {
  /// Why a text with braces can't be read.
  package enum Fault: Error, Hashable, Sendable {
    case unclosed
    case unknownFilter(String)
  }

  /// Reads a text in which `{id|filter}` stands for an answer and `{{` for a brace.
  package init(_ source: String) throws(Fault) {
    var pieces: [Piece] = []
    var words = ""
    var rest = source[...]
    while let character = rest.popFirst() {
      if character != "{" {
        words.append(character)
      } else if rest.first == "{" {
        words.append("{")
        rest.removeFirst()
      } else {
        guard let end = rest.firstIndex(of: "}") else { throw .unclosed }
        if !words.isEmpty { pieces.append(.words(words)) }
        words = ""
        pieces.append(try Self.answer(rest[..<end]))
        rest = rest[rest.index(after: end)...]
      }
    }
    if !words.isEmpty { pieces.append(.words(words)) }
    self.init(pieces)
  }

  private static func answer(_ text: Substring) throws(Fault) -> Piece {
    let parts = text.split(separator: "|", omittingEmptySubsequences: false)
      .map { String($0).withoutOuterSpace }
    var filters: [Filter] = []
    for name in parts.dropFirst() {
      guard let filter = Filter(rawValue: name) else { throw .unknownFilter(name) }
      filters.append(filter)
    }
    return .answer(parts.first ?? "", filters)
  }

  package var holdsAnswers: Bool { !fieldIDs.isEmpty }
}

extension Wording {
  var answerIDs: [String] { if case .answers(let text) = self { text.fieldIDs } else { [] } }

  mutating func fill(in surroundings: Surroundings) {
    if case .answers(let text) = self { self = .answers(text.filled(in: surroundings)) }
  }
}

/// Which texts of a form hold answers; they are filled in again when one of those changes.
struct FormTexts: Sendable {
  private(set) var sources: Set<Int> = []
  /// For a field, the fields whose texts hold its answer.
  private var readers: [Int: [Int]] = [:]
  /// The fields whose answers are in the form's own texts.
  private var ownSources: Set<Int> = []

  init() {}

  init(of form: Form) {
    for (index, field) in form.fields.enumerated() {
      for id in Set(field.texts.flatMap(\.answerIDs)) {
        if let source = form.index(of: id) { readers[source, default: []].append(index) }
      }
    }
    ownSources = Set(form.ownTexts.flatMap(\.answerIDs).compactMap(form.index))
    sources = ownSources.union(readers.keys)
  }

  func fields(holding sources: Set<Int>) -> Set<Int> {
    Set(sources.flatMap { readers[$0] ?? [] })
  }

  /// True if the form's own texts hold any of these answers.
  func isOwn(_ sources: Set<Int>) -> Bool { !ownSources.isDisjoint(with: sources) }
}

extension Field {
  fileprivate var texts: [Wording] {
    [label, options.description, options.hint, options.help].compactMap(\.self)
  }

  fileprivate mutating func fillTexts(in surroundings: Surroundings) {
    label.fill(in: surroundings)
    options.description?.fill(in: surroundings)
    options.hint?.fill(in: surroundings)
    options.help?.fill(in: surroundings)
  }
}

extension Form {
  /// The texts outside of fields that may hold answers.
  fileprivate var ownTexts: [Wording] {
    [title, description].compactMap(\.self)
      + sections.flatMap { [$0.title, $0.description].compactMap(\.self) }
      + actions.flatMap { [$0.label, $0.confirm, $0.confirmWord, $0.done].compactMap(\.self) }
  }

  fileprivate mutating func fillTexts(in surroundings: Surroundings) {
    title.fill(in: surroundings)
    description?.fill(in: surroundings)
    for index in sections.indices {
      sections[index].title?.fill(in: surroundings)
      sections[index].description?.fill(in: surroundings)
    }
    for index in actions.indices {
      actions[index].label.fill(in: surroundings)
      actions[index].confirm?.fill(in: surroundings)
      actions[index].confirmWord?.fill(in: surroundings)
      actions[index].done?.fill(in: surroundings)
    }
  }
}

extension LinkedFields {
  /// Puts the current answers of some fields into every text that holds them.
  mutating func fillTexts(about changed: some Sequence<Int>) {
    let sources = form.texts.sources.isEmpty ? [] : form.texts.sources.intersection(changed)
    guard !sources.isEmpty else { return }
    var surroundings = outer
    for source in sources { surroundings.values[form.fields[source].id] = value(of: source) }
    if form.texts.isOwn(sources) { form.fillTexts(in: surroundings) }
    for index in form.texts.fields(holding: sources) {
      form.fields[index].fillTexts(in: surroundings)
      states[index].field = form.fields[index]
    }
    layoutVersion += 1
  }
}

/// Suggestions during typing, from the list that the form brought along.
extension FieldState {
  /// The text that is drawn behind the typed one, while the caret stands at its end.
  ///
  /// For an unfinished text or a code, it is what leaving the field makes of it: the only possible
  /// end, or the code's name. Behind any other good text it is only an offer.
  package var suggestion: String? {
    let ways = ways
    guard certainError == nil else {
      return ways.first.flatMap { first in ways.allSatisfy { $0 == first } ? first : nil }
    }
    if type.suggestions == nil { return ways.first }
    let data = settledReading.data
    return ways.first { type.parse($0).data.map(type.finish) == data }
  }

  private var ways: LazyFilterSequence<[String]> {
    guard activity == .active, editor == .line, !isReadOnly, !field.isSecret,
      !buffer.characters.isEmpty, buffer.caret == buffer.characters.count,
      buffer.selection == nil
    else { return [String]().lazy.filter { _ in false } }
    let all = field.options.suggestions + type.completions(of: data.text)
    return all.lazy.filter { [typed = buffer.characters] in $0.goesOn(from: typed) }
  }
}

extension FieldState {
  /// What Right or End at the end of the text takes; only Right changes what was typed.
  func suggestion(takenBy edit: EditCommand) -> String? {
    switch edit {
    case .move(.right): offersCorrection ? correction : suggestion
    case .move(.end): suggestion
    default: nil
    }
  }

  /// The text that the warning in sight asks about.
  package var correction: String? {
    guard activity == .active, editor == .line, !isReadOnly, !field.isPrivate, validity == .valid,
      !isChecking
    else { return nil }
    return shown.warning?.correction
  }

  /// True if Right takes that text: the caret stands at the end, as when the focus just came.
  package var offersCorrection: Bool {
    correction != nil && buffer.caret == buffer.characters.count
      && (buffer.selection == nil || buffer.isAllSelected)
  }
}

extension String {
  /// True if this is longer than `typed`, and begins with it in any case of letters.
  func goesOn(from typed: [Character]) -> Bool {
    var rest = self[...]
    for character in typed {
      guard let own = rest.popFirst(),
        own == character || own.lowercased() == character.lowercased()
      else { return false }
    }
    return !rest.isEmpty
  }
}
