internal import Glibc
internal import TFieldSystem

/// Where answers and listings go: every byte is written, or the failure is told.
enum StandardOutput {
  static func write(_ text: String) throws(Failure) { try write(Array(text.utf8)) }

  static func write(_ bytes: [UInt8]) throws(Failure) {
    do {
      try Output.write(bytes, to: StandardStreams.output)
    } catch {
      let status = error.errno == EPIPE ? ExitStatus.closedPipe : .notWritten
      throw Failure(status, "standard output: \(error)")
    }
  }
}

/// Where problems go, one line each; that it can't be written to is nothing to stop for.
enum StandardError {
  static func write(_ text: String) {
    try? Output.write(text.utf8, to: StandardStreams.errors)
  }
}

/// The words of the command line.
enum CommandLineBytes {
  static var arguments: [[UInt8]] { Environment.arguments }
}
