import TField

/// The commands that begin with a colon.
extension PlainDialog {
  /// Obeys a command; a line that is none is never repeated, it may be a secret.
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

  /// To the last field before this one that can be answered; from the actions to the last of all.
  private mutating func goBack() {
    let end = session.focusedField ?? session.fields.count
    let before = session.fields.indices.prefix(end).last { index in
      !session.fields[index].isHidden && !session.fields[index].isReadOnly
    }
    if let before { session.moveFocus(to: .field(before)) }
  }

  private mutating func help() {
    if let index = session.focusedField {
      let field = session.fields[index].field
      if let words = field.options.help ?? field.options.hint { say(words) }
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

/// Lists whose entries have several fields: each entry is a dialog of its own.
extension PlainDialog {
  /// Yes adds an entry, a number opens one, no or an empty line goes on.
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

  /// Opens an entry, or a fresh one behind the last.
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

  /// Lets the dialog about an entry take a line; false if none is open.
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
