internal import CData
import TField

/// The reference page of form files, made from the tables that the loader reads by.
package enum FormManual {
  package static func page(date: String, of program: String) -> ManualPage {
    var tables: [String: [ManualPage.Block]] = [
      "starter": [.file("my-form.json", String(FormStarter.text.dropLast()))],
      "rules": [.keys(ClaimFormat.rules)], "ruleExtras": [.keys(ClaimFormat.ruleExtras)],
      "conditions": [.keys(ClaimFormat.conditions)], "joints": [.keys(ClaimFormat.joints)],
      "types": TypeEntry.all.flatMap(blocks),
      "codes": [.paragraph(MessageCodes.all.sorted().joined(separator: ", ") + ".")],
    ]
    let others = [FormFormat.form.format, FormFormat.field.format, FormFormat.initial]
    for object in others + FormFormat.objects + [FormFormat.customType.format] {
      tables[object.name] = [.paragraph(object.says), .keys(object.keys)]
    }
    return ManualPage(DataFile.formManual.text, date: date, of: program, tables)
  }

  private static func blocks(of entry: TypeEntry) -> [ManualPage.Block] {
    let keys = entry.parameters.keys
    return [.subtitle(entry.names.joined(separator: ", ")), .paragraph(entry.summary)]
      + (keys.isEmpty ? [] : [.keys(keys)])
      + [.literal(entry.wrappedExampleField + "\n" + entry.example.value)]
  }
}

extension ManualPage.Block {
  fileprivate static func keys(_ keys: [KeyFormat]) -> Self {
    .list(keys.map { ManualPage.Term([$0.name], $0.summary()) })
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
