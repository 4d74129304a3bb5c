internal import TField
internal import TFieldForm
internal import TFieldSystem

/// Every file that a run reads or writes, compared before any of them is opened for writing.
struct NamedFiles {
  /// What becomes of a file.
  private enum Use: Equatable {
    case read
    /// Something is added to its end, which others may do as well.
    case append
    /// An action replaces it, as other actions may: only one of them ends the form.
    case write
    case replace
  }

  private struct Entry {
    let role: String
    let path: FilePath
    let use: Use
    let identity: FileIdentity
    let isOption: Bool
  }

  private var entries: [Entry] = []

  /// The files of a form and of what it does.
  init(of form: Form, in file: FormFile, _ settings: RunSettings? = nil) {
    let folder = file.path.folder
    add("the form", file.path, .read)
    for file in file.optionFiles { add("a file of options", file, .read) }
    for action in form.actions { add(action, in: folder) }
    for check in form.checks { add(program: check.run, in: folder) }
    for program in form.optionPrograms { add(program: program.run, in: folder) }
    for field in form.fields {
      if case .program(let words) = field.options.initialSource { add(program: words, in: folder) }
    }
    if let settings { add(settings) }
  }

  /// The files that a verb reads while it writes on its standard streams; an empty one is read by then.
  init(reading files: [(role: String, path: FilePath)]) {
    for file in files where FileIdentity(file.path)?.isEmpty == false {
      add(file.role, file.path, .read, isOption: true)
    }
    addStream("standard output", StandardStreams.output)
    addStream("standard error", StandardStreams.errors)
  }

  private mutating func add(_ action: Action, in folder: FilePath) {
    let (id, steps) = (action.id, action.steps)
    if let run = steps.run { add(program: run, in: folder) }
    if let file = steps.append {
      add("'append' of '\(id)'", folder.appending(FilePath(file)), .append)
    }
    if let file = steps.write {
      add("'write' of '\(id)'", folder.appending(FilePath(file)), .write)
    }
  }

  private mutating func add(program words: [String], in folder: FilePath) {
    guard let program = words.first, program.utf8.contains(UInt8(ascii: "/")) else { return }
    add("a program of the form", folder.appending(FilePath(program)), .read)
  }

  /// Adds the files of the command line.
  private mutating func add(_ settings: RunSettings) {
    func option(_ name: String, _ path: FilePath?, _ use: Use) {
      if let path { add("--" + name, path, use, isOption: true) }
    }
    option("answers", settings.prefill.answers, .read)
    for file in settings.prefill.files { option("set-file", file.path, .read) }
    option("theme", settings.themeFile, .read)
    option("output", settings.output.path, .replace)
    option("secrets", settings.output.secretsPath, .replace)
    option("draft", settings.draftFile, .replace)
    if settings.face == .plain { add("standard input", "-", .read, isOption: true) }
    if settings.output.path == nil { addStream("standard output", StandardStreams.output) }
    addStream("standard error", StandardStreams.errors)
  }

  private mutating func addStream(_ role: String, _ number: Int32) {
    guard let identity = FileIdentity(descriptor: number), identity.isRegular else { return }
    entries.append(Entry(role: role, path: "-", use: .append, identity: identity, isOption: true))
  }

  private mutating func add(
    _ role: String, _ path: FilePath, _ use: Use, isOption: Bool = false
  ) {
    guard let identity = FileIdentity(path) else { return }
    entries.append(
      Entry(role: role, path: path, use: use, identity: identity, isOption: isOption))
  }
}

extension NamedFiles {
  /// Refuses two files that are one, if anything in it would be lost.
  func check() throws(Failure) {
    for (index, second) in entries.enumerated() {
      guard let first = entries[..<index].first(where: { Self.meet($0, second) }) else { continue }
      let isUsage = first.isOption || second.isOption
      throw Failure(isUsage ? .usage : .unusableFile, Self.sentence(first, second))
    }
  }

  private static func meet(_ first: Entry, _ second: Entry) -> Bool {
    guard first.identity == second.identity else { return false }
    switch (first.use, second.use) {
    case (.read, .read), (.append, .append), (.write, .write): return false
    default: return true
    }
  }

  private static func sentence(_ first: Entry, _ second: Entry) -> String {
    let path = [second.path, first.path].first { $0 != "-" }
    return "\(first.role) and \(second.role) are the same file"
      + (path.map { ", '\($0)'" } ?? "")
  }
}
