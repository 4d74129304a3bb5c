internal import TField

/// Every object and key of a form file, for both the loader and the schema.
package enum FormFormat {
  package static let version = 1
  /// The name of the schema of form files.
  static let schemaName = "tfield-form-1.json"
  static let fieldLimit = 20_000
  package static let idLimit = 64

  static let form = Spec<Form>(
    "form",
    [
      .key("tfield", .integer(version...version)).required,
      .key("id", .id),
      .key("title", .text),
      .answers("description", .text) { $0.description = $1 },
      .key("sections", .list(.object { section.format })),
      .key("rows", .list(.row)),
      .key("types", .map(.object { customType.format })),
      .key("actions", .some(.object { action.format })),
      .key("rules", .list(.object { formRule.format })),
      .key("schema", .anything),
      .key("validate", .anyOf(ValidateMode.self)),
      .key("hideErrors", .anyOf(HideMode.self)),
      .choice("requiredMark", Form.RequiredMark.self) { $0.requiredMark = $1 },
      .choice("layout", Form.Layout.self) { $0.layout = $1 },
      .choice("navigation", Form.Navigation.self) { $0.navigation = $1 },
      .key(
        "width",
        .either(
          [.oneOf(["page", "full"]), .integer(Form.Width.range)],
          says: "page, full, or a whole number of columns")
      ) { $0.width = $2.integer.map { .columns($0) } ?? ($2.string == "full" ? .full : .page) },
      .key("draft", .bool) { $0.keepsDrafts = $2.bool == true },
      .key("enter", .oneOf(["next", "submit"])) { $0.submitsOnEnter = $2.string == "submit" },
      .key("debug", .bool),
    ])

  static let section = Spec<Section>(
    "section",
    [
      .answers("title", .text) { $0.title = $1 },
      .answers("description", .text) { $0.description = $1 },
      .key("group", .name) { $0.group = $2.string },
      .key("when", .condition) { $0.when = $1.reading.flagOrCondition($2) },
      .key("path", keys) { $0.path = $1.reading.path($2) },
      .key("rows", .list(.row)).required,
      .key("debug", .bool) { $0.isDebugging = $2.bool },
    ])

  private static let keys = Shape.either(
    [.name, .list(.string)], says: "keys with points between them, or a list of keys")

  /// The parameters of a field's type are further keys of the field.
  static let field = Spec<Field>(
    "field",
    [
      .key("id", .id).required,
      .key("type", .string),
      .key("label", .label),
      .key("required", .flagOrCondition) { $0.required = $1.reading.flagOrCondition($2) },
      .key("group", .either([.name, .null], says: "a group's name, or null")) {
        $0.group = $1.reading.group($2)
      },
      .key(
        "initial",
        .either(
          [.string, .number, .bool, .list(element), .object { initial }],
          says: "a value, or where it comes from")),
      .key("path", keys) { $0.path = $1.reading.path($2) },
      .key("output", .bool) { $0.options.isOnlyForForm = $2.bool == false },
      .key(
        "keepEmpty", .either([.bool, .oneOf(["null"])], says: "true, false or \"null\"")
      ) {
        $0.options.emptyAnswer =
          $2.string == "null" ? .null : $2.bool == true ? .written : .unanswered
      },
      .answers("description", .text) { $0.options.description = $1 },
      .key("placeholder", .text) { $0.options.placeholder = $1.reading.text($2) },
      .answers("hint", .text) { $0.options.hint = $1 },
      .answers("help", .text) { $0.options.help = $1 },
      .key("when", .condition) { $0.when = $1.reading.flagOrCondition($2) },
      .key("readOnly", .flagOrCondition) { $0.readOnly = $1.reading.flagOrCondition($2) },
      .key("secret", .bool) { $0.options.isSecret = $2.bool },
      .choice("invalid", Field.InvalidValue.self) { $0.options.invalid = $1 },
      .key("debug", .bool) { $0.options.isDebugging = $2.bool },
      .key("rules", .rules) { $0.rules = $1.reading.rules($2) },
      .key("check", .object { check }) { $0.options.check = $1.reading.check($2) },
      .choice("validate", ValidateMode.self) { $0.options.validate = $1 },
      .choice("hideErrors", HideMode.self) { $0.options.hideErrors = $1 },
      .key("messages", .map(.label)) { $0.options.messages = $1.reading.messages($2) },
      .key("priority", .number) { $0.options.priority = $1.reading.priority($2) },
      .key("span", .integer(1...Grid.tracks)) { $0.options.span = $2.integer },
      .key("autoAdvance", .bool) { $0.options.advancesWhenFull = $2.bool == true },
      .key("suggest", .list(.string)) { $0.options.suggestions = $2.texts },
    ])

  /// The keys of a field that an entry of a list can have too.
  static let entry = ObjectFormat(
    "entry",
    field.format.keys.filter {
      ["type", "label", "hint", "rules", "messages", "secret"].contains($0.name)
    })

  /// An entry of a list: a text, or an object with the values of its fields.
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
      .key("label", .label) { $0.label = $1.reading.text($2) },
      .key("template", .string) {
        $0.template = $1.reading.template($2, slots: $1.members("slots", of: .string))
      },
      .key("slots", .map(.string)),
      .key("allow", .string) { $0.allowed = $1.reading.characterClass($2, key: "allow") },
      .key("maxLength", .integer(1...4096)) { $0.maxLength = $2.integer },
      .choice("case", LetterCase.self) { $0.letterCase = $1 },
      .key("trim", .bool) { $0.trims = $2.bool == true },
      .key("live", .rules) { $0.live = $1.reading.rules($2) },
      .key("result", .rules) { $0.result = $1.reading.rules($2) },
      .key("convert", .map(.string)) { $0.conversions = $1.reading.conversions($2) },
      .key("badges", .list(.object { badge })) { type, reader, _ in
        type.badges = reader.badges("badges")
      },
      .key("warnings", .rules) { $0.warnings = $1.reading.rules($2) },
      .key("secret", .bool) { $0.isSecret = $2.bool },
      .key("priority", .number) { $0.priority = $1.reading.priority($2) },
      .key("hint", .text) { $0.hint = $1.reading.text($2) },
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

  /// The objects with a definition of their own.
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
      .choice("role", Action.Role.self) { $0.role = $1 },
      .key("requires", .list(.name)) { action, reader, _ in
        action.requires = reader.groups("requires")
      },
      .key(
        "confirm",
        .either([.object { confirm.format }, .label], says: "a text, or when, text and type")),
      .key("done", .label),
      .key("timeout", .integer(1...86_400)) { $0.steps.timeout = $2.integer ?? $0.steps.timeout },
      .choice("values", ActionSteps.Values.self) { $0.steps.values = $1 },
      .key("append", .name) { $0.steps.append = $2.string },
      .key("stamp", .bool) { $0.steps.stamps = $1.stamps($2) },
      .key("write", .name) { $0.steps.write = $2.string },
      .key("run", .some(.string)) { action, reader, _ in
        action.steps.run = reader.reading.program(reader)
      },
      .key("only", .list(.string)) { action, reader, _ in action.steps.only = reader.ids("only") },
      .key(
        "exit",
        .either([.integer(10...99), .integer(0...0)], says: "a number from 10 to 99, or 0")
      ) { $0.exitCode = $2.integer ?? 0 },
    ])

  static let confirm = Spec<Action>(
    "confirm",
    [
      .answers("text", .label) { $0.confirm = $1 }.required,
      .key("when", .condition) { $0.confirmWhen = $1.reading.flagOrCondition($2) },
      .answers("type", .label) { $0.confirmWord = $1 },
    ])

  static let formRule = Spec<FormRule>(
    "form rule",
    [
      .key("when", .condition).required,
      .key("fields", .some(.string)) { rule, reader, _ in rule.fields = reader.ids("fields") ?? [] }
        .required,
      .choice("level", Rule.Level.self) { $0.level = $1 },
      .key("message", .label) { $0.message = $1.reading.text($2) ?? $0.message }.required,
      .key("code", .name) { $0.code = $1.reading.ownCode($2) ?? $0.code },
    ])
}
