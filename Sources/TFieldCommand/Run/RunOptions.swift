internal import TFieldForm
internal import TField
internal import TFieldTerminal

extension OptionFormat {
  /// The options of `run`, in the order of its help.
  static let run: [Self] = answers + outputs + DraftKeeper.options + looks + others

  /// The options of `elicit`: what goes out is the protocol's, and nothing is run or kept.
  static let elicit: [Self] =
    answers + (looks + others).filter { !["summary", "trust", "schemas"].contains($0.name) }

  /// The options of `preview`: how it looks.
  static let preview: [Self] =
    (looks + others).filter {
      ["no-mouse", "theme", "lang", "layout", "debug", "today"].contains($0.name)
    }

  private static let answers: [Self] = [
    Self(
      "answers", letter: "a", value: "FILE", "initial values, a JSON object; - is standard input"),
    Self("set", letter: "s", value: "ID=VALUE", "one initial value, not of a secret field"),
    Self("set-file", value: "ID=PATH", "one initial value, read from a file"),
    Self(
      "env", value: "PREFIX", "initial values from the variables PREFIX + id, not of secret fields",
      mayBeEmpty: true),
  ]

  private static let outputs: [Self] = [
    Self("output", letter: "o", value: "FILE", "write the answers to a file, replaced as a whole"),
    Self(
      "format", letter: "f", value: "FORMAT",
      "json, jsonl, shell (for eval in bash, zsh and ksh), env, csv or nul",
      choices: AnswerFormat.allCases.map(\.rawValue)),
    Self(
      "prefix", value: "P", "put P before the names in shell and env; some names need one",
      mayBeEmpty: true),
    Self(
      "values", value: "KIND", "formatted (as shown), data (bare) or typed",
      choices: Answer.Values.allCases.map(\.rawValue)),
    Self("only", value: "IDS", "only these answers; commas between the ids"),
    Self("omit-empty", "leave out questions without an answer"),
    Self("with-action", "add the action that ended the form"),
    Self("secrets", value: "FILE", "write secret answers to FILE; elsewhere they are null"),
  ]

  /// The option of whatever takes a JSON Schema.
  static let schemas = Self(
    "schemas", value: "DIR", "a folder with JSON Schemas that the schema refers to")

  /// The option that `render` has too.
  static let language = Self(
    "lang", value: "LANG",
    "the language of the screen (\(Languages.known)) and of the form's texts")

  private static let looks: [Self] = [
    Self("plain", "ask line by line, without a screen"),
    Self("no-mouse", "leave the mouse to the terminal"),
    Self(
      "theme", value: "NAME", "default, mono, high-contrast, mainframe, tinted, or a JSON file",
      choices: Theme.builtInNames),
    language,
    Self(
      "layout", value: "NAME", "auto, boxed, compact or pages",
      choices: Form.Layout.allCases.map(\.rawValue)),
    Self("debug", "show each field's type and state"),
    Self("summary", "leave a summary on the terminal when the form is done"),
  ]

  private static let others: [Self] = [
    Self("batch", "no terminal: judge the given answers, and write them or say what is wrong"),
    Self("lenient", "with --batch, take values as pastes, which may be repaired"),
    Self(
      "restricted",
      "for kiosks: no editor, suspending, clipboard or drafts"),
    Self("timeout", value: "SECONDS", "give up after that long"),
    Self("today", value: "YYYY-MM-DD", "judge dates as of that day"),
    schemas,
    Self("trust", "let this form run its programs and write its files"),
  ]
}
