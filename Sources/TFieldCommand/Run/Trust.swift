internal import Synchronization
internal import TField
internal import TFieldForm
internal import TFieldSystem
internal import TFieldTerminal

/// What a form would do outside of the program, which takes the person's trust.
struct Trust {
  /// A line for each wish, such as `append 'orders.jsonl'`.
  let wishes: [String]

  /// Everything that the form would do.
  init(_ form: Form) {
    self.init(
      form.actions.flatMap { Self.wishes(of: $0.steps) } + Self.checks(of: form)
        + form.fields.compactMap(Self.wish))
  }

  /// Only what judging its answers would.
  init(checksOf form: Form) { self.init(Self.checks(of: form)) }

  private init(_ wishes: [String]) {
    var seen: Set<String> = []
    self.wishes = wishes.filter { seen.insert($0).inserted }
  }

  private static func checks(of form: Form) -> [String] {
    (form.checks.map(\.run) + form.optionPrograms.map(\.run)).map { "run " + command($0) }
  }

  /// What finding out an initial value would do.
  private static func wish(of field: Field) -> String? {
    switch field.options.initialSource {
    case .program(let words): "run " + command(words)
    case .environment(let name) where !OutsideInitials.openVariables.contains(name):
      "read the variable " + name.quotedWhole
    default: nil
    }
  }

  private static func wishes(of steps: ActionSteps) -> [String] {
    [
      steps.run.map { "run " + command($0) }, steps.append.map { "append to " + $0.quotedWhole },
      steps.write.map { "write " + $0.quotedWhole },
    ].compactMap(\.self)
  }

  private static func command(_ words: [String]) -> String {
    words.map(\.quotedWhole).joined(separator: " ")
  }

  /// Refuses a form that has any wish.
  func refuse(_ path: FilePath) throws(Failure) {
    guard !wishes.isEmpty else { return }
    throw Failure(
      .unusableFile, "\(path): this form needs --trust, because it wants to", details: wishes)
  }
}

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
      let first = entries[..<index].first {
        $0.identity == second.identity && ($0.use != second.use || second.use == .replace)
      }
      guard let first else { continue }
      let isUsage = first.isOption || second.isOption
      throw Failure(isUsage ? .usage : .unusableFile, .verbatim(Self.sentence(first, second)))
    }
  }

  private static func sentence(_ first: Entry, _ second: Entry) -> String {
    let path = [second.path, first.path].first { $0 != "-" }
    return "\(first.role) and \(second.role) are the same file"
      + (path.map { ", '\($0)'" } ?? "")
  }
}

/// The files of options that a form may read: those in its own folder, and with trust any.
final class OptionFiles: Sendable {
  private static let sizeLimit = 16 << 20

  private let folder: FilePath
  private let isTrusted: Bool
  /// Those that were asked for and may be read.
  var paths: [FilePath] { named.withLock(\.self) }
  private let named = Mutex<[FilePath]>([])

  init(folder: FilePath, isTrusted: Bool) {
    (self.folder, self.isTrusted) = (folder, isTrusted)
  }

  func bytes(of name: String) -> Result<[UInt8], FileFault> {
    let (name, path) = (FilePath(name), folder.appending(FilePath(name)))
    do {
      let bytes =
        isTrusted
        ? try ReadFile.bytes(ofRegular: path, limit: Self.sizeLimit)
        : try EnclosedFile.bytes(of: name, in: folder, limit: Self.sizeLimit)
      note(path)
      return .success(bytes)
    } catch {
      if case .outside = error.cause {
        return .failure(FileFault("it is outside of the form's folder, and needs --trust"))
      }
      note(path)
      return .failure(FileFault(Wording(error.cause).text()))
    }
  }

  private func note(_ path: FilePath) { named.withLock { $0.append(path) } }
}
