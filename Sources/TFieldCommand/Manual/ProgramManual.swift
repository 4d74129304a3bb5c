internal import CData
internal import TField
internal import TFieldForm
internal import TFieldScreen
internal import TFieldTerminal

/// A manual page, by the name that man finds it by.
enum ManualName: String, CaseIterable {
  case program = "tfield"
  case form = "tfield-form"
  case test = "tfield-test"
  case theme = "tfield-theme"

  /// The page for a topic of `tfield help`: form, test or theme.
  init?(topic: String) { self.init(rawValue: "tfield-" + topic) }

  /// The topics of `tfield help` besides verbs.
  static let topics = allCases.compactMap { name in
    name == .program ? nil : String(name.rawValue.dropFirst("tfield-".count))
  }

  var page: ManualPage {
    let (date, program) = (Program.date, "tfield \(Program.version)")
    return switch self {
    case .program:
      ManualPage(
        DataFile.programManual.text.with(Languages.known, for: "%languages%"), date: date,
        of: program, Self.tables)
    case .form: FormManual.page(date: date, of: program)
    case .test: ManualPage(DataFile.testManual.text, date: date, of: program)
    case .theme:
      ManualPage(
        DataFile.themeManual.text.with(
          Theme.builtInNames.joined(separator: ", "), for: "%themes%"), date: date, of: program)
    }
  }
}

// Tables of options and keys for the program's page.
extension ManualName {
  private static var tables: [String: [ManualPage.Block]] {
    var tables: [String: [ManualPage.Block]] = [
      "synopsis": Verb.all.map { .usage("tfield", verb: $0.name, operands: $0.operands) },
      "verbs": Verb.all.flatMap(blocks),
      "commands": [.literal(Wording.say("plain.commands").text())],
    ]
    for place in KeyMap.Place.allCases {
      // Keys that work as in the form are listed there.
      let usual = [.text, .table].contains(place) ? KeyMap[.form].entries.map(term) : []
      let terms = KeyMap[place].entries.map(term).filter { !usual.contains($0) }
      tables[place.rawValue] = [.list(terms)]
    }
    return tables
  }

  private static func term(of entry: KeyMap.Entry) -> ManualPage.Term {
    ManualPage.Term(entry.keys.map(\.name), entry.summary.text() + ".")
  }

  private static func blocks(of verb: Verb) -> [ManualPage.Block] {
    let options = verb.options.map { option in
      let value = option.value.map { " " + $0 } ?? ""
      let short = option.letter.map { ["-\($0)\(value)"] } ?? []
      return ManualPage.Term(short + ["--\(option.name)\(value)"], option.says + ".")
    }
    return [
      .subtitle("tfield " + verb.usage),
      .paragraph(verb.says.prefix(1).uppercased() + verb.says.dropFirst() + "."), .list(options),
    ]
  }
}

extension Verb {
  static func help(_ arguments: Arguments) throws(Failure) -> ExitStatus {
    if let verb = all.first(where: { $0.name == arguments.firstWord && $0.takesTypes }),
      let type = arguments.word(at: 1)
    {
      try arguments.limit(2, "a VERB and a TYPE")
      return try StandardOutput.write(document: verb.helpText(on: type))
    }
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

  var helpText: String {
    let lines = ManualPage.columns(options.map { ($0.usage, $0.says) })
    let types = takesTypes ? TypeDeclaration.columns : nil
    let table = types.map {
      "\nTYPE is one of these; 'tfield help \(name) TYPE' tells its options.\n\n\($0)"
    }
    return "usage: tfield \(usage)\n\(says)\n\n\(lines)\(table ?? "")"
  }

  /// The options that a field type has here.
  private func helpText(on type: String) throws(Failure) -> String {
    guard let summary = TypeDeclaration.summary(of: type) else { throw Self.unknownType(type) }
    let options = OptionFormat.parameters(of: type).map { ($0.usage, $0.says) }
    return "usage: tfield \(name) [LABEL] \(type)\n\(summary)\n\n"
      + ManualPage.columns(options) + "\nMore options: tfield help \(name)\n"
  }

  var usage: String { operands.isEmpty ? name : "\(name) \(operands)" }
}
