internal import TField

/// Every object of a form file and every key in it: what the loader accepts and the schema offers.
package enum FormFormat {
  package static let version = 1
  static let fieldLimit = 20_000
  package static let idLimit = 64

  static let form = ObjectFormat(
    "form", "The whole form file.",
    [
      KeyFormat(
        "tfield", .integer(version...version), "The version of the format: 1.", isRequired: true),
      KeyFormat("id", .id, "Its name for drafts and outputs.", standard: "the file's stem"),
      KeyFormat("title", .text, "The title above the form.", standard: "the id"),
      KeyFormat("description", .text, "A line or two below the title."),
      KeyFormat("sections", .list(.object { section }), "The sections, in order."),
      KeyFormat(
        "rows", .list(.row),
        "The rows, if the form has no sections: fields, or lists of fields side by side."),
      KeyFormat("types", .map(.object { customType }), "Types that this form defines, by name."),
      KeyFormat(
        "actions", .some(.object { action }), "The buttons at the end.",
        standard: "one action, Submit"),
      KeyFormat("rules", .list(.object { formRule }), "Rules about several fields."),
      KeyFormat(
        "schema", .anything,
        "A JSON Schema that the answers as a whole must meet, beside what the fields ask."),
      validate(standard: "touched"), hideErrors(standard: "change"),
      KeyFormat(
        "requiredMark", .anyOf(Form.RequiredMark.self),
        "Which fields are marked: required ones with an asterisk, optional ones with a "
          + "word, or none.", standard: "asterisk"),
      KeyFormat(
        "layout", .anyOf(Form.Layout.self),
        "How fields are drawn: with frames, or each in one line; auto decides by the "
          + "size. pages makes each section a page.",
        standard: "auto"),
      KeyFormat(
        "navigation", .anyOf(Form.Navigation.self),
        "With free, Next leaves a page even if something on it is wrong.", standard: "gated"),
      KeyFormat(
        "width", .oneOf { ["page", "full"] },
        "With full, the form is as wide as the screen; else at most 100 columns.",
        standard: "page"),
      KeyFormat("draft", .bool, "If unfinished answers may be kept.", standard: "true"),
      KeyFormat(
        "enter", .oneOf { ["next", "submit"] },
        "What Enter does in the last field: go to the action, or run it.",
        standard: "next"),
      debug,
    ])

  static let section = ObjectFormat(
    "section", "A titled part of a form.",
    [
      KeyFormat("title", .text, "Its title."),
      KeyFormat("description", .text, "A line below the title."),
      KeyFormat("group", .name, "The validation group of its fields."),
      KeyFormat("when", .condition, "The section is there only while this is true."),
      KeyFormat("path", keys, "Where its answers stand in nested output."),
      KeyFormat("rows", .list(.row), "Its rows, from top to bottom.", isRequired: true),
      debug,
    ])

  private static let keys = Shape.either(
    [
      .name,
      .list(.string),
    ], says: "keys with points between them, or a list of keys")

  private static let debug = KeyFormat(
    "debug", .bool, "Shows the type and state above each field.", standard: "false")

  private static let hint = KeyFormat(
    "hint", .text, "What to type; shown while the field has the focus.")

  private static func validate(standard: String) -> KeyFormat {
    KeyFormat(
      "validate", .anyOf(ValidateMode.self),
      "When errors appear: touched, while typing if nothing more could help, else on leaving; "
        + "change, with every key; blur, on leaving; submit, when an action is tried.",
      standard: standard)
  }

  private static func hideErrors(standard: String) -> KeyFormat {
    KeyFormat(
      "hideErrors", .anyOf(HideMode.self),
      "When a shown error goes away: with the next change, when the field gets the focus, or when "
        + "it is left.", standard: standard)
  }

  static let field = ObjectFormat(
    "field", "One field. The parameters of its type are further keys.",
    [
      KeyFormat("id", .id, "Its name in answers, conditions and rules.", isRequired: true),
      KeyFormat(
        "type", .string, "A built-in type, or one that the form defines.", standard: "phrase"),
      KeyFormat(
        "label", .label, "The label of the field.",
        standard: "the type's own; without a type its id in words"),
      KeyFormat(
        "required", .flagOrCondition, "If it must be answered.", standard: "false"),
      KeyFormat(
        "group", .either([.name, .null], says: "a group's name, or null"),
        "The validation group it belongs to. With null it belongs to none.",
        standard: "the section's"),
      KeyFormat(
        "initial",
        .either(
          [.string, .number, .bool, .list(element), .object { initial }],
          says: "a value, or where it comes from"),
        "The initial value. In text, {id} is the answer of another field."),
      KeyFormat("path", keys, "Where its answer stands in nested output.", standard: "its id"),
      KeyFormat(
        "output", .bool,
        "Whether its answer is written; false for a choice that only shows other fields.",
        standard: "true"),
      KeyFormat(
        "keepEmpty",
        .either(
          [.bool, .oneOf { ["null"] }], says: "true, false or \"null\""),
        "Whether its empty answer is written even with --omit-empty; with \"null\" as null.",
        standard: "false"),
      KeyFormat("description", .text, "Text between the label and the box, always shown."),
      KeyFormat("placeholder", .text, "Shown dim in the empty box while the field has the focus."),
      hint,
      KeyFormat("help", .text, "A longer text for F1."),
      KeyFormat("when", .condition, "The field is there only while this is true."),
      KeyFormat(
        "readOnly", .flagOrCondition, "If it can be read but not edited.",
        standard: "false"),
      KeyFormat(
        "secret", .bool, "If it is drawn as dots and never kept in a draft.",
        standard: "as the type says"),
      KeyFormat(
        "invalid", .anyOf(Field.InvalidValue.self),
        "What happens to a bad value when the field is left: it stays, or the last good "
          + "one comes back.", standard: "keep"),
      debug,
      KeyFormat("rules", .rules, "Rules for its value, besides those of its type."),
      KeyFormat("check", .object { check }, "A program that checks the value."),
      validate(standard: "the form's"), hideErrors(standard: "the form's"),
      KeyFormat("messages", .map(.label), "Your own error messages, by error code."),
      KeyFormat(
        "priority", .number, "How strongly the field keeps its width, from 0 to 10.",
        standard: "the type's"),
      KeyFormat(
        "autoAdvance", .bool, "If the focus moves on once the template is full and valid.",
        standard: "false"),
      KeyFormat(
        "suggest", .list(.string), "Values offered while typing; Right at the end takes one."),
    ])

  /// An entry of a list: a text, or an object of what its fields hold.
  private static let element = Shape.either(
    [.string, .map(.anything)], says: "a text, or an entry of a list: an object")

  static let initial = ObjectFormat(
    "source", "Where an initial value comes from: one of these keys.",
    [
      KeyFormat(
        "value", .either([.string, .number, .bool, .list(element)], says: "a value"),
        "The value itself; braces in it mean nothing."),
      KeyFormat(
        "env", .name,
        "An environment variable. USER, LOGNAME, HOME, LANG, PWD and HOSTNAME need no "
          + "--trust."),
      KeyFormat(
        "run", .some(.string),
        "A program and its arguments; the first line of its output is the value. Needs "
          + "--trust."),
      KeyFormat("today", .string, "Today, or a day before or after it: +30d, -6m, +1y."),
    ])

  static let check = ObjectFormat(
    "check", "A program that checks a value; see PROGRAMS.",
    [
      KeyFormat("run", .some(.string), "The program and its arguments.", isRequired: true),
      KeyFormat(
        "timeout", .integer(1...3600), "Seconds until it is stopped.", standard: "5"),
    ])

  static let customType = ObjectFormat(
    "type", "A type that the form defines.",
    [
      KeyFormat("base", .string, "The type it builds on.", standard: "phrase"),
      KeyFormat("label", .label, "The label of fields that have none of their own."),
      KeyFormat("template", .string, "The input mask: slots, with fixed characters between them."),
      KeyFormat(
        "slots", .map(.string), "Which characters of the template are slots, and what each takes."),
      KeyFormat(
        "allow", .string,
        "What may be typed, in a type without a template: a class or set as for slots."),
      KeyFormat("maxLength", .integer(1...4096), "The longest value, in characters."),
      KeyFormat(
        "case", .anyOf(LetterCase.self), "Makes letters upper or lower case, or capitalises words."),
      KeyFormat("trim", .bool, "If white space at the ends is removed.", standard: "false"),
      KeyFormat("live", .rules, "Rules for what is typed so far."),
      KeyFormat("result", .rules, "Rules for the whole value, judged on leaving."),
      KeyFormat(
        "convert", .map(.string),
        "Replaces a finished value by another, such as a name by its code."),
      KeyFormat(
        "badges", .list(.object { badge }), "Short words beside the label, each with a pattern."),
      KeyFormat("warnings", .rules, "Rules that only warn."),
      KeyFormat("secret", .bool, "If it is drawn as dots and never kept in a draft."),
      KeyFormat("priority", .number, "How strongly the field keeps its width, from 0 to 10."),
      hint,
    ])

  static let badge = ObjectFormat(
    "badge", "A short word beside the label while a pattern matches.",
    [
      KeyFormat(
        "pattern", .string, "The pattern that the whole value must match.", isRequired: true),
      KeyFormat("text", .label, "The word.", isRequired: true),
    ])
}

