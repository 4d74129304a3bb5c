import TField
import Testing

@testable import TFieldTerminal

@Suite struct PlainDialogTests {
  @Test func `a form is filled in line by line`() {
    var dialog = PlainDialog(FormSession(PlainForm.order))
    let lines = ["", "Ada", "555 234", "555 234 5678", "n", "High St", "4", "", "n", "1", "y"]
    #expect(
      dialog.transcript(lines) == """
        Order

        Person
        Who you are
        First Name (required): ⏎
        Error: Required
        First Name (required): Ada⏎
        10 digits left
        Phone (required): 555 234⏎
        Taken as: (555) 234
        Error: Enter 10 digits
        Phone (required) [(555) 234]: 555 234 5678⏎
        Taken as: (555) 234-5678

        Delivery
        Same as billing (y/n) [y]: n⏎
        Street (required): High St⏎

        Actions
        1. Complete Order (default)
        2. Save for later
        3. Cancel
        Action [1]: 4⏎
        Error: Enter a number from 1 to 3

        Actions
        1. Complete Order (default)
        2. Save for later
        3. Cancel
        Action [1]: ⏎
        Order now? (y/n): n⏎

        Actions
        1. Complete Order (default)
        2. Save for later
        3. Cancel
        Action [1]: 1⏎
        Order now? (y/n): y⏎

        """)
    #expect(dialog.outcome == .submitted("order"))
    #expect(dialog.session.answers.map(\.text) == ["Ada", "(555) 234-5678", "", "High St"])
    #expect(dialog.feed(line: "more") == "")
    #expect(dialog.endOfInput() == "")
  }

  @Test func `a blocked action says what is missing and goes back to it`() {
    var dialog = PlainDialog(FormSession(PlainForm.order))
    #expect(
      dialog.transcript([":submit", "Ada", ":submit", "5552345678", ":submit", "y"]) == """
        Order

        Person
        Who you are
        First Name (required): :submit⏎
        Error: Complete Order needs 2 more: First Name, Phone
        Error: First Name: Required

        Person
        Who you are
        First Name (required): Ada⏎
        10 digits left
        Phone (required): :submit⏎
        Error: Complete Order needs 1 more: Phone
        Error: Phone: Required

        Person
        Who you are
        Phone (required): 5552345678⏎
        Taken as: (555) 234-5678

        Delivery
        Same as billing (y/n) [y]: :submit⏎
        Order now? (y/n): y⏎

        """)
    #expect(dialog.outcome == .submitted("order"))
  }

  @Test func `an action that asks for nothing ends an unfinished form`() {
    var dialog = PlainDialog(FormSession(PlainForm.of(Field("a", label: "A"))))
    #expect(
      dialog.transcript(["", ""]) == "F\nA: ⏎\n\nActions\n1. Submit (default)\nAction [1]: ⏎\n")
    #expect(dialog.outcome == .submitted("submit"))
  }

  @Test func `the commands go back, help, list and quit`() {
    var dialog = PlainDialog(FormSession(PlainForm.order))
    #expect(
      dialog.transcript([":back", "Ada", ":back", "", ":list", ":help", ":nonsense", ":quit", "n"])
        == """
        Order

        Person
        Who you are
        First Name (required): :back⏎
        First Name (required): Ada⏎
        10 digits left
        Phone (required): :back⏎
        First Name (required) [Ada]: ⏎
        10 digits left
        Phone (required): :list⏎
        1. First Name (required): Ada
        2. Phone (required): empty
        3. Same as billing: y
        Phone (required): :help⏎
        Enter keeps what is in brackets; a space and Enter empties an answer.
        :back    the field before
        :list    every answer so far
        :submit  end with the default action
        :quit    leave without submitting
        ::       types a colon
        Phone (required): :nonsense⏎
        Error: No such command; :help lists them, :: types a colon
        Phone (required): :quit⏎
        Discard your answers? (y/n): n⏎
        Phone (required):\u{20}
        """)
    #expect(dialog.outcome == .editing)
    _ = dialog.feed(line: ":quit")
    #expect(dialog.feed(line: "perhaps") == "Error: Answer y or n\nDiscard your answers? (y/n): ")
    #expect(dialog.feed(line: "y") == "")
    #expect(dialog.outcome == .cancelled)
  }

  @Test func `an untouched form is left without talk of discarding`() {
    var dialog = PlainDialog(FormSession(PlainForm.order))
    _ = dialog.start()
    #expect(dialog.feed(line: ":quit") == "Leave? (y/n): ")
  }

  @Test func `help speaks of the field first`() {
    var options = FieldOptions()
    options.hint = "as in your passport"
    options.help = "The name that\nyou were given."
    let form = PlainForm.of(Field("a", label: "A", options: options))
    var dialog = PlainDialog(FormSession(form))
    #expect(dialog.start() == "F\nas in your passport\nA: ")
    #expect(dialog.feed(line: ":help").hasPrefix("The name that\nyou were given.\nEnter keeps"))
  }

  @Test(arguments: [("::", ":"), ("::back", ":back"), (":::x", "::x"), ("a:b", "a:b")])
  func `two colons type one`(line: String, text: String) {
    var dialog = PlainDialog(FormSession(PlainForm.of(Field("a"))))
    _ = dialog.start()
    _ = dialog.feed(line: line)
    #expect(dialog.session.answers.map(\.text) == [text])
  }
}

