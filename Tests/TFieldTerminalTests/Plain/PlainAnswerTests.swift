import TField
import TestSupport
import Testing

@testable import TFieldTerminal

/// Forms for dialogs.
enum PlainForm {
  static let order = Form(
    "Order",
    sections: [
      Section(
        "Person", description: "Who you are", group: "person",
        rows: [
          [Field("first", label: "First Name", required: true)],
          [Field("phone", .phone, label: "Phone", required: true)],
        ]),
      Section(
        "Delivery", group: "delivery",
        rows: [
          [Field("same", .toggle, label: "Same as billing", initial: "true")],
          [
            Field(
              "street", label: "Street", required: true,
              when: .field("same", .equals, .value(.flag(false))))
          ],
        ]),
    ],
    actions: [
      Action("order", label: "Complete Order", confirm: "Order now?"),
      Action("later", label: "Save for later", requires: []),
      Action("cancel", label: "Cancel", role: .cancel),
    ])

  static func of(_ fields: Field...) -> Form { Form("F", rows: fields.map { [$0] }) }
}

extension Field {
  init(_ id: String, secret: String, label: Wording) {
    var options = FieldOptions()
    options.isSecret = true
    self.init(id, Phrase(), label: label, initial: .text(secret), options: options)
  }
}

/// A secret whose last four characters may be seen.
struct LastFour: FieldType {
  static let traits = TypeTraits("Card", isSecret: true, mask: .lastFour)
}

/// A type with room for four characters.
struct Short: FieldType {
  static let traits = TypeTraits("Short")

  func capacity(for data: String) -> Int { 4 }
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

  @Test func `an untouched form is left without talk of discarding`() {
    var dialog = PlainDialog(FormSession(PlainForm.order))
    _ = dialog.start()
    #expect(dialog.feed(line: ":quit") == "")
    #expect(dialog.outcome == .cancelled)
    #expect(dialog.feed(line: "more") == "" && dialog.endOfInput() == "")
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

  private static var dialog: PlainDialog {
    var session = FormSession(Form("Sign Up", rows: [[Field("name", label: "Name")]]))
    session.offer(DraftOffer(of: "12:03", answers: ["name": "Ada"], notice: "dropped: Phone"))
    return PlainDialog(session)
  }

  @Test func `the draft is asked for before anything else`() {
    var dialog = Self.dialog
    let question = """
      Continue with your draft of 12:03? 1 answer (Name)
      1. Continue
      2. Start fresh, keep the draft
      3. Delete the draft
      Choose [1]:\u{20}
      """
    #expect(dialog.start() == "Sign Up\nType :help for help and commands.\n" + question)
    #expect(
      dialog.feed(line: "d") == "Error: Enter a number from 1 to 3\n" + question)
    #expect(dialog.session.draft?.decision == nil)
  }

  @Test(arguments: ["", "1", " continue "])
  func `the safe answer goes on with it, and tells what was dropped`(line: String) {
    var dialog = Self.dialog
    _ = dialog.start()
    #expect(dialog.feed(line: line) == "Warning: dropped: Phone\nName [Ada]: ")
  }

  @Test(arguments: [
    ("2", DraftOffer.Decision.startFresh), ("Delete the draft", .delete), (" 3 ", .delete),
  ])
  func `anything else begins anew`(line: String, decision: DraftOffer.Decision) {
    var dialog = Self.dialog
    _ = dialog.start()
    #expect(dialog.feed(line: line) == "Name: ")
    #expect(dialog.session.draft?.decision == decision)
  }
}

/// What a dialog does while somebody else has to be waited for.
@Suite struct PlainWaitingTests {
  private func dialog(performing: Bool = false) -> PlainDialog {
    var options = FieldOptions()
    options.check = OutsideCheck(run: ["./is-free"])
    var action = Action("send", label: "Send")
    if performing { action.steps.append = "all.jsonl" }
    let form = Form(
      "F", rows: [[Field("user", label: "User", options: options)], [Field("b", label: "B")]],
      actions: [action])
    var session = FormSession(form)
    (session.runsChecks, session.performsSteps) = (true, true)
    return PlainDialog(session)
  }

  /// Answers the only check there is.
  private func answer(_ dialog: inout PlainDialog, _ answer: CheckAnswer) throws {
    dialog.session.answer(try #require(dialog.session.checkRequests.first), answer)
  }

  @Test(arguments: [
    (CheckAnswer.fine, "B: "), (.wrong("Taken"), "Error: Taken\nUser [ada]: "),
    (.warning("Odd"), "Warning: Odd\nB: "),
    (.unavailable("gone"), "Error: It could not be checked; try again\nUser [ada]: "),
  ])
  func `nothing more is asked before a check has answered`(
    answer: CheckAnswer, expected: String
  ) throws {
    var dialog = dialog()
    _ = dialog.start()
    #expect(dialog.feed(line: "ada") == "" && dialog.isWaiting)
    try self.answer(&dialog, answer)
    #expect(dialog.goOn() == expected)
    #expect(!dialog.isWaiting && dialog.goOn() == "")
  }

  @Test func `an action waits, and says what the check refused`() throws {
    var dialog = dialog()
    _ = dialog.start()
    dialog.session.set("ada", for: "user")
    #expect(dialog.feed(line: ":submit").hasSuffix("Waiting until everything is checked\n"))
    try answer(&dialog, .wrong("Taken"))
    let text = dialog.goOn()
    #expect(text.contains("Error: Send: 1 to fix (User)\nError: User: Taken\n"))
    #expect(text.hasSuffix("User [ada]: "))
  }

  @Test func `an action that fails is said, and one that is done ends the dialog`() {
    var dialog = dialog(performing: true)
    _ = dialog.start()
    #expect(dialog.feed(line: ":submit") == "" && dialog.isWaiting)
    dialog.session.failSteps("Send failed: no room")
    #expect(dialog.goOn().hasPrefix("Error: Send failed: no room\n"))
    _ = dialog.feed(line: ":submit")
    dialog.session.finishSteps()
    #expect(dialog.goOn() == "" && dialog.outcome == .submitted("send"))
  }
}
