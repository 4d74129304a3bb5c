import Foundation
import TestSupport
import Testing

/// A form of three fields, filled in by the built program.
enum FormStart {
  private static let form = """
    {
      "tfield": 1, "id": "signUp", "title": "Sign up",
      "rows": [
        { "id": "name", "type": "phrase", "label": "Name", "required": true },
        { "id": "town", "type": "phrase", "label": "Town" },
        { "id": "news", "type": "toggle", "label": "News" }
      ]
    }
    """

  /// The form in a file of its own, for as long as the tests run.
  static let path = ((try? FormFolder(form))?.path ?? "") + "/form.json"

  static let command = [builtProgram, path, "--no-draft"]
}

extension ProgramRun {
  /// Starts the form, and waits until it stands on the screen.
  static func form(
    _ options: [String] = [], size: PseudoTerminal.Size = .usual, term: String = "xterm-256color",
    environment: [String: String] = [:], sourceLocation: SourceLocation = #_sourceLocation
  ) throws -> ProgramRun {
    let run = try ProgramRun(
      FormStart.command + options, size: size, term: term, environment: environment)
    run.waitFor("Name", sourceLocation: sourceLocation)
    run.settle()
    return run
  }

  /// Starts the form below a program that runs a script of the shell, `$@` being its command line.
  static func form(under shell: [String], _ script: String) throws -> ProgramRun {
    try ProgramRun(shell + ["-c", script, "sh"] + FormStart.command)
  }

  /// The answers that stand on standard output.
  var answers: [String: String]? {
    let object = try? JSONSerialization.jsonObject(with: Data(standardOutputBytes))
    return (object as? [String: Any])?.compactMapValues { $0 as? String }
  }

  /// Where a text begins on the screen.
  func place(of text: String) -> (row: Int, column: Int)? {
    for row in 0..<screen.size.rows {
      let start = (0..<screen.size.columns).first { column in
        text.enumerated().allSatisfy { offset, character in
          screen.cell(row: row, column: column + offset)?.text == String(character)
        }
      }
      if let start { return (row, start) }
    }
    return nil
  }

  /// Types bytes as if by hand, each read by itself.
  func sendSlowly(_ bytes: some Sequence<UInt8>) {
    for byte in bytes {
      let before = status.pauses
      send(bytes: [byte])
      wait { status.pauses > before && isWaiting }
    }
  }

  var isWaiting: Bool { [nil, "S"].contains(status.state) }

  /// Whether the program has ended, and nobody has asked how.
  var isZombie: Bool { [nil, "Z"].contains(status.state) }
}
