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
        Theme.builtInNames.joined(separator: ", "), for: "%themes%"),
      ["styles": [.list(Style.allCases.map { .init(["\($0)"], $0.summary) })]])
    return page
  }
}

extension Style {
  /// What is drawn with it.
  fileprivate var summary: String {
    switch self {
    case .plain: "What was typed, and everything else without emphasis."
    case .selected: "Marked text in a field."
    case .placeholder: "The part of a template that is still empty."
    case .idlePlaceholder: "The same in a field that wasn't touched yet, and its label inside."
    case .hint: "Hints and descriptions."
    case .disabled: "What can't be edited or chosen now."
    case .label: "The label of a field."
    case .labelFocused: "The label of the field with the focus."
    case .badge: "The short word beside a label, such as a card's brand."
    case .mark: "Arrows: there is more here, or something opens."
    case .required: "The asterisk of required fields."
    case .debug: "The lines of --debug."
    case .error: "The mark of an error."
    case .errorText: "The words of an error."
    case .warning: "The mark of a warning."
    case .warningText: "The words of a warning."
    case .success: "The mark of something that is right."
    case .checking: "A check that is still running."
    case .frame: "The frame of a field."
    case .frameFocused: "The frame of the field with the focus."
    case .frameValid: "The frame of a field that is right."
    case .frameInvalid: "The frame of a field with an error."
    case .frameWarning: "The frame of a field with a warning."
    case .title: "The title of the form."
    case .sectionTitle: "The title of a section."
    case .progress: "The counter of what is left to do."
    case .keys: "The line of keys at the bottom."
    case .status: "Messages at the bottom."
    case .dialog: "Questions and lists that open."
    case .button: "An action."
    case .buttonBlocked: "An action for which something is missing."
    case .buttonFocused: "The action with the focus."
    case .choice: "An option in a list."
    case .choiceFocused: "The option in a list that Enter takes."
    case .optionFocused: "The option under the cursor, where options stand in the open."
    case .match: "What a filter found in an option."
    case .strong: "**Bold** words of a note."
    case .emphasis: "*Emphasised* words of a note."
    case .code: "Code in a note."
    case .link: "A link in a note."
    case .idleData: "The background of a field that wasn't touched yet."
    case .activeData: "The background of the field with the focus."
    case .validData: "The background of a field that is right."
    case .invalidData: "The background of a field with an error."
    }
  }
}
