internal import TField
internal import TFieldForm

extension Verb {
  static func help(_ arguments: Arguments) throws(Failure) -> ExitStatus {
    try arguments.limit(arguments.has("manual") ? 0 : 1, "one VERB, or none with a PAGE")
    if let page = try arguments.word("manual", of: ManualName.self) {
      try StandardOutput.write(document: page.page.mdoc)
      return .success
    }
    guard let word = arguments.operands.first else {
      try StandardOutput.write(document: Program.usage)
      return .success
    }
    let name = String(decoding: word, as: UTF8.self)
    let parts = [all.first { $0.name == name }?.helpText, ManualName(topic: name)?.page.plain]
      .compactMap(\.self)
    guard !parts.isEmpty else { throw unknownTopic(name) }
    try StandardOutput.write(document: parts.joined(separator: "\n"))
    return .success
  }

  private static func unknownTopic(_ word: String) -> Failure {
    let guess = Suggestion.nearest(to: word, among: all.map(\.name) + ManualName.topics)
    let hint = guess.map { "; did you mean 'tfield help \($0)'?" } ?? "; 'tfield help' lists all"
    return .usage("no help on '\(word.visible())'\(hint)")
  }

  /// The usage of one verb, with its options.
  var helpText: String {
    let lines = ManualPage.columns(options.map { ($0.usage, $0.says) })
    return "usage: tfield \(usage)\n\(says)\n\n\(lines)"
  }

  /// The verb and what stands behind it.
  var usage: String { operands.isEmpty ? name : "\(name) \(operands)" }
}
