import Foundation
import TestSupport
import Testing

/// A form whose drafts are kept in the test's own folder, for faults to befall.
extension FormFolder {
  static func trial() throws -> FormFolder {
    try FormFolder(
      rows: """
        { "id": "name", "type": "phrase", "label": "Name" },
        { "id": "town", "type": "phrase", "label": "Town" },
        { "id": "pass", "type": "password", "label": "Pass" }
        """)
  }

  /// The folder that drafts are kept in.
  var draftPlace: String { path + "/state/tfield/drafts" }

  /// What stands in the drafts that could be offered.
  var keptDrafts: [String] {
    let place = "state/tfield/drafts"
    return names(in: place).filter { $0.hasSuffix(".json") }
      .compactMap { text(of: "\(place)/\($0)") }
  }

  /// Starts the form with drafts; in `line`, which bash carries out, "$@" is the command line.
  func begin(
    _ options: [String] = [], under line: String? = nil, size: PseudoTerminal.Size = .usual,
    term: String = "xterm-256color", environment: [String: String] = [:],
    program: String = builtProgram
  ) throws -> ProgramRun {
    let command = [program, "form.json"] + options
    return try ProgramRun(
      line.map { ["bash", "-c", $0, "bash"] + command } ?? command, size: size, term: term,
      environment: ["XDG_STATE_HOME": path + "/state"].merging(environment) { $1 }, folder: path)
  }

  /// Starts the form, and waits until it stands on the screen.
  func beginOpen(
    _ options: [String] = [], under line: String? = nil, environment: [String: String] = [:],
    program: String = builtProgram, sourceLocation: SourceLocation = #_sourceLocation
  ) throws -> ProgramRun {
    let run = try begin(options, under: line, environment: environment, program: program)
    run.waitFor("Name", sourceLocation: sourceLocation)
    run.settle()
    return run
  }
}

extension ProgramRun {
  /// Expects this status, the terminal as it was before, no answers, and one line that says why.
  func expectCleanEnd(_ status: Int, sourceLocation: SourceLocation = #_sourceLocation) {
    #expect(
      exitStatus(sourceLocation: sourceLocation) == status, "\(standardError)",
      sourceLocation: sourceLocation)
    #expect(isTerminalRestored, sourceLocation: sourceLocation)
    #expect(standardOutput.isEmpty, sourceLocation: sourceLocation)
    let lines = standardError.split(separator: "\n")
    #expect(
      lines.count == 1 && standardError.hasPrefix("tfield: "), "\(standardError)",
      sourceLocation: sourceLocation)
  }

  /// Submits the form, which has to take it.
  func expectSubmission(
    name: String? = nil, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    send(Keys.submit)
    #expect(
      exitStatus(sourceLocation: sourceLocation) == 0, "\(standardError)",
      sourceLocation: sourceLocation)
    #expect(terminal.modes == modesBefore, sourceLocation: sourceLocation)
    guard let name else { return }
    #expect(document?["name"] as? String == name, sourceLocation: sourceLocation)
  }

  /// Types a name, leaves its field, and waits until that is on the disk.
  func leaveDraft(
    _ name: String = "Ada", in folder: FormFolder,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    send(name + "\t")
    let isKept = wait { folder.keptDrafts.contains { $0.contains("\"\(name)\"") } }
    #expect(isKept, "no draft:\n\(screen.text)", sourceLocation: sourceLocation)
  }
}
