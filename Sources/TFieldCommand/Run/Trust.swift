internal import TFieldJSON
internal import TField
internal import TFieldForm
internal import TFieldSystem

/// What a form would do outside of the program, which takes the person's trust.
struct Trust {
  /// A line for each wish, such as `append 'orders.jsonl'`.
  let wishes: [String]

  /// Everything that the form would do.
  init(_ form: Form) {
    self.init(
      form.actions.flatMap { Self.wishes(of: $0.steps) } + Self.checks(of: form)
        + form.fields.compactMap(Self.wish)
        + form.optionPrograms.map { "run " + Self.command($0.run) })
  }

  /// Only what judging its answers would.
  init(checksOf form: Form) { self.init(Self.checks(of: form)) }

  private init(_ wishes: [String]) {
    var seen: Set<String> = []
    self.wishes = wishes.filter { seen.insert($0).inserted }
  }

  private static func checks(of form: Form) -> [String] {
    form.checks.map { "run " + command($0.run) }
  }

  /// What finding out an initial value would do.
  private static func wish(of field: Field) -> String? {
    switch field.options.initialSource {
    case .program(let words): "run " + command(words)
    case .environment(let name) where !OutsideInitials.openVariables.contains(name):
      "read the variable " + quoted(name)
    default: nil
    }
  }

  private static func wishes(of steps: ActionSteps) -> [String] {
    [
      steps.run.map { "run " + command($0) }, steps.append.map { "append to " + quoted($0) },
      steps.write.map { "write " + quoted($0) },
    ].compactMap(\.self)
  }

  private static func command(_ words: [String]) -> String {
    words.map(quoted).joined(separator: " ")
  }

  /// A word within quotes that nothing in it can close, whole, with long runs of blanks counted.
  private static func quoted(_ text: String) -> String {
    let parts = text.split(separator: "'", omittingEmptySubsequences: false)
    let shown = parts.map { $0.visible(limit: .max).countingBlanks }
    return "'" + shown.joined(separator: #"'\''"#) + "'"
  }

  /// Refuses a form that has any wish.
  func refuse(_ path: FilePath) throws(Failure) {
    guard !wishes.isEmpty else { return }
    throw Failure(
      .unusableFile, "\(path): this form needs --trust, because it wants to", details: wishes)
  }
}

extension String {
  /// The text with each run of blanks that could push something out of sight as `<12 blanks>`.
  fileprivate var countingBlanks: String {
    var counted = ""
    var blanks = 0
    for character in self {
      if character == " " {
        blanks += 1
        continue
      }
      counted += Self.blanks(blanks)
      blanks = 0
      counted.append(character)
    }
    return counted + Self.blanks(blanks)
  }

  private static func blanks(_ count: Int) -> String {
    count < 4 ? String(repeating: " ", count: count) : "<\(count) blanks>"
  }
}