@Suite struct PlainAnswerTests {
  @Test func `what can't stand in a field leaves it as it was`() {
    let form = PlainForm.of(Field("phone", .phone, label: "Phone", initial: "5552345678"))
    var dialog = PlainDialog(FormSession(form))
    #expect(
      dialog.transcript(["hello", "555 234 56789", "+44 20 7946 0000", "5553334444"]) == """
        F
        Phone [(555) 234-5678]: hello⏎
        Error: None of this can stand here
        Phone [(555) 234-5678]: 555 234 56789⏎
        Error: Not pasted: it is too long, 10 characters fit here
        Phone [(555) 234-5678]: +44 20 7946 0000⏎
        Error: Not pasted: only US numbers fit here
        Phone [(555) 234-5678]: 5553334444⏎
        Taken as: (555) 333-4444

        Actions
        1. Submit (default)
        Action [1]:\u{20}
        """)
  }

  @Test func `a cut and a doubt are warnings, and the dialog goes on`() {
    let form = PlainForm.of(Field("a", Short(), label: "A"), Field("b", .phone, label: "B"))
    var dialog = PlainDialog(FormSession(form))
    #expect(
      dialog.transcript(["abcdef", "5551234567"]) == """
        F
        A: abcdef⏎
        Warning: Pasted text was cut: 4 characters fit here
        Taken as: abcd
        10 digits left
        B: 5551234567⏎
        Taken as: (555) 123-4567
        Warning: This exchange is unusual: check the digits after the area code

        Actions
        1. Submit (default)
        Action [1]:\u{20}
        """)
  }

  @Test func `a wrong value that is kept blocks the action, not the way`() {
    let form = PlainForm.of(Field("phone", .phone, label: "Phone"), Field("b", label: "B"))
    var dialog = PlainDialog(FormSession(form))
    #expect(
      dialog.transcript(["555", "", "", "", " ", "", ""]) == """
        F
        10 digits left
        Phone: 555⏎
        Taken as: (555
        Error: Enter 10 digits
        Phone [(555]: ⏎
        B: ⏎

        Actions
        1. Submit (default)
        Action [1]: ⏎
        Error: Submit needs 1 more: Phone
        Error: Phone: Enter 10 digits
        7 digits left
        Phone [(555]:  ⏎
        B: ⏎

        Actions
        1. Submit (default)
        Action [1]: ⏎

        """)
    #expect(dialog.outcome == .submitted("submit"))
    #expect(dialog.session.answers.map(\.text) == ["", ""])
  }

  @Test func `a switch is answered y or n`() {
    let form = PlainForm.of(
      Field("terms", .toggle, label: "Terms", required: true),
      Field("news", .toggle, label: "News", initial: "true"))
    var dialog = PlainDialog(FormSession(form))
    #expect(
      dialog.transcript(["", "perhaps", "no", "YES", "n", ":back"]) == """
        F
        Terms (required, y/n) [n]: ⏎
        Error: This must be checked
        Terms (required, y/n) [n]: perhaps⏎
        Error: Answer y or n
        Terms (required, y/n) [n]: no⏎
        Error: This must be checked
        Terms (required, y/n) [n]: YES⏎
        News (y/n) [y]: n⏎

        Actions
        1. Submit (default)
        Action [1]: :back⏎
        News (y/n) [n]:\u{20}
        """)
  }

  @Test func `secrets are neither echoed nor said`() {
    let form = PlainForm.of(
      Field("pin", secret: "", label: "Pin"), Field("card", LastFour(), label: "Card"),
      Field("b", label: "B"))
    var dialog = PlainDialog(FormSession(form))
    let transcript = dialog.transcript(
      ["s3cret ", ":back", "", "4242 1111", ":back", ":s3cret", "", ":list", ":quit", "n"])
    #expect(
      transcript == """
        F
        Pin: ⏎
        Card: ⏎
        Pin [•••]: ⏎
        Card: ⏎
        B: :back⏎
        Card [•••• 1111]: ⏎
        Error: No such command; :help lists them, :: types a colon
        Card [•••• 1111]: ⏎
        B: :list⏎
        1. Pin: •••
        2. Card: •••• 1111
        3. B: empty
        B: :quit⏎
        Discard your answers? (y/n): n⏎
        B:\u{20}
        """)
    #expect(dialog.session.answers.map(\.text) == ["s3cret ", "4242 1111", ""])
  }

  @Test func `a question under a secret may be seen`() {
    var dialog = PlainDialog(FormSession(PlainForm.of(Field("pin", secret: "", label: "Pin"))))
    _ = dialog.start()
    #expect(!dialog.wantsEcho)
    _ = dialog.feed(line: ":quit")
    #expect(dialog.wantsEcho)
  }

  @Test func `what can't be changed is told and passed over`() {
    let form = PlainForm.of(
      Field("a", label: "A", initial: "x", readOnly: .always), Field("b", label: "B"),
      Field("c", label: "C", readOnly: .always), Field("d", label: "D", when: .never))
    var dialog = PlainDialog(FormSession(form))
    #expect(
      dialog.transcript(["y", ":back"]) == """
        F
        A (read only): x
        B: y⏎
        C (read only): empty

        Actions
        1. Submit (default)
        Action [1]: :back⏎
        B [y]:\u{20}
        """)
  }

  @Test func `an answer of several lines ends with an empty one`() {
    let form = PlainForm.of(Field("a", label: "A"), Field("b", .phone, label: "B"))
    var dialog = PlainDialog(FormSession(form)) { $0 is Phrase }
    #expect(
      dialog.transcript(["one", ":list", "two", "", ":back", ""]) == """
        F
        Several lines; an empty line ends them
        A: one⏎
        > :list⏎
        1. A: empty
        2. B: empty
        > two⏎
        > ⏎
        Taken as: one two
        10 digits left
        B: :back⏎
        Several lines; an empty line ends them
        A [one two]: ⏎
        10 digits left
        B:\u{20}
        """)
  }
}

