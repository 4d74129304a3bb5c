internal import TField

extension TypeEntry {
  static let choosing: [TypeEntry] = [
    TypeEntry(
      "toggle", "A switch: on or off.",
      [
        KeyFormat(
          "answer", .oneOf { ["truth", "object"] },
          "What it answers with: true or false, or the object that holds the answers below its path.",
          standard: "truth")
      ], holds: .flag, example: "true"
    ) { _ in Toggle() },
    TypeEntry(
      "choice", "One option of several.",
      [
        options, other, answer, style,
      ], example: Example("Green", with: #"{ "options": ["Red", "Green"] }"#)
    ) { Choice($0.options("options"), style: $0.choiceStyle) },
    TypeEntry(
      "choices", "Several options.", [options, other, answer, style, ordered] + counts,
      holds: .entries,
      example: Example("Red, Green", with: #"{ "options": ["Red", "Green", "Blue"] }"#)
    ) { reader in
      reader.checkOrder("min", "max")
      let options = reader.options("options")
      if let least = reader.integer("min"), let place = reader.node("min"), options.program == nil,
        !options.takesOther, !options.all.isEmpty, least > options.all.count
      {
        let wanted = "at most \(options.all.count), as there are no more options"
        reader.report.error(.badValue("\(least)", key: "min", wanted: wanted), at: place)
      }
      return Choices(
        options, min: reader.integer("min") ?? 0, max: reader.integer("max"),
        style: reader.choiceStyle, isOrdered: reader.bool("ordered") ?? false)
    },
    TypeEntry(
      "list", "A list of entries: of one field each, or of several.",
      [
        KeyFormat("of", .object { ListReader.entry }, "What each entry is, if it is one field."),
        KeyFormat("fields", .some(.row), "The rows of each entry, if it has several fields."),
        KeyFormat(
          "pairs", .oneOf { PairValue.allCases.map(\.rawValue) + [ObjectReader.named] },
          "What the values are if each entry is a name and a value, such as a=1; the answer is an"
            + " object then. fields: the first of its fields is the name, the others are the value."
        ),
        KeyFormat(
          "unique", .some(.string),
          "Fields whose answers, taken together, must differ in each entry."),
      ] + counts, oneOf: ["of", "fields"],
      holds: .entries, example: Example("Swift", with: #"{ "of": { "type": "phrase" } }"#)
    ) { $0.list() },
    TypeEntry(
      "text", "Text in several lines.",
      [
        KeyFormat("lines", .integer(1...20), "How many lines are shown at once.", standard: "4"),
        KeyFormat(
          "maxLength", .integer(1...65_536), "The most characters; the count is shown near the end."
        ),
      ],
      example: "Dear all"
    ) { TextBlock(lines: $0.integer("lines") ?? 4, maxLength: $0.integer("maxLength")) },
    TypeEntry(
      "note", "A text on the form, which is its label. It has no answer.", example: ""
    ) { _ in Note() },
    TypeEntry(
      "display", "The value of another field, to be read only.",
      [KeyFormat("of", .string, "The id of that field.", isRequired: true)],
      example: Example("", with: #"{ "of": "example" }"#)
    ) { reader in Display(of: reader.reference("of") ?? "") },
  ]

  private static let options = KeyFormat(
    "options",
    .either(
      [
        .some(.either([.string, .object { ListReader.option }], says: "an option")),
        .object { ListReader.source },
      ],
      says: "a list of options, or { \"file\": … } or { \"run\": … }"),
    "The options: texts, or objects of value and label, or where they come from.", isRequired: true)

  private static let other = KeyFormat(
    "other", .bool, "If people may also type an answer of their own.", standard: "false")

  private static let answer = KeyFormat(
    "answer", .oneOf { ["value", "label"] }, "If answers hold the value of an option or its label.",
    standard: "value")

  private static let style = KeyFormat(
    "style", .oneOf { ["auto", "list", "open", "radio"] },
    "If the options stand in the open or in a list that opens; auto: up to six "
      + "stand in the open. radio is an older name for open.",
    standard: "auto")

  private static let ordered = KeyFormat(
    "ordered", .bool, "Whether the entries stay in the order in which they were chosen.",
    standard: "false")

  private static let counts = [
    KeyFormat("min", .integer(0...100_000), "The fewest.", standard: "0"),
    KeyFormat("max", .integer(0...100_000), "The most."),
  ]
}

extension ObjectReader {
  /// Where the options stand; `radio` is an older word for `open`.
  fileprivate var choiceStyle: ChoiceStyle {
    let name = string("style") ?? "auto"
    return ChoiceStyle(rawValue: name) ?? .open
  }
}
