/// What limits the work of all patterns of a form together; a matcher counts, the engine says when.
package protocol PatternEffort: AnyObject, Sendable {
  /// Begins a judgement that may take so many steps; false inside another one, whose steps it
  /// shares.
  func begin(steps: Int) -> Bool
  /// Ends the judgement that began: a match outside of any has only its own limit.
  func end()
}

/// One judgement of a form: its patterns share a number of steps, and once these are spent each of
/// them answers with ``PatternMatch/limit``.
package struct Judgement {
  /// How many steps a judgement takes at most.
  package enum Size: Int, Sendable {
    /// A key, a record: a quarter of a second.
    case key = 8_000_000
    /// All fields at once, as when a form opens or is checked: a second.
    case form = 32_000_000
  }

  private let effort: (any PatternEffort)?

  /// Begins the judgement, until ``end()``.
  package init(of form: Form, _ size: Size = .key) { self.init(form.effort, size) }

  package init(_ effort: (any PatternEffort)?, _ size: Size) {
    self.effort = effort?.begin(steps: size.rawValue) ?? false ? effort : nil
  }

  package func end() { effort?.end() }
}
