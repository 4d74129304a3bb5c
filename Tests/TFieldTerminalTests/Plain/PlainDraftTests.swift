import TField
import TFieldTerminal
import Testing

@Suite struct PlainDraftTests {
  private static var dialog: PlainDialog {
    var session = FormSession(Form("Sign Up", rows: [[Field("name", label: "Name")]]))
    session.offer(DraftOffer(of: "12:03", answers: ["name": "Ada"], notice: "dropped: Phone"))
    return PlainDialog(session)
  }

  @Test func `the draft is asked for before anything else`() {
    var dialog = Self.dialog
    let question = """
      Your draft of 12:03: 1 answer (Name)
      1. Continue
      2. Start fresh
      3. Delete it
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
    ("2", DraftOffer.Decision.startFresh), ("Delete it", .delete), (" 3 ", .delete),
  ])
  func `anything else begins anew`(line: String, decision: DraftOffer.Decision) {
    var dialog = Self.dialog
    _ = dialog.start()
    #expect(dialog.feed(line: line) == "Name: ")
    #expect(dialog.session.draft?.decision == decision)
  }
}
