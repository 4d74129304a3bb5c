import TField
import TFieldScreen
import TestSupport
import Testing

@testable import TFieldTerminal

/// Every hostile text in every place of a dialog.
@Suite struct PlainHostileTests {
  @Test(arguments: HostileBatch.all(of: 6))
  func `a dialog says nothing that a terminal would obey`(batch: HostileBatch) {
    for round in batch.texts.indices {
      let place = { batch.text($0, round: round) }
      var dialog = PlainDialog(
        FormSession(Self.form(place), answers: ["choice": place(0)]),
        charset: round % 2 == 0 ? .unicode : .ascii)
      let lines = [
        place(1), ":help", ":?", place(2), "1", place(3), "", "x", ":list", ":back", ":submit", "n",
        place(4), ":quit",
      ]
      var said = dialog.start()
      for line in lines { said += dialog.feed(line: line) }
      #expect(TerminalStream(said + dialog.endOfInput()).strange == [], "\(batch)")
    }
  }

  private static func form(_ text: (Int) -> String) -> Form {
    let words = (0..<8).map { Wording.verbatim(text($0)) }
    var plain = Field("plain", label: words[0], required: true, initial: text(4))
    plain.options.hint = words[1]
    plain.options.help = words[2]
    plain.options.messages = [.required: words[5]]
    plain.rules = [Rule(.maxLength, .count(1), message: words[6])]
    let options = (0..<3).map { ChoiceOption("o\($0)", label: text($0)) }
    return Form(
      words[7],
      sections: [
        Section(
          words[0], description: words[1], group: text(2),
          rows: [
            [plain], [Field("choice", .choice(options), label: words[3])],
            [Field("text", .text(lines: 2), initial: text(6))],
            [Field("note", .note, label: words[5])],
          ])
      ],
      actions: [Action("go", label: words[3], requires: [text(2)], confirm: words[4])])
  }
}
