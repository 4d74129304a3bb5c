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
        "starter": [.file("my-form.json", String(FormStarter.text.dropLast()))],
        "objects": objects, "rules": [.keys(ClaimFormat.rules)],
        "ruleExtras": [.keys(ClaimFormat.ruleExtras)], "types": types,
        "codes": [.paragraph(MessageCodes.all.sorted().joined(separator: ", ") + ".")],
      ])
    return page
  }

  private static var objects: [ManualPage.Block] {
    let objects: [(String, ObjectFormat)] = [
      ("THE FORM", FormFormat.form.format), ("SECTIONS", FormFormat.section.format),
      ("FIELDS", FormFormat.field.format), ("INITIAL VALUES", FormFormat.initial),
      ("CHECKS", FormFormat.check), ("OPTIONS", FormFormat.option),
      ("WHERE OPTIONS COME FROM", FormFormat.optionSource), ("ACTIONS", FormFormat.action.format),
      ("QUESTIONS BEFORE ACTIONS", FormFormat.confirm.format),
      ("TYPES OF A FORM", FormFormat.customType.format), ("BADGES", FormFormat.badge),
      ("RULES ACROSS FIELDS", FormFormat.formRule.format),
    ]
    return objects.flatMap { title, object in
      [.title(title), .paragraph(object.says), .keys(object.keys)] as [ManualPage.Block]
    } + [
      .title("CONDITIONS"),
      .paragraph(
        "A condition is an object of \"field\", the id of another field, and one of these keys."),
      .keys(ClaimFormat.conditions),
      .paragraph("Or it is one of these, made of other conditions."), .keys(ClaimFormat.joints),
    ]
  }

  private static var types: [ManualPage.Block] {
    TypeRegistry.builtIn.entries.flatMap { entry -> [ManualPage.Block] in
      let names = [entry.name] + entry.aliases
      let keys = entry.parameters.keys
      return [.subtitle(names.joined(separator: ", ")), .paragraph(entry.summary)]
        + (keys.isEmpty ? [] : [.keys(keys)])
        + [.literal(entry.wrappedExampleField + "\n" + entry.example.value)]
    }
  }
}

extension ManualPage.Block {
  fileprivate static func keys(_ keys: [KeyFormat]) -> Self {
    .list(keys.map { ManualPage.Term([$0.name], $0.fullSummary) })
  }
}

extension TypeEntry {
  private static let longest = 66

  /// The example field, broken before its parameters where one line would be too long.
  fileprivate var wrappedExampleField: String {
    guard exampleField.count > Self.longest else { return exampleField }
    let head = "\"type\": \"\(self.name)\","
    return exampleField.with(head + "\n  ", for: head)
  }
}

/// The reference page of test scripts.
package enum TestManual {
  /// The page as of a date, for a version of the program.
  package static func page(date: String, of program: String) -> ManualPage {
    var page = ManualPage(
      "tfield-test", section: 5, "scripts that test forms", date: date, of: program)
    page.add(DataFile.testManual.text)
    return page
  }
}
