/// A question asked before the form goes on: a small window with buttons.
///
/// The first button is the safe answer: it has the focus, and Esc gives it. A key that came before
/// the window was drawn, or within 300 ms after that, doesn't answer; text typed so early is kept
/// and typed into the form once the person goes on there.
package struct Question: Hashable, Sendable {
  /// What is asked about.
  package enum Subject: Hashable, Sendable {
    case leave
    /// Closing a list whose entries were changed.
    case leaveEntries
    /// The action at that index.
    case confirm(Int)
    /// The rest of an action, after a part was done with earlier answers.
    case goOn(Int)
    /// The lines or cells of a pasted text.
    case fill([String])
    case draft
    case stop
    /// Nothing: it only tells something.
    case report
  }

  /// What a button does.
  package enum Answer: Hashable, Sendable {
    case keepEditing, keepDraft, discard
    case takeEntries
    case confirm, goOn
    case fill, join, drop
    case continueDraft, startFresh, deleteDraft
    case wait, stop
    case close
  }

  /// One of the buttons.
  package struct Button: Hashable, Sendable {
    package let answer: Answer
    package let label: Wording
  }

  package let subject: Subject
  package let sentence: Wording
  package let lines: [String]
  package let buttons: [Button]
  package private(set) var selection = 0
  package private(set) var firstLine = 0
  /// What must be typed before any answer but the safe one; `nil` for nothing.
  package private(set) var word: String?
  package private(set) var typed = ""
  private var shownAt: Duration?
  /// What was typed before the question could be answered.
  private(set) var typedAhead: [Input] = []
  private var isDeaf = false

  init(
    _ subject: Subject, _ sentence: Wording, lines: [String] = [],
    _ buttons: (Answer, String)...
  ) {
    self.init(subject, sentence, lines: lines, buttons.map { Button(answer: $0, label: .say($1)) })
  }

  init(_ subject: Subject, _ sentence: Wording, lines: [String] = [], _ buttons: [Button]) {
    self.subject = subject
    self.sentence = sentence
    self.lines = lines
    self.buttons = buttons
  }
}

extension Question {
  /// How long a question ignores keys after it was drawn.
  package static let pause = Duration.milliseconds(300)

  package var safeAnswer: Answer? { buttons.first?.answer }

  package var selectedButton: Button? {
    buttons.indices.contains(selection) ? buttons[selection] : nil
  }

  mutating func wasShown(at time: Duration) { shownAt = shownAt ?? time }

  /// True if an input of that time may answer; without a clock every input may.
  func isReady(at time: Duration?) -> Bool {
    guard let time else { return true }
    return shownAt.map { time - $0 >= Self.pause } ?? false
  }

  mutating func handle(_ input: Input, at time: Duration?) -> Answer? {
    guard isReady(at: time) else {
      hold(input)
      return nil
    }
    guard case .key(let key) = input else { return nil }
    switch KeyMap[.question].command(for: key) {
    case .nextStop: select(by: 1)
    case .previousStop: select(by: -1)
    case .up: lines.isEmpty ? select(by: -1) : scroll(by: -1)
    case .down: lines.isEmpty ? select(by: 1) : scroll(by: 1)
    case .pageUp: scroll(by: -Self.page)
    case .pageDown: scroll(by: Self.page)
    case .confirm: return selectedButton?.answer
    case .escape: return safeAnswer
    default: break
    }
    return nil
  }

  /// True if the word that the answer needs was typed, or none is needed.
  package func isAllowed(_ answer: Answer) -> Bool {
    word == nil || answer == safeAnswer || isWord(typed)
  }

  /// True if a text is the word that must be typed; nothing is never a word.
  package func isWord(_ text: String) -> Bool { text == word && !text.isBlank }

  /// Takes a whole line as the word that must be typed.
  mutating func typeWord(_ text: String) { typed = text }

  /// Types a key of the word that must be typed; false if the key is for something else.
  mutating func type(_ key: Key) -> Bool {
    guard word != nil else { return false }
    switch key.base {
    case .character("u") where key.modifiers == .control: typed = ""
    case .character(let character) where key.modifiers.isSubset(of: .shift):
      typed.append(character)
    case .backspace: if !typed.isEmpty { typed.removeLast() }
    default: return false
    }
    return true
  }

  /// True if the question has that button, and may be answered by an input of that time.
  func offers(_ answer: Answer, at time: Duration?) -> Bool {
    isReady(at: time) && isAllowed(answer) && buttons.contains { $0.answer == answer }
  }

  mutating func hold(_ input: Input) {
    guard !isDeaf, input.isTyped else { return isDeaf = true }
    typedAhead.append(input)
  }

  private static let page = 5

  private mutating func select(by step: Int) {
    guard !buttons.isEmpty else { return }
    selection = (selection + step + buttons.count) % buttons.count
  }

  mutating func scroll(by step: Int) {
    firstLine = min(max(firstLine + step, 0), max(lines.count - 1, 0))
  }
}

extension Input {
  /// True for letters and pastes.
  package var isTyped: Bool {
    switch self {
    case .key(let key):
      if case .character = key.base { key.modifiers.isSubset(of: .shift) } else { false }
    case .paste: true
    case .mouse: false
    }
  }
}

