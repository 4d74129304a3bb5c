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
  /// True if the action was pressed before that was typed.
  package private(set) var isRefused = false

  init(_ action: Int, _ linked: LinkedFields) {
    self.action = action
    question = .confirm(action, of: linked.form.actions[action], in: linked.language)
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

  /// Around the end: the answers, the action, the way back.
  private mutating func choose(_ number: Int) {
    let count = fields.count + 2
    selection = (number % count + count) % count
  }
}
