import TFieldForm
import Testing

/// A form with faults: where they are marked, and what is said of each, in the order of the file.
struct FaultyForm: Sendable, CustomTestStringConvertible {
  /// The case of the problem that the form is there for.
  let name: String
  let marked: String
  let sentences: [String]

  /// A whole form.
  init(_ name: String, _ marked: String, _ sentences: String...) {
    self.name = name
    self.marked = marked
    self.sentences = sentences
  }

  init(_ name: String, form: String, _ sentences: [String]) {
    self.name = name
    marked = form
    self.sentences = sentences
  }

  /// A form of some fields.
  static func fields(_ name: String, _ fields: String, _ sentences: String...) -> Self {
    Self(name, form: #"{ "tfield": 1, "rows": [ \#(fields) ] }"#, sentences)
  }

  /// A form of one field with the id `a`, of which further keys are given.
  static func field(_ name: String, _ keys: String, _ sentences: String...) -> Self {
    Self(name, form: #"{ "tfield": 1, "rows": [ { "id": "a", \#(keys) } ] }"#, sentences)
  }

  /// A form of one field `a` in the group `g`, with further keys of the form.
  static func form(_ name: String, _ keys: String, _ sentences: String...) -> Self {
    let rows = #""rows": [ { "id": "a", "group": "g" } ]"#
    return Self(name, form: #"{ "tfield": 1, \#(rows), \#(keys) }"#, sentences)
  }

  /// A form with types of its own, and a field `a` of the type `t`.
  static func types(_ name: String, _ types: String, _ sentences: String...) -> Self {
    Self(
      name,
      form: #"{ "tfield": 1, "types": { \#(types) }, "rows": [ { "id": "a", "type": "t" } ] }"#,
      sentences)
  }

  /// The form with a rule of a required field `a`.
  static func rule(_ name: String, _ rule: String, _ sentences: String...) -> Self {
    Self(
      name, form: #"{ "tfield": 1, "rows": [ { "id": "a", "rules": [ \#(rule) ] } ] }"#, sentences)
  }

  var testDescription: String { "\(name): \(marked.prefix(200))" }

  var source: MarkedSource { MarkedSource(marked) }
  var result: FormLoader.Result { FormLoader().load(Array(source.text.utf8)) }

  /// What `tfield check` should print.
  var lines: [String] {
    zip(source.places, sentences).map { "form.json:\($0): \($1)" }
  }
}
