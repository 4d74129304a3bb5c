import TField

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
      return complain(.plain(.answerOrNumber(state.entryCount)))
    }
    isMore ? open(state.entryCount) : settle(index)
  }

  /// Opens an entry, or a fresh one behind the last.
  private mutating func open(_ number: Int) {
    session.choose(at: number)
    guard case .entry(let page) = session.opened, page.number == number else {
      session.closeEntry()
      return complain(.plain(.nothingTaken))
    }
    say("")
    say(text(page.title) + language.comma + text(.list(.entryOf(number + 1, page.count))))
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
    guard case .entry = session.opened else {
      inner = []
      if let notice = session.notice { say(notice) }
      return false
    }
    return true
  }

  /// The entries of a list, by their numbers.
  mutating func sayEntries(of state: FieldState) {
    for (number, text) in state.entryTexts.enumerated() { say("\(number + 1). \(text)") }
  }
}
