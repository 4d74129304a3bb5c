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
  func filled(with answers: AnswerText.Answers) -> Self {
    var filled = self
    filled.title = title?.filled(with: answers)
    filled.description = description?.filled(with: answers)
    return filled
  }
}

extension Action {
  func filled(with answers: AnswerText.Answers) -> Self {
    var filled = self
    filled.label = label.filled(with: answers)
    filled.confirm = confirm?.filled(with: answers)
    filled.confirmWord = confirmWord?.filled(with: answers)
    filled.done = done?.filled(with: answers)
    return filled
  }
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
    states.layoutVersion += 1
  }
}