extension Question {
  /// With a `rival`, the reason why no draft is kept.
  static func leave(keepingDrafts: Bool, _ rival: Wording?) -> Self {
    let keeps = keepingDrafts && rival == nil
    let draft: [(Answer, String)] = keeps ? [(.keepDraft, "question.keepDraft")] : []
    let answers =
      [(.keepEditing, "question.keepEditing")] + draft + [(.discard, "question.discard")]
    return Self(
      .leave,
      rival.map { .say("question.leaveUnkept", ["reason": $0]) } ?? .say("question.leave"),
      answers.map { Button(answer: $0, label: .say($1)) })
  }

  static let leaveEntries = Self(
    .leaveEntries, .say("question.leaveEntries"), (.keepEditing, "question.keepEditing"),
    (.takeEntries, "question.takeEntries"), (.discard, "question.discard"))

  static let leaveEntry = Self(
    .leaveEntries, .say("question.leaveEntry"), (.keepEditing, "question.keepEditing"),
    (.takeEntries, "question.takeEntry"), (.discard, "question.discard"))

  static func confirm(_ index: Int, of action: Action, in language: Language) -> Self {
    var question = Self(
      .confirm(index), action.confirm ?? action.label,
      [
        Button(answer: .keepEditing, label: .say("question.back")),
        Button(answer: .confirm, label: action.label),
      ])
    question.word = action.confirmWord?.text(in: language)
    return question
  }

  static func goOn(_ index: Int) -> Self {
    Self(
      .goOn(index), .say("question.goOn"), (.keepEditing, "question.keepEditing"),
      (.goOn, "question.doTheRest"))
  }

  static func fill(_ parts: [String]) -> Self {
    Self(
      .fill(parts), .say("question.fillFollowing", ["count": parts.count]),
      (.drop, "question.dontPaste"),
      (.fill, "question.fillFields"), (.join, "question.join"))
  }

  static func draft(_ offer: DraftOffer, of fields: [FieldState]) -> Self {
    let labels = fields.filter { offer.fields.contains($0.field.id) }.map(\.label)
    return Self(
      .draft,
      .say(
        "question.draft", counting: labels.count,
        ["time": offer.time, "labels": Wording.several(labels, .brackets(3))]),
      (.continueDraft, "question.continueDraft"),
      (.startFresh, "question.startFresh"), (.deleteDraft, "question.deleteDraft"))
  }

  static func stop(_ program: String) -> Self {
    Self(
      .stop, .say("question.stopProgram", ["program": program]), (.wait, "question.wait"),
      (.stop, "question.stop"))
  }

  static func report(_ sentence: Wording, lines: [String]) -> Self {
    Self(.report, sentence, lines: lines, (.close, "question.close"))
  }
}

/// All answers at a glance before an action that asks first, each with a way back to its field.
///
/// Its button is the confirmation.
package struct Review: Sendable {
  package let action: Int
  package let fields: [Int]
  /// The chosen answer; after the last come the action and the way back.
  package private(set) var selection: Int
  /// What is asked about the action, and what must be typed before it.
  package private(set) var question: Question
  /// True if the action was pressed before the word was typed.
  package private(set) var isRefused = false

  init(_ action: Int, _ linked: LinkedFields) {
    self.action = action
    question = .confirm(action, of: linked.actions[action], in: linked.language)
    fields = linked.reachable
    selection = fields.count
  }

  package var isActionChosen: Bool { selection == fields.count }
  package var isBackChosen: Bool { selection > fields.count }
  package var chosenField: Int? { fields.indices.contains(selection) ? fields[selection] : nil }

  mutating func handle(_ input: Input, at time: Duration?) -> OverlayStep {
    guard case .key(let key) = input else { return .stays }
    isRefused = false
    if question.type(key) {
      choose(fields.count)
      return .stays
    }
    switch KeyMap[.review].command(for: key) {
    case .up, .previousStop: choose(selection - 1)
    case .down, .nextStop: choose(selection + 1)
    case .pageUp: choose(max(0, selection - Self.page))
    case .pageDown: choose(min(fields.count, selection + Self.page))
    case .firstField: choose(0)
    case .lastField: choose(fields.count)
    case .confirm where isActionChosen: return answer(.confirm, at: time)
    case .confirm: return chosenField.map(OverlayStep.goesTo) ?? .closes
    case .escape: return .closes
    default: break
    }
    return .stays
  }

  private static let page = 10

  /// Gives an answer to the question: the action runs, or the form goes on.
  mutating func answer(_ answer: Question.Answer, at time: Duration?) -> OverlayStep {
    guard answer == .confirm else { return .closes }
    isRefused = !question.isAllowed(.confirm)
    return isRefused || !question.isReady(at: time) ? .stays : .runs(action)
  }

  /// Chooses what was clicked: an answer, the action or the way back.
  mutating func click(_ target: ClickTarget, at time: Duration?) -> OverlayStep {
    switch target {
    case .action: answer(.confirm, at: time)
    case .back: .closes
    case .answer(let field): .goesTo(field)
    }
  }

  mutating func typeWord(_ text: String) { question.typeWord(text) }

  mutating func wasShown(at time: Duration) { question.wasShown(at: time) }

  /// What can be clicked.
  package enum ClickTarget: Hashable, Sendable {
    case action, back
    case answer(Int)
  }

  /// Chooses with wrapping around: the answers, the action, the way back.
  private mutating func choose(_ number: Int) {
    let count = fields.count + 2
    selection = (number % count + count) % count
  }
}
