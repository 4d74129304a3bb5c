import TField
import TestSupport
import Testing

@testable import TFieldTerminal

@Suite struct PlainDialogTests {
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
}
