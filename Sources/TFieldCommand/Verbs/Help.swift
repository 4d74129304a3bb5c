internal import TField
internal import TFieldForm

extension Verb {
  static func help(_ arguments: Arguments) throws(Failure) -> ExitStatus {
    try arguments.limit(arguments.has("manual") ? 0 : 1, "one VERB, or none with a PAGE")
    if let page = try arguments.word("manual", of: ManualName.self) {
      return try StandardOutput.write(document: page.page.mdoc)
    }
    guard let name = arguments.firstWord else {
      return try StandardOutput.write(document: Program.usage)
    }
    let parts = [all.first { $0.name == name }?.helpText, ManualName(topic: name)?.page.plain]
      .compactMap(\.self)
    guard parts.isEmpty else {
      return try StandardOutput.write(document: parts.joined(separator: "\n"))
    }
    throw .unknown(
      "no help on '\(name.visible())'", name, among: all.map(\.name) + ManualName.topics,
      head: "tfield help ", else: "; 'tfield help' lists all")
  }

  /// The usage of one verb, with its options.
  var helpText: String {
    let lines = ManualPage.columns(options.map { ($0.usage, $0.says) })
    return "usage: tfield \(usage)\n\(says)\n\n\(lines)"
  }

  /// The verb and what stands behind it.
  var usage: String { operands.isEmpty ? name : "\(name) \(operands)" }
}
