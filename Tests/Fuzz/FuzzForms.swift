import TFieldForm
import TField
import TFieldScreen

/// Forms to work on.
enum FuzzForms {
  /// One field of every type that needs no more than its name, and some that do.
  static let every = load((plain + others).joined(separator: ",")) ?? Form("None", rows: [])

  private static let plain = """
    phrase data dataLength name email url password streetnumber street city intcity state st zip
    country postalCode phone phoneIntl credit expDate cvv ssn iban date time age integer decimal
    integerRange currency percent ipv4 ipv6 uuid hexColor slug username toggle text note
    """.split(whereSeparator: \.isWhitespace).map { #"{ "id": "f-\#($0)", "type": "\#($0)" }"# }
    .filter { load($0) != nil }

  private static let others = [
    #"{ "id": "one", "type": "choice", "options": ["a", "b", "c"], "required": true }"#,
    #"{ "id": "radio", "type": "choice", "options": ["a", "b"], "style": "radio" }"#,
    #"{ "id": "some", "type": "choices", "options": ["a", "b", "c"], "max": 2 }"#,
    #"{ "id": "many", "type": "list", "of": { "type": "integer" } }"#,
    #"{ "id": "late", "when": { "field": "one", "filled": true }, "rules": [{ "pattern": "(a+)+b" }] }"#,
    #"{ "id": "again", "type": "display", "of": "one" }"#,
  ]

  static func load(_ rows: String, layout: String = "auto") -> Form? {
    FormLoader().load(
      Array(#"{ "tfield": 1, "title": "F", "layout": "\#(layout)", "rows": [\#(rows)] }"#.utf8)
    ).form
  }

  /// A stage on which every path is this form.
  struct Stage: ScriptStage {
    let today = CalendarDate.unknown

    func form(_ path: String) -> ScriptForm { ScriptForm(every) }
    func answers(_ path: String, _ form: ScriptForm) -> GivenAnswers { GivenAnswers(["one": "a"]) }
    func lines(_ path: String) -> [String] { ["x"] }
    func record(_ path: String, _ lines: [String]) -> Bool { false }

    func screen(_ session: FormSession, _ width: Int, _ height: Int) -> [String] {
      var screen = FormScreen()
      return screen.canvas(for: session, width: min(width, 120), height: min(height, 50)).rows
    }
  }
}

/// Records judged against the form of every type.
enum FuzzRecords {
  static func verdicts(
    on input: [UInt8], _ format: RecordFormat, piece: Int, _ kind: Int
  ) -> [UInt8] {
    var options = RecordOptions()
    if kind == 1 { options.values = .formatted }
    var judge = RecordJudge(FuzzForms.every, format, today: .unknown, options: options)
    var splitter = RecordSplitter(format, limit: 65_536)
    var output: [UInt8] = []
    var rest = input[...]
    repeat {
      splitter.append(Array(rest.prefix(piece)))
      rest = rest.dropFirst(piece)
      while let chunk = splitter.next(isAtEnd: rest.isEmpty) {
        if chunk.content == .header {
          guard (try? judge.takeHeader(chunk)) != nil else { return output }
        }
        judge.judge(chunk, into: &output)
      }
    } while !rest.isEmpty
    return output
  }
}
