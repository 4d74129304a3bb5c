internal import CData
internal import TField
internal import TFieldForm
internal import TFieldSystem
internal import TFieldTerminal

/// A command of the program, by its name on the command line.
struct Verb: Sendable {
  let name: String
  private let action: @Sendable (Arguments) throws(Failure) -> ExitStatus

  private init(
    _ name: String, _ action: @escaping @Sendable (Arguments) throws(Failure) -> ExitStatus
  ) {
    (self.name, self.action) = (name, action)
  }

  /// The verb used if none is named.
  static let run = Verb("run", fillIn)

  static let all = [
    run, Verb("ask", ask), Verb("confirm", confirm), Verb("choose", choose),
    Verb("write", write), Verb("say", say), Verb("elicit", elicit), Verb("preview", preview),
    Verb("check", check), Verb("validate", validate), Verb("test", test),
    Verb("render", render), Verb("drafts", drafts), Verb("types", types), Verb("new", new),
    Verb("import", importForm), Verb("schema", schema), Verb("completions", completions),
    Verb("help", help),
  ]

  private var row: VerbRow { VerbRow(of: name) }

  var operands: String { row.operands }

  var says: String { row.says }

  /// Its options, without those that each type of `ask` has.
  var options: [OptionFormat] { row.options + [.help] }

  /// True if the parameters of field types are options too.
  var takesTypes: Bool { name == "ask" }

  /// Its options; for `ask`, also the parameters of the given type, or of all types.
  func options(of type: String?) -> [OptionFormat] {
    row.options + (takesTypes ? OptionFormat.parameters(of: type) : []) + [.help]
  }

  /// Runs the verb, or shows its help.
  func run(_ words: some Sequence<[UInt8]>) throws(Failure) -> ExitStatus {
    let arguments = try Arguments(words, options: options(of: nil), usage: usage)
    return try arguments.has("help")
      ? StandardOutput.write(document: helpText) : action(arguments)
  }
}

/// A verb's entry in `Data/verbs.txt`; only read if an option or help is asked for.
struct VerbRow {
  private(set) var operands = ""
  private(set) var says = ""
  private(set) var options: [OptionFormat] = []

  init(of verb: String) {
    let lines = DataFile.verbs.bytes.split(separator: 0x0A)
    guard let start = lines.firstIndex(where: { $0.starts(with: "\(verb) ".utf8) }) else { return }
    let (head, says) = Self.parts(of: lines[start])
    (operands, self.says) = (head.dropFirst().joined(separator: " "), says)
    for line in lines[(start + 1)...].prefix(while: { $0.first == 0x20 }) {
      let (words, says) = Self.parts(of: line)
      if words.first == "&" {
        let run = Self(of: "run").options
        options += words.compactMap { name in run.first { $0.name == name } }
      } else {
        options.append(OptionFormat(words, says))
      }
    }
  }

  private static func parts(
    of line: Slice<UnsafeBufferPointer<UInt8>>
  ) -> (words: [String], says: String) {
    let sign = " = ".utf8
    let end = line.indices.first { line[$0] == 0x20 && line[$0...].starts(with: sign) }
    let words = line[..<(end ?? line.endIndex)].split(separator: 0x20)
    let says = end.map { line[$0...].dropFirst(sign.count) }
    return (
      words.map { String(decoding: $0, as: UTF8.self) },
      says.map { String(decoding: $0, as: UTF8.self) } ?? ""
    )
  }
}

extension OptionFormat {
  /// Reads `--format -f FORMAT {formats}`.
  fileprivate init(_ words: [String], _ says: String) {
    let value = words.first { $0.first != "-" && $0.first != "{" }
    self.init(
      name: String(words.first?.dropFirst(2) ?? ""),
      letter: words.dropFirst().first { $0.hasPrefix("-") }?.last,
      value: value.map { $0.hasSuffix("?") ? String($0.dropLast()) : $0 },
      says: says.utf8.contains(UInt8(ascii: "%"))
        ? says.with(Languages.known, for: "%languages%") : says,
      choices: words.first { $0.hasPrefix("{") }.map(Self.choices) ?? [],
      mayBeEmpty: value?.hasSuffix("?") ?? false)
  }

  private static func choices(_ list: String) -> [String] {
    switch list {
    case "{formats}": AnswerFormat.allCases.map(\.rawValue)
    case "{values}": Answer.Values.allCases.map(\.rawValue)
    case "{layouts}": Form.Layout.allCases.map(\.rawValue)
    case "{themes}": Theme.builtInNames
    case "{records}": RecordFormat.allCases.map(\.rawValue)
    case "{shown}": RecordOptions.Shown.allCases.map(\.rawValue)
    case "{pages}": ManualName.allCases.map(\.rawValue)
    default: list.dropFirst().dropLast().split(separator: "|").map(String.init)
    }
  }
}

extension Verb {
  static func fillIn(_ arguments: Arguments) throws(Failure) -> ExitStatus {
    var settings = try RunSettings(arguments)
    return try settings.fill()
  }

  static func check(_ arguments: Arguments) throws(Failure) -> ExitStatus {
    var status = ExitStatus.success
    for path in try arguments.operands("FORM").map({ FilePath(bytes: $0) }) {
      if let summary = check(path, schemas: arguments.path("schemas")) {
        try StandardOutput.write(lines: ["\(path): \(summary)"])
      } else {
        status = .unusableFile
      }
    }
    return status
  }

