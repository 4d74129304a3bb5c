internal import TFieldJSON

/// An expectation that wasn't met.
package struct ScriptFailure: Hashable, Sendable {
  /// What should have been seen, and what was.
  package struct Mismatch: Hashable, Sendable {
    package var expected: String
    package var found: String

    init(_ expected: String, found: String) {
      self.expected = expected
      self.found = found
    }
  }

  package var step: ScriptStep
  package var mismatch: Mismatch
  /// The screen as it was then.
  package var screen: [String]
}

extension ScriptFailure {
  /// The failure as it is printed: the place in the file `name`, what was expected, the screen.
  package func report(name: String) -> [String] {
    let frame = screen.map { "  | \($0)" }
    let head = [
      "\(name):\(step.line): \(step.source.visible(limit: 200))",
      "  expected \(mismatch.expected.visible(limit: 10_000))",
      "  found \(mismatch.found.visible(limit: 10_000))",
    ]
    return head + frame
  }
}
