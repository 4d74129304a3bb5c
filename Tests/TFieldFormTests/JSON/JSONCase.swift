import Foundation
import TestSupport
import Testing

@testable import TFieldForm

/// A JSON text and what must become of it.
///
/// `json-cases.txt` holds them all, and says how they are written.
struct JSONCase: Sendable {
  enum Verdict: Sendable, Equatable {
    case accept
    case refuse(String)
  }

  let line: String
  let verdict: Verdict
  let bytes: [UInt8]
  let place: Int?

  init(_ line: String) {
    self.line = line
    let parts = line.components(separatedBy: " ¦ ")
    precondition(parts.count == 3, "three columns: \(line)")
    let verdict = parts[0].replacing("may ", with: "")
    self.verdict =
      verdict == "accept" ? .accept : .refuse(String(verdict.dropFirst("refuse: ".count)))
    let halves = parts[1].components(separatedBy: "▸")
    bytes = halves.flatMap(Self.bytes)
    place = halves.count == 2 ? Self.bytes(of: halves[0]).count : nil
  }

  static let all = TestFile.lines(of: "json-cases.txt").map { Self($0) }

  private static func bytes(of text: String) -> [UInt8] {
    text.split(separator: "⟨", omittingEmptySubsequences: false).enumerated().flatMap {
      index, part -> [UInt8] in
      guard index > 0, let end = part.firstIndex(of: "⟩") else { return Array(part.utf8) }
      let digits = part[..<end].split(separator: " ").compactMap { UInt8($0, radix: 16) }
      return digits + Array(part[part.index(after: end)...].utf8)
    }
  }
}

extension JSONCase: CustomTestStringConvertible {
  var testDescription: String { line }
}
