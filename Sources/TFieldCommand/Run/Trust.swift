internal import Synchronization
internal import TField
internal import TFieldForm
internal import TFieldSystem
internal import TFieldTerminal

/// Something that a form does outside of the program.
enum OutsideUse {
  /// A step, and the id of its action.
  case step(ActionStep.Kind, by: String = "")
  case read(variable: String)

  static let openVariables: Set = ["USER", "LOGNAME", "HOME", "LANG", "PWD", "HOSTNAME"]

  /// The use in words, such as `append to 'orders.jsonl'`.
  fileprivate var wish: String {
    switch self {
    case .step(.run(let words), _): "run " + words.map(\.quotedWhole).joined(separator: " ")
    case .step(.append(let file), _): "append to " + file.quotedWhole
    case .step(.write(let file), _): "write " + file.quotedWhole
    case .read(let variable): "read the variable " + variable.quotedWhole
    }
  }
}

extension Form {
  fileprivate var outsideUses: [OutsideUse] {
    let steps = actions.flatMap { action in
      action.steps.kinds.map { OutsideUse.step($0, by: action.id) }
    }
    let initials = fields.compactMap { field -> OutsideUse? in
      switch field.options.initialSource {
      case .program(let words): .step(.run(words))
      case .environment(let name) where !OutsideUse.openVariables.contains(name):
        .read(variable: name)
      default: nil
      }
    }
    return steps + judgingUses + initials
  }

  private var judgingUses: [OutsideUse] {
    (checks.map(\.run) + optionPrograms.map(\.run)).map { .step(.run($0)) }
  }

  /// Throws if the form, or with `onlyJudging` its judging, acts outside, which needs trust.
  func requireTrust(in path: FilePath, onlyJudging: Bool = false) throws(Failure) {
    var seen: Set<String> = []
    let wishes = (onlyJudging ? judgingUses : outsideUses).map(\.wish).filter {
      seen.insert($0).inserted
    }
    guard !wishes.isEmpty else { return }
    throw Failure(
      .unusableFile, "\(path): this form needs --trust, because it wants to", details: wishes)
  }
}

/// Every file that a run reads or writes, compared before any of them is opened for writing.
struct NamedFiles {
  /// How a file is used.
  private enum Use: Equatable {
    case read
    /// It is read whole before anything is written.
    case answers
    /// Something is added to its end; several actions may do that.
    case append
    /// An action replaces it; several may, because only one of them ends the form.
    case write
    case replace
    /// It is replaced whole by the answers, once they are complete.
    case output

    /// True if both may be one file, and nothing is lost.
    func agrees(with other: Self) -> Bool {
      switch (self, other) {
      case (.read, .read), (.read, .answers), (.answers, .read), (.answers, .answers),
        (.answers, .output), (.append, .append), (.write, .write):
        true
      default: false
      }
    }
  }

  private struct Entry {
    let role: String
    let path: FilePath
    let use: Use
    let identity: FileIdentity
    let isOption: Bool
  }

  private var entries: [Entry] = []

  /// The files of the form, of its actions and of the command line.
  init(of form: Form, in file: FormFile, _ settings: RunSettings? = nil) {
    let folder = file.path.folder
    add("the form", file.path, .read)
    for file in file.optionFiles { add("a file of options", file, .read) }
    for use in form.outsideUses {
      switch use {
      case .step(.run(let words), _):
        if let program = words.first, program.utf8.contains(UInt8(ascii: "/")) {
          add("a program of the form", folder.appending(FilePath(program)), .read)
        }
      case .step(.append(let file), let id):
        add("'append' of '\(id)'", folder.appending(FilePath(file)), .append)
      case .step(.write(let file), let id):
        add("'write' of '\(id)'", folder.appending(FilePath(file)), .write)
      case .read: break
      }
    }
    guard let settings else { return }
    func option(_ name: String, _ path: FilePath?, _ use: Use) {
      if let path { add("--" + name, path, use, isOption: true) }
    }
    option("answers", settings.prefill.answers, .answers)
    for file in settings.prefill.files { option("set-file", file.path, .read) }
    let theme = settings.arguments.path("theme")
    option("theme", theme.flatMap { Theme.builtInNames.contains("\($0)") ? nil : $0 }, .read)
    option("output", settings.output.path, .output)
    option("secrets", settings.output.secretsPath, .replace)
    option("draft", DraftKeeper.namedFile(settings.arguments), .replace)
    if settings.face == .plain { add("standard input", "-", .read, isOption: true) }
    if settings.output.path == nil { addStream("standard output", StandardStreams.output) }
    addStream("standard error", StandardStreams.errors)
  }

  /// The files that a verb reads while it writes to its standard streams; empty ones don't matter.
  init(reading files: [(role: String, path: FilePath?)]) {
    for case (let role, let path?) in files where FileIdentity(path)?.isEmpty == false {
      add(role, path, .read, isOption: true)
    }
    addStream("standard output", StandardStreams.output)
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
  /// Throws if two files are the same and data would be lost.
  func check() throws(Failure) {
    for (index, second) in entries.enumerated() {
      let first = entries[..<index].first {
        $0.identity == second.identity && !$0.use.agrees(with: second.use)
      }
      guard let first else { continue }
      let isUsage = first.isOption || second.isOption
      let path = [second.path, first.path].first { $0 != "-" }
      let name = path.map { ", '\($0)'" } ?? ""
      throw Failure(
        isUsage ? .usage : .unusableFile,
        "\(first.role) and \(second.role) are the same file\(name)")
    }
  }
}

/// The option files that a form may read: those in its own folder, or with trust any.
final class OptionFiles: Sendable {
  private let folder: FilePath
  private let isTrusted: Bool
  /// The files that were requested and may be read.
  var paths: [FilePath] { named.withLock(\.self) }
  private let named = Mutex<[FilePath]>([])

