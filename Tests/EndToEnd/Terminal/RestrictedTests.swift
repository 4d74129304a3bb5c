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

/// `--restricted`: no key leads out of the form, and nothing offers to.
@Suite struct RestrictedTests {
  private static func folder() throws -> FormFolder {
    let folder = try FormFolder(
      rows: #"""
        { "id": "notes", "type": "text", "label": "Notes", "help": "What else?" },
        { "id": "list", "type": "list", "label": "List", "of": { "type": "text" } }
        """#)
    try folder.write(program: "touch escaped", to: "editor")
    return folder
  }

  private static func open(_ folder: FormFolder, _ options: [String] = []) throws -> ProgramRun {
    let editor = folder.path + "/editor"
    return try folder.open(
      ["--restricted"] + options, size: .init(100, 60),
      environment: ["EDITOR": editor, "VISUAL": editor])
  }

  @Test func `no key opens an editor, a shell or the clipboard`() throws {
    let folder = try Self.folder()
    let run = try Self.open(folder)
    run.press("secret plan", "\u{1B}[1;2H", "\u{1B}w", "\u{18}", "\u{19}", "\u{F}", "\u{1A}")
    #expect(run.screen.text.contains("secret plan"))
    #expect(!run.sent.contains(bytes: "\u{1B}]52"))
    run.press("\t", "\u{1B}OS", "inner", "\u{F}", "\u{1A}")
    #expect(run.screen.text.contains("inner"))
    #expect(run.status.state != "T")
    run.signal(SIGTSTP)
    run.press("s")
    #expect(run.screen.text.contains("inners"))
    run.send(Keys.interrupt)
    #expect(run.exitStatus() == 130)
    #expect(folder.text(of: "escaped") == nil)
  }

  @Test(arguments: [[], ["--restricted"]])
  func `a path is typed, and no folder is listed`(options: [String]) throws {
    let folder = try FormFolder(
      rows:
        #"{ "id": "p", "type": "path", "label": "P" }, { "id": "l", "type": "list", "of": { "type": "path" } }"#
    )
    try folder.write("", to: "unlisted-name")
    let run = try folder.open(options, size: .init(100, 60))
    run.press("unl", "\u{1B}OS", "\u{1B}", "\t", "\u{1B}OS", "unl")
    #expect(run.screen.text.contains("unlisted-name") == options.isEmpty, "\(run.screen.text)")
    run.send(Keys.interrupt)
    #expect(run.exitStatus() == 130)
  }

  @Test func `neither the hints nor the help offer what is off`() throws {
    for (options, isOffered) in [([], false), (nil, true)] as [([String]?, Bool)] {
      let folder = try Self.folder()
      let run =
        try options.map { try Self.open(folder, $0) }
        ?? folder.open(size: .init(100, 60))
      // The line of keys may have no room for all that is offered.
      #expect(isOffered || !run.screen.text.contains("Ctrl-O"), "\(run.screen.text)")
      run.press("\u{1B}OP")
      #expect(run.screen.text.contains("What else?"))
      #expect(run.screen.text.contains("Ctrl-O") == isOffered)
      #expect(run.screen.text.contains("Ctrl-Z") == isOffered)
      run.send(Keys.interrupt)
      #expect(run.exitStatus() == 130)
    }
  }

  @Test func `somebody else's draft is not offered, and none is kept`() throws {
    let folder = try FormFolder.trial()
    let first = try folder.beginOpen()
    first.leaveDraft(in: folder)
    first.send(Keys.interrupt)
    #expect(first.exitStatus() == 130)
    let kept = folder.keptDrafts
    #expect(kept.count == 1)
    let run = try folder.begin(["--restricted"])
    run.waitFor("Name")
    run.settle()
    #expect(!run.screen.text.contains("draft"))
    run.press("Eve", "\t")
    run.signal(SIGTERM)
    #expect(run.exitStatus() == 143)
    #expect(folder.keptDrafts == kept)
    #expect(!run.standardError.contains("draft"))
  }

  @Test func `line by line it can't be suspended either`() throws {
    let folder = try Self.folder()
    let run = try folder.start(["--restricted", "--plain"])
    run.waitFor("Notes")
    run.settle()
    run.press("\u{1A}")
    run.send("one\r\r")
    run.waitFor("List")
    #expect(run.status.state != "T")
    run.send("\u{3}")
    #expect(run.exitStatus() == 130)
  }

  @Test func `it goes with no draft`() throws {
    let run = try QuietRun(["form.json", "--restricted", "--draft", "x"])
    #expect(run.status == 2)
    #expect(run.lines.count == 1)
  }
}

extension [UInt8] {
  fileprivate func contains(bytes text: String) -> Bool {
    String(decoding: self, as: UTF8.self).contains(text)
  }
}
