import FormSupport
import Foundation
import TField
import TFieldForm
import TFieldScreen
import TestSupport
import Testing

@testable import TFieldTerminal

@Suite struct PlainEdgeTests {
  @Test(arguments: [[], ["Ada"], ["Ada", ":quit"], ["Ada", "5552345678", "y"]])
  func `an end in the middle submits nothing`(lines: [String]) {
    var dialog = PlainDialog(FormSession(PlainForm.order))
    _ = dialog.transcript(lines)
    #expect(dialog.endOfInput() == "\nError: The input ended before the form was done\n")
    #expect(dialog.outcome == .cancelled)
    #expect(dialog.endOfInput() == "")
  }

  @Test func `a second session of a form says at once that it keeps no draft`() {
    var session = FormSession(PlainForm.order)
    session.keepNoDraft(because: .say("draft.openElsewhere"))
    var dialog = PlainDialog(session)
    #expect(dialog.start().contains("no draft is kept: another tfield has this form open\n"))
  }

  @Test func `an end at the last question submits nothing`() {
    var dialog = PlainDialog(FormSession(PlainForm.order))
    let transcript = dialog.transcript(["Ada", "5552345678", "y", "1"], isEnding: true)
    #expect(
      transcript.hasSuffix(
        "2. Complete Order\nChoose [1]: \nError: The input ended before the form was done\n"))
    #expect(dialog.outcome == .cancelled)
  }

  @Test func `of a line that didn't come whole nothing is taken, wherever it is asked for`() {
    let said = "Error: That line was too long to come whole, and nothing of it was taken\n"
    let lines = Field("t", .text(lines: 2), label: "T")
    let list = Field("l", .list(of: [[Field("w", label: "W")]]), label: "L")
    var dialog = PlainDialog(FormSession(PlainForm.of(lines, list)))
    _ = dialog.start()
    #expect(dialog.feed(line: nil).hasPrefix(said))
    _ = dialog.transcript(["one"])
    #expect(dialog.feed(line: nil).hasPrefix(said))
    _ = dialog.transcript(["two", "", "y"])
    #expect(dialog.feed(line: nil).hasPrefix(said))
    #expect(dialog.feed(line: nil).hasSuffix("W: "))
    _ = dialog.transcript(["x", "n"])
    #expect(dialog.session.answers.first?.text == "one\ntwo")
  }

  @Test(arguments: [
    (FieldKind.integer(), "Enter a whole number"),
    (FieldKind.integer(min: 1, max: 9), "Enter a whole number, between 1 and 9"),
  ])
  func `what kind of number is wanted is said once`(kind: FieldKind, hint: String) {
    var dialog = PlainDialog(FormSession(PlainForm.of(Field("n", kind, label: "N"))))
    #expect(dialog.start().contains("\n\(hint)\nN: "))
  }

  @Test func `the optional fields can be the ones that are marked`() {
    var form = PlainForm.of(Field("a", label: "A", required: true), Field("b", label: "B"))
    form.requiredMark = .optional
    var dialog = PlainDialog(FormSession(form))
    #expect(dialog.start() == "F\nType :help for help and commands.\nA: ")
    #expect(dialog.feed(line: "x") == "B, optional: ")
  }

  @Test func `a form without anything can be left`() {
    var dialog = PlainDialog(FormSession(Form("F", rows: [], actions: [])))
    _ = dialog.transcript(["", "1", ":back", ":submit", ":list"])
    _ = dialog.feed(line: ":quit")
    #expect(dialog.outcome == .cancelled)
  }

  @Test func `nothing of a form or a value steers the terminal`() {
    let form = PlainForm.of(
      Field("a", label: "A\u{1B}[2J\u{202E}", initial: "x\u{200B}y"), Field("b", label: "B"))
    var dialog = PlainDialog(FormSession(form))
    #expect(dialog.start() == "F\nType :help for help and commands.\nA^[[2J<U+202E> [xy]: ")
  }

  @Test func `a terminal without Unicode gets escapes`() {
    let session = FormSession(PlainForm.of(Field("a", label: "Émail", initial: "é")))
    var dialog = PlainDialog(session, charset: .ascii)
    #expect(dialog.start() == "F\nType :help for help and commands.\nEmail [e]: ")
    #expect(dialog.session.answers.map(\.text) == ["é"])
  }

  @Test func `rubbish never traps, never steers and never submits`() {
    let pieces = [
      ":", "::", ":back", ":list", ":help", "y", "n", "", " ", "1", "99999999999999999999", "-1",
      "\u{1B}[2J", "\0", "é\u{301}", "👩‍👧", "\u{202E}", String(repeating: "x", count: 5000), "\r",
    ]
    for seed in UInt64(1)...60 {
      var random = SeededRandom(seed: seed)
      var dialog = PlainDialog(FormSession(PlainForm.order))
      var said = dialog.start()
      for _ in 0..<60 {
        said += dialog.feed(line: pieces.randomElement(using: &random) ?? "")
      }
      said += dialog.endOfInput()
      #expect(dialog.outcome != .editing, "seed \(seed)")
      #expect(
        said.unicodeScalars.allSatisfy { $0 == "\n" || $0.properties.generalCategory != .control },
        "seed \(seed)")
    }
  }

  @Test func `a label that asks is followed by brackets, not by a comma`() {
    let form = Form("Order", rows: [[Field("size", label: "How large?", required: true)]])
    var dialog = PlainDialog(FormSession(form))
    #expect(dialog.start().hasSuffix("How large? (required): "))
  }

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
    var plain = Field("plain", label: words[0], required: true, initial: .text(text(4)))
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

/// The transcripts of plain mode, without a terminal.
@Suite struct PlainTranscriptTests {
  @Test(arguments: PlainTranscript.all)
  func `all that is said to lines that are typed is what was written down`(
    transcript: PlainTranscript
  ) throws {
    let isGerman = transcript.options.contains("de")
    let loader = FormLoader(languages: [isGerman ? "de" : "en"], file: ReadyForms.loader.file)
    let form = try #require(loader.load(Array(Data(contentsOf: transcript.form))).form)
    let today = CalendarDate(year: 2026, month: 11, day: 21) ?? .unknown
    let session = FormSession(form, today: today, language: isGerman ? .german : .english)
    var dialog = PlainDialog(session, language: isGerman ? .german : .english)
    var said = dialog.start()
    for line in transcript.typed {
      said += (dialog.wantsEcho ? line : "") + "\n" + dialog.feed(line: line)
    }
    #expect(PlainTranscript.trimmed(said) == PlainTranscript.trimmed(transcript.said))
    let ending =
      switch dialog.outcome {
      case .submitted: "submitted"
      case .cancelled: "cancelled"
      case .editing, .performing: "editing"
      }
    #expect(ending == transcript.ending)
    #expect(transcript.agrees(with: try AnswerWriter().answers(of: dialog.session).nested))
  }

  @Test func `there are transcripts`() { #expect(PlainTranscript.all.count >= 15) }
}