  init(folder: FilePath, isTrusted: Bool) {
    (self.folder, self.isTrusted) = (folder, isTrusted)
  }

  func bytes(of name: String) -> Result<[UInt8], Refusal> {
    let (name, path) = (FilePath(name), folder.appending(FilePath(name)))
    do {
      let bytes =
        isTrusted
        ? try ReadFile(path, takesPipes: false).bytes(limit: FormFile.sizeLimit)
        : try EnclosedFile.bytes(of: name, in: folder, limit: FormFile.sizeLimit)
      named.withLock { $0.append(path) }
      return .success(bytes)
    } catch {
      if case .outside = error.cause {
        return .failure(Refusal("it is outside of the form's folder, and needs --trust"))
      }
      named.withLock { $0.append(path) }
      return .failure(Refusal(Wording(error.cause).text()))
    }
  }
}

/// Keeps secrets out of messages that come from outside.
///
/// A program that is given a secret may repeat it in a complaint, which is seen on the screen and
/// stays in logs.
struct Discretion {
  private let secrets: [Secret]

  init(_ texts: [String] = []) {
    // A program may repeat one line of a text, or one entry of a list.
    let parts = texts.flatMap { $0.split(whereSeparator: \.isControl) }
    secrets = Set(parts).map { Secret(String($0)) }
  }

  /// The first line that isn't blank; `nil` also if anything in `bytes` repeats a secret.
  func firstLine(of bytes: [UInt8]) -> String? {
    admits(String(decoding: bytes, as: UTF8.self)) ? bytes.firstLine : nil
  }

  func admits(_ text: String) -> Bool {
    guard !secrets.isEmpty else { return true }
    let said = Said(text)
    return !secrets.contains { $0.isRepeated(in: said) }
  }

  /// A text, prepared for the search for secrets.
  private struct Said {
    /// In lower case, without spaces and backslashes.
    let signs: [UInt8]
    /// Only letters and digits, because programs may escape everything else.
    let core: [UInt8]
    let words: Set<String>
    let hasBackslash: Bool

    init(_ text: String) {
      let small = text.lowercased()
      signs = Array(small.filter { !$0.isWhitespace && $0 != "\\" }.utf8)
      core = Array(small.filter { $0.isLetter || $0.isNumber }.utf8)
      hasBackslash = text.contains("\\")
      words = Set(small.split { !$0.isLetter && !$0.isNumber }.map(String.init))
    }
  }

  private struct Secret {
    private let text: String
    private let said: Said
    /// The text in the ways that programs escape it.
    private let written: [[UInt8]]

    init(_ text: String) {
      (self.text, said) = (text, Said(text))
      let written = Unicode.Scalar.writings.map { write in
        Said(text.unicodeScalars.map { write($0) ?? String($0) }.joined()).signs
      }
      self.written = Array(Set(written).subtracting([said.signs]))
    }

    /// One or two letters or digits occur in many words, so they must be a whole word.
    func isRepeated(in other: Said) -> Bool {
      if written.contains(where: other.signs.holds) { return true }
      if said.signs.isEmpty { return said.hasBackslash && other.hasBackslash }
      if said.core.count > 2, other.core.holds(said.core) { return true }
      return said.core == said.signs && said.core.count < 3
        ? other.words.contains(text.lowercased()) : other.signs.holds(said.signs)
    }
  }
}

extension Unicode.Scalar {
  /// The ways programs escape characters; `nil` means a character is printed as it is.
  fileprivate static let writings: [@Sendable (Self) -> String?] = [
    // JSON limited to ASCII.
    { $0.isASCII ? nil : String($0).utf16.map { "\\u" + $0.hex(4) }.joined() },
    // Python's strings and bytes.
    {
      $0.isASCII
        ? nil
        : $0.value < 0x100
          ? "\\x" + $0.value.hex(2)
          : $0.value < 0x10000
            ? "\\u" + $0.value.hex(4) : "\\U" + $0.value.hex(8)
    },
    { $0.isASCII ? nil : String($0).utf8.map { "\\x" + $0.hex(2) }.joined() },
    // URLs and HTML.
    { scalar in
      let isPlain = scalar.isASCII && (scalar.properties.isAlphabetic || "0"..."9" ~= scalar)
      return isPlain ? nil : String(scalar).utf8.map { "%" + $0.hex(2) }.joined()
    },
    { ["&": "&amp;", "<": "&lt;", ">": "&gt;", "\"": "&quot;", "'": "&#x27;"][$0] },
  ]
}

extension Character {
  fileprivate var isControl: Bool { unicodeScalars.allSatisfy { $0.value < 0x20 } }
}

extension [UInt8] {
  /// The first line that isn't blank, with control characters made visible.
  var firstLine: String? { shownLines(atMost: 1).first }

  var lastLine: String? { suffix(8192).split(whereSeparator: Self.endsLine).last.map(Self.shown) }

  func shownLines(atMost count: Int) -> [String] {
    var shown: [String] = []
    for line in split(whereSeparator: Self.endsLine) where shown.count < count {
      let text = Self.shown(line)
      if !text.allSatisfy(\.isWhitespace) { shown.append(text) }
    }
    return shown
  }

  private static func endsLine(_ byte: UInt8) -> Bool { byte == 0x0A || byte == 0x0D }

  private static func shown(_ line: ArraySlice<UInt8>) -> String {
    String(decoding: line.prefix(4096), as: UTF8.self).visible(limit: 200)
  }
}
