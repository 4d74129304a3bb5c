package import TField
package import TFieldScreen

/// A form filled in line by line: for screen readers, serial lines and logs.
///
/// It moves no cursor and draws no frame. The focus of the session or its question say where the
/// dialog stands, so the rules of the form are those of the screen. Whoever runs it prints what it
/// says, reads a line, without echo if it says so, and feeds it. Where checks or actions run
/// outside, ``isWaiting`` says when to see to them, and ``goOn()`` what came of it.
package struct PlainDialog: Sendable {
  package var session: FormSession
  let language: Language
  let charset: Charset

  /// What was said since the last line was fed.
  private var page: [String] = []
  /// The section whose title was said last.
  var section: Int?
  /// The first field whose place in the form was not reached yet.
  var reached = 0
  /// The field whose hint was said last.
  var hinted: Int?
  /// The field whose options were listed last.
  var optionsSaid: Int?
  /// The dialog about an entry that is open, if one is; a value can't hold one of its own kind.
  var inner: [PlainDialog] = []
  /// The lines so far of an answer that has several.
  var collected: [String] = []
  /// The field that was answered last.
  var answered: Int?
  /// Whether something outside has to be waited for before anything more is asked.
  package private(set) var isWaiting = false
  /// True while the answers stand above the question about an action.
  var isReviewing = false

  package init(
    _ session: FormSession, language: Language = .english, charset: Charset = .unicode
  ) {
    self.session = session
    self.session.joinPages()
    (self.language, self.charset) = (language, charset)
  }
}

extension PlainDialog {
  package var outcome: Outcome { session.outcome }

  /// Whether the next line may be seen while it is typed.
  package var wantsEcho: Bool {
    if let dialog = inner.first { return dialog.wantsEcho }
    guard session.question == nil, let index = session.focusedField else { return true }
    return !session.fields[index].field.isSecret
  }

  /// What to print before the first line is read.
  package mutating func start() -> String {
    if !text(session.form.title).isEmpty { say(session.form.title) }
    if let description = session.form.description { say(description) }
    say(.say("plain.helpExists"))
    return startAsking()
  }

  mutating func startAsking() -> String {
    ask()
    return spoken()
  }

  /// Takes a line, without its line break, and gives what to print next.
  ///
  /// `nil` is a line that was too long to come whole, of which nothing is taken.
  package mutating func feed(line: String?) -> String {
    guard outcome == .editing else { return "" }
    let judgement = Judgement(of: session.form)
    defer { judgement.end() }
    if !inner.isEmpty {
      if feedInner(line) { return spoken() }
    } else if let line {
      take(line.last == "\r" ? String(line.dropLast()) : line)
    } else {
      complain(.say("plain.lineTooLong"))
    }
    isWaiting = session.isAwaitingOthers
    if outcome == .editing, !isWaiting, inner.isEmpty { ask() }
    return spoken(isWhole: isWaiting)
  }

  private mutating func take(_ line: String) {
    if session.asked != nil {
      answerQuestion(line)
    } else if line.first == ":", !line.hasPrefix("::") {
      obey(line)
    } else {
      answer(line.hasPrefix("::") ? String(line.dropFirst()) : line)
    }
  }

  /// Goes on after what was waited for, and gives what to print next.
  package mutating func goOn() -> String {
    guard isWaiting else { return "" }
    isWaiting = false
    if outcome == .editing {
      explainWaiting()
      ask()
    }
    return spoken()
  }

  /// Asks again where the form couldn't be left, and says why.
  package mutating func stay() -> String {
    guard outcome == .editing, let notice = session.notice else { return "" }
    complain(notice)
    ask()
    return spoken()
  }

  /// Ends the dialog because no line will come any more: nothing is submitted unasked.
  package mutating func endOfInput() -> String {
    guard outcome == .editing else { return "" }
    session.cancel()
    say("")
    say(.say("plain.error", ["sentence": text(.say("plain.ended"))]))
    return spoken()
  }
}

extension PlainDialog {
  func text(_ wording: Wording) -> String { wording.text(in: language) }

  /// Says a text, line by line; whatever could steer a terminal is shown as an escape.
  mutating func say(_ text: String) {
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      page.append(DisplayText(line, in: charset).description)
    }
  }

  /// Says what another dialog said.
  mutating func say(lines: String) {
    if !lines.isEmpty { page.append(lines.hasSuffix("\n") ? String(lines.dropLast()) : lines) }
  }

  mutating func say(_ wording: Wording) { say(text(wording)) }

  mutating func warn(_ wording: Wording) {
    say(.say("plain.warning", ["sentence": text(wording)]))
  }

  mutating func complain(_ wording: Wording) {
    say(.say("plain.error", ["sentence": text(spoken(wording))]))
  }

  /// An error as it is said where nothing can be seen: a switch is answered, not checked.
  func spoken(_ wording: Wording) -> Wording {
    wording == .say("field.mustBeOn") ? .say("plain.answerYes") : wording
  }

  /// Everything that was said; behind a prompt the line goes on.
  private mutating func spoken(isWhole: Bool = false) -> String {
    defer { page = [] }
    guard !page.isEmpty else { return "" }
    return page.joined(separator: "\n") + (outcome == .editing && !isWhole ? "" : "\n")
  }
}

extension FormSession {
  /// Whether a program or an app is asked about an answer, or an action carried out.
  package var isAwaitingOthers: Bool {
    if case .performing = outcome { return true }
    return outcome == .editing && !outsideRequests.isEmpty
  }
}

extension Editor {
  /// Whether an answer goes on until an empty line.
  var takesSeveralLines: Bool { if case .lines = self { true } else { self == .entries } }
}