@Suite struct PlainEdgeTests {
  @Test(arguments: [[], ["Ada"], ["Ada", ":quit"], ["Ada", "5552345678", "y"]])
  func `an end in the middle submits nothing`(lines: [String]) {
    var dialog = PlainDialog(FormSession(PlainForm.order))
    _ = dialog.transcript(lines)
    #expect(dialog.endOfInput() == "\nError: The input ended before the form was done\n")
    #expect(dialog.outcome == .cancelled)
    #expect(dialog.endOfInput() == "")
  }

  @Test func `an end at the last question submits nothing`() {
    var dialog = PlainDialog(FormSession(PlainForm.order))
    let transcript = dialog.transcript(["Ada", "5552345678", "y", "1"], isEnding: true)
    #expect(
      transcript.hasSuffix("Order now? (y/n): \nError: The input ended before the form was done\n"))
    #expect(dialog.outcome == .cancelled)
  }

  @Test func `the optional fields can be the ones that are marked`() {
    var form = PlainForm.of(Field("a", label: "A", required: true), Field("b", label: "B"))
    form.requiredMark = .optional
    var dialog = PlainDialog(FormSession(form))
    #expect(dialog.start() == "F\nA: ")
    #expect(dialog.feed(line: "x") == "B (optional): ")
  }

  @Test func `an action must be chosen where none is the default`() {
    let form = Form(
      "F", rows: [[Field("a", label: "A")]],
      actions: [Action("no", label: "Never mind", role: .cancel)])
    var dialog = PlainDialog(FormSession(form))
    #expect(
      dialog.transcript([":submit", "x", "", "1"]) == """
        F
        A: :submit⏎
        Error: This form has nothing to submit
        A: x⏎

        Actions
        1. Never mind
        Action: ⏎
        Error: Enter 1

        Actions
        1. Never mind
        Action: 1⏎

        """)
    #expect(dialog.outcome == .cancelled)
  }

  @Test func `a form without anything can be left`() {
    var dialog = PlainDialog(FormSession(Form("F", rows: [], actions: [])))
    _ = dialog.transcript(["", "1", ":back", ":submit", ":list"])
    #expect(dialog.feed(line: ":quit") == "Leave? (y/n): ")
    _ = dialog.feed(line: "y")
    #expect(dialog.outcome == .cancelled)
  }

  @Test func `nothing of a form or a value steers the terminal`() {
    let form = PlainForm.of(
      Field("a", label: "A\u{1B}[2J\u{202E}", initial: "x\u{200B}y"), Field("b", label: "B"))
    var dialog = PlainDialog(FormSession(form))
    #expect(dialog.start() == "F\nA^[[2J<U+202E> [x<U+200B>y]: ")
  }

  @Test func `rubbish never traps, never steers and never submits`() {
    let pieces = [
      ":", "::", ":back", ":list", ":help", "y", "n", "", " ", "1", "99999999999999999999", "-1",
      "\u{1B}[2J", "\0", "é\u{301}", "👩‍👧", "\u{202E}", String(repeating: "x", count: 5000), "\r",
    ]
    for seed in UInt64(1)...60 {
      var random = Numbers(state: seed)
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
}

/// Random numbers that a seed repeats.
private struct Numbers: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return state ^ state >> 33
  }
}

extension PlainDialog {
  /// All that is printed, and what is typed where it may be seen, with a mark for Enter.
  mutating func transcript(_ lines: [String], isEnding: Bool = false) -> String {
    var text = start()
    for line in lines {
      text += (wantsEcho ? line : "") + "⏎\n"
      text += feed(line: line)
    }
    return isEnding ? text + endOfInput() : text
  }
}
