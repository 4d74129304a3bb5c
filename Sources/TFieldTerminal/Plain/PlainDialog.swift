package import TField
package import TFieldScreen

/// A form filled in line by line: for screen readers, serial lines and logs.
///
/// It moves no cursor and draws no frame. The session's focus or question is the place in the
/// dialog, so all rules are the same as on the screen. The caller prints what it says, reads a
/// line, with echo if ``wantsEcho``, and feeds it. While ``isWaiting``, the caller attends to
/// outside work and then calls ``goOn()``.
package struct PlainDialog: Sendable {
  package var session: FormSession
  let language: Language
  let charset: Charset

  /// What was said since the last line was fed.
  private var page: [String] = []
  /// The section whose title was said last.
  var section: Int?
  /// The first field that wasn't reached yet.
  var reached = 0
  /// The field whose hint was said last.
  var hinted: Int?
  var optionsSaid: Int?
  /// The dialog of the open entry, if any; an array because a struct can't contain itself.
  var inner: [PlainDialog] = []
  /// The lines of an unfinished answer.
  var collected: [String] = []
  var answered: Int?
  /// Whether outside work must finish before anything more is asked.
  package private(set) var isWaiting = false
  /// True while the answers are listed above the question about an action.
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

  /// Whether the next line may be visible while it is typed.
  package var wantsEcho: Bool {
    if let dialog = inner.first { return dialog.wantsEcho }
    guard session.question == nil, let index = session.focusedField else { return true }
    return !session.fields[index].field.isSecret
  }

  /// What to print before the first line is read.
  package mutating func start() -> String {
    if !text(session.title).isEmpty { say(session.title) }
    if let description = session.description { say(description) }
    say(.say("plain.helpExists"))
    if let rival = session.rival { say(.say("draft.notKept", ["reason": rival])) }
    return startAsking()
  }

  mutating func startAsking() -> String {
    ask()
    return spoken()
  }

  /// Takes a line without its line break and returns what to print next.
  ///
  /// `nil` is a line that was too long, and nothing of it is taken.
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

  /// Continues after waiting and returns what to print next.
  package mutating func goOn() -> String {
    guard isWaiting else { return "" }
    isWaiting = false
    if outcome == .editing {
      explainWaiting()
      ask()
    }
    return spoken()
  }

  /// Asks again if the form couldn't be left, and says why.
  package mutating func stay() -> String {
    guard outcome == .editing, let notice = session.notice else { return "" }
    complain(notice)
    ask()
    return spoken()
  }

  /// Ends the dialog at the end of input; nothing is submitted unasked.
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

  /// Says a text line by line; whatever could control the terminal is shown as an escape.
  mutating func say(_ text: String) {
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      page.append(DisplayText(line, in: charset).description)
    }
  }

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

  /// An error as it is said when nothing can be seen: a switch is answered, not checked.
  func spoken(_ wording: Wording) -> Wording {
    wording == .say("field.mustBeOn") ? .say("plain.answerYes") : wording
  }

  /// Returns everything said so far; a prompt has no line break after it.
  private mutating func spoken(isWhole: Bool = false) -> String {
    defer { page = [] }
    guard !page.isEmpty else { return "" }
    return page.joined(separator: "\n") + (outcome == .editing && !isWhole ? "" : "\n")
  }
}

extension FormSession {
  package var isAwaitingOthers: Bool {
    if case .performing = outcome { return true }
    return outcome == .editing && !outsideRequests.isEmpty
  }
}

extension Editor {
  var takesSeveralLines: Bool { if case .lines = self { true } else { self == .entries } }
}

/// The commands, which start with a colon.
extension PlainDialog {
  /// Obeys a command; an unknown one is never repeated, because it may be a secret.
  mutating func obey(_ line: String) {
    let name = line.dropFirst().filter { !$0.isWhitespace }
    if name != "help" && name != "list" { collected = [] }
    switch name {
    case "back": goBack()
    case "help": help()
    case "list": list()
    case "quit": session.handle(.escape)
    case "submit": submit()
    default: complain(.say("plain.unknownCommand"))
    }
  }

  /// Goes to the previous field that can be answered; from the actions, to the last one.
  private mutating func goBack() {
    let end = session.focusedField ?? session.fields.count
    let before = session.fields.indices.prefix(end).last { index in
      !session.fields[index].isHidden && !session.fields[index].isReadOnly
    }
    if let before { session.moveFocus(to: .field(before), goingOn: false) }
  }

  private mutating func help() {
    if let index = session.focusedField {
      let state = session.fields[index]
      if let words = state.help ?? state.ownHint { say(words) }
      optionsSaid = nil
    }
    say(.say("plain.commands"))
  }

  private mutating func list() {
    for (index, state) in session.fields.filter({ !$0.isHidden }).enumerated() {
      say("\(index + 1). \(listed(state))")
      if let error = state.isBlank ? state.validity.error : state.standingError {
        say("   " + text(.say("plain.error", ["sentence": text(error.wording)])))
      }
    }
  }

  private mutating func submit() {
    guard session.form.defaultAction != nil else { return complain(.say("plain.noAction")) }
    session.handle(.defaultAction)
    explainBlock()
  }
}

/// Lists whose entries have several fields: each entry has a dialog of its own.
extension PlainDialog {
  /// Yes adds an entry, a number opens one, and no or an empty line moves on.
  mutating func answerTable(_ line: String, at index: Int) {
    let state = session.fields[index]
    if line.isEmpty { return settle(index) }
    if let number = Int(line.filter { !$0.isWhitespace }),
      (1...state.entryCount + 1).contains(number)
    {
      return open(number - 1)
    }
    guard let isMore = truth(of: line) else {
      return complain(.answerOrNumber(of: state.entryCount))
    }
    isMore ? open(state.entryCount) : settle(index)
  }

  private mutating func open(_ number: Int) {
    session.choose(at: number)
    guard case .entries(let page) = session.opened, page.number == number else {
      session.closeEntry()
      return complain(.say("plain.nothingTaken"))
    }
    say("")
    say(text(page.title) + language.comma + text(page.count))
    var dialog = PlainDialog(page.session, language: language, charset: charset)
    say(lines: dialog.startAsking())
    inner = [dialog]
  }

  /// Feeds the line to the dialog of the open entry; false if none is open.
  mutating func feedInner(_ line: String?) -> Bool {
    guard var dialog = inner.first else { return false }
    say(lines: dialog.feed(line: line))
    inner = [dialog]
    session.workOnEntries { $0 = dialog.session }
    guard case .entries = session.opened else {
      inner = []
      if let notice = session.notice { say(notice) }
      return false
    }
    return true
  }
}
