internal import TFieldJSON

/// An expectation that wasn't met.
public struct ScriptFailure: Hashable, Sendable {
  /// What should have been seen, and what was.
  public struct Mismatch: Hashable, Sendable {
    public var expected: String
    public var found: String

    init(_ expected: String, found: String) {
      self.expected = expected
      self.found = found
    }
  }

  public var step: ScriptStep
  public var mismatch: Mismatch
  /// The screen as it was then.
  public var screen: [String]
}

extension ScriptFailure {
  /// The failure as it is printed: the place in the file `name`, what was expected, the screen.
  public func report(name: String) -> [String] {
    let frame = screen.map { "  | \($0)" }
    let head = [
      "\(name):\(step.line): \(step.source.visible(limit: 200))",
      "  expected \(mismatch.expected.visible(limit: 10_000))",
      "  found \(mismatch.found.visible(limit: 10_000))",
    ]
    return head + frame
  }
}
