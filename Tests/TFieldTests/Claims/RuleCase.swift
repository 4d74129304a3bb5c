import TestSupport

@testable import TField

extension Surroundings.Value {
  /// What a field of plain text holds.
  static func text(_ text: String) -> Self { Self(data: text, typed: .text(text), isValid: true) }

  /// What a list or a field of choices holds.
  static func entries(_ entries: [String]) -> Self { Self(.entries(entries)) }

  static func number(_ text: String) -> Self {
    Self(data: text, typed: DecimalNumber(text).map(TypedValue.number) ?? .none, isValid: true)
  }

  static func date(_ text: String) -> Self {
    Self(
      data: text.filter(\.isASCIIDigit), typed: CalendarDate(text).map(TypedValue.date) ?? .none,
      isValid: true)
  }

  static func flag(_ isOn: Bool) -> Self {
    Self(data: isOn ? "true" : "", typed: .flag(isOn), isValid: true)
  }
}

extension Rule {
  /// The codes of what is wrong with a value, beside a field `other`.
  func codes(
    for value: Surroundings.Value, beside other: Surroundings.Value = .empty
  ) -> [String] {
    failures(of: value, in: Surroundings(values: ["other": other]))
      .map(\.code.rawValue)
  }
}

/// A matcher of a few fixed answers.
struct FixedMatcher: PatternMatcher {
  var answers: [String: PatternMatch] = [:]

  func match(_ text: String) -> PatternMatch { answers[text] ?? .none }
}

extension Pattern {
  /// Matches just those texts.
  static func texts(_ texts: String...) -> Self {
    let answers = Dictionary(uniqueKeysWithValues: texts.map { ($0, PatternMatch.whole) })
    return Self("texts", matcher: FixedMatcher(answers: answers))
  }

  /// Gives up on that text.
  static func givingUp(on text: String) -> Self {
    Self("slow", matcher: FixedMatcher(answers: [text: .limit]))
  }
}
