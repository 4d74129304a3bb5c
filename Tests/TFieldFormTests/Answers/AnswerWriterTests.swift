import TFieldForm
import TestSupport
import Testing

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
    self.init(id, Phrase(), initial: .text(secret), options: options)
  }
}

@Suite struct AnswerWriterTests {
  @Test func `a text that means nothing yet is not lost from typed answers`() throws {
    let form = Form("F", rows: [[Field("due", Meaning(.none), initial: "02/3")]])
    #expect(
      try AnswerWriter(.jsonl, as: .typed).text(of: FormSession(form)) == "{\"due\":\"02/3\"}\n")
  }

  @Test(arguments: [
    (AnswerWriter.Secrets.shown, #"{"name":"Ada","pin":"1234","no":""}"#),
    (.masked, #"{"name":"Ada","pin":"•••","no":""}"#),
    (.null, #"{"name":"Ada","pin":null,"no":null}"#),
    (.only, #"{"pin":"1234","no":""}"#),
  ])
  func `secrets go where they are wanted`(secrets: AnswerWriter.Secrets, expected: String) throws {
    let form = Form(
      "F",
      rows: [
        [Field("name", initial: "Ada"), Field("pin", secret: "1234"), Field("no", secret: "")]
      ])
    var writer = AnswerWriter(.jsonl)
    writer.secrets = secrets
    #expect(try writer.text(of: FormSession(form)) == expected + "\n")
  }

  /// What a field of JSON holds, what is written for it, and beside other answers in an object.
  private static let documents = [
    ("", #"{"a":null}"#, "{}"), ("  ", #"{"a":null}"#, "{}"),
    (#""""#, #"{"a":""}"#, #"{"o":{"a":""}}"#),
    (#""x""#, #"{"a":"x"}"#, #"{"o":{"a":"x"}}"#),
    ("[1.50]", #"{"a":[1.50]}"#, #"{"o":{"a":[1.50]}}"#),
    ("false", #"{"a":false}"#, #"{"o":{"a":false}}"#),
  ]

  @Test(arguments: documents, [Answer.Values.formatted, .data, .typed])
  func `JSON that is written is read back as itself`(
    row: (text: String, flat: String, nested: String), values: Answer.Values
  ) throws {
    for (path, wanted) in [(nil, row.flat), (["o", "a"], row.nested)] {
      var field = Field("a", JSONText())
      field.path = path
      let form = Form("F", rows: [[field]])
      var session = FormSession(form, answers: ["a": .text(row.text)])
      for _ in 0..<2 {
        let bytes = try AnswerWriter(.jsonl, as: values).bytes(of: session)
        #expect(String(decoding: bytes.dropLast(), as: UTF8.self) == wanted)
        session = FormSession(form, answers: try GivenAnswers(bytes, for: form).values)
      }
      #expect(session.fields[0].isBlank == row.text.allSatisfy(\.isWhitespace))
      let cell = try AnswerWriter(.nul, as: values).bytes(of: session).dropFirst(2).dropLast()
      let kind = AnswerKind(field)
      #expect(
        kind.value(ofCell: String(decoding: cell, as: UTF8.self)).map { given in
          FormSession(form, answers: ["a": given]).fields[0].isBlank == session.fields[0].isBlank
            && FormSession(form, answers: ["a": given]).fields[0].verdict.isValid
        } == true)
    }
  }

  @Test func `the action stands beside the answers`() throws {
    var session = FormSession(Form("F", rows: [[Field("a")]]))
    var writer = AnswerWriter(.jsonl)
    writer.namesAction = true
    #expect(try writer.text(of: session) == "{\"action\":null,\"answers\":{\"a\":\"\"}}\n")
    session.handle(.defaultAction)
    #expect(try writer.text(of: session) == "{\"action\":\"submit\",\"answers\":{\"a\":\"\"}}\n")
  }

  @Test(arguments: [("a;id", ""), ("é", ""), ("1a", "x")])
  func `an id that can't be the name of a variable is refused`(id: String, prefix: String) {
    let session = FormSession(Form("F", rows: [[Field(id)]]))
    for format in [AnswerFormat.shell, .env] {
      var writer = AnswerWriter(format)
      writer.prefix = prefix
      #expect(throws: Refusal("the field '\(id)' can't be the name of a variable")) {
        try writer.bytes(of: session)
      }
    }
  }

  @Test(arguments: [AnswerFormat.shell, .env, .nul])
  func `a NUL never reaches what ends at one`(format: AnswerFormat) {
    let form = Form("F", rows: [[Field("a", Meaning(.text("x\0y")), initial: "x")]])
    #expect(throws: Refusal("the answer of 'a' has a NUL in it: use json")) {
      try AnswerWriter(format, as: .typed).bytes(of: FormSession(form))
    }
  }

  @Test func `an error is a sentence that shows no hostile character`() {
    var writer = AnswerWriter()
    writer.only = ["a\u{1B}[2J"]
    #expect(throws: Refusal("there is no field 'a<U+001B>[2J'")) {
      try writer.bytes(of: FormSession(AnswerForm.form()))
    }
  }
}

extension Refusal {
  static func reserved(_ id: String, as name: String) -> Self {
    Self(
      "the field '\(id)' would set '\(name)', which a shell or a tool may give a meaning; "
        + "choose \(name.count == id.count ? "a" : "another") --prefix")
  }
}

extension AnswerWriter {
  func text(of session: FormSession) throws -> String {
    String(decoding: try bytes(of: session), as: UTF8.self)
  }
}
