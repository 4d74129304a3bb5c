import TField

/// The reference page of test scripts.
package enum TestManual {
  /// The page as of a date, for a version of the program.
  package static func page(date: String, of program: String) -> ManualPage {
    var page = ManualPage(
      "tfield-test", section: 5, "scripts that test forms", date: date, of: program)
    describe(&page)
    page.title("STEPS")
    page.list { list in
      for name in StepName.allCases { list.item([name.usage], name.summary) }
    }
    page.title("EXPECTATIONS")
    page.list { list in
      for name in ExpectationName.allCases { list.item(["expect \(name.usage)"], name.summary) }
    }
    showKeys(&page)
    showExample(&page)
    page.title("SEE ALSO")
    page.say("tfield(1), tfield-form(5)")
    return page
  }

  private static func describe(_ page: inout ManualPage) {
    page.title("DESCRIPTION")
    page.say(
      """
      A test script plays keys into forms and says what should follow. tfield test runs it with no
      terminal and no waiting. The form's programs aren't run and its files aren't written: an action
      counts as done.
      """)
    page.say(
      """
      Each line is one step. A # begins a comment at the start of a line or after a word; in a text only
      after two spaces. A text goes on to the end of its line. If it begins or ends with a space, or has
      a #, write it as a JSON string, such as "  Ada ". Files are looked for beside the script, then in
      the current folder.
      """)
    page.say(
      """
      If a step fails, tfield prints its line, what was expected, what was found, and the screen; the
      script goes on. The exit status is 0 if all was as expected, 4 if not, and 3 if the script or one of
      its files can't be read.
      """)
  }

  private static func showKeys(_ page: inout ManualPage) {
    page.title("KEYS")
    page.say(
      """
      press takes a key by its name, as tfield(1) lists them: Tab, Shift-Tab, Enter, Esc, Space, Left,
      Right, Up, Down, Home, End, PgUp, PgDn, Backspace, Delete, F1 to F12, and Ctrl- or Alt- with a
      letter.
      """)
  }

  private static func showExample(_ page: inout ManualPage) {
    page.title("EXAMPLE")
    page.file(
      "invite.json",
      #"""
      { "tfield": 1, "title": "Invitation", "rows": [
        { "id": "name", "type": "name", "required": true },
        { "id": "day", "type": "date", "min": "today" } ] }
      """#)
    page.file(
      "invite.tfield-test",
      #"""
      form invite.json
      size 60x16
      today 2026-11-21
      type ada lovelace
      press Tab
      expect field name = "Ada Lovelace" valid
      type 11202026
      press Tab
      expect error day tooEarly       # yesterday
      press Shift-Tab
      press Ctrl-U
      type 11222026
      expect screen 11/22/2026
      press Ctrl-S
      expect outcome submitted
      expect output { "name": "Ada Lovelace", "day": "11/22/2026" }
      """#)
    page.session("$ tfield test invite.tfield-test\n5 passed, 0 failed")
  }
}

extension StepName {
  /// The step as it is written.
  var usage: String {
    switch self {
    case .form: "form FILE"
    case .size: "size WxH"
    case .today: "today YYYY-MM-DD"
    case .answers: "answers FILE"
    case .type: "type TEXT"
    case .paste: "paste TEXT"
    case .press: "press KEY [N]"
    case .resize: "resize WxH"
    case .expect: "expect …"
    }
  }

  var summary: String {
    switch self {
    case .form: "Opens a form, empty; a script may open several, one after the other."
    case .size: "The columns and rows of the screen. Default: 80x24."
    case .today: "The day by which dates are judged. Default: 2000-01-01."
    case .answers: "Initial values, a JSON object; stands between form and the first key."
    case .type: "Types a text, character by character."
    case .paste: "Pastes a text as a whole."
    case .press: "Presses a key, N times."
    case .resize: "The same as size, for a form that is open."
    case .expect: "Says what should be so now."
    }
  }
}

extension ExpectationName {
  /// The words behind `expect`.
  var usage: String {
    switch self {
    case .field: "field ID = TEXT [valid|invalid [CODE]]"
    case .focus: "focus ID"
    case .error: "error ID CODE|none"
    case .warning: "warning ID [CODE|none]"
    case .group: "group NAME valid|invalid"
    case .caret: "caret N"
    case .badge: "badge ID TEXT"
    case .visible: "visible ID"
    case .hidden: "hidden ID"
    case .screen: "screen TEXT"
    case .screenFile: "screen-file FILE"
    case .output: "output JSON"
    case .outcome: "outcome submitted|cancelled|editing"
    }
  }

  var summary: String {
    switch self {
    case .field:
      "The field shows this text; a switch shows true or false. With valid it shows no error, with "
        + "invalid it shows one, or the one with that code."
    case .focus: "The focus is on this field or action."
    case .error: "The field shows an error with this code, or none."
    case .warning: "The field shows a warning: any, one with this code, or none."
    case .group: "Every field of the group could be left without an error, or not."
    case .caret: "The caret stands behind N characters of what the focused field shows."
    case .badge: "This word stands beside the field's label."
    case .visible: "The field's condition holds."
    case .hidden: "The field's condition doesn't hold."
    case .screen: "A line of the screen contains this text."
    case .screenFile:
      "The whole screen is that of the file, spaces at the ends of lines aside. With --record the file is "
        + "written."
    case .output: "The answers are these; the order doesn't matter."
    case .outcome: "How far the form has come."
    }
  }
}
