/// What came of asking the system or a program for something.
package indirect enum SystemWording: Hashable, Sendable {
  /// What the system gives for a reason, or we do in its place.
  package enum Reason: String, CaseIterable, Sendable {
    case noRights, notPermitted, noFile, noDevice, notFolder, isFolder, exists, noSpace, quota
    case readOnly, busy, manyFiles, longName, manyLinks, noProgram, fault, noMemory, closedPipe
    // What a file is.
    case regular, folder, symbolicLink, pipe, device, socket, oddFile
    case unusableName, newlineInside, locked, cutShort, noAnswer, hungUp, foreignOwner
    case openToOthers, severalLinks, background, notRecorded
    // How a program ended.
    case timedOut, flooded, ended
  }

  /// What was tried, by the name of the call, on which file.
  case cannot(String, String, because: Wording)
  case reason(Reason)
  case tooLarge(Int)
  case smallStack(limit: Int, needed: Int), smallMemory(megabytes: Int)
  case outside(String)
  case exited(Int), signalled(Int)
  /// What a program did; nobody knows how far it came if it was cut short.
  case program(String, because: Wording, isCutShort: Bool)
  /// Why a form was cut short, and what its action was doing then.
  case formSignalled(Int), formTimedOut, terminalGone
  case whileAtWork(Wording, String)
  case noTerminal(because: Wording)
  case standardOutput(because: Wording)
  /// What is wrong with what comes from a file, or from standard input.
  case input(String?, because: Wording)
  case noForm
  case unknownWord(String, guess: String?)
}

extension SystemWording: Translated {
  var sentence: Sentence {
    switch self {
    case .cannot(let call, let path, let reason):
      Sentence("system.cannot.\(call)", ["path": path, "reason": reason])
    case .reason(let reason): Sentence("system.\(reason.rawValue)")
    case .tooLarge(let limit): Sentence("system.tooLarge", ["limit": limit])
    case .smallStack(let limit, let needed):
      Sentence("system.smallStack", ["limit": limit, "needed": needed])
    case .smallMemory(let needed): Sentence("system.smallMemory", ["needed": needed])
    case .outside(let folder): Sentence("system.outside", ["folder": folder])
    case .exited(let code): Sentence("system.exited", ["code": code])
    case .signalled(let number): Sentence("system.signalled", ["number": number])
    case .program(let program, let reason, let isCutShort):
      Sentence(
        isCutShort ? "system.programCutShort" : "system.program",
        ["program": program, "reason": reason])
    case .formSignalled(let number): Sentence("system.formSignalled", ["number": number])
    case .whileAtWork(let reason, let action):
      Sentence("system.whileAtWork", ["reason": reason, "action": action])
    case .noTerminal(let reason): Sentence("system.noTerminal", ["reason": reason])
    case .standardOutput(let reason): Sentence("system.standardOutput", ["reason": reason])
    case .input(let path?, let reason):
      Sentence("system.input", ["path": path, "reason": reason])
    case .input(nil, let reason): Sentence("system.standardInput", ["reason": reason])
    case .unknownWord(let word, let guess?):
      Sentence("system.unknownWordLike", ["word": word, "guess": guess])
    case .unknownWord(let word, nil): Sentence("system.unknownWord", ["word": word])
    case .formTimedOut, .terminalGone, .noForm: Sentence("system.\(self)")
    }
  }
}

/// What is wrong with the terminal, or what was made of it.
package indirect enum TerminalWording: Hashable, Sendable {
  case none(because: Wording)
  case unset, cramped, previewNeedsScreen
  case unknown(String), incapable(String)
  /// Another terminal's description was taken for one that has none.
  case unsetTaken(for: String), taken(String, for: String)
  case inLines(because: Wording)
}

extension TerminalWording: Translated {
  var sentence: Sentence {
    switch self {
    case .none(let reason): Sentence("terminal.none", ["reason": reason])
    case .unknown(let name): Sentence("terminal.unknown", ["name": name])
    case .incapable(let name): Sentence("terminal.incapable", ["name": name])
    case .unsetTaken(let taken): Sentence("terminal.unsetTaken", ["taken": taken])
    case .taken(let name, let taken): Sentence("terminal.taken", ["name": name, "taken": taken])
    case .inLines(let reason): Sentence("terminal.inLines", ["reason": reason])
    case .unset, .cramped, .previewNeedsScreen: Sentence("terminal.\(self)")
    }
  }
}

/// What a test script expected of a form, and what was there.
package indirect enum TestWording: Hashable, Sendable {
  /// Whether it is an error that a field shows, or a warning.
  package enum Remark: String, Sendable { case error, warning }

  case counts(passed: Int, failed: Int)
  case expected(Wording), found(Wording), recorded(String)
  case unusableForm
  case field(String), noField, anotherText
  case group(String), noGroup, groupValid(String), groupInvalid(String)
  case focus(String), caret(Int)
  case onScreen(String), noLine, screen(String), row(Int, of: String, is: String)
  case shows(String, Wording)
  case no(Remark), any(Remark), code(Remark, ErrorCode), said(Remark, ErrorCode, Wording)
}

