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
    getenv(name).map { bytes(at: $0) }
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
    guard var next = list else { return [] }
    var strings: [[UInt8]] = []
    while let string = next.pointee {
      strings.append(bytes(at: string))
      next += 1
    }
    return strings
  }

  private static func bytes(at string: UnsafeMutablePointer<CChar>) -> [UInt8] {
    UnsafeBufferPointer(start: string, count: strlen(string)).map(UInt8.init(bitPattern:))
  }
}
