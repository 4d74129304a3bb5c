// Sentences whose key depends on what is said.
extension Wording {
  /// The error that a character can't stand in such a value; places count from 1.
  static func stranger(_ character: Character, at place: Int, in subject: Wording) -> Self {
    let hidden = say("reading.strangerAt", ["place": place])
    if character.isBlank {
      return say("reading.spaces", ["subject": subject], discreetly: hidden)
    }
    let isLetter = !character.isNumber && character.isLetterOrMark
    let hasLetters = ["subject.color", "subject.uuid", "subject.isbn"].contains(
      subject.sentence?.key)
    return say(
      isLetter && !hasLetters ? "reading.letters" : "reading.stranger",
      ["text": String(character), "subject": subject], discreetly: hidden)
  }

  /// The character of such an error.
  var stranger: Character? {
    switch sentence?.key {
    case "reading.letters", "reading.stranger": sentence?.words(at: "text").text().first
    case "reading.spaces": " "
    default: nil
    }
  }

  package static func yesOrNo(_ isYes: Bool) -> Self { say(isYes ? "question.yes" : "question.no") }

  static func full(_ most: Int, digits isDigits: Bool, refused key: String) -> Self {
    say(
      isDigits ? "reading.fullOfDigits" : "reading.full", counting: most, ["key": key],
      discreetly: fullSecret(most, digits: isDigits))
  }

  static func fullSecret(_ most: Int, digits isDigits: Bool) -> Self {
    say(isDigits ? "reading.fullSecretOfDigits" : "reading.fullSecret", counting: most)
  }

  /// A notice that a text was read differently from how it was written.
  static func readAs(_ text: String) -> Self {
    say("reading.readAs", ["text": text], discreetly: .fittingCharacters)
  }

  static func digitsLeft(_ count: Int) -> Self? {
    count > 0 ? say("length.digitsLeft", counting: count) : nil
  }

  static func charactersLeft(_ count: Int) -> Self? {
    count > 0 ? say("length.charactersLeft", counting: count) : nil
  }

  package static func month(_ number: Int) -> Self { say("date.month\(number)") }

  /// Asks for one number of digits or another.
  static func either(_ short: Int, _ long: Int) -> Self {
    say("length.enterDigitsEither", ["short": short, "long": long])
  }

  static func computed(_ value: String) -> Self {
    value.isEmpty
      ? say("number.computedEmpty")
      : say(
        "number.computed", ["value": value],
        discreetly: say("number.computed", ["value": Mask.covered]))
  }

  /// What is in the way of an action: all of it is red by then, empty or not.
  package static func blocked(action: Wording, by labels: [Wording]) -> Self {
    let faults = say(
      "form.toFix", counting: labels.count, ["labels": Wording.several(labels, .brackets(30))])
    return say("form.blocked", ["action": action, "faults": faults])
  }

  package static func kind(_ wanted: Wording, insteadOf found: Wording?) -> Self {
    found.map { say("record.insteadOf", ["wanted": wanted, "found": $0]) } ?? wanted
  }

  package static func noField(_ id: String, guess: String?) -> Self {
    guess.map { say("answers.noFieldLike", ["id": id, "guess": $0]) }
      ?? say("answers.noField", ["id": id])
  }

  package var isBlocked: Bool { sentence?.key == "form.blocked" }
}

extension Wording {
  // What plain mode says.

  package static func chooseAction(of count: Int) -> Self {
    count == 1 ? say("plain.chooseOnlyAction") : say("plain.chooseAction", ["last": count])
  }

  /// Asks about adding entries, or for the number of one to open.
  package static func answerOrNumber(of count: Int) -> Self {
    switch count {
    case 0: say("plain.answerYesOrNo")
    case 1: say("plain.answerOrOne")
    default: say("plain.answerOrNumber", ["last": count])
    }
  }

  package static func noSuchOption(_ text: String, of count: Int) -> Self {
    count == 1
      ? say("plain.noSuchOptionButOne", ["text": text])
      : say("plain.noSuchOption", ["text": text, "last": count])
  }
}

extension [String] {
  /// The values to choose from, as many as fit in a line.
  package var listed: String {
    prefix(8).joined(separator: ", ") + (count > 8 ? ", …" : "")
  }
}

extension Wording {
  /// What a key does, in a word or two for the line of keys.
  package static func keyWord(_ command: Command) -> Self {
    if case .edit = command { return say("key.short.edit") }
    return say("key.short.\(command.name)")
  }

  package static func keyPhrase(_ command: Command) -> Self { say("key.full.\(command.name)") }
}

extension Command {
  /// Its name in the catalogues, written out because reflection would slow down every start.
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
    case .delete(let motion), .kill(let motion): "delete.\(motion.rawValue)"
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

// What a rule asks of a value: "Must …", or of its opposite "Must not …".
extension Wording {
  static func must(_ requirement: Self) -> Self {
    say("field.must", ["requirement": requirement])
  }

  static func mustNot(_ requirement: Self) -> Self {
    say("field.mustNot", ["requirement": requirement])
  }

  /// A requirement that no single phrase can say.
  static var this: Self { say("requirement.this") }

  /// The sentence of a rule that asks for the opposite.
  var inverse: Self {
    let requirement = sentence?.words(at: "requirement") ?? .this
    return switch sentence?.key {
    case "field.must": .mustNot(requirement)
    case "field.mustNot": .must(requirement)
    case "field.required": .mustNot(.say("requirement.filled"))
    default: .mustNot(.this)
    }
  }

  /// A number of characters or entries.
  static func span(_ key: String, _ min: Int?, _ max: Int?) -> Self {
    switch (min, max) {
    case (let min?, let max?) where min == max: say("\(key).exactly", counting: max)
    case (let min?, let max?): say("\(key).between", counting: max, ["min": min])
    case (let min?, nil): say("\(key).atLeast", counting: min)
    case (nil, let max?): say("\(key).atMost", counting: max)
    case (nil, nil): say("\(key).any")
    }
  }

  /// A number or a day with limits.
  static func range(_ min: TypedValue?, _ max: TypedValue?) -> Self {
    let key =
      switch min ?? max {
      case .date, .month, .time: "requirement.moment"
      default: "requirement.number"
      }
    return switch (min?.text, max?.text) {
    case (let min?, let max?): say("\(key).between", ["min": min, "max": max])
    case (let min?, nil): say("\(key).atLeast", ["min": min])
    case (nil, let max?): say("\(key).atMost", ["max": max])
    case (nil, nil): say("\(key).any")
    }
  }

  /// A list, cut so that a sentence can hold it.
  static func list(_ values: [String]) -> Self {
    several(values.count > 8 ? values.prefix(8) + ["…"] : values, .comma)
  }
}
