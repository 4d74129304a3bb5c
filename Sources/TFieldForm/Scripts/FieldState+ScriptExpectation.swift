internal import TFieldJSON
import TField

/// What a script may expect of one field.
extension FieldState {
  /// The text as a script compares it: a switch as a truth value, all else as it is shown.
  private var comparedText: String {
    switch typed {
    case .flag(let isOn): isOn ? "true" : "false"
    default: text
    }
  }

  var shownBadge: String { type.badge(data)?.text() ?? "" }

  /// The caret among the characters that are shown, the fixed ones counted.
  var shownCaret: Int {
    template?.column(of: buffer.caret) ?? buffer.caret
  }

  func mismatch(_ text: String, _ fault: ScriptExpectation.Fault?) -> ScriptFailure.Mismatch? {
    guard comparedText == text else {
      let found = field.isPrivate ? "another text" : quoted(comparedText)
      return ScriptFailure.Mismatch("\(field.id) = \(quoted(text))", found: found)
    }
    return fault.flatMap { mismatch("error", $0, errors.first) }
  }

  func mismatch(
    _ kind: String, _ claim: ScriptExpectation.Fault, _ found: FieldError?
  ) -> ScriptFailure.Mismatch? {
    guard !claim.holds(for: found) else { return nil }
    let shown = found.map { "\(kind) \($0.code) (\($0.wording.text()))" } ?? "no \(kind)"
    return ScriptFailure.Mismatch("\(field.id) to show \(claim.phrase(kind))", found: shown)
  }
}

extension ScriptExpectation.Fault {
  fileprivate func holds(for error: FieldError?) -> Bool {
    switch self {
    case .none: error == nil
    case .any: error != nil
    case .code(let code): error?.code == code
    }
  }

  fileprivate func phrase(_ kind: String) -> String {
    switch self {
    case .none: "no \(kind)"
    case .any: "some \(kind)"
    case .code(let code): "\(kind) \(code)"
    }
  }
}

/// The text as messages of a script quote it, with every space to be seen.
func quoted(_ text: String) -> String { JSONValue.string(text).line }
