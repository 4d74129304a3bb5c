/// What the screen says around the fields.
package enum ScreenWording: Hashable, Sendable {
  /// The required answers that are still missing, and the errors that are in sight.
  case left(Int), toFix(Int)
  case complete
  case count(Int, of: Int)
  case chosen(Int, of: Int)
  /// How many more there are that aren't named.
  case others(Int)
  case tooSmall(width: Int, height: Int)
  case optional(String)
  case step(Int, of: Int)
  case close, back, next, checkAnswers, enterReturns
  case typeWord(String)
  case noAnswer, help, keys, checking
  case topic(KeyTopic)
  /// The options of a field are on their way.
  case listing
  case readOnly
  case noErrors
  /// The end of a paste doesn't come.
  case pasteGoesOn
}

extension ScreenWording: Translated {
  var sentence: Sentence {
    switch self {
    case .left(let count): Sentence("screen.left", counting: count)
    case .toFix(let count): Sentence("screen.toFix", counting: count)
    case .count(let done, let total): Sentence("screen.count", ["done": done, "total": total])
    case .chosen(let count, let most): Sentence("screen.chosen", counting: count, ["most": most])
    case .others(let count): Sentence("screen.others", counting: count)
    case .tooSmall(let width, let height):
      Sentence("screen.tooSmall", ["width": width, "height": height])
    case .optional(let label): Sentence("screen.optional", ["label": label])
    case .step(let step, let total): Sentence("screen.step", ["step": step, "total": total])
    case .typeWord(let word): Sentence("screen.typeWord", ["word": word])
    case .complete: "screen.complete"
    case .close: "screen.close"
    case .back: "screen.back"
    case .next: "screen.next"
    case .checkAnswers: "screen.checkAnswers"
    case .enterReturns: "screen.enterReturns"
    case .noAnswer: "screen.noAnswer"
    case .help: "screen.help"
    case .keys: "screen.keys"
    case .topic(let topic): Sentence("screen.topic.\(topic)")
    case .checking: "screen.checking"
    case .listing: "screen.listing"
    case .readOnly: "screen.readOnly"
    case .noErrors: "screen.noErrors"
    case .pasteGoesOn: "screen.pasteGoesOn"
    }
  }
}

/// What is said in a list, a calendar or a sheet of entries that is open, and of the keys there.
package enum OpenedWording: Hashable, Sendable {
  case entries(Int)
  case matches(Int, of: Int)
  case marked(Int)
  case noMatch, filter
  /// A filter, or a text of the person's own.
  case filterOrOther
  case month(Int, year: Int)
  /// Two letters, Monday first.
  case weekdays
  case choose, mark, done, markOrSpace, chooseMatch, chooseAndMoveOn, unfilter, unfilterAll
  case optionAbove, optionBelow, firstOption, lastOption, tenUp, tenDown
  case dayBefore, dayAfter, weekBefore, weekAfter, weekStart, weekEnd
  case monthBack, monthOn, yearBack, yearOn, today
  case chooseAnswer, answerAbove, answerBelow, firstAnswer, lastAnswer, backToForm
  case pressButton, nextButton, previousButton, safeAnswer
  case lineAbove, lineBelow, firstLine, lastLine, stop
  case secondsRunning(Int)
  case rollBack, newLine
}

extension OpenedWording: Translated {
  var sentence: Sentence {
    switch self {
    case .entries(let count): Sentence("opened.entries", counting: count)
    case .matches(let count, let total):
      Sentence("opened.matches", ["count": count, "total": total])
    case .marked(let count): Sentence("opened.marked", counting: count)
    case .month(let month, let year):
      Sentence("opened.month", ["month": DateWording.month(month), "year": year])
    case .secondsRunning(let seconds): Sentence("opened.secondsRunning", ["seconds": seconds])
    default: Sentence("opened.\(self)")
    }
  }
}

/// What a key does.
package enum KeyWording: Hashable, Sendable {
  /// In a word or two, for the line of keys.
  case short(Command)
  /// In a phrase, for help and the manual.
  case full(Command)
  /// Out of a text in which Enter is a new line.
  case leaveLines
}

extension KeyWording: Translated {
  var sentence: Sentence {
    switch self {
    case .short(.edit): "key.short.edit"
    case .short(let command): Sentence("key.short.\(command.name)")
    case .full(let command): Sentence("key.full.\(command.name)")
    case .leaveLines: "key.leaveLines"
    }
  }
}

extension Command {
  /// Its name in the catalogues.
  fileprivate var name: String {
    switch self {
    case .edit(let edit): edit.name
    case .step(let step): step < 0 ? "less" : "more"
    case .moveEntry(let step): step < 0 ? "entryUp" : "entryDown"
    case .interrupt, .quit: "end"
    case .nextStop: "nextStop"
    case .previousStop: "previousStop"
    case .confirm: "confirm"
    case .defaultAction: "defaultAction"
    case .up: "up"
    case .down: "down"
    case .firstField: "firstField"
    case .lastField: "lastField"
    case .nextSection: "nextSection"
    case .previousSection: "previousSection"
    case .pageUp: "pageUp"
    case .pageDown: "pageDown"
    case .nextError: "nextError"
    case .previousError: "previousError"
    case .activate: "activate"
    case .open: "open"
    case .addEntry: "addEntry"
    case .removeEntry: "removeEntry"
    case .doubleEntry: "doubleEntry"
    case .help: "help"
    case .openEditor: "openEditor"
    case .reveal: "reveal"
    case .redraw: "redraw"
    case .suspend: "suspend"
    case .escape: "escape"
    }
  }
}

