internal import CData
internal import TField
internal import TFieldForm
internal import TFieldScreen
internal import TFieldTerminal

/// The manual page of the program, made from the tables behind help, keys and statuses.
enum ProgramManual {
  static var page: ManualPage {
    var page = ManualPage(
      "tfield", section: 1, "fill in forms in a terminal", date: Program.date,
      of: "tfield \(Program.version)")
    page.add(
      DataFile.programManual.text.with(Languages.known, for: "%languages%"),
      [
        "synopsis": synopsis, "verbs": verbs, "keys": keys,
        "statuses": [.list(ExitStatus.meanings.map { .init([$0], $1 + ".") })],
        "commands": [.literal(Wording.say("plain.commands").text())],
      ])
    return page
  }

  private static var synopsis: [ManualPage.Block] {
    Verb.all.map { .usage("tfield", verb: $0.name, operands: $0.operands) }
  }

  private static var verbs: [ManualPage.Block] {
    Verb.all.flatMap { verb -> [ManualPage.Block] in
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

  private static var keys: [ManualPage.Block] {
    KeyMap.Place.allCases.flatMap { place -> [ManualPage.Block] in
      let entries = KeyMap[place].entries
      return [
        .subtitle(place.heading),
        .list(entries.map { .init($0.keys.map(\.name), $0.summary.text() + ".") }),
      ]
    }
  }
}

extension KeyMap.Place {
  /// Where the keys act, as a heading.
  fileprivate var heading: String {
    switch self {
    case .form: "In the form"
    case .text: "In text of several lines"
    case .table: "In a table of entries"
    case .list: "In an open list of options"
    case .calendar: "In the calendar"
    case .sheet: "In a list of entries"
    case .review: "On the review page"
    case .question: "In a question"
    case .help: "In the help"
    case .running: "While an action runs"
    }
  }
}

/// A reference page, by the name that man finds it by.
enum ManualName: String, CaseIterable {
  case program = "tfield"
  case form = "tfield-form"
  case test = "tfield-test"
  case theme = "tfield-theme"

  /// The page for what `tfield help` is asked about: form, test or theme.
  init?(topic: String) { self.init(rawValue: "tfield-" + topic) }

  /// What `tfield help` can be asked about beside verbs.
  static let topics = allCases.compactMap { name in
    name == .program ? nil : String(name.rawValue.dropFirst("tfield-".count))
  }

  var page: ManualPage {
    let program = "tfield \(Program.version)"
    return switch self {
    case .program: ProgramManual.page
    case .form: FormManual.page(date: Program.date, of: program)
    case .test: TestManual.page(date: Program.date, of: program)
    case .theme: ThemeManual.page
    }
  }
}

/// The reference page of theme files.
enum ThemeManual {
  static var page: ManualPage {
    var page = ManualPage(
      "tfield-theme", section: 5, "colors for tfield", date: Program.date,
      of: "tfield \(Program.version)")
    page.add(
      DataFile.themeManual.text.with(
        Theme.builtInNames.joined(separator: ", "), for: "%themes%"))
    return page
  }
}
