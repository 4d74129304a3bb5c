internal import TFieldForm
internal import TField
internal import TFieldSystem

/// What a form would do outside of the program, which takes the person's trust.
struct Trust {
  /// A line for each wish, such as `append 'orders.jsonl'`.
  let wishes: [String]

  /// Everything that the form would do.
  init(_ form: Form) {
    self.init(
      form.actions.flatMap { Self.wishes(of: $0.steps) } + Self.checks(of: form)
        + form.fields.compactMap(Self.wish))
  }

  /// Only what judging its answers would.
  init(checksOf form: Form) { self.init(Self.checks(of: form)) }

  private init(_ wishes: [String]) {
    var seen: Set<String> = []
    self.wishes = wishes.filter { seen.insert($0).inserted }
  }

  private static func checks(of form: Form) -> [String] {
    (form.checks.map(\.run) + form.optionPrograms.map(\.run)).map { "run " + command($0) }
  }

  /// What finding out an initial value would do.
  private static func wish(of field: Field) -> String? {
    switch field.options.initialSource {
    case .program(let words): "run " + command(words)
    case .environment(let name) where !OutsideInitials.openVariables.contains(name):
      "read the variable " + name.quotedWhole
    default: nil
    }
  }

  private static func wishes(of steps: ActionSteps) -> [String] {
    [
      steps.run.map { "run " + command($0) }, steps.append.map { "append to " + $0.quotedWhole },
      steps.write.map { "write " + $0.quotedWhole },
    ].compactMap(\.self)
  }

  private static func command(_ words: [String]) -> String {
    words.map(\.quotedWhole).joined(separator: " ")
  }

  /// Refuses a form that has any wish.
  func refuse(_ path: FilePath) throws(Failure) {
    guard !wishes.isEmpty else { return }
    throw Failure(
      .unusableFile, "\(path): this form needs --trust, because it wants to", details: wishes)
  }
}