extension EditCommand {
  fileprivate var name: String {
    switch self {
    case .move(let motion): "move.\(motion.rawValue)"
    case .select(let motion): "select.\(motion.rawValue)"
    case .delete(let motion): "delete.\(motion.rawValue)"
    case .kill(let motion): "kill.\(motion.rawValue)"
    case .insert: "insert"
    case .paste: "paste"
    case .yank: "yank"
    case .cut: "cut"
    case .copy: "copy"
    case .undo: "undo"
    case .redo: "redo"
    case .restore: "restore"
    }
  }
}

/// What plain mode says.
package enum PlainWording: Hashable, Sendable {
  case error(String)
  case warning(String)
  case taken(String)
  case required, optional, readOnly, yesOrNo, yes, no, empty, severalLines
  /// A list of texts, an entry a line.
  case entriesInLines
  /// Asks whether to add an entry to so many, or which of them to change.
  case addOrOpen(Int)
  /// Options of which several may be chosen.
  case severalChoices
  case nothingTaken, answerYesOrNo
  /// Where entries can be added, or one of so many opened.
  case answerOrNumber(Int)
  /// A switch that must be on.
  case answerYes
  /// A text that names no option, of so many.
  case noSuchOption(String, of: Int)
  /// The options that a text can mean.
  case severalOptions([String])
  /// A kind of number, and its limits.
  case enter(NumberWording, NumberWording)
  case typeWord(String)
  case unknownCommand, lineTooLong, actions, action
  /// The action that Enter alone means.
  case standard
  case chooseAction(Int)
  case noAction
  /// Asks for the number of a button.
  case choice
  case ended, commands
  /// Says at the beginning how to learn of the commands.
  case helpExists
  case forExample(String)
}

extension String {
  /// The text as the second half of a sentence.
  var withSmallStart: String { prefix(1).lowercased() + dropFirst() }
}

extension [String] {
  /// As many names as a listener keeps in mind.
  var few: String { prefix(8).joined(separator: "; ") + (count > 8 ? "; …" : "") }
}

extension PlainWording: Translated {
  var sentence: Sentence {
    switch self {
    case .error(let sentence): Sentence("plain.error", ["sentence": sentence])
    case .warning(let sentence): Sentence("plain.warning", ["sentence": sentence])
    case .taken(let text): Sentence("plain.taken", ["text": text])
    case .addOrOpen(0): "plain.addFirst"
    case .addOrOpen: "plain.addOrOpen"
    case .answerYesOrNo, .answerOrNumber(0): "plain.answerYesOrNo"
    case .answerOrNumber(1): "plain.answerOrOne"
    case .answerOrNumber(let last): Sentence("plain.answerOrNumber", ["last": last])
    case .noSuchOption(let text, of: 1): Sentence("plain.noSuchOptionButOne", ["text": text])
    case .noSuchOption(let text, let last):
      Sentence("plain.noSuchOption", ["text": text, "last": last])
    case .severalOptions(let names): Sentence("plain.severalOptions", ["names": names.few])
    case .enter(let kind, let limits):
      Sentence("plain.enter", ["kind": kind, "limits": Continued(limits)])
    case .typeWord(let word): Sentence("plain.typeWord", ["word": word])
    case .chooseAction(1): "plain.chooseOnlyAction"
    case .chooseAction(let last): Sentence("plain.chooseAction", ["last": last])
    case .forExample(let text): Sentence("plain.forExample", ["text": text])
    default: Sentence("plain.\(self)")
    }
  }
}

/// A sentence as the second half of another.
private struct Continued: Sayable {
  let sentence: NumberWording

  init(_ sentence: NumberWording) { self.sentence = sentence }

  func text(in language: Language) -> String { sentence.text(in: language).withSmallStart }
}

/// What is said around a form that its author tries.
package enum PreviewWording: Hashable, Sendable {
  case noFaults
  case faults(Int)
  case warnings(Int)
  /// The form above is that of before the faults.
  case older
  case nothingYet
  /// What an action would do, and then what it would do with the answers outside.
  case wouldSubmit(action: Wording)
  case wouldRun(String)
  case wouldAppend(to: String)
  case wouldWrite(String)
  case notRun(program: String)
}

extension PreviewWording: Translated {
  var sentence: Sentence {
    switch self {
    case .faults(let count): Sentence("preview.faults", counting: count)
    case .warnings(let count): Sentence("preview.warnings", counting: count)
    case .wouldSubmit(let action): Sentence("preview.wouldSubmit", ["action": action])
    case .wouldRun(let program): Sentence("preview.wouldRun", ["program": program])
    case .notRun(let program): Sentence("preview.notRun", ["program": program])
    case .wouldAppend(let path): Sentence("preview.wouldAppend", ["path": path])
    case .wouldWrite(let path): Sentence("preview.wouldWrite", ["path": path])
    default: Sentence("preview.\(self)")
    }
  }
}
