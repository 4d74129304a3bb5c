internal import CData
internal import TField
internal import TFieldForm

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
        "commands": [.literal(Wording.plain(.commands).text())],
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
