import TestSupport
import Foundation

@testable import TField

/// One line of `formview_rules.json`: a rule, a value, and whether it passes.
struct PassVector: Decodable, Sendable {
  let rule: String
  let arg: VectorValue?
  let value: String
  /// `nil` where it may fail or be reported, as long as it does no harm.
  let pass: Bool?
}

/// One line of `validators.json`: an expression, a value, and its errors in order.
struct ErrorVector: Decodable, Sendable {
  let validator: String
  let value: VectorValue?
  let errors: [String]
}

/// A value or an argument of a vector.
enum VectorValue: Decodable, Hashable, Sendable {
  case text(String)
  case number(Double)
  case entries([String])

  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if let text = try? container.decode(String.self) {
      self = .text(text)
    } else if let number = try? container.decode(Double.self) {
      self = .number(number)
    } else if let numbers = try? container.decode([Int].self) {
      self = .entries(numbers.map { "\($0)" })
    } else {
      self = .entries(try container.decode([String].self))
    }
  }
}

extension VectorValue {
  var text: String? { if case .text(let text) = self { text } else { nil } }
  var count: Int? { if case .number(let number) = self { Int(number) } else { nil } }

  /// The same as what a field holds.
  var asField: Surroundings.Value {
    switch self {
    case .text(let text): .text(text)
    case .number(let number): .number(number == number.rounded() ? "\(Int(number))" : "\(number)")
    case .entries(let entries): .entries(entries)
    }
  }
}

/// The vectors, from the files that stand beside the tests.
enum RuleVectors {
  static let passes: [PassVector] = (try? OtherVectors.all("formview_rules")) ?? []
  static let errors: [ErrorVector] = (try? OtherVectors.all("validators")) ?? []
}

/// Patterns as Foundation has them, for whole values.
struct FoundationMatcher: PatternMatcher {
  let source: String

  func match(_ text: String) -> PatternMatch {
    guard let expression = try? NSRegularExpression(pattern: "(?:\(source))\\z") else {
      return .limit
    }
    let whole = NSRange(text.startIndex..., in: text)
    let found = expression.firstMatch(in: text, options: .anchored, range: whole)
    return found?.range == whole ? .whole : .none
  }
}
