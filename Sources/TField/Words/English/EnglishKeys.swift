extension KeyWording: Translated {
  var english: String {
    switch self {
    case .short(let command): command.shortEnglish
    case .full(let command): command.english
    case .leaveLines: "leave text of several lines"
    }
  }
}

extension KeyCap: Translated {
  var english: String { rawValue }
}

extension Command {
  /// What it does, in a word or two.
  fileprivate var shortEnglish: String {
    switch self {
    case .edit: "edit"
    case .nextStop: "next"
    case .previousStop: "back"
    case .confirm: "choose"
    case .defaultAction: "finish"
    case .up: "up"
    case .down: "down"
    case .firstField: "first"
    case .lastField: "last"
    case .nextSection: "next page"
    case .previousSection: "page back"
    case .pageUp: "scroll up"
    case .pageDown: "scroll down"
    case .nextError: "next error"
    case .previousError: "error before"
    case .activate: "switch"
    case .open: "open"
    case .step(let step): step < 0 ? "less" : "more"
    case .addEntry: "add"
    case .removeEntry: "remove"
    case .moveEntry(let step): step < 0 ? "move up" : "move down"
    case .help: "help"
    case .openEditor: "editor"
    case .reveal: "show"
    case .redraw: "redraw"
    case .suspend: "suspend"
    case .escape: "leave"
    case .interrupt, .quit: "end"
    }
  }

  /// What it does, in a phrase.
  fileprivate var english: String {
    switch self {
    case .edit(let edit): edit.english
    case .nextStop: "next field or action"
    case .previousStop: "previous field or action"
    case .confirm: "next field; on an action: run it"
    case .defaultAction: "run the main action"
    case .up: "the field above"
    case .down: "the field below"
    case .firstField: "the first field"
    case .lastField: "the last field"
    case .nextSection: "the next section"
    case .previousSection: "the previous section"
    case .pageUp: "a screenful up"
    case .pageDown: "a screenful down"
    case .nextError: "the next error"
    case .previousError: "the previous error"
    case .activate: "switch on or off; open a list"
    case .open: "open a list, a calendar"
    case .step(let step):
      step < 0
        ? "one less in a number, a day, a time; else: open" : "one more in a number, a day, a time"
    case .addEntry: "in a list: add an entry"
    case .removeEntry: "in a list: remove the entry"
    case .moveEntry(let step): "in a list: move the entry \(step < 0 ? "up" : "down")"
    case .help: "help"
    case .openEditor: "edit text of several lines in $VISUAL or $EDITOR"
    case .reveal: "show or hide a secret"
    case .redraw: "draw the screen again"
    case .suspend: "suspend"
    case .escape: "close what is open, or leave"
    case .interrupt, .quit: "end now"
    }
  }
}

extension EditCommand {
  fileprivate var english: String {
    switch self {
    case .insert: "type a character"
    case .paste: "paste"
    case .move(let motion): motion.englishMove
    case .select(let motion): "select " + motion.englishSelection
    case .delete(let motion): "delete " + motion.englishReach
    case .kill(let motion): "kill " + motion.englishReach
    case .yank: "insert what was cut or killed"
    case .cut: "cut what is selected"
    case .copy: "copy what is selected"
    case .undo: "undo"
    case .redo: "redo"
    case .restore: "back to the initial value"
    }
  }
}

extension EditCommand.Motion {
  fileprivate var englishMove: String {
    switch self {
    case .left: "a character left"
    case .right: "a character right"
    case .wordLeft: "a word left"
    case .wordRight: "a word right"
    case .start: "to the start of the text"
    case .end: "to the end of the text"
    }
  }

  fileprivate var englishSelection: String {
    switch self {
    case .wordLeft: "a word to the left"
    case .wordRight: "a word to the right"
    case .left, .right, .start, .end: englishReach
    }
  }

  fileprivate var englishReach: String {
    switch self {
    case .left: "to the left"
    case .right: "to the right"
    case .wordLeft: "the word before"
    case .wordRight: "the word behind"
    case .start: "to the start"
    case .end: "to the end"
    }
  }
}
