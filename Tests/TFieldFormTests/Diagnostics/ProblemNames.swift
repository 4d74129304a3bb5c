import Foundation
import TFieldForm

extension Diagnostic.Problem {
  /// The name of every problem, as the source has them.
  static func names(_ test: String = #filePath) throws -> [String] {
    let root = (0..<4).reduce(URL(fileURLWithPath: test)) { url, _ in
      url.deletingLastPathComponent()
    }
    let file = root.appendingPathComponent("Sources/TFieldForm/Diagnostics/Problem.swift")
    let source = try String(contentsOf: file, encoding: .utf8)
    return source.split(separator: "\n").compactMap { line in
      let start = line.contains("private") ? nil : line.range(of: "static func ")
      return start.map { String(line[$0.upperBound...].prefix { $0.isLetter }) }
    }
  }
}