/// Actions, and rules across fields.
extension FormFormat {
  static let action = ObjectFormat(
    "action", "A button at the end of the form, and what it does.",
    [
      KeyFormat("id", .id, "Its name in the output.", isRequired: true),
      KeyFormat("label", .label, "The text on the button.", isRequired: true),
      KeyFormat(
        "role", .anyOf(Action.Role.self), "What it does: submit the answers, or cancel the form.",
        standard: "submit"),
      KeyFormat(
        "requires", .list(.name), "The groups that must be valid first.",
        standard: "every visible field"),
      KeyFormat(
        "confirm", .either([.object { confirm }, .label], says: "a text, or when, text and type"),
        "A question that is asked first."),
      KeyFormat("done", .label, "A message shown after success."),
      KeyFormat("timeout", .integer(1...86_400), "Seconds until 'run' is stopped.", standard: "60"),
      KeyFormat(
        "values", .oneOf { ["formatted", "data", "typed"] },
        "How answers are given to run, append and write.",
        standard: "formatted"),
      KeyFormat("append", .name, "A JSON Lines file to which a line with the answers is added."),
      KeyFormat(
        "stamp", .bool,
        "Begins each added line with an id, \"stamp\", so that none is added twice.",
        standard: "false"),
      KeyFormat("write", .name, "A JSON file that is replaced by the answers."),
      KeyFormat("run", .some(.string), "A program and its arguments; it gets the answers as JSON."),
      KeyFormat(
        "only", .list(.string), "The fields whose answers it gets: a list of ids.", standard: "all"),
      KeyFormat(
        "exit",
        .either([.integer(10...99), .integer(0...0)], says: "a number from 10 to 99, or 0"),
        "The exit code of tfield after this action.", standard: "0"),
    ])

  static let confirm = ObjectFormat(
    "confirm", "A question that is asked before an action runs.",
    [
      KeyFormat("text", .label, "The question.", isRequired: true),
      KeyFormat("when", .condition, "The question is asked only while this is true."),
      KeyFormat("type", .label, "The word that must be typed first."),
    ])

  static let formRule = ObjectFormat(
    "form rule", "A rule about several fields: while a condition is true, they are in error.",
    [
      KeyFormat(
        "when", .condition, "The condition under which the fields are in error.", isRequired: true),
      KeyFormat("fields", .some(.string), "The ids of the fields.", isRequired: true),
      ClaimFormat.level,
      KeyFormat("message", .label, "The message.", isRequired: true),
      KeyFormat("code", .name, "The error code.", standard: "rule"),
    ])
}
