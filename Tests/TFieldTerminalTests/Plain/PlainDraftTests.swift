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
    #expect(dialog.start() == "Sign Up\nContinue your draft of 12:03? (yes/no/delete): ")
    #expect(
      dialog.feed(line: "maybe")
        == "Error: Answer yes, no or delete\nContinue your draft of 12:03? (yes/no/delete): ")
    #expect(dialog.session.draft?.decision == nil)
  }

  @Test func `yes goes on with it, and tells what was dropped`() {
    var dialog = Self.dialog
    _ = dialog.start()
    #expect(dialog.feed(line: "yes") == "Warning: dropped: Phone\nName [Ada]: ")
  }

  @Test(arguments: [("n", DraftOffer.Decision.postpone), (" Delete ", .delete), ("d", .delete)])
  func `anything else begins anew`(line: String, decision: DraftOffer.Decision) {
    var dialog = Self.dialog
    _ = dialog.start()
    #expect(dialog.feed(line: line) == "Name: ")
    #expect(dialog.session.draft?.decision == decision)
  }
}
