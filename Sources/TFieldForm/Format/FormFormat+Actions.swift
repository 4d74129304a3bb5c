internal import TField

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
      KeyFormat(
        "level", .anyOf(Rule.Level.self), "An error blocks the actions; a warning doesn't.",
        standard: "error"),
      KeyFormat("message", .label, "The message.", isRequired: true),
      KeyFormat("code", .name, "The error code.", standard: "rule"),
    ])
}
