import TField

/// All answers at a glance before an action that asks first, each with a way back to its field.
struct ReviewScreen: Sendable {
  /// What the person decided.
  enum Decision: Hashable {
    case confirm, back
    case jump(Int)
  }

  /// A line of the list.
  enum Line: Hashable {
    case heading(Int)
    case answer(Int)
  }

  let action: Int
  let lines: [Line]
  /// The lines that hold answers.
  private let answers: [Int]
  /// The chosen answer; behind the last come the action and the way back.
  private(set) var selection: Int
  private(set) var scroll = 0
  /// How many lines were seen at once when it was last drawn.
  private var room = 1
  private var isFollowing = false

  init(_ session: FormSession, action: Int) {
    self.action = action
    let lines = Self.lines(of: session)
    self.lines = lines
    answers = lines.indices.filter { if case .answer = lines[$0] { true } else { false } }
    selection = answers.count
  }

  private static func lines(of session: FormSession) -> [Line] {
    session.form.sections.enumerated().flatMap { number, section -> [Line] in
      let fields = section.fields.filter { session.fields[$0].isAnswer }
      let heading: [Line] = section.title == nil || fields.isEmpty ? [] : [.heading(number)]
      return heading + fields.map(Line.answer)
    }
  }

  var isActionChosen: Bool { selection == answers.count }
  var isBackChosen: Bool { selection > answers.count }
  var chosenLine: Int? { answers.indices.contains(selection) ? answers[selection] : nil }

  /// Makes the list fit a screen that shows so many of its lines at once.
  mutating func fit(room: Int) {
    self.room = max(1, room)
    if isFollowing, let line = chosenLine {
      let top = selection == 0 ? 0 : line
      scroll = min(max(scroll, line - self.room + 1), top)
    }
    scroll = min(max(0, scroll), max(0, lines.count - self.room))
  }

  mutating func scroll(by lines: Int) {
    scroll = max(0, scroll + lines)
    isFollowing = false
  }

  mutating func handle(_ key: Key) -> Decision? {
    isFollowing = true
    switch key.base {
    case .up, .left: choose(selection - 1)
    case .down, .right,
      .tab where key.modifiers != .shift:
      choose(selection + 1)
    case .tab: choose(selection - 1)
    case .pageUp: choose(max(0, selection - room))
    case .pageDown: choose(min(answers.count, selection + room))
    case .home: choose(0)
    case .end: choose(answers.count)
    case .enter, .character(" "): return decision
    case .character("y"), .character("Y"): return .confirm
    case .character("n"), .character("N"), .escape: return .back
    default: break
    }
    return nil
  }

  /// What Enter means for what is chosen.
  var decision: Decision {
    if isActionChosen { return .confirm }
    return chosenLine.flatMap(field).map(Decision.jump) ?? .back
  }

  /// The field whose answer stands in a line.
  func field(inLine line: Int) -> Int? {
    if lines.indices.contains(line), case .answer(let field) = lines[line] { field } else { nil }
  }

  /// Around the end: answers, the action, the way back.
  private mutating func choose(_ number: Int) {
    let count = answers.count + 2
    selection = (number % count + count) % count
  }
}
