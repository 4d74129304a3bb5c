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

  /// The texts of answers, each by the piece that it fills.
  package typealias Answers = [Piece: String]

  package let pieces: [Piece]
  /// The most bytes of a filled text; answers beyond that are cut.
  private static let sizeLimit = 65_536
  /// The most bytes of answers that filters work on at a time.
  private static let effort = 1_048_576

  package init(_ pieces: [Piece]) { self.pieces = pieces }

  package var fieldIDs: [String] {
    pieces.compactMap { if case .answer(let id, _) = $0 { id } else { nil } }
  }

  /// The text with those answers in it; without any, the words alone.
  package func text(with answers: Answers = [:]) -> String {
    var text = ""
    for piece in pieces {
      if case .words(let words) = piece { text += words } else { text += answers[piece] ?? "" }
      if text.utf8.count > Self.sizeLimit { return text.cut(toBytes: Self.sizeLimit) + "…" }
    }
    return text
  }

  /// The text with the answers of the fields around it.
  package func text(in surroundings: Surroundings) -> String {
    text(with: answers(in: surroundings))
  }

  /// What each of its pieces is filled with; pieces of unknown fields are left out.
  func answers(in surroundings: Surroundings) -> Answers {
    var answers: Answers = [:]
    var effort = Self.effort
    for piece in pieces {
      guard case .answer(let id, let filters) = piece, answers[piece] == nil,
        let value = surroundings.values[id]
      else { continue }
      let text = effort < 0 ? "" : value.text
      effort -= (filters.count + 1) * text.utf8.count
      answers[piece] = effort < 0 ? "…" : filters.reduce(text) { $1.applied(to: $0) }
    }
    return answers
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
  fileprivate var answerText: AnswerText? {
    if case .answers(let text) = self { text } else { nil }
  }

  func filled(with answers: AnswerText.Answers) -> Self {
    answerText.map { .verbatim($0.text(with: answers)) } ?? self
  }
}

/// Which texts of a form hold answers; they are filled in again when one of those changes.
struct FormTexts: Sendable {
  private(set) var sources: Set<Int> = []
  /// For a field, the texts that hold its answer.
  private var texts: [Int: Set<AnswerText>] = [:]
  /// For a field, the fields whose texts hold its answer.
  private var readers: [Int: [Int]] = [:]

  init() {}

  init(of form: Form) {
    for (index, field) in form.fields.enumerated() {
      for source in note(field.texts, of: form) { readers[source, default: []].append(index) }
    }
    sources = note(form.ownTexts, of: form).union(readers.keys)
  }

  /// Notes texts by the fields whose answers they hold; returns those fields.
  private mutating func note(_ words: [Wording], of form: Form) -> Set<Int> {
    var found: Set<Int> = []
    for text in words.compactMap(\.answerText) {
      for source in text.fieldIDs.compactMap(form.index) {
        texts[source, default: []].insert(text)
        found.insert(source)
      }
    }
    return found
  }

  func texts(holding sources: Set<Int>) -> Set<AnswerText> {
    sources.reduce(into: []) { $0.formUnion(texts[$1] ?? []) }
  }

  func fields(holding sources: Set<Int>) -> Set<Int> {
    Set(sources.flatMap { readers[$0] ?? [] })
  }
}

extension Field {
  fileprivate var texts: [Wording] {
    [label, options.description, options.hint, options.help].compactMap(\.self)
  }
}

extension Form {
  /// The texts outside of fields that may hold answers.
  fileprivate var ownTexts: [Wording] {
    [title, description].compactMap(\.self)
      + sections.flatMap { [$0.title, $0.description].compactMap(\.self) }
      + actions.flatMap { [$0.label, $0.confirm, $0.confirmWord, $0.done].compactMap(\.self) }
  }
}

extension Section {
  fileprivate func filled(with answers: AnswerText.Answers) -> Self {
    var filled = self
    filled.title = title?.filled(with: answers)
    filled.description = description?.filled(with: answers)
    return filled
  }
}

extension Action {
  fileprivate func filled(with answers: AnswerText.Answers) -> Self {
    var filled = self
    filled.label = label.filled(with: answers)
    filled.confirm = confirm?.filled(with: answers)
    filled.confirmWord = confirmWord?.filled(with: answers)
    filled.done = done?.filled(with: answers)
    return filled
  }
}

// The words of a form with the answers of now in them.
extension FormSession {
  package var title: Wording { form.title.filled(with: linked.answers) }
  package var description: Wording? { form.description?.filled(with: linked.answers) }

  package var sections: [Section] {
    linked.answers.isEmpty ? form.sections : form.sections.map { $0.filled(with: linked.answers) }
  }

  package var actions: [Action] { linked.actions }
}

extension FieldState {
  package var label: Wording { field.label.filled(with: answers) }
  package var description: Wording? { field.options.description?.filled(with: answers) }
  package var help: Wording? { field.options.help?.filled(with: answers) }
  /// The hint that the form gives, in place of the type's own.
  package var ownHint: Wording? { field.options.hint?.filled(with: answers) }
}

extension LinkedFields {
  var actions: [Action] {
    answers.isEmpty ? form.actions : form.actions.map { $0.filled(with: answers) }
  }

  /// Puts the current answers of some fields into every text that holds them.
  mutating func fillTexts(about changed: some Sequence<Int>) {
    let sources = form.texts.sources.isEmpty ? [] : form.texts.sources.intersection(changed)
    guard !sources.isEmpty else { return }
    var surroundings = outer
    for source in sources { surroundings.values[form.fields[source].id] = value(of: source) }
    for text in form.texts.texts(holding: sources) {
      answers.merge(text.answers(in: surroundings)) { $1 }
    }
    for index in form.texts.fields(holding: sources) { states[index].answers = answers }
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
    let data = entry.settling(as: type).reading.data
    return ways.first { type.parse($0).data.map(type.finish) == data }
  }

  private var ways: LazyFilterSequence<[String]> {
    guard activity == .active, editor == .line, !isReadOnly, !field.isSecret,
      !entry.buffer.characters.isEmpty,
      entry.buffer.caret == entry.buffer.characters.count, entry.buffer.selection == nil
    else { return [String]().lazy.filter { _ in false } }
    let all = field.options.suggestions + type.completions(of: data.text)
    return all.lazy.filter { [typed = entry.buffer.characters] in $0.goesOn(from: typed) }
  }
}

extension FieldState {
  /// What Right or End at the end of the text takes.
  func suggestion(takenBy edit: EditCommand) -> String? {
    edit == .move(.right) || edit == .move(.end) ? suggestion : nil
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