extension TestWording: Translated {
  var sentence: Sentence {
    switch self {
    case .counts(let passed, let failed):
      Sentence("test.counts", ["passed": passed, "failed": failed])
    case .expected(let what): Sentence("test.expected", ["what": what])
    case .found(let what): Sentence("test.found", ["what": what])
    case .recorded(let path): Sentence("test.recorded", ["path": path])
    case .field(let id): Sentence("test.field", ["id": id])
    case .group(let name): Sentence("test.group", ["name": name])
    case .groupValid(let name): Sentence("test.groupValid", ["name": name])
    case .groupInvalid(let name): Sentence("test.groupInvalid", ["name": name])
    case .focus(let id): Sentence("test.focus", ["id": id])
    case .caret(let place): Sentence("test.caret", ["place": place])
    case .onScreen(let text): Sentence("test.onScreen", ["text": text])
    case .screen(let path): Sentence("test.screen", ["path": path])
    case .row(let row, let path, let text):
      Sentence("test.row", ["row": row, "path": path, "text": text])
    case .shows(let id, let what): Sentence("test.shows", ["id": id, "what": what])
    case .no(let remark): Sentence("test.\(remark.rawValue).none")
    case .any(let remark): Sentence("test.\(remark.rawValue).any")
    case .code(let remark, let code):
      Sentence("test.\(remark.rawValue).code", ["code": code.rawValue])
    case .said(let remark, let code, let message):
      Sentence("test.\(remark.rawValue).said", ["code": code.rawValue, "message": message])
    case .unusableForm, .noField, .anotherText, .noGroup, .noLine: Sentence("test.\(self)")
    }
  }
}

/// The kinds of value that an answer can be, or was given as.
package enum ValueWording: String, CaseIterable, Sendable {
  case string, number, bool, null, array, object, json, option
  case numberOrText, truth, distinctTexts, texts, numbers, numbersOrTexts, entries
  case range, openRange, textsByName, numbersByName, truthsByName
}

extension ValueWording: Translated {
  var sentence: Sentence { Sentence("value.\(rawValue)") }
}

/// What fields are called that a JSON Schema has no words for.
package enum ImportWording: Hashable, Sendable {
  /// The question for the kind of a value: "Build: which kind?".
  case whichKind, whichKindOf(String)
  /// What the name of each entry of an object is called, and what stands behind it.
  case name, value
  // The types of JSON Schema.
  case string, integer, number, boolean, array, object
}

extension ImportWording: Translated {
  var sentence: Sentence {
    if case .whichKindOf(let label) = self {
      Sentence("import.whichKindOf", ["label": label])
    } else {
      Sentence("import.\(self)")
    }
  }
}

/// What is wrong with answers that a form is to begin with.
package indirect enum AnswersWording: Hashable, Sendable {
  case notObject, notUTF8
  case needs(String, Wording)
  case noField(String, guess: String?)
  /// A fault in an answer of several parts, and where it is.
  case inside(String, Wording)
  /// Where answers were given, in which a fault is.
  case at(String, Wording)
  /// A fault that another way to write the answer doesn't have.
  case writeAs(String, Wording)
}

extension AnswersWording: Translated {
  var sentence: Sentence {
    switch self {
    case .notObject, .notUTF8: Sentence("answers.\(self)")
    case .needs(let id, let wanted): Sentence("answers.needs", ["id": id, "wanted": wanted])
    case .noField(let id, let guess?):
      Sentence("answers.noFieldLike", ["id": id, "guess": guess])
    case .noField(let id, nil): Sentence("answers.noField", ["id": id])
    case .inside(let place, let fault):
      Sentence("answers.inside", ["place": place, "fault": fault])
    case .writeAs(let text, let fault):
      Sentence("answers.writeAs", ["text": text, "fault": fault])
    case .at(let place, let fault): Sentence("answers.at", ["place": place, "fault": fault])
    }
  }
}

/// What is wrong with a record beyond what its fields find.
package indirect enum RecordWording: Hashable, Sendable {
  case notObject(ValueWording)
  /// A value that the field can't hold.
  case wrongKind(Wording)
  /// What an answer should have been, and what it was, where that helps.
  case kind(ValueWording, insteadOf: ValueWording?)
  /// An id that the form doesn't have.
  case unknown
  case noArray, unclosedArray, afterArray, quoteInCell, textAfterQuote, unclosedQuote, notUTF8
  case cellCount(Int, columns: Int)
  // Why a table's first row names no columns.
  case header(Wording)
  case headerTwice(String)
  case headerOfOthers(String)
}

extension RecordWording: Translated {
  var sentence: Sentence {
    switch self {
    case .notObject(let kind): Sentence("record.notObject", ["kind": kind])
    case .wrongKind(let wanted): Sentence("record.wrongKind", ["wanted": wanted])
    case .kind(let wanted, insteadOf: let found?):
      Sentence("record.insteadOf", ["wanted": wanted, "found": found])
    case .kind(let wanted, insteadOf: nil): wanted.sentence
    case .cellCount(let count, let columns):
      Sentence("record.cellCount", counting: count, ["columns": columns])
    case .header(let problem): Sentence("record.header", ["problem": problem])
    case .headerTwice(let name): Sentence("record.headerTwice", ["name": name])
    case .headerOfOthers(let id): Sentence("record.headerOfOthers", ["id": id])
    default: Sentence("record.\(self)")
    }
  }
}
