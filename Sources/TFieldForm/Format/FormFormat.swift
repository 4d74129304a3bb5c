internal import TFieldJSON
internal import TField

/// Every object of a form file and every key in it: what the loader accepts and the schema offers.
package enum FormFormat {
  package static let version = 1
  static let fieldLimit = 20_000
  package static let idLimit = 64

  static let form = ObjectFormat(
    "form", "A form that tfield fills in.",
    [
      KeyFormat(
        "tfield", .integer(version...version), "The version of the format: 1.", isRequired: true),
      KeyFormat("id", .id, "Its name for drafts and outputs.", standard: "the file's stem"),
      KeyFormat("title", .text, "What stands on top of the form.", standard: "the id"),
      KeyFormat("description", .text, "A line or two below the title."),
      KeyFormat("sections", .list(.object { section }), "The parts of the form, in order."),
      KeyFormat("rows", .list(.row), "The rows of a form without sections."),
      KeyFormat("types", .map(.object { customType }), "Field types of this form, by name."),
      KeyFormat(
        "actions", .some(.object { action }), "What the form can end with.",
        standard: "one action, Submit"),
      KeyFormat("rules", .list(.object { formRule }), "Claims across fields."),
      KeyFormat(
        "validate", .anyOf(ValidateMode.self), "When errors are first shown.",
        standard: "touched"),
      KeyFormat(
        "hideErrors", .anyOf(HideMode.self), "When a shown error goes away.",
        standard: "change"),
      KeyFormat(
        "requiredMark", .anyOf(Form.RequiredMark.self),
        "Which fields are marked.", standard: "asterisk"),
      KeyFormat(
        "layout", .anyOf(Form.Layout.self), "How the sections are laid out.",
        standard: "auto"),
      KeyFormat(
        "navigation", .anyOf(Form.Navigation.self),
        "Whether a page must be good before Next leaves it.", standard: "gated"),
      KeyFormat(
        "width", .oneOf { ["page", "full"] }, "At most 100 columns, or all there are.",
        standard: "page"),
      KeyFormat("draft", .bool, "Whether unfinished answers may be kept.", standard: "true"),
      KeyFormat(
        "enter", .oneOf { ["next", "submit"] }, "What Enter does in the last field.",
        standard: "next"),
      debug,
    ])

  static let section = ObjectFormat(
    "section", "A titled part of a form.",
    [
      KeyFormat("title", .text, "The title on its frame."),
      KeyFormat("description", .text, "A line below the title."),
      KeyFormat("group", .name, "The validation group of its fields."),
      KeyFormat("when", .condition, "The section exists only while this holds."),
      KeyFormat("path", keys, "Where the object of its answers stands in the output."),
      KeyFormat("rows", .list(.row), "Its rows, from top to bottom.", isRequired: true),
      debug,
    ])

  private static let keys = Shape.either(
    [.name, .some(.name)], says: "keys with points between them, or a list of keys")

  private static let debug = KeyFormat(
    "debug", .bool, "Whether a line above each field shows its state.", standard: "false")

  static let field = ObjectFormat(
    "field", "One field; its type's parameters are further keys.",
    [
      KeyFormat("id", .id, "Its name in answers, conditions and rules.", isRequired: true),
      KeyFormat(
        "type", .string, "A built-in type or one of this form's own.", standard: "phrase"),
      KeyFormat("label", .label, "The words on the field.", standard: "the type's own"),
      KeyFormat(
        "required", .flagOrCondition, "Whether it must be answered.", standard: "false"),
      KeyFormat(
        "group", .either([.name, .null], says: "a group's name, or null"),
        "Its validation group; null: none.", standard: "the section's"),
      KeyFormat(
        "initial",
        .either(
          [.string, .number, .bool, .list(element), .object { initial }],
          says: "a value, or where it comes from"),
        "What stands in it at first; {id} is another field's answer."),
      KeyFormat("path", keys, "Where its answer stands in nested output.", standard: "its id"),
      KeyFormat("description", .text, "Words between label and box, always in sight."),
      KeyFormat("placeholder", .text, "What the empty box says while it has the focus."),
      KeyFormat("hint", .text, "What to type, told while the field has the focus."),
      KeyFormat("help", .text, "Longer words for F1."),
      KeyFormat("when", .condition, "The field exists only while this holds."),
      KeyFormat(
        "readOnly", .flagOrCondition, "Whether it is shown but can't be edited.",
        standard: "false"),
      KeyFormat(
        "secret", .bool, "Whether it is drawn as dots and kept out of drafts.",
        standard: "as the type says"),
      KeyFormat(
        "invalid", .anyOf(Field.InvalidValue.self),
        "What happens to a bad value when the field is left.", standard: "keep"),
      debug,
      KeyFormat("rules", .rules, "What its value must meet beside its type."),
      KeyFormat("check", .object { check }, "A program that judges the value."),
      KeyFormat(
        "validate", .anyOf(ValidateMode.self), "When errors are first shown.",
        standard: "the form's"),
      KeyFormat(
        "hideErrors", .anyOf(HideMode.self), "When a shown error goes away.",
        standard: "the form's"),
      KeyFormat("messages", .map(.label), "Other words for errors, by error code."),
      KeyFormat(
        "priority", .number, "How unwilling it is to give up width, 0 to 10.",
        standard: "the type's"),
      KeyFormat(
        "autoAdvance", .bool, "Whether the focus moves on when the template is full and valid.",
        standard: "false"),
      KeyFormat("suggest", .list(.string), "Texts offered while typing."),
    ])

  /// An entry of a list: a text, or an object of what its fields hold.
  private static let element = Shape.either(
    [.string, .map(.anything)], says: "a text, or an entry of a list: an object")

  static let initial = ObjectFormat(
    "source", "An initial value that is meant literally, or found out when the form opens.",
    [
      KeyFormat(
        "value", .either([.string, .number, .bool, .list(element)], says: "a value"),
        "The value as it is, braces included."),
      KeyFormat("env", .name, "The name of an environment variable that holds it."),
      KeyFormat("run", .some(.string), "A program whose first line of output it is."),
      KeyFormat("today", .string, "Today, or so long before or after it: +30d, -6m, +1y."),
    ])

  static let check = ObjectFormat(
    "check", "A program that judges a value given to it on standard input.",
    [
      KeyFormat("run", .some(.string), "The program and its arguments.", isRequired: true),
      KeyFormat(
        "timeout", .integer(1...3600), "Seconds until it is given up.", standard: "5"),
    ])

  static let customType = ObjectFormat(
    "type", "A field type of this form's own.",
    [
      KeyFormat("base", .string, "The type it builds on.", standard: "phrase"),
      KeyFormat("label", .label, "The label of fields that have none."),
      KeyFormat("template", .string, "The mask: slots, and fixed characters between them."),
      KeyFormat("slots", .map(.string), "Which template characters are slots, and for what."),
      KeyFormat("allow", .string, "What may be typed, for types without a template."),
      KeyFormat("maxLength", .integer(1...4096), "The most characters that fit."),
      KeyFormat("case", .anyOf(LetterCase.self), "How letters are written."),
      KeyFormat("trim", .bool, "Whether white space at the ends goes.", standard: "false"),
      KeyFormat("live", .rules, "Rules judged while typing."),
      KeyFormat("result", .rules, "Rules judged on leaving."),
      KeyFormat("convert", .map(.string), "Finished values and what becomes of them."),
      KeyFormat("badges", .list(.object { badge }), "Short words beside the label, by pattern."),
      KeyFormat("warnings", .rules, "Rules that only warn."),
      KeyFormat("secret", .bool, "Whether it is drawn as dots and kept out of drafts."),
      KeyFormat("priority", .number, "How unwilling it is to give up width, 0 to 10."),
      KeyFormat("hint", .text, "One line below the form while a field has the focus."),
    ])

  static let badge = ObjectFormat(
    "badge", "A short word that appears while a pattern matches.",
    [
      KeyFormat("pattern", .string, "What the whole value must match.", isRequired: true),
      KeyFormat("text", .label, "The word.", isRequired: true),
    ])

  static let action = ObjectFormat(
    "action", "Something the form can end with.",
    [
      KeyFormat("id", .id, "Its name in the output.", isRequired: true),
      KeyFormat("label", .label, "The words on its button.", isRequired: true),
      KeyFormat(
        "role", .anyOf(Action.Role.self), "What it is for.",
        standard: "submit"),
      KeyFormat(
        "requires", .list(.name), "The groups that must be valid.",
        standard: "every visible field"),
      KeyFormat(
        "confirm", .either([.object { confirm }, .label], says: "a text, or when, text and type"),
        "A question asked first, or one for each language, or one with a condition."),
      KeyFormat("done", .label, "Told once it is done."),
      KeyFormat("timeout", .integer(1...86_400), "Seconds for 'run'.", standard: "60"),
      KeyFormat(
        "values", .oneOf { ["formatted", "data", "typed"] }, "How the answers are written.",
        standard: "formatted"),
      KeyFormat("append", .name, "A JSON Lines file that gets the answers."),
      KeyFormat(
        "stamp", .bool,
        "Whether each line begins with an id of the filled form, \"stamp\", and none is added twice.",
        standard: "false"),
      KeyFormat("write", .name, "A file replaced with the answers."),
      KeyFormat("run", .some(.string), "A program that gets the answers as JSON."),
      KeyFormat(
        "only", .list(.string), "The fields whose answers it gets.", standard: "all"),
      KeyFormat(
        "exit",
        .either([.integer(10...99), .integer(0...0)], says: "a number from 10 to 99, or 0"),
        "The exit code, 10 to 99.", standard: "0"),
    ])

  static let confirm = ObjectFormat(
    "confirm", "A question that is asked before an action runs.",
    [
      KeyFormat("text", .label, "The question.", isRequired: true),
      KeyFormat("when", .condition, "It is asked only while this holds."),
      KeyFormat("type", .label, "What must be typed before the action runs."),
    ])

  static let formRule = ObjectFormat(
    "form rule", "A claim about several fields.",
    [
      KeyFormat("when", .condition, "While this holds, the fields have it.", isRequired: true),
      KeyFormat("fields", .some(.string), "The ids of those fields.", isRequired: true),
      KeyFormat(
        "level", .anyOf(Rule.Level.self), "Whether it blocks.",
        standard: "error"),
      KeyFormat("message", .label, "What to say.", isRequired: true),
      KeyFormat("code", .name, "The error code.", standard: "rule"),
    ])

  /// The keys of a rule beside the one that says what it asks.
  static let ruleExtras: [KeyFormat] = [
    KeyFormat("message", .label, "What to say instead of the rule's own sentence."),
    KeyFormat("code", .name, "The error code instead of the rule's key."),
    KeyFormat(
      "level", .anyOf(Rule.Level.self), "Whether it blocks.",
      standard: "error"),
    KeyFormat(
      "on", .some(.anyOf(FieldEvent.self)),
      "When it is judged for showing.", standard: "as the field says"),
  ]

  /// The operators of a condition on one field.
  static let operators: [KeyFormat] = [
    KeyFormat("equals", .operand, "Its value is that."),
    KeyFormat("in", .operands, "Its value is one of those."),
    KeyFormat("filled", .bool, "It holds an answer."),
    KeyFormat("empty", .bool, "It holds none."),
    KeyFormat("valid", .bool, "Nothing is wrong with it."),
    KeyFormat("matches", .string, "Its whole value matches the pattern."),
    KeyFormat("greaterThan", .operand, "It is above that."),
    KeyFormat("lessThan", .operand, "It is below that."),
    KeyFormat("atLeast", .operand, "It is that or above."),
    KeyFormat("atMost", .operand, "It is that or below."),
  ]
}
