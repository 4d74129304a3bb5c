import CSystem
import Glibc

/// The environment variables and arguments this process was started with, as bytes.
package enum Environment {
  package static func bytes(of name: String) -> [UInt8]? {
    getenv(name).map { FilePath(cString: $0).bytes }
  }

  /// The value of a variable, if it is set, not empty and UTF-8.
  package static func text(of name: String) -> String? {
    guard let value = getenv(name), value.pointee != 0 else { return nil }
    return String(validatingCString: value)
  }

  /// Every variable whose name begins with `prefix`.
  package static func variables(prefix: String) -> [(name: [UInt8], value: [UInt8])] {
    strings(tf_environment()).filter { $0.starts(with: prefix.utf8) }.compactMap {
      $0.pair.map { (name: $0.head, value: $0.tail) }
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

extension Collection<UInt8> {
  /// What stands before the first `=`, and behind it.
  package var pair: (head: [UInt8], tail: [UInt8])? {
    firstIndex(of: UInt8(ascii: "=")).map { (Array(self[..<$0]), Array(self[$0...].dropFirst())) }
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
