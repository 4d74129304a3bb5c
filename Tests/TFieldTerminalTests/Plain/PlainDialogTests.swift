import TField
import TestSupport
import Testing

@testable import TFieldTerminal

@Suite struct PlainDialogTests {
  @Test func `a form is filled in line by line`() {
    var dialog = PlainDialog(FormSession(PlainForm.order))
    let lines = ["", "Ada", "555 234", "555 234 5678", "n", "High St", "4", "", "", "1", "2"]
    #expect(
      dialog.transcript(lines) == """
        Order
        Type :help for help and commands.

        Person
        Who you are
        First Name, required: ⏎
        Error: Required
        First Name, required: Ada⏎
        Enter 10 digits
        Phone, required: 555 234⏎
        Error: Enter 10 digits
        Phone, required: 555 234 5678⏎
        Taken as: (555) 234-5678

        Delivery
        Same as billing, y/n [y]: n⏎
        Street, required: High St⏎

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

        Check your answers
        First Name: Ada
        Phone: (555) 234-5678
        Same as billing: n
        Street: High St
        Order now?
        1. Back
        2. Complete Order
        Choose [1]: ⏎

        Actions
        1. Complete Order (default)
        2. Save for later
        3. Cancel
        Action [1]: 1⏎

        Check your answers
        First Name: Ada
        Phone: (555) 234-5678
        Same as billing: n
        Street: High St
        Order now?
        1. Back
        2. Complete Order
        Choose [1]: 2⏎

        """)
    #expect(dialog.outcome == .submitted("order"))
    #expect(dialog.session.answers.map(\.text) == ["Ada", "(555) 234-5678", "", "High St"])
    #expect(dialog.feed(line: "more") == "")
    #expect(dialog.endOfInput() == "")
  }

  @Test func `a blocked action says what is missing and goes back to it`() {
    var dialog = PlainDialog(FormSession(PlainForm.order))
    #expect(
      dialog.transcript([":submit", "Ada", ":submit", "5552345678", ":submit", "2"]) == """
        Order
        Type :help for help and commands.

        Person
        Who you are
        First Name, required: :submit⏎
        Error: Complete Order: 2 missing (First Name, Phone)
        Error: First Name: Required

        Person
        Who you are
        First Name, required: Ada⏎
        Enter 10 digits
        Phone, required: :submit⏎
        Error: Complete Order: 1 missing (Phone)
        Error: Phone: Required

        Person
        Who you are
        Phone, required: 5552345678⏎
        Taken as: (555) 234-5678

        Delivery
        Same as billing, y/n [y]: :submit⏎

        Check your answers
        First Name: Ada
        Phone: (555) 234-5678
        Same as billing: y
        Order now?
        1. Back
        2. Complete Order
        Choose [1]: 2⏎

        """)
    #expect(dialog.outcome == .submitted("order"))
  }

  @Test func `an action that asks for nothing ends an unfinished form`() {
    var dialog = PlainDialog(FormSession(PlainForm.of(Field("a", label: "A"))))
    #expect(
      dialog.transcript(["", ""])
        == "F\nType :help for help and commands.\nA: ⏎\n\nActions\n1. Submit (default)\nAction [1]: ⏎\n"
    )
    #expect(dialog.outcome == .submitted("submit"))
  }

  @Test func `the commands go back, help, list and quit`() {
    var dialog = PlainDialog(FormSession(PlainForm.order))
    #expect(
      dialog.transcript([":back", "Ada", ":back", "", ":list", ":help", ":nonsense", ":quit", "1"])
        == """
        Order
        Type :help for help and commands.

        Person
        Who you are
        First Name, required: :back⏎
        First Name, required: Ada⏎
        Enter 10 digits
        Phone, required: :back⏎
        First Name, required [Ada]: ⏎
        Enter 10 digits
        Phone, required: :list⏎
        1. First Name: Ada
        2. Phone: empty
        3. Same as billing: y
        Phone, required: :help⏎
        Enter keeps what is in brackets; a space and Enter empties an answer.
        :back    the field before
        :list    every answer so far
        :submit  end with the default action
        :quit    leave without submitting
        ::       types a colon
        Phone, required: :nonsense⏎
        Error: No such command; :help lists them, :: types a colon
        Phone, required: :quit⏎
        Leave the form? Your answers haven't been sent.
        1. Keep editing
        2. Leave, keep a draft
        3. Discard
        Choose [1]: 1⏎
        Phone, required:\u{20}
        """)
    #expect(dialog.outcome == .editing)
    _ = dialog.feed(line: ":quit")
    #expect(dialog.feed(line: "perhaps").hasPrefix("Error: Enter a number from 1 to 3\nLeave"))
    #expect(dialog.feed(line: "3") == "")
    #expect(dialog.outcome == .cancelled)
  }

  @Test func `an untouched form is left without talk of discarding`() {
    var dialog = PlainDialog(FormSession(PlainForm.order))
    _ = dialog.start()
    #expect(dialog.feed(line: ":quit") == "")
    #expect(dialog.outcome == .cancelled)
  }

  @Test func `help speaks of the field first`() {
    var options = FieldOptions()
    options.hint = "as in your passport"
    options.help = "The name that\nyou were given."
    let form = PlainForm.of(Field("a", label: "A", options: options))
    var dialog = PlainDialog(FormSession(form))
    #expect(dialog.start() == "F\nType :help for help and commands.\nas in your passport\nA: ")
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
