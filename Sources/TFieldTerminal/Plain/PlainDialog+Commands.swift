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
    default: complain(.plain(.unknownCommand))
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
    say(.plain(.commands))
  }

  private mutating func list() {
    let visible = session.fields.filter { !$0.isHidden }
    for (index, state) in visible.enumerated() {
      say("\(index + 1). \(listed(state))")
      if let error = state.validity.error { say("   " + text(.plain(.error(text(error.wording))))) }
    }
  }

  private mutating func submit() {
    guard session.form.defaultAction != nil else { return complain(.plain(.noAction)) }
    session.handle(.defaultAction)
    explainBlock()
  }
}
