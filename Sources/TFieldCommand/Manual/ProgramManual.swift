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
    showFormats()
    showElicitation()
    showRestricted()
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
      tfield reads a form from a JSON file, see tfield-form(5), lets a person fill it in at the
      terminal, and prints the answers.
      The screen and the keys use the terminal itself, so standard input and output stay free.
      The same form judges answers and records without a person.
      """)
    page.say(
      """
      A misspelt verb or option is answered with the nearest one. The verb run may be left out. If
      an option is given twice, the last one counts; --set and --set-file may be given for several
      fields.
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
      "With --plain, and by itself where TERM is dumb or ACCESSIBLE is 1, the form is asked for "
        + "line by line.")
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
        "Unfinished answers, for their owner alone; see tfield drafts. "
          + "Without the variable: ~/.local/state/tfield/drafts.")
    }
  }

  private static let variables: [([String], String)] = [
    (
      ["LC_ALL", "LC_MESSAGES", "LANG"],
      "The language, \(Languages.known): the first that is set counts."
    ),
    (
      ["LC_ALL", "LC_CTYPE", "LANG"],
      "The characters: frames are of ASCII unless the first that is set ends in UTF-8."
    ),
    (["TERM"], "The kind of the terminal."),
    (["NO_COLOR"], "Where it is set, nothing is coloured."),
    (["ACCESSIBLE"], "1 asks line by line."),
    (
      ["ESCDELAY", "SSH_CONNECTION"],
      "How many milliseconds a lone Esc may be the beginning of a key: 25, over SSH 100."
    ),
    (["XDG_STATE_HOME", "HOME"], "Where drafts are kept."),
    (["PATH"], "Where the programs of a form are looked for."),
  ]

  private mutating func showRestricted() {
    page.title("KIOSKS")
    page.say(
      """
      With --restricted nobody gets from the form to anything else: Ctrl-O and Ctrl-Z do nothing
      and are offered nowhere, SIGTSTP is ignored, nothing is copied to the terminal's clipboard,
      and drafts are neither offered nor kept. What the form does with --trust stays allowed.
      """)
  }

  private mutating func showFormats() {
    page.title("FORMATS")
    page.say(
      """
      With --format shell the answers are assignments for eval in bash, zsh and ksh, and in any
      POSIX shell if none of them is a list. fish has no such assignments; take json there.
      A name that one of these shells or a common tool gives a meaning, such as path, functions or
      http_proxy, is refused unless --prefix makes another one of it; so are names in capitals.
      """)
  }

  private mutating func showElicitation() {
    page.title("QUESTIONS OF PROGRAMS")
    page.say(
      """
      tfield elicit reads a request for input as agents' protocols send it, such as MCP: an object
      of message and requestedSchema, alone or as the params of elicitation/create in JSON-RPC, from
      a file or from standard input. It prints one line: {"action":"accept","content":{...}} for
      answers that fit the schema, "decline" if the person chose that button, "cancel" if the form
      was left or nobody answered in time; in JSON-RPC as the response to the request's id.
      The exit status is 0 for accept and decline.
      """)
    page.say(
      """
      A request that is none, or that asks for more than plain values or for a secret, is answered
      by an error of JSON-RPC and status 3; the screen then stays as it is.
      """)
  }

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
