import Foundation

/// Files of data that stand beside the tests that read them.
public enum TestFile {
  /// The text of a file; empty if it isn't there, which the test has to notice.
  public static func text(of name: String, beside source: String = #filePath) -> String {
    let file = URL(filePath: source).deletingLastPathComponent().appending(path: name)
    return (try? String(contentsOf: file, encoding: .utf8)) ?? ""
  }

  /// The lines of a file that are neither blank nor comments, which begin with "# ".
  public static func lines(of name: String, beside source: String = #filePath) -> [String] {
    text(of: name, beside: source).split(separator: "\n").map(String.init)
      .filter { !$0.hasPrefix("# ") }
  }

  /// The tables of a file.
  ///
  /// They are its parts between blank lines, each a sentence behind "# " and its rows. What begins
  /// with "##" tells of the file.
  public static func tables(of name: String, beside source: String = #filePath) -> [TestTable] {
    text(of: name, beside: source).components(separatedBy: "\n\n")
      .map { $0.split(separator: "\n").map(String.init).filter { !$0.hasPrefix("##") } }
      .filter { !$0.isEmpty }
      .map { TestTable(sentence: String($0[0].dropFirst(2)), lines: Array($0.dropFirst())) }
  }
}

/// A part of a file: what it is about, and its lines.
public struct TestTable: Sendable, CustomStringConvertible {
  public let sentence: String
  public let lines: [String]

  public var description: String { sentence }
}
