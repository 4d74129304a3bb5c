import TestSupport
import TFieldForm

@testable import TField

/// Forms whose answers are hard to write down.
enum AnswerForm {
  /// Texts that quoting, splitting and encoding are known to spoil.
  static let texts = [
    "Ada", "", "it's", "'", "''", "\"", "say \"hi\"", "a,b", "$(touch x)", "`id`", "$HOME", "\\",
    "a\\", "\\n", "a;b", "-n", "--help", "-", "*", "~", "!!", "#", "a=b", "é", "日本語", "😀",
    "'\u{301}", "\"\u{301}", ",\u{301}", " lead and trail ", "%s", "a\u{2028}b", "{}", "[1]",
  ]

  /// A form with one field for each text, and an empty list that no one filled.
  static func form(_ texts: [String] = texts) -> Form {
    Form("Texts", rows: texts.indices.map { [Field("f\($0)", initial: texts[$0])] })
  }
}

/// A type whose data means what a test wants.
struct Meaning: FieldType {
  static let traits = TypeTraits("Meaning")
  let meaning: TypedValue

  init(_ meaning: TypedValue) { self.meaning = meaning }

  func typed(_ data: String) -> TypedValue { data.isEmpty ? .none : meaning }
}

/// A type that shows each `|` as a line break.
struct Lines: FieldType {
  static let traits = TypeTraits("Lines")

  func write(_ data: String, as writing: Writing) -> String {
    writing == .bare ? String(data.map { $0 == "|" ? "\n" : $0 }) : masked(data, as: writing)
  }
}

extension Field {
  init(_ id: String, secret: String) {
    var options = FieldOptions()
    options.isSecret = true
    self.init(id, Phrase(), initial: secret, options: options)
  }
}
