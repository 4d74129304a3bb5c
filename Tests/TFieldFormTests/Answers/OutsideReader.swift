import TFieldForm
import Foundation

/// A program of someone else's that reads what was written, to prove that others can.
enum OutsideReader: String {
  case bash, zsh, ksh, mksh, dash, python3

  static let shells: [Self] = [.bash, .zsh, .ksh, .mksh, .dash]

  var isInstalled: Bool { path != nil }

  private var path: String? {
    let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin")
      .split(separator: ":")
    return folders.lazy.map { "\($0)/\(rawValue)" }
      .first { FileManager.default.isExecutableFile(atPath: $0) }
  }

  /// What the program prints when it gets `input`, as texts that each end in a NUL.
  func texts(_ arguments: [String], input: [UInt8]) throws -> [String] {
    let output = try run(arguments, input: input)
    return output.split(separator: 0, omittingEmptySubsequences: false).dropLast()
      .map { String(decoding: $0, as: UTF8.self) }
  }

  private func run(_ arguments: [String], input: [UInt8]) throws -> [UInt8] {
    let process = Process()
    let (stdin, stdout) = (Pipe(), Pipe())
    process.executableURL = URL(fileURLWithPath: path ?? "/")
    process.arguments = arguments
    process.standardInput = stdin
    process.standardOutput = stdout
    try process.run()
    try stdin.fileHandleForWriting.write(contentsOf: Data(input))
    try stdin.fileHandleForWriting.close()
    let output = try stdout.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    return Array(output)
  }
}
