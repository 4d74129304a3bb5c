/// The manual page of form files, made from the tables that the loader reads by.
public struct FormManual {
  private var page: ManualPage

  /// The page in mdoc, as of a date, for a version of the program.
  public static func text(date: String, of program: String) -> String {
    FormManual(date, program).page.text
  }

  private init(_ date: String, _ program: String) {
    page = ManualPage(
      "tfield-form", section: 5, "forms that tfield fills in", date: date, of: program)
    describe()
    showObjects()
    showRules()
    showTypes()
    showCodes()
    page.title("SEE ALSO")
    page.say("tfield(1)")
  }
}

extension FormManual {
  private mutating func describe() {
    page.title("DESCRIPTION")
    page.say(
      """
      A form is one JSON document in UTF-8.
      Its fields come in the order of the file: on the screen, with Tab, and in the answers.
      An unknown key is an error; $schema, $comment and keys that begin with x- mean nothing.
      """)
    page.paragraph(
      """
      A text that people see is a string, or an object of language and string, such as
      { "en": "Street", "de": "Stra\u{DF}e" }.
      """)
    page.paragraph(
      "Relative paths are relative to the form's folder. Programs and files are used only "
        + "with tfield --trust.")
    page.title("EXAMPLE")
    page.literal(FormStarter.text.trimmingLastLineBreak)
  }

  private mutating func showObjects() {
    let objects: [(String, ObjectFormat)] = [
      ("THE FORM", FormFormat.form), ("SECTIONS", FormFormat.section),
      ("FIELDS", FormFormat.field), ("CHECKS", FormFormat.check), ("ACTIONS", FormFormat.action),
      ("TYPES OF A FORM", FormFormat.customType), ("BADGES", FormFormat.badge),
      ("RULES ACROSS FIELDS", FormFormat.formRule),
    ]
    for (title, object) in objects {
      page.title(title)
      page.say(object.says)
      list(object.keys)
    }
    page.title("CONDITIONS")
    page.say("A claim about another field: an object of \"field\" and one of these.")
    list(FormFormat.operators)
    page.paragraph("Or one of these, of other conditions.")
    list(Reading.combinators)
  }

  private mutating func showRules() {
    page.title("RULES")
    page.say("A rule is an object of one of these keys.")
    list(RuleFormat.tests)
    page.paragraph("Beside it may stand:")
    list(FormFormat.ruleExtras)
  }

  private mutating func showTypes() {
    page.title("FIELD TYPES")
    page.say("The parameters of a type are further keys of its field.")
    for entry in TypeRegistry.builtIn.entries {
      let aliases = entry.aliases.isEmpty ? "" : ", " + entry.aliases.joined(separator: ", ")
      page.subtitle(entry.name + aliases)
      page.say(entry.says)
      if !entry.parameters.keys.isEmpty { list(entry.parameters.keys) }
      page.literal(entry.exampleField + "\n" + entry.example.value)
    }
  }

  private mutating func showCodes() {
    page.title("ERROR CODES")
    page.say("The keys of \"messages\", and the codes in verdicts:")
    page.say(MessageCodes.all.sorted().joined(separator: ",\n") + ".")
  }

  private mutating func list(_ keys: [KeyFormat]) {
    page.list { page in
      for key in keys { page.item([key.name], key.manualText) }
    }
  }
}

extension KeyFormat {
  /// What it is, what it takes, and what holds without it.
  fileprivate var manualText: String {
    let values: String? =
      switch shape {
      case .oneOf(let words): "One of \(words().joined(separator: ", "))."
      case .integer(let range): range.manualText
      case .anything: nil
      default: shape.says.prefix(1).uppercased() + shape.says.dropFirst() + "."
      }
    let standard = isRequired ? "Required." : standard.map { "Default: \($0)." }
    return [says, values, standard].compactMap(\.self).joined(separator: "\n")
  }
}

extension ClosedRange<Int> {
  /// The range in words; `nil` where there is no choice.
  fileprivate var manualText: String? {
    switch (lowerBound, upperBound) {
    case (Int.min, Int.max): "A whole number."
    case (_, Int.max): "A whole number from \(lowerBound)."
    case (let lower, let upper) where lower == upper: nil
    default: "A whole number from \(lowerBound) to \(upperBound)."
    }
  }
}

extension String {
  fileprivate var trimmingLastLineBreak: String { last == "\n" ? String(dropLast()) : self }
}