  /// Reports on one file, and says what a usable form contains: `no faults, 5 fields`.
  private static func check(_ path: FilePath, schemas: FilePath?) -> String? {
    do throws(Failure) {
      try NamedFiles(reading: [("the form", path)]).check()
      let file = try FormFile(
        path, languages: Languages.preferred(), takesSchemas: true, schemas: schemas)
      let warnings = file.isSchema ? file.notes.map { $0.line(in: "\(path)") } : file.report
      StandardError.write(lines: warnings)
      guard let form = file.result.form else { return nil }
      try NamedFiles(of: form, in: file).check()
      let faults = warnings.isEmpty ? "no faults" : counted(warnings.count, "warning")
      return faults + ", " + counted(form.fields.count, "field")
    } catch {
      StandardError.write(lines: error.lines(in: .english))
      return nil
    }
  }

  static func preview(_ arguments: Arguments) throws(Failure) -> ExitStatus {
    try FormPreview(RunSettings(arguments)).run()
  }

  static func new(_ arguments: Arguments) throws(Failure) -> ExitStatus {
    try arguments.limit(1, "one FILE")
    guard let path = arguments.operands.first.map({ FilePath(bytes: $0) }), path != "-" else {
      return try StandardOutput.write(document: FormStarter.text)
    }
    try failing(.notWritten) { try AtomicFile.create(path, with: Array(FormStarter.text.utf8)) }
    return try StandardOutput.write(lines: [
      "Wrote '\(path)'. Change it, check it with 'tfield check', and open it with 'tfield'."
    ])
  }

  static func importForm(_ arguments: Arguments) throws(Failure) -> ExitStatus {
    let path = FilePath(bytes: try arguments.operand("FILE"))
    try NamedFiles(reading: [("the imported file", path)]).check()
    let result = SchemaImport.form(from: try FormFile.bytes(of: path), name: path.stem) {
      JSONSchema($0, at: path, and: arguments.path("schemas"))
    }
    StandardError.write(lines: result.notes.map { $0.line(in: path.description) })
    guard let text = result.text else { return .unusableFile }
    try StandardOutput.write(document: text)
    let fields = counted(result.form.form?.fields.count ?? 0, "field")
    let warnings = result.notes.isEmpty ? "" : ", " + counted(result.notes.count, "warning")
    StandardError.write("\(path): \(fields) imported\(warnings)")
    return .success
  }

  static func elicit(_ arguments: Arguments) throws(Failure) -> ExitStatus {
    let name = arguments.operands.isEmpty ? Array("-".utf8) : try arguments.operand("REQUEST")
    let settings = try RunSettings(arguments, of: FilePath(bytes: name), called: "REQUEST")
    var elicitation = Elicitation(settings: settings)
    elicitation.host.server = try arguments.text("server")
    elicitation.host.opener = try arguments.text("open")
    return try elicitation.run()
  }

  static func test(_ arguments: Arguments) throws(Failure) -> ExitStatus {
    var count = (passed: 0, failed: 0)
    var status = ExitStatus.success
    let scripts = try arguments.operands("SCRIPT").map { FilePath(bytes: $0) }
    try NamedFiles(reading: scripts.map { ("the script", $0) }).check()
    for script in scripts {
      let test = ScriptTest(script, isRecording: arguments.has("record"))
      try StandardOutput.write(lines: test.report)
      count.passed += test.run?.passed ?? 0
      count.failed += test.run?.failures.count ?? 0
      if test.isAtFault { status = .unusableFile }
    }
    let counts = Wording.say("test.counts", ["passed": count.passed, "failed": count.failed])
    try StandardOutput.write(lines: [counts.text(in: Languages.spoken)])
    return status == .success && count.failed > 0 ? .invalid : status
  }

  static func schema(_ arguments: Arguments) throws(Failure) -> ExitStatus {
    guard arguments.operands.isEmpty else {
      throw .usage("too many arguments: there should be none")
    }
    return try StandardOutput.write(document: FormSchema.text)
  }

  static func types(_ arguments: Arguments) throws(Failure) -> ExitStatus {
    try arguments.limit(1, "one NAME")
    let name = arguments.firstWord
    if let text = TypeDeclaration.text(of: name, asJSON: arguments.has("json")) {
      return try StandardOutput.write(document: text)
    }
    throw unknownType(name ?? "")
  }

  static func unknownType(_ name: String) -> Failure {
    let guesses = TypeDeclaration.suggestions(for: name).map { "'\($0)'" }
    let hint = guesses.isEmpty ? "" : "; did you mean \(guesses.joined(separator: " or "))?"
    return .usage("no field type '\(name.visible())'\(hint)")
  }

  static func completions(_ arguments: Arguments) throws(Failure) -> ExitStatus {
    let name = String(decoding: try arguments.operand("SHELL"), as: UTF8.self)
    if let shell = Shell(rawValue: name) {
      return try StandardOutput.write(document: shell.script)
    }
    throw .unknown(
      "no completions for '\(name.visible())'", name, among: Shell.allCases.map(\.rawValue),
      else: "; it is bash, zsh or fish")
  }
}
