/// Which texts of a form hold answers: they are filled in again when one of those changes.
struct FormTexts: Sendable {
  /// The fields whose answers stand in texts.
  private(set) var sources: Set<Int> = []
  /// The fields with such texts.
  private(set) var fields: [Int] = []

  init() {}

  init(of form: Form) {
    var ids = form.ownTexts.flatMap(\.answerIDs)
    for (index, field) in form.fields.enumerated() {
      let own = field.texts.flatMap(\.answerIDs)
      guard !own.isEmpty else { continue }
      fields.append(index)
      ids += own
    }
    sources = Set(ids.compactMap(form.index))
  }

  /// Whether a change to some fields may change a text.
  func depend(on source: Int, _ others: some Sequence<Int>) -> Bool {
    !sources.isEmpty && (sources.contains(source) || others.contains(where: sources.contains))
  }
}

extension Field {
  /// The texts that may hold answers.
  fileprivate var texts: [Wording] {
    [label, options.description, options.hint, options.help].compactMap(\.self)
  }

  fileprivate mutating func fillTexts(in surroundings: Surroundings) {
    label = label.filled(in: surroundings)
    options.description = options.description?.filled(in: surroundings)
    options.hint = options.hint?.filled(in: surroundings)
    options.help = options.help?.filled(in: surroundings)
  }
}

extension Form {
  /// The texts of no field that may hold answers.
  fileprivate var ownTexts: [Wording] {
    [title, description].compactMap(\.self)
      + sections.flatMap { [$0.title, $0.description].compactMap(\.self) }
      + actions.flatMap { [$0.label, $0.confirm, $0.confirmWord, $0.done].compactMap(\.self) }
  }

  fileprivate mutating func fillTexts(in surroundings: Surroundings) {
    title = title.filled(in: surroundings)
    description = description?.filled(in: surroundings)
    for index in sections.indices {
      sections[index].title = sections[index].title?.filled(in: surroundings)
      sections[index].description = sections[index].description?.filled(in: surroundings)
    }
    for index in actions.indices {
      actions[index].label = actions[index].label.filled(in: surroundings)
      actions[index].confirm = actions[index].confirm?.filled(in: surroundings)
      actions[index].confirmWord = actions[index].confirmWord?.filled(in: surroundings)
      actions[index].done = actions[index].done?.filled(in: surroundings)
    }
    for index in texts.fields { fields[index].fillTexts(in: surroundings) }
  }
}

extension LinkedFields {
  /// Puts the answers of now into every text that holds some.
  mutating func fillTexts() {
    guard !form.texts.sources.isEmpty else { return }
    var surroundings = outer
    for source in form.texts.sources {
      surroundings.values[form.fields[source].id] = states[source].value
    }
    form.fillTexts(in: surroundings)
    for index in form.texts.fields { states[index].field = form.fields[index] }
    layoutVersion += 1
  }
}
