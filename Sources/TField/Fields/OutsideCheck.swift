/// A program that judges a field's value, given to it on standard input.
public struct OutsideCheck: Hashable, Sendable {
  /// The program and its arguments.
  public var run: [String]
  /// Seconds until it is given up.
  public var timeout: Int

  public init(run: [String], timeout: Int = 5) {
    self.run = run
    self.timeout = timeout
  }
}
