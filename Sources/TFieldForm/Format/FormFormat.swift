internal import TField

/// Every object of a form file and every key in it: what the loader reads and the schema offers.
package enum FormFormat {
  package static let version = 1
  static let fieldLimit = 20_000
  package static let idLimit = 64

  static let form = Spec<Form>(
    "form",
    [
      .key("tfield", .integer(version...version)).required,
      .key("id", .id),
      .key("title", .text),
      .answers("description", .text, \.description),
      .key("sections", .list(.object { section.format })),
      .key("rows", .list(.row)),
      .key("types", .map(.object { customType.format })),
      .key("actions", .some(.object { action.format })),
      .key("rules", .list(.object { formRule.format })),
      .key("schema", .anything),
      .key("validate", .anyOf(ValidateMode.self)),
      .key("hideErrors", .anyOf(HideMode.self)),
      .key("requiredMark", \.requiredMark),
      .key("layout", \.layout),
      .key("navigation", \.navigation),
      .key("width", .oneOf(["page", "full"]), \.isFullWidth) { $1.string == "full" },
      .key("draft", .bool, \.keepsDrafts) { $1.bool },
      .key("enter", .oneOf(["next", "submit"]), \.submitsOnEnter) { $1.string == "submit" },
      .key("debug", .bool),
    ])

  static let section = Spec<Section>(
    "section",
    [
      .answers("title", .text, \.title),
      .answers("description", .text, \.description),
      .key("group", .name, \.group) { $1.string },
      .key("when", .condition, \.when) { $0.reading.flagOrCondition($1) },
      .key("path", keys, \.path) { $0.reading.path($1) },
      .key("rows", .list(.row)).required,
      .key("debug", .bool, \.isDebugging) { $1.bool },
    ])

  private static let keys = Shape.either(
    [.name, .list(.string)], says: "keys with points between them, or a list of keys")

  /// The parameters of a field's type are further keys of it.
  static let field = Spec<Field>(
    "field",
    [
      .key("id", .id).required,
      .key("type", .string),
      .key("label", .label),
      .key("required", .flagOrCondition, \.required) { $0.reading.flagOrCondition($1) },
      .key("group", .either([.name, .null], says: "a group's name, or null"), \.group) {
        $0.reading.group($1)
      },
      .key(
        "initial",
        .either(
          [.string, .number, .bool, .list(element), .object { initial }],
          says: "a value, or where it comes from")),
      .key("path", keys, \.path) { $0.reading.path($1) },
      .key("output", .bool, \.options.isOnlyForForm) { $1.bool == false },
      .key(
        "keepEmpty", .either([.bool, .oneOf(["null"])], says: "true, false or \"null\""),
        \.options.emptyAnswer
      ) { $1.string == "null" ? .null : $1.bool == true ? .written : .unanswered },
      .answers("description", .text, \.options.description),
      .key("placeholder", .text, \.options.placeholder) { $0.reading.text($1) },
      .answers("hint", .text, \.options.hint),
      .answers("help", .text, \.options.help),
      .key("when", .condition, \.when) { $0.reading.flagOrCondition($1) },
      .key("readOnly", .flagOrCondition, \.readOnly) { $0.reading.flagOrCondition($1) },
      .key("secret", .bool, \.options.isSecret) { $1.bool },
      .key("invalid", \.options.invalid),
      .key("debug", .bool, \.options.isDebugging) { $1.bool },
      .rules("rules", \.rules),
      .key("check", .object { check }, \.options.check) { $0.reading.check($1) },
      .key("validate", \.options.validate),
      .key("hideErrors", \.options.hideErrors),
      .key("messages", .map(.label), \.options.messages) { $0.reading.messages($1) },
      .key("priority", .number, \.options.priority) { $0.reading.priority($1) },
      .key("autoAdvance", .bool, \.options.advancesWhenFull) { $1.bool },
      .key("suggest", .list(.string), \.options.suggestions) { $1.texts },
    ])

  /// The keys of a field that an entry of a list can have too.
  static let entry = ObjectFormat(
    "entry",
    field.format.keys.filter {
      ["type", "label", "hint", "rules", "messages", "secret"].contains($0.name)
    })

  /// An entry of a list: a text, or an object of what its fields hold.
  private static let element = Shape.either(
    [.string, .map(.anything)], says: "a text, or an entry of a list: an object")

  static let initial = ObjectFormat(
    "source",
    [
      KeyFormat("value", .either([.string, .number, .bool, .list(element)], says: "a value")),
      KeyFormat("env", .name),
      KeyFormat("run", .some(.string)),
      KeyFormat("today", .string),
    ])

  static let check = ObjectFormat(
    "check",
    [
      KeyFormat("run", .some(.string), isRequired: true), KeyFormat("timeout", .integer(1...3600)),
    ])

  static let customType = Spec<CustomType.Changes>(
    "type",
    [
      .key("base", .string),
      .key("label", .label, \.label) { $0.reading.text($1) },
      .key("template", .string, \.template) {
        $0.reading.template($1, slots: $0.members("slots", of: .string))
      },
      .key("slots", .map(.string)),
      .key("allow", .string, \.allowed) { $0.reading.characterClass($1, key: "allow") },
      .key("maxLength", .integer(1...4096), \.maxLength) { $1.integer },
      .key("case", \.letterCase),
      .key("trim", .bool, \.trims) { $1.bool },
      .rules("live", \.live),
      .rules("result", \.result),
      .key("convert", .map(.string), \.conversions) { $0.reading.conversions($1) },
      .key("badges", .list(.object { badge }), \.badges) { reader, _ in reader.badges("badges") },
      .rules("warnings", \.warnings),
      .key("secret", .bool, \.isSecret) { $1.bool },
      .key("priority", .number, \.priority) { $0.reading.priority($1) },
      .key("hint", .text, \.hint) { $0.reading.text($1) },
    ])

  static let badge = ObjectFormat(
    "badge",
    [KeyFormat("pattern", .string, isRequired: true), KeyFormat("text", .label, isRequired: true)])

  static let option = ObjectFormat(
    "option",
    [
      KeyFormat(
        "value", .either([.string, .number, .bool], says: "a text, a number, true or false"),
        isRequired: true),
      KeyFormat("label", .text), KeyFormat("description", .text), KeyFormat("when", .condition),
    ])

  static let optionSource = ObjectFormat(
    "source of options",
    [
      KeyFormat("file", .string), KeyFormat("run", .some(.string)),
      KeyFormat("with", .list(.string)), KeyFormat("timeout", .integer(1...3600)),
    ])

  /// The objects that stand for themselves.
  static var objects: [ObjectFormat] {
    [
      section.format, check, badge, action.format, confirm.format, formRule.format,
      ClaimFormat.counts, ClaimFormat.range, option, optionSource,
    ]
  }

  static let action = Spec<Action>(
    "action",
    [
      .key("id", .id).required,
      .key("label", .label).required,
      .key("role", \.role),
      .key("requires", .list(.name), \.requires) { reader, _ in reader.groups("requires") },
      .key(
        "confirm",
        .either([.object { confirm.format }, .label], says: "a text, or when, text and type")),
      .key("done", .label),
      .key("timeout", .integer(1...86_400), \.steps.timeout) { $1.integer },
      .key("values", \.steps.values),
      .key("append", .name, \.steps.append) { $1.string },
      .key("stamp", .bool, \.steps.stamps) { $0.stamps($1) },
      .key("write", .name, \.steps.write) { $1.string },
      .key("run", .some(.string), \.steps.run) { reader, _ in reader.reading.program(reader) },
      .key("only", .list(.string), \.steps.only) { reader, _ in reader.ids("only") },
      .key(
        "exit",
        .either([.integer(10...99), .integer(0...0)], says: "a number from 10 to 99, or 0"),
        \.exitCode
      ) { $1.integer },
    ])

  static let confirm = Spec<Action>(
    "confirm",
    [
      .answers("text", .label, \.confirm).required,
      .key("when", .condition, \.confirmWhen) { $0.reading.flagOrCondition($1) },
      .answers("type", .label, \.confirmWord),
    ])

  static let formRule = Spec<FormRule>(
    "form rule",
    [
      .key("when", .condition).required,
      .key("fields", .some(.string), \.fields) { reader, _ in reader.ids("fields") }.required,
      .key("level", \.level),
      .key("message", .label, \.message) { $0.reading.text($1) }.required,
      .key("code", .name, \.code) { $0.reading.ownCode($1) },
    ])
}
