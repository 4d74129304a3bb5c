import TField

/// The reference page of form files, made from the tables that the loader reads by.
package struct FormManual {
  private var page: ManualPage

  /// The page as of a date, for a version of the program.
  package static func page(date: String, of program: String) -> ManualPage {
    FormManual(date, program).page
  }

  private init(_ date: String, _ program: String) {
    page = ManualPage(
      "tfield-form", section: 5, "forms that tfield fills in", date: date, of: program)
    describe()
    showObjects()
    showRules()
    showTypes()
    page.showAnswerTexts()
    page.showFormulas()
    page.showNesting()
    page.showTemplates()
    page.showOptionFiles()
    page.showEntries()
    page.showPrograms()
    page.showVerdicts()
    showCodes()
    page.title("SEE ALSO")
    page.say("tfield(1), tfield-test(5), tfield-theme(5)")
  }
}

extension FormManual {
  private mutating func describe() {
    page.title("DESCRIPTION")
    page.say(
      """
      A form is one JSON document in UTF-8. Its fields come in the order of the file: on the
      screen, with Tab, and in the answers. An unknown key is an error. $schema, $comment and keys
      that begin with x- are ignored.
      """)
    page.say(
      """
      A text that people see is a string, or an object of language and string, such as
      { "en": "Street", "de": "Stra\u{DF}e" }.
      """)
    page.say(
      """
      Relative paths start in the form's folder. A form runs programs and writes files only with
      tfield --trust.
      """)
    page.title("EXAMPLE")
    page.file("my-form.json", FormStarter.text.trimmingLastLineBreak)
    page.session("$ tfield check my-form.json\nmy-form.json: no faults, 5 fields")
  }

  private mutating func showObjects() {
    let objects: [(String, ObjectFormat)] = [
      ("THE FORM", FormFormat.form), ("SECTIONS", FormFormat.section),
      ("FIELDS", FormFormat.field), ("INITIAL VALUES", FormFormat.initial),
      ("CHECKS", FormFormat.check), ("OPTIONS", ListReader.option),
      ("WHERE OPTIONS COME FROM", ListReader.source), ("ACTIONS", FormFormat.action),
      ("QUESTIONS BEFORE ACTIONS", FormFormat.confirm),
      ("TYPES OF A FORM", FormFormat.customType), ("BADGES", FormFormat.badge),
      ("RULES ACROSS FIELDS", FormFormat.formRule),
    ]
    for (title, object) in objects {
      page.title(title)
      page.say(object.says)
      list(object.keys)
    }
    page.title("CONDITIONS")
    page.say(
      "A condition is an object of \"field\", the id of another field, and one of these keys.")
    list(FormFormat.operators)
    page.say("Or it is one of these, made of other conditions.")
    list(Reading.combinators)
  }

  private mutating func showRules() {
    page.title("RULES")
    page.say("A rule is an object with one of these keys.")
    list(RuleFormat.tests)
    page.say(
      """
      All patterns of a form share one time limit for each key press and each record. A value for which
      it runs out is refused, with the code patternLimit.
      """)
    page.say("It may also have:")
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
      page.literal(entry.wrappedExampleField + "\n" + entry.example.value)
    }
  }

  private mutating func showCodes() {
    page.title("ERROR CODES")
    page.say("The keys of \"messages\", and the codes in verdicts:")
    page.say(MessageCodes.all.sorted().joined(separator: ", ") + ".")
  }

  private mutating func list(_ keys: [KeyFormat]) {
    page.list { list in
      for key in keys { list.item([key.name], key.fullSummary) }
    }
  }
}

extension TypeEntry {
  private static let longest = 66

  /// The example field, broken before its parameters where one line would be too long.
  fileprivate var wrappedExampleField: String {
    guard exampleField.count > Self.longest else { return exampleField }
    let head = "\"type\": \"\(name)\","
    return exampleField.with(head + "\n  ", for: head)
  }
}

extension String {
  fileprivate var trimmingLastLineBreak: String { last == "\n" ? String(dropLast()) : self }
}
