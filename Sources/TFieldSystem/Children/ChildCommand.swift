/// A program to run, what it is told, and how much of our time and memory it may take.
package struct ChildCommand: Hashable, Sendable {
  /// The program and its arguments, never seen by a shell.
  ///
  /// A program without a slash is looked up in `PATH`, one with a slash in ``folder``.
  package var arguments: [[UInt8]]

  /// The folder in which the program runs.
  package var folder: FilePath

  /// What the program reads on its standard input.
  package var input: [UInt8]

  /// The time from start to end.
  package var deadline: Duration

  /// The most bytes it may write on its standard output, and again on its standard error.
  package var outputLimit: Int

  /// True if what it writes beyond that is dropped; else it is ended for it.
  package var dropsOutput = false

  package init(
    _ arguments: [String], folder: FilePath = ".", input: [UInt8] = [],
    deadline: Duration = .seconds(5), outputLimit: Int = 65_536
  ) {
    self.arguments = arguments.map { Array($0.utf8) }
    self.folder = folder
    self.input = input
    self.deadline = deadline
    self.outputLimit = outputLimit
  }
}

/// How a child process ended.
package enum ChildResult: Hashable, Sendable {
  case exited(code: Int, output: [UInt8], errors: [UInt8])
  case signalled(Int32)
  case timedOut
  case flooded
  case cancelled
  case couldNotStart(SystemError)
}
