import TField
import TestSupport
import Testing

@testable import TFieldTerminal

@Suite struct PlainAnswerTests {
  @Test(arguments: ["5552345678", "(555) 234-5678 ", "1 555 234 5678"])
  func `an answer does what a paste and leaving do`(line: String) {
    let form = PlainForm.of(Field("phone", .phone), Field("b"))
    var dialog = PlainDialog(FormSession(form))
    _ = dialog.transcript([line, ""])
    var session = FormSession(form)
    session.handle(.paste(line))
    session.handle(.nextStop)
    let (told, pasted) = (dialog.session.fields[0], session.fields[0])
    #expect(told.data == pasted.data)
    #expect(told.validity == pasted.validity)
    #expect(told.verdict == pasted.verdict)
    #expect(told.activity == pasted.activity)
  }

  @Test func `what can't stand in a field is an error that says why`() {
    let form = PlainForm.of(Field("phone", .phone, label: "Phone", initial: "5552345678"))
    var dialog = PlainDialog(FormSession(form))
    #expect(
      dialog.transcript(["hello", "555 234 56789", "+44 20 7946 0000", "5553334444"]) == """
        F
        Type :help for help and commands.
        Phone [(555) 234-5678]: hello⏎
        Error: No letters in a phone number: h
        Phone: 555 234 56789⏎
        Error: 10 digits are all it has
        Phone: +44 20 7946 0000⏎
        Error: Only US numbers fit here
        Phone: 5553334444⏎
        Taken as: (555) 333-4444

        Actions
        1. Submit (default)
        Action [1]:\u{20}
        """)
  }

  @Test func `a doubt is a warning, and the dialog goes on; too long a text is an error`() {
    let form = PlainForm.of(Field("a", Short(), label: "A"), Field("b", .phone, label: "B"))
    var dialog = PlainDialog(FormSession(form))
    #expect(
      dialog.transcript(["abcdef", "abcd", "5551234567"]) == """
        F
        Type :help for help and commands.
        A: abcdef⏎
        Error: No more than 4 characters fit here
        A: abcd⏎
        Enter 10 digits
        B: 5551234567⏎
        Taken as: (555) 123-4567
        Warning: This exchange is unusual: check the digits after the area code

        Actions
        1. Submit (default)
        Action [1]:\u{20}
        """)
  }

  @Test func `a wrong value is asked for again, and an empty line takes it away`() {
    let form = PlainForm.of(Field("phone", .phone, label: "Phone"), Field("b", label: "B"))
    var dialog = PlainDialog(FormSession(form))
    #expect(
      dialog.transcript(["555", "5", "", "", ""]) == """
        F
        Type :help for help and commands.
        Enter 10 digits
        Phone: 555⏎
        Error: Enter 10 digits
        Phone: 5⏎
        Error: Enter 10 digits
        Phone: ⏎
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
        Type :help for help and commands.
        Terms, y/n, required: ⏎
        Error: This needs a y
        Terms, y/n, required: perhaps⏎
        Error: Answer y or n
        Terms, y/n, required: no⏎
        Error: This needs a y
        Terms, y/n, required: YES⏎
        News, y/n [y]: n⏎

        Actions
        1. Submit (default)
        Action [1]: :back⏎
        News, y/n [n]:\u{20}
        """)
  }

  @Test func `secrets are neither echoed nor said`() {
    let form = PlainForm.of(
      Field("pin", secret: "", label: "Pin"), Field("card", LastFour(), label: "Card"),
      Field("b", label: "B"))
    var dialog = PlainDialog(FormSession(form))
    let transcript = dialog.transcript(
      ["s3cret ", ":back", "", "4242 1111", ":back", ":s3cret", "", ":list", ":quit", "1"])
    #expect(
      transcript == """
        F
        Type :help for help and commands.
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
        Leave the form? Your answers haven't been sent.
        1. Keep editing
        2. Leave, keep a draft
        3. Discard
        Choose [1]: 1⏎
        B: 
        """)
    #expect(dialog.session.answers.map(\.text) == ["s3cret ", "4242 1111", ""])
  }

  @Test func `a question under a secret may be seen`() {
    var dialog = PlainDialog(FormSession(PlainForm.of(Field("pin", secret: "", label: "Pin"))))
    _ = dialog.start()
    #expect(!dialog.wantsEcho)
    _ = dialog.feed(line: "s3cret")
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
        Type :help for help and commands.
        A, read only: x
        B: y⏎
        C, read only: empty

        Actions
        1. Submit (default)
        Action [1]: :back⏎
        B [y]:\u{20}
        """)
  }

  @Test func `an answer of several lines ends with an empty one`() {
    let form = PlainForm.of(Field("a", .text(lines: 2), label: "A"), Field("b", .phone, label: "B"))
    var dialog = PlainDialog(FormSession(form))
    #expect(
      dialog.transcript(["one", ":list", "two", "", ":back", ""]) == """
        F
        Type :help for help and commands.
        Several lines; an empty line ends them
        A: one⏎
        > :list⏎
        1. A: empty
        2. B: empty
        > two⏎
        > ⏎
        Enter 10 digits
        B: :back⏎
        Several lines; an empty line ends them
        A [one
        two]: ⏎
        Enter 10 digits
        B:\u{20}
        """)
  }

  @Test func `a wrong answer that came from elsewhere is told before it is asked for`() {
    let form = PlainForm.of(Field("phone", .phone, label: "Phone", initial: "555234"))
    var dialog = PlainDialog(FormSession(form))
    #expect(
      dialog.start() == """
        F
        Type :help for help and commands.
        Phone: (555) 234
        Error: Enter 10 digits
        Phone:\u{20}
        """)
  }

  @Test func `options are named once, and what names none or several is told`() {
    let choices = Choices(["Ham", "Cheese", "Cream cheese"])
    let form = PlainForm.of(
      Field("one", Choice(["Red", "Green"]), label: "Which?", required: true),
      Field("more", choices, label: "Toppings"))
    var dialog = PlainDialog(FormSession(form))
    #expect(
      dialog.transcript(["3", "blue", "e", ":help", "gr", "ham, egg", "chee", "cheese", ":list"])
        == """
        F
        Type :help for help and commands.
        1. Red
        2. Green
        Which? (required): 3⏎
        Error: No option is called 3; type one of its words, or a number from 1 to 2
        Which? (required): blue⏎
        Error: No option is called blue; type one of its words, or a number from 1 to 2
        Which? (required): e⏎
        Error: More than one option fits: Red; Green
        Which? (required): :help⏎
        Enter keeps what is in brackets; a space and Enter empties an answer.
        :back    the field before
        :list    every answer so far
        :submit  end with the default action
        :quit    leave without submitting
        ::       types a colon
        1. Red
        2. Green
        Which? (required): gr⏎
        Taken as: Green
        Name as many as you like, with commas between them
        1. Ham
        2. Cheese
        3. Cream cheese
        Toppings: ham, egg⏎
        Error: No option is called egg; type one of its words, or a number from 1 to 3
        Toppings: chee⏎
        Error: More than one option fits: Cheese; Cream cheese
        Toppings: cheese⏎
        Taken as: Cheese

        Actions
        1. Submit (default)
        Action [1]: :list⏎
        1. Which? Green
        2. Toppings: Cheese

        Actions
        1. Submit (default)
        Action [1]:\u{20}
        """)
  }
}
