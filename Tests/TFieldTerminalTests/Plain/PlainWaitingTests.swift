import TField
import TestSupport
import Testing

@testable import TFieldTerminal

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
