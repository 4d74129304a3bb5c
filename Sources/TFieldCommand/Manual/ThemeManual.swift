internal import TFieldForm
internal import TFieldScreen
internal import TFieldTerminal

/// The reference page of theme files.
enum ThemeManual {
  static var page: ManualPage {
    var page = ManualPage(
      "tfield-theme", section: 5, "colors for tfield", date: Program.date,
      of: "tfield \(Program.version)")
    describe(&page)
    page.title("LOOKS")
    page.say(
      """
      A look is attributes, then a color, then on and the color of the ground; each of them may be left
      out. An attribute is bold, dim, reverse or underline. A color is black, red, green, yellow, blue,
      magenta, cyan or white, the same with bright- before it, a number from 0 to 255 of xterm's colors,
      or #rrggbb. A terminal with fewer colors shows the nearest.
      """)
    page.title("MEANINGS")
    page.list { list in
      for style in Style.allCases { list.item(["\(style)"], style.summary) }
    }
    showExample(&page)
    page.title("SEE ALSO")
    page.say("tfield(1)")
    return page
  }

  private static func describe(_ page: inout ManualPage) {
    page.title("DESCRIPTION")
    page.say(
      """
      tfield --theme NAME takes one of the built-in themes, \(Theme.builtInNames.joined(separator: ", ")),
      or the name of a file.
      A theme file is a JSON object of meaning and look. What it doesn't name looks as in the
      theme default.
      """)
  }

  private static func showExample(_ page: inout ManualPage) {
    page.title("EXAMPLE")
    page.file(
      "sunset.json",
      #"""
      { "error": "bold red", "frameFocused": "bold #ff8700", "title": "bold",
        "placeholder": "dim", "buttonFocused": "black on cyan" }
      """#)
    page.session("$ tfield render my-form.json --svg --theme sunset.json >my-form.svg")
  }
}

extension Style {
  /// What is drawn with it.
  fileprivate var summary: String {
    switch self {
    case .plain: "What was typed, and everything else without emphasis."
    case .selected: "Marked text in a field."
    case .placeholder: "The part of a template that is still empty."
    case .idlePlaceholder: "The same in a field that nobody has touched, and its label there."
    case .hint: "Hints and descriptions."
    case .disabled: "What can't be edited or chosen now."
    case .label: "The label of a field."
    case .labelFocused: "The label of the field with the focus."
    case .badge: "The short word beside a label, such as a card's brand."
    case .mark: "Arrows that tell of more, and of what opens."
    case .required: "The asterisk of required fields."
    case .debug: "The lines of --debug."
    case .error: "The mark of an error."
    case .errorText: "The words of an error."
    case .warning: "The mark of a warning."
    case .warningText: "The words of a warning."
    case .success: "What is done and right."
    case .checking: "A check that is still running."
    case .frame: "The frame of a field."
    case .frameFocused: "The frame of the field with the focus."
    case .frameValid: "The frame of a field that is right."
    case .frameInvalid: "The frame of a field with an error."
    case .frameWarning: "The frame of a field with a warning."
    case .title: "The title of the form."
    case .sectionTitle: "The title of a section."
    case .progress: "How much is done."
    case .keys: "The line of keys at the bottom."
    case .status: "What the form says at the bottom."
    case .dialog: "Questions and lists that open."
    case .button: "An action."
    case .buttonBlocked: "An action for which something is missing."
    case .buttonFocused: "The action with the focus."
    case .choice: "An option in a list."
    case .choiceFocused: "The option in a list that Enter takes."
    case .optionFocused: "The option in the open that the next key works on."
    case .match: "What a filter found in an option."
    case .strong: "**Bold** words of a note."
    case .emphasis: "*Emphasised* words of a note."
    case .code: "Code in a note."
    case .link: "A link in a note."
    case .idleData: "The ground of a field that nobody has touched."
    case .activeData: "The ground of the field with the focus."
    case .validData: "The ground of a field that is right."
    case .invalidData: "The ground of a field with an error."
    }
  }
}
