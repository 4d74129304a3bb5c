/// A reason to end: the exit status, and one line that says why.
struct Failure: Error {
  let status: ExitStatus
  let message: String

  init(_ status: ExitStatus, _ message: String) {
    self.status = status
    self.message = message
  }

  /// The command line was not understood.
  static func usage(_ message: String) -> Self { Self(.usage, message) }
}
