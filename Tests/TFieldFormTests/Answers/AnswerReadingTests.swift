import Foundation
import TField
import TFieldForm
import Testing

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

/// Every format, read back by a program that is not ours.
@Suite struct AnswerReadingTests {
  private static let texts = AnswerForm.texts + ["two|lines", "|", "end|"]

  private static let session = FormSession(
    Form("F", rows: texts.indices.map { [Field("f\($0)", Lines(), initial: .text(texts[$0]))] }))

  private static let shown = session.fields.map(\.settledText)

  @Test(arguments: OutsideReader.shells.filter(\.isInstalled))
  func `a shell evaluates what shell writes`(shell: OutsideReader) throws {
    let names = Self.shown.indices.map { "\"$f\($0)\"" }.joined(separator: " ")
    let script = "eval \"$(cat)\"; printf '%s\\0' \(names)"
    let bytes = try AnswerWriter(.shell).bytes(of: Self.session)
    #expect(try shell.texts(["-c", script], input: bytes) == Self.shown)
  }

  @Test(arguments: OutsideReader.shells.filter { $0.isInstalled && $0 != .dash })
  func `a shell with arrays evaluates a list as one`(shell: OutsideReader) throws {
    let form = Form(
      "F", rows: [[Field("all", Meaning(.entries(Self.shown)), initial: "x")]])
    let script = "eval \"$(cat)\"; printf '%s\\0' \"${all[@]}\""
    let bytes = try AnswerWriter(.shell).bytes(of: FormSession(form))
    #expect(try shell.texts(["-c", script], input: bytes) == Self.shown)
  }

  /// Every parameter in small letters that a shell has from the start, its modules loaded.
  @Test(.enabled(if: OutsideReader.zsh.isInstalled, "zsh is not installed"))
  func `no parameter that zsh has is set without a prefix`() throws {
    let script = """
      for module in parameter termcap terminfo zleparameter mapfile system langinfo datetime sched \
        watch curses; do zmodload zsh/$module; done 2>/dev/null
      print -rN -- $(typeset + | awk '/[a-z]/ && !/local/ { print $NF }')
      """
    let names = try OutsideReader.zsh.texts(["-fc", script], input: [])
    #expect(names.count > 40)
    for name in names where name.contains(/^[a-z_]+$/) && name != "module" {
      #expect(throws: Refusal.reserved(name, as: name)) {
        try AnswerWriter(.shell).bytes(of: FormSession(Form("F", rows: [[Field(name)]])))
      }
    }
  }

  @Test(.enabled(if: OutsideReader.bash.isInstalled, "bash is not installed"))
  func `bash reads the records of nul one by one`() throws {
    let script = "while IFS= read -r -d '' line; do printf '%s\\0' \"${line#*=}\"; done"
    let bytes = try AnswerWriter(.nul).bytes(of: Self.session)
    #expect(try OutsideReader.bash.texts(["-c", script], input: bytes) == Self.shown)
  }

  @Test(.enabled(if: OutsideReader.bash.isInstalled, "bash is not installed"))
  func `bash reads the lines of env one by one`() throws {
    let session = FormSession(AnswerForm.form())
    let script = "while IFS= read -r line; do printf '%s\\0' \"${line#*=}\"; done"
    let bytes = try AnswerWriter(.env).bytes(of: session)
    let expected = session.fields.map(\.settledText)
    #expect(try OutsideReader.bash.texts(["-c", script], input: bytes) == expected)
  }

  @Test(.enabled(if: OutsideReader.python3.isInstalled, "python3 is not installed"))
  func `python reads what csv writes`() throws {
    let script = """
      import csv, io, sys
      text = io.TextIOWrapper(sys.stdin.buffer, encoding='utf-8', newline='')
      header, row = list(csv.reader(text, strict=True))
      assert header == ['f%d' % i for i in range(len(row))]
      for cell in row: sys.stdout.buffer.write(cell.encode() + b'\\0')
      """
    let bytes = try AnswerWriter(.csv).bytes(of: Self.session)
    #expect(try OutsideReader.python3.texts(["-c", script], input: bytes) == Self.shown)
  }

  @Test(
    .enabled(if: OutsideReader.python3.isInstalled, "python3 is not installed"),
    arguments: [AnswerFormat.json, .jsonl])
  func `python reads what json and jsonl write`(format: AnswerFormat) throws {
    let script = """
      import json, sys
      answers = json.loads(sys.stdin.buffer.read().decode('utf-8'))
      for text in answers.values(): sys.stdout.buffer.write(text.encode() + b'\\0')
      """
    let bytes = try AnswerWriter(format).bytes(of: Self.session)
    #expect(try OutsideReader.python3.texts(["-c", script], input: bytes) == Self.shown)
  }

  @Test(.enabled(if: OutsideReader.python3.isInstalled, "python3 is not installed"))
  func `python reads a lone empty cell as a cell`() throws {
    let script = "import csv, sys; print(list(csv.reader(sys.stdin)), end='\\0')"
    let bytes = try AnswerWriter(.csv).bytes(of: FormSession(Form("F", rows: [[Field("a")]])))
    #expect(try OutsideReader.python3.texts(["-c", script], input: bytes) == ["[['a'], ['']]"])
  }
}
