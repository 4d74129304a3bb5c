/// How far a pattern matches a text.
public enum PatternMatch: Hashable, Sendable {
  /// The whole text matches.
  case whole
  /// It doesn't yet, but something added at its end could make it.
  case partial
  case none
  /// The match was given up: it took more steps or memory than is allowed.
  case limit
}

/// Something that matches patterns; the engine itself knows no regular expressions.
public protocol PatternMatcher: Sendable {
  func match(_ text: String) -> PatternMatch
}

/// A pattern for whole values, and whoever matches it.
public struct Pattern: Sendable {
  public let source: String
  private let matcher: any PatternMatcher

  public init(_ source: String, matcher: any PatternMatcher) {
    self.source = source
    self.matcher = matcher
  }

  public func match(_ text: String) -> PatternMatch { matcher.match(text) }
}

extension Pattern: Hashable {
  public static func == (left: Self, right: Self) -> Bool { left.source == right.source }
  public func hash(into hasher: inout Hasher) { hasher.combine(source) }
}
