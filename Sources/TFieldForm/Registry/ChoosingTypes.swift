internal import TFieldJSON
internal import TField

extension TypeEntry {
  static let choosing: [TypeEntry] = [
    TypeEntry("toggle", "A switch: on or off.", example: Example("true")) { _ in Toggle() },
    TypeEntry(
      "choice", "One of many.",
      [
        options,
        KeyFormat("style", .oneOf { ["list", "radio"] }, "How it is drawn.", standard: "list"),
      ], example: Example("Green", with: #"{ "options": ["Red", "Green"] }"#)
    ) { reader in Choice(reader.options("options"), isRadio: reader.string("style") == "radio") },
    TypeEntry(
      "choices", "Many of many.", [options] + counts,
      example: Example("Red, Green", with: #"{ "options": ["Red", "Green", "Blue"] }"#)
    ) { reader in
      reader.checkOrder("min", "max")
      return Choices(
        reader.options("options"), min: reader.integer("min") ?? 0, max: reader.integer("max"))
    },
    TypeEntry(
      "list", "A list of entries on a sheet of its own.",
      [
        KeyFormat(
          "of", .object { ListReader.entry }, "What each entry is: a field.", isRequired: true)
      ] + counts,
      example: Example("Swift", with: #"{ "of": { "type": "phrase" } }"#)
    ) { reader in
      reader.checkOrder("min", "max")
      return EntryList(
        of: reader.entryField("of"), min: reader.integer("min") ?? 0, max: reader.integer("max"))
    },
    TypeEntry(
      "text", "Text in several lines.",
      [KeyFormat("lines", .integer(1...20), "How many lines are drawn.", standard: "4")],
      example: Example("Dear all")
    ) { TextBlock(lines: $0.integer("lines") ?? 4) },
    TypeEntry("note", "Words on the form; its label is what it says.", example: Example("")) {
      _ in Note()
    },
    TypeEntry(
      "display", "Another field's value, only to be read.",
      [KeyFormat("of", .string, "The id of that field.", isRequired: true)],
      example: Example("", with: #"{ "of": "example" }"#)
    ) { reader in Display(of: reader.reference("of") ?? "") },
  ]

  private static let options = KeyFormat(
    "options",
    .either(
      [
        .some(.either([.string, .object { ListReader.option }], says: "an option")),
        .object { ListReader.file },
      ],
      says: "a list of options, or { \"file\": … }"),
    "What can be chosen: texts, or objects of value and label.", isRequired: true)

  private static let counts = [
    KeyFormat("min", .integer(0...100_000), "The fewest.", standard: "0"),
    KeyFormat("max", .integer(0...100_000), "The most."),
  ]
}
