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
        "synopsis": showSynopsis, "verbs": showVerbs, "keys": showKeys, "statuses": showStatuses,
        "commands": { $0.literal(Wording.plain(.commands).text()) },
      ])
    return page
  }

  private static func showSynopsis(_ page: inout ManualPage) {
    for verb in Verb.all {
      page.usage("tfield", verb: verb.name, operands: verb.operands)
    }
  }

  private static func showVerbs(_ page: inout ManualPage) {
    for verb in Verb.all {
      page.subtitle("tfield " + verb.usage)
      page.say(verb.says.prefix(1).uppercased() + verb.says.dropFirst() + ".")
      page.list { list in
        for option in verb.options {
          let value = option.value.map { " " + $0 } ?? ""
          let short = option.letter.map { ["-\($0)\(value)"] } ?? []
          list.item(short + ["--\(option.name)\(value)"], option.says + ".")
        }
      }
    }
  }

  private static func showKeys(_ page: inout ManualPage) {
    for place in KeyMap.Place.allCases {
      page.subtitle(place.heading)
      page.list { list in
        for entry in KeyMap[place].entries {
          list.item(entry.keys.map(\.name), entry.summary.text() + ".")
        }
      }
    }
  }

  private static func showStatuses(_ page: inout ManualPage) {
    page.list { list in
      for (status, says) in ExitStatus.meanings { list.item([status], says + ".") }
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
