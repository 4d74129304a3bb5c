internal import CData
import TField

/// The reference page of form files, made from the tables that the loader reads by.
package enum FormManual {
  /// The page as of a date, for a version of the program.
  package static func page(date: String, of program: String) -> ManualPage {
    var page = ManualPage(
      "tfield-form", section: 5, "forms that tfield fills in", date: date, of: program)
    page.add(
      DataFile.formManual.text,
      [
        "starter": { $0.file("my-form.json", FormStarter.text.trimmingLastLineBreak) },
        "objects": showObjects, "rules": { $0.list(ClaimFormat.rules) },
        "ruleExtras": { $0.list(ClaimFormat.ruleExtras) }, "types": showTypes,
        "codes": { $0.say(MessageCodes.all.sorted().joined(separator: ", ") + ".") },
      ])
    return page
  }

  private static func showObjects(_ page: inout ManualPage) {
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
      page.list(object.keys)
    }
    page.title("CONDITIONS")
    page.say(
      "A condition is an object of \"field\", the id of another field, and one of these keys.")
    page.list(ClaimFormat.conditions)
    page.say("Or it is one of these, made of other conditions.")
    page.list(ClaimFormat.joints)
  }

  private static func showTypes(_ page: inout ManualPage) {
    for entry in TypeRegistry.builtIn.entries {
      let aliases = entry.aliases.isEmpty ? "" : ", " + entry.aliases.joined(separator: ", ")
      page.subtitle(entry.name + aliases)
      page.say(entry.says)
      if !entry.parameters.keys.isEmpty { page.list(entry.parameters.keys) }
      page.literal(entry.wrappedExampleField + "\n" + entry.example.value)
    }
  }
}

extension ManualPage {
  fileprivate mutating func list(_ keys: [KeyFormat]) {
    list { list in
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
