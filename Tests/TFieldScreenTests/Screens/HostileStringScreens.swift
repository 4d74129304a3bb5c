import TField
import TFieldScreen
import TestSupport
import Testing

/// Every hostile text in every place of a screen.
@Suite struct HostileStringScreens {
  @Test(arguments: HostileBatch.all(of: 8))
  func `what is drawn is only what can be seen, and fits its row`(batch: HostileBatch) {
    for round in batch.texts.indices {
      let place = { batch.text($0, round: round) }
      var filled = FilledScreen(
        Self.form(place), round % 2 == 0 ? 80 : 34, 30,
        .init(charset: round % 3 == 0 ? .ascii : .unicode, isDebugging: round % 4 == 0),
        answers: ["plain": place(0), "choice": place(1)])
      filled.session.tell(.verbatim(place(2)))
      for keys in Self.walks {
        filled.handle(keys)
        check(filled, batch)
      }
    }
  }

  /// What is done between two looks: help, a list, what is wrong and the question.
  private static let walks: [[Input]] = [
    [.key(Key(.function(1)))],
    [.key(Key(.escape)), .key(Key(.tab)), .key(Key(.function(4)))],
    [.key(Key(.escape)), .key(.control("s"))],
    [.paste("x"), .key(.control("s"))],
  ]

  private func check(_ filled: FilledScreen, _ batch: HostileBatch) {
    for row in filled.canvas.rows {
      #expect(TerminalStream(row).strange == [], "\(batch)")
      let width = row.unicodeScalars.map { CharacterWidth(of: $0).cells }.reduce(0, +)
      #expect(width <= filled.width, "\(batch): \(row)")
    }
  }

  private static func form(_ text: (Int) -> String) -> Form {
    let words = (0..<12).map { Wording.verbatim(text($0)) }
    var plain = Field("plain", label: words[0], required: true, initial: text(4))
    plain.options.hint = words[1]
    plain.options.help = words[2]
    plain.options.suggestions = [text(3)]
    plain.options.messages = [.required: words[5]]
    plain.rules = [Rule(.maxLength, .count(1), message: words[6])]
    let options = (0..<3).map { ChoiceOption("o\($0)", label: text($0)) }
    return Form(
      words[7],
      sections: [
        Section(
          words[0], description: words[1], group: text(2),
          rows: [
            [plain, Field("choice", .choice(options), label: words[3])],
            [Field("radio", Choice(options, style: .open), label: words[4])],
            [
              Field("note", .note, label: words[5]),
              Field("text", .text(lines: 2), initial: text(6)),
            ],
          ])
      ],
      actions: [Action("go", label: words[3], requires: [text(2)], confirm: words[4])])
  }
}
