import Glibc

/// Standard input, output and error as the program finds them.
package enum StandardStreams {
  package static let input = STDIN_FILENO
  package static let output = STDOUT_FILENO
  package static let errors = STDERR_FILENO

  /// Fills the places of closed streams, so that no file of ours is ever taken for one of them.
  ///
  /// They are opened the wrong way round: reading from a closed input, or writing to a closed
  /// output, fails afterwards as it did before.
  package static func occupy() throws(SystemError) {
    for stream in input...errors where fcntl(stream, F_GETFD) < 0 {
      let direction = stream == input ? O_WRONLY : O_RDONLY
      guard open("/dev/null", direction) == stream else { throw .last(.open, "/dev/null") }
    }
  }

  package static func isTerminal(_ stream: Int32) -> Bool { isatty(stream) == 1 }
}
