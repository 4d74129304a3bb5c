/// How far a pattern matches a text.
package enum PatternMatch: Hashable, Sendable {
  case whole
  /// It doesn't yet, but something added at its end could make it.
  case partial
  case none
  /// The match took more steps or memory than is allowed, or the pattern is none.
  case limit
}

/// Something that matches patterns; the engine itself knows no regular expressions.
package protocol PatternMatcher: Sendable {
  func match(_ text: String) -> PatternMatch

  /// Whether the whole text matches, `nil` if that was given up: cheaper than ``match(_:)``.
  func matchesWhole(_ text: Span<UInt8>) -> Bool?
}

/// A pattern for whole values, and its matcher.
package struct Pattern: Sendable, Hashable {
  package let source: String
  private let matcher: any PatternMatcher

  package init(_ source: String, matcher: any PatternMatcher) {
    self.source = source
    self.matcher = matcher
  }

  package func match(_ text: String) -> PatternMatch { matcher.match(text) }

  package func describes(_ text: String) -> Bool? { describes(text.utf8.span) }

  func describes(_ text: Span<UInt8>) -> Bool? { matcher.matchesWhole(text) }

  /// True if the text matches or still may; a match that gives up is reported elsewhere.
  package func allows(beginning text: String) -> Bool { matcher.match(text) != .none }

  package static func == (left: Self, right: Self) -> Bool { left.source == right.source }
  package func hash(into hasher: inout Hasher) { hasher.combine(source) }
}

/// Limits the work of all patterns of a form together; the matcher counts, the engine says when.
package protocol PatternEffort: AnyObject, Sendable {
  /// Begins a judgement of that many steps; false inside another one, whose steps it shares.
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

  package init(of form: Form, _ size: Size = .key) { self.init(form.effort, size) }

  package init(_ effort: (any PatternEffort)?, _ size: Size) {
    self.effort = effort?.begin(steps: size.rawValue) ?? false ? effort : nil
  }

  package func end() { effort?.end() }
}
