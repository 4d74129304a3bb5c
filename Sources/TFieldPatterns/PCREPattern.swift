internal import CPCRE2
package import TField

/// A pattern in PCRE2's language, compiled when it is first needed.
///
/// It describes whole values: both ends are anchored, and no line break is let through at the end.
/// `\d`, `\w` and `\s` are ASCII. It runs on the interpreter, within `PCRELimits`.
package struct PCREPattern: PatternMatcher {
  /// No source may be longer, in bytes.
  package static let longestSource = 65_536

  /// The pattern, if it can be matched without PCRE2.
  private let sets: SetPattern?
  private let whole: PCRECode
  /// Compiled apart, as PCRE2 can't look for partial matches that are anchored at the end.
  private let growing: PCRECode
  private let budget: PatternBudget

  /// The patterns of a form share a budget.
  package init(_ source: String, within budget: PatternBudget = PatternBudget()) {
    self.budget = budget
    sets = SetPattern(source)
    whole = PCRECode(source, .endAnchored)
    growing = PCRECode(source, .line)
  }

  /// Compiles the pattern now, to find out whether it is one.
  package func check() throws(PatternFault) { try whole.check() }

  package func match(_ text: String) -> PatternMatch {
    switch whole.run(on: text, within: budget) {
    case .matched: .whole
    case .failed: growth(of: text)
    case .partly, .gaveUp: .limit
    }
  }

  package func matchesWhole(_ text: Span<UInt8>) -> Bool? {
    if let sets, sets.describes(text) { return true }
    return switch whole.run(on: text, within: budget) {
    case .matched: true
    case .failed: false
    case .partly, .gaveUp: nil
    }
  }

  /// A text that isn't described yet may still become so; where that takes too long to find out,
  /// it is taken for possible, as only a whole match makes a value valid.
  private func growth(of text: String) -> PatternMatch {
    if text.isEmpty { return .partial }
    return switch growing.run(on: text, within: budget, isPartial: true) {
    case .partly, .gaveUp: .partial
    case .matched, .failed: whole.mentionsItself ? .partial : .none
    }
  }
}

extension Pattern {
  /// A pattern of a form file.
  package init(_ source: String, within budget: PatternBudget = PatternBudget()) {
    self.init(source, matcher: PCREPattern(source, within: budget))
  }
}
