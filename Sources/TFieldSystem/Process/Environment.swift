import CSystem
import Glibc

/// The environment variables and arguments this process was started with, as bytes.
package enum Environment {
  /// One variable.
  package struct Variable: Hashable, Sendable {
    package var name: [UInt8]
    package var value: [UInt8]
  }

  package static func bytes(of name: String) -> [UInt8]? {
    getenv(name).map { FilePath(cString: $0).bytes }
  }

  /// The value of a variable, if it is set, not empty and UTF-8.
  package static func text(of name: String) -> String? {
    guard let value = getenv(name), value.pointee != 0 else { return nil }
    return String(validatingCString: value)
  }

  /// Every variable whose name begins with `prefix`.
  package static func variables(prefix: String) -> [Variable] {
    strings(tf_environment()).compactMap { entry in
      guard entry.starts(with: prefix.utf8) else { return nil }
      let parts = entry.split(
        separator: UInt8(ascii: "="), maxSplits: 1, omittingEmptySubsequences: false)
      guard parts.count == 2 else { return nil }
      return Variable(name: Array(parts[0]), value: Array(parts[1]))
    }
  }

  /// The command line after the program's name, which Swift would read from a file.
  package static var arguments: [[UInt8]] { Array(strings(tf_arguments()).dropFirst()) }

  private static func strings(
    _ list: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?
  ) -> [[UInt8]] {
    var strings: [[UInt8]] = []
    while let string = list?[strings.count] { strings.append(FilePath(cString: string).bytes) }
    return strings
  }
}

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
