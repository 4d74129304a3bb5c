/// A number of things in words: `1 field`, `2 fields`.
func counted(_ count: Int, _ noun: String) -> String {
  count == 1 ? "1 \(noun)" : "\(count) \(noun)s"
}

/// A reason to end: the exit status, and one line that says why.
struct Failure: Error {
  let status: ExitStatus
  let message: String
  /// What the message announces, each on a line of its own.
  let details: [String]

  init(_ status: ExitStatus, _ message: String, details: [String] = []) {
    self.status = status
    self.message = message
    self.details = details
  }

  /// The command line was not understood.
  static func usage(_ message: String) -> Self { Self(.usage, message) }

  /// There is no terminal to ask on, for a reason.
  static func noTerminal(_ reason: some Error) -> Self {
    Self(.noTerminal, "no terminal: \(reason); --batch judges answers without one")
  }

  /// The failure as it is reported.
  var lines: [String] { ["tfield: " + message] + details.map { "  " + $0 } }
}
