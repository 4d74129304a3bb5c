import TestSupport
import TField

@testable import TFieldForm

/// One form, one file of answers, a screen with a field a row.
struct SampleStage: ScriptStage {
  let today = CalendarDate.unknown
  var recorded: ((_ path: String, _ lines: [String]) -> Void)?

  func form(_ path: String) throws(ScriptTrouble) -> Form {
    guard path == "sample" else { throw ScriptTrouble("\(path): no such form") }
    return Self.sampleForm
  }

  func answers(_ path: String, _ form: Form) throws(ScriptTrouble) -> [String: String] {
    guard path == "filled" else { throw ScriptTrouble("\(path): no such answers") }
    return ["first": "Ada", "phone": "555", "pin": "1234"]
  }

  func lines(_ path: String) throws(ScriptTrouble) -> [String] {
    switch path {
    case "filled.txt": ["first: Ada  ", "phone: (555", "code:", "news:", "pin: ••••", "", " "]
    case "other.txt": ["first: Ada", "phone: (555) 1"]
    default: throw ScriptTrouble("\(path): no such file")
    }
  }

  func record(_ path: String, _ lines: [String]) -> Bool {
    recorded?(path, lines)
    return recorded != nil
  }

  func screen(_ session: FormSession, _ width: Int, _ height: Int) -> [String] {
    session.fields.filter { !$0.isHidden }.prefix(height).map { state in
      let text = state.field.isSecret ? Mask.nothing.hiding(state.text) : state.text
      return String("\(state.field.id): \(text)".prefix(width))
    }
  }

  private static let pin = {
    var options = FieldOptions()
    options.isSecret = true
    return Field("pin", Phrase(), options: options)
  }()

  private static let sampleForm = Form(
    "Sample",
    sections: [
      Section(
        group: "person",
        rows: [[Field("first", required: true)], [Field("phone", .phone, required: true)]]),
      Section(
        rows: [
          [Field("code", Remarkable())],
          [Field("news", .toggle)],
          [Field("topic", when: .field("news", .equals, .value(.flag(true))))],
          [pin],
        ]),
    ])
}

/// A type that remarks on a single character.
struct Remarkable: FieldType {
  static let traits = TypeTraits("Code")

  func badge(_ data: String) -> Wording? { data.count == 1 ? "short" : nil }

  func warning(_ data: String) -> FieldError? {
    data.count == 1 ? FieldError(.tooShort, "rather short") : nil
  }
}
