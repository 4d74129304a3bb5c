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
}
