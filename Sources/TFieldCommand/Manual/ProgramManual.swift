internal import TField
internal import TFieldForm

/// The manual page of the program, made from the tables behind help, keys and statuses.
struct ProgramManual {
  private var page: ManualPage

  static var page: ManualPage { ProgramManual().page }

  private init() {
    page = ManualPage(
      "tfield", section: 1, "fill in forms in a terminal", date: Program.date,
      of: "tfield \(Program.version)")
    showSynopsis()
    describe()
    showVerbs()
    showKeys()
    page.showAnswers()
    page.showElicitation()
    page.showTrust()
    page.showKiosks()
    showSurroundings()
    showEnd()
  }
}

extension ProgramManual {
  private mutating func showSynopsis() {
    page.title("SYNOPSIS")
    for verb in Verb.all {
      page.usage("tfield", verb: verb.name, operands: verb.operands)
    }
  }

  private mutating func describe() {
    page.title("DESCRIPTION")
    page.say(
      """
      tfield reads a form from a JSON file, lets a person fill it in at the terminal, and prints
      the answers. Forms are described in tfield-form(5); a JSON Schema is a form too.
      The screen and the keys use the terminal itself, so standard input and output stay free.
      The same form validates records with no screen.
      """)
    page.say(
      """
      The verb run may be left out. If an option is given twice, the last one counts; --set and
      --set-file may be given for several fields.
      """)
  }

  private mutating func showVerbs() {
    page.title("VERBS")
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

  private mutating func showKeys() {
    page.title("KEYS")
    for place in KeyMap.Place.allCases {
      page.subtitle(place.heading)
      page.list { list in
        for entry in KeyMap[place].entries {
          list.item(entry.keys.map(\.name), entry.summary.text() + ".")
        }
      }
    }
    page.title("LINE BY LINE")
    page.say(
      "With --plain, or if TERM is dumb or ACCESSIBLE is 1, the form asks line by line, with no screen."
    )
    page.literal(Wording.plain(.commands).text())
  }
}

extension KeyMap.Place {
  /// Where the keys act, as a heading.
  fileprivate var heading: String {
    switch self {
    case .form: "In the form"
    case .text: "In text of several lines"
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

extension ProgramManual {
  private mutating func showSurroundings() {
    page.title("ENVIRONMENT")
    page.list { list in
      for (names, says) in Self.variables { list.item(names, says) }
    }
    page.title("FILES")
    page.list { list in
      list.item(
        ["$XDG_STATE_HOME/tfield/drafts"],
        "Drafts, which only their owner can read; see tfield drafts. "
          + "If the variable isn't set, ~/.local/state/tfield/drafts.")
    }
  }

  private static let variables: [([String], String)] = [
    (
      ["LC_ALL", "LC_MESSAGES", "LANG"],
      "The language, \(Languages.known); the first one that is set counts."
    ),
    (
      ["LC_ALL", "LC_CTYPE", "LANG"],
      "The characters: frames are ASCII unless the first one that is set ends in UTF-8."
    ),
    (["TERM"], "The kind of the terminal."),
    (["NO_COLOR"], "If it is set, there are no colors."),
    (["ACCESSIBLE"], "With 1 the form asks line by line."),
    (
      ["ESCDELAY", "SSH_CONNECTION"],
      "How long tfield waits after Esc for the rest of a key: ESCDELAY in milliseconds, else 25, over SSH 100."
    ),
    (["XDG_STATE_HOME", "HOME"], "Where drafts are kept."),
    (["PATH"], "Where programs that a form names are looked up."),
  ]

  private mutating func showEnd() {
    page.title("EXIT STATUS")
    page.list { list in
      for (status, says) in ExitStatus.meanings { list.item([status], says + ".") }
    }
    page.title("EXAMPLES")
    page.literal(
      """
      tfield Forms/checkout.json --output order.json
      order=$(tfield Forms/checkout.json --format shell) && eval "$order"
      tfield Forms/checkout.json --batch --answers order.json
      tfield validate Forms/checkout.json orders.jsonl --counts
      tfield elicit request.json --timeout 600
      """)
    page.title("SEE ALSO")
    page.say("tfield-form(5), tfield-test(5), tfield-theme(5)")
  }
}
