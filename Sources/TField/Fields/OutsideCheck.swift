/// A program that judges a field's value, given to it on standard input.
package struct OutsideCheck: Hashable, Sendable {
  /// The program and its arguments.
  package var run: [String]
  /// Seconds until it is given up.
  package var timeout: Int
  #if !TFIELD_PROGRAM
    /// The closure of an app, in place of a program.
    package var app: AppCheck?
  #endif

  package init(run: [String], timeout: Int = 5) {
    self.run = run
    self.timeout = timeout
  }
}
