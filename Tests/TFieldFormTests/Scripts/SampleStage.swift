import TestSupport
import TField

@testable import TFieldForm

extension ScriptStage {
  /// One form, one file of answers, a screen with a field a row.
  static var sample: Self {
    Self(
      today: .unknown,
      form: { path throws(Trouble) in
        guard path == "sample" else { throw Trouble("\(path): no such form") }
        return sampleForm
      },
      answers: { path, _ throws(Trouble) in
        guard path == "filled" else { throw Trouble("\(path): no such answers") }
        return ["first": "Ada", "phone": "555", "pin": "1234"]
      },
      lines: { path throws(Trouble) in
        switch path {
        case "filled.txt": ["first: Ada  ", "phone: (555", "code:", "news:", "pin: ••••", "", " "]
        case "other.txt": ["first: Ada", "phone: (555) 1"]
        default: throw Trouble("\(path): no such file")
        }
      },
      screen: { session, width, height in
        session.fields.filter { !$0.isHidden }.prefix(height).map { state in
          let text = state.field.isSecret ? Mask.nothing.hiding(state.text) : state.text
          return String("\(state.field.id): \(text)".prefix(width))
        }
      })
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
  let label: Wording = "Code"

  func badge(_ data: String) -> Wording? { data.count == 1 ? "short" : nil }

  func warning(_ data: String) -> FieldError? {
    data.count == 1 ? FieldError(.tooShort, "rather short") : nil
  }
}
