/// All answers at a glance before an action that asks first, each with a way back to its field.
package struct Review: Sendable {
  /// The action that was tried.
  package let action: Int
  /// The fields whose answers are shown.
  package let fields: [Int]
  /// The chosen answer; after the last come the action and the way back.
  package private(set) var selection: Int

  init(_ action: Int, _ linked: LinkedFields) {
    self.action = action
    fields = linked.reachable
    selection = fields.count
  }

  package var isActionChosen: Bool { selection == fields.count }
  package var isBackChosen: Bool { selection > fields.count }
  /// The field whose answer is chosen.
  package var chosenField: Int? { fields.indices.contains(selection) ? fields[selection] : nil }

  mutating func handle(_ input: Input) -> OverlayStep {
    guard case .key(let key) = input else { return .stays }
    switch KeyMap[.review].command(for: key) {
    case .up, .previousStop: choose(selection - 1)
    case .down, .nextStop: choose(selection + 1)
    case .pageUp: choose(max(0, selection - Self.page))
    case .pageDown: choose(min(fields.count, selection + Self.page))
    case .firstField: choose(0)
    case .lastField: choose(fields.count)
    case .confirm: return result
    case .escape: return .closes
    default: break
    }
    return .stays
  }

  private static let page = 10

  /// What Enter does with what is chosen.
  private var result: OverlayStep {
    if isActionChosen { return .asks(action) }
    return chosenField.map(OverlayStep.goesTo) ?? .closes
  }

  /// Chooses what was clicked: an answer, the action or the way back.
  func click(_ target: ClickTarget) -> OverlayStep {
    switch target {
    case .action: .asks(action)
    case .back: .closes
    case .answer(let field): .goesTo(field)
    }
  }

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
