import Foundation
import TFieldForm

extension Diagnostic.Problem {
  /// The name of every case, as the source has them.
  static func caseNames(_ test: String = #filePath) throws -> [String] {
    let root = (0..<4).reduce(URL(fileURLWithPath: test)) { url, _ in
      url.deletingLastPathComponent()
    }
    let file = root.appendingPathComponent("Sources/TFieldForm/Diagnostics/Problem.swift")
    let source = try String(contentsOf: file, encoding: .utf8)
    return source.split(separator: "\n").compactMap { line in
      let words = line.split(separator: " ")
      guard words.first == "case", let name = words.dropFirst().first else { return nil }
      return String(name.prefix { $0.isLetter })
    }
  }
}
