import Foundation
import Glibc
import TestSupport
import Testing

/// A folder of its own, most often with a form in it, until all tests are done.
struct FormFolder {
  private static let root: String = {
    let name = "tfield-\(ProcessInfo.processInfo.globallyUniqueString)"
    let path = FileManager.default.temporaryDirectory.appendingPathComponent(name).path
    atexit { try? FileManager.default.removeItem(atPath: FormFolder.root) }
    return path
  }()

  let path: String

  init(_ form: String? = nil) throws {
    path = Self.root + "/" + UUID().uuidString
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    if let form { try write(form, to: "form.json") }
  }

  /// A form of the rows and actions that a test is about.
  init(rows: String, actions: String? = nil, more: String = "") throws {
    let actions = actions.map { ", \"actions\": [\($0)]" } ?? ""
    try self.init(
      #"{ "tfield": 1, "id": "trial", "title": "Trial", "rows": [\#(rows)]\#(actions)\#(more) }"#)
  }

  /// Writes a file, and gives its path.
  @discardableResult
  func write(_ text: String, to name: String) throws -> String {
    let file = "\(path)/\(name)"
    try Data(text.utf8).write(to: URL(fileURLWithPath: file))
    return file
  }

  /// Puts a program there, a script of the shell.
  func write(program: String, to name: String) throws {
    try write("#!/bin/sh\n\(program)\n", to: name)
    chmod("\(path)/\(name)", 0o755)
    waitUntilRunnable("\(path)/\(name)")
  }

  /// A process that another test is just starting may still have the file open for writing, and then
  /// it can't be run ("text file busy"); the lease F_SETLEASE = 1024 is given once nobody has.
  private func waitUntilRunnable(_ path: String) {
    let file = Glibc.open(path, O_RDONLY | O_CLOEXEC)
    defer { close(file) }
    let end = ContinuousClock.now + ProgramRun.limit
    while fcntl(file, 1024, F_RDLCK) != 0, errno == EAGAIN, ContinuousClock.now < end {
      usleep(2000)
    }
    _ = fcntl(file, 1024, F_UNLCK)
  }

  /// What stands in a file; `nil` if it isn't there.
  func text(of name: String) -> String? {
    try? String(contentsOfFile: "\(path)/\(name)", encoding: .utf8)
  }

  func mode(of name: String = "") -> mode_t? {
    var status = stat()
    return lstat("\(path)/\(name)", &status) == 0 ? status.st_mode & 0o7777 : nil
  }

  /// The names of the files in it, or in a folder in it.
  func names(in folder: String = "") -> [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: "\(path)/\(folder)")) ?? []).sorted()
  }
}

extension FormFolder {
  /// Starts the form on a terminal, with nothing waited for.
  func start(
    _ options: [String] = [], size: PseudoTerminal.Size = .usual, term: String = "xterm-256color",
    environment: [String: String] = [:], onTerminal: Bool = false
  ) throws -> ProgramRun {
    try ProgramRun(
      [builtProgram, "form.json", "--no-draft"] + options, size: size, term: term,
      environment: environment, folder: path, onTerminal: onTerminal)
  }

  /// Starts the form, and waits until it stands on the screen.
  func open(
    _ options: [String] = [], size: PseudoTerminal.Size = .usual, term: String = "xterm-256color",
    environment: [String: String] = [:], onTerminal: Bool = false,
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws -> ProgramRun {
    let run = try start(
      options, size: size, term: term, environment: environment, onTerminal: onTerminal)
    run.wait { run.screen.isAlternate && !run.screen.text.allSatisfy(\.isWhitespace) }
    if !run.screen.isAlternate {
      Issue.record("no form: \(run.standardError)", sourceLocation: sourceLocation)
    }
    run.settle()
    return run
  }

  /// Runs a script of the shell in the folder; `$tfield` is the program.
  func shell(
    _ script: String, environment: [String: String] = [:], onTerminal: Bool = false
  ) throws -> ProgramRun {
    try ProgramRun(
      ["bash", "-c", script], environment: environment.merging(["tfield": builtProgram]) { $1 },
      folder: path, onTerminal: onTerminal)
  }

  /// Carries out a script of bash to its end; `$tfield` is the program.
  func result(
    of script: String, environment: [String: String] = [:],
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws -> QuietRun {
    QuietRun(try shell(script, environment: environment), sourceLocation: sourceLocation)
  }

  /// Runs the form without a person, and waits for its end.
  func batch(
    _ options: [String] = [], sourceLocation: SourceLocation = #_sourceLocation
  ) throws -> QuietRun {
    let run = try ProgramRun([builtProgram, "form.json", "--batch"] + options, folder: path)
    return QuietRun(run, sourceLocation: sourceLocation)
  }
}

extension ProgramRun {
  /// The document on standard output.
  var document: [String: Any]? {
    (try? JSONSerialization.jsonObject(with: Data(standardOutputBytes))) as? [String: Any]
  }

  /// Presses keys, and lets the screen come to rest, so that Enter finds what it was meant for.
  func press(_ keys: String...) {
    for key in keys {
      send(key)
      settle()
    }
  }

  /// Pastes a text as a terminal does.
  func paste(_ text: String) { send("\u{1B}[200~\(text)\u{1B}[201~") }

  /// Clicks where a text stands on the screen.
  func click(_ text: String, sourceLocation: SourceLocation = #_sourceLocation) throws {
    let place = try #require(self.place(of: text), "no '\(text)'", sourceLocation: sourceLocation)
    let report = "\u{1B}[<0;\(place.column + 1);\(place.row + 1)"
    send("\(report)M\(report)m")
    settle()
  }
}

/// Keys by name, as a terminal sends them.
enum Keys {
  static let submit = "\u{13}"
  static let escape = "\u{1B}"
  static let interrupt = "\u{3}"
  static let backspace = "\u{7F}"
  static let undo = "\u{1F}"
  static let killLine = "\u{15}"
  static let backTab = "\u{1B}[Z"
  static let end = "\u{1B}[F"
}
