internal import CData
import TField

/// The reference page of test scripts.
package enum TestManual {
  /// The page as of a date, for a version of the program.
  package static func page(date: String, of program: String) -> ManualPage {
    var page = ManualPage(
      "tfield-test", section: 5, "scripts that test forms", date: date, of: program)
    page.add(
      DataFile.testManual.text,
      [
        "steps": {
          $0.list { list in
            for name in StepName.allCases { list.item([name.usage], name.summary) }
          }
        },
        "expectations": {
          $0.list { list in
            for name in ExpectationName.allCases {
              list.item(["expect \(name.usage)"], name.summary)
            }
          }
        },
      ])
    return page
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
