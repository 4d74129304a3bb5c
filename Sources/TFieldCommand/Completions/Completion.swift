internal import CData
internal import TField
internal import TFieldForm
internal import TFieldSystem
internal import TFieldTerminal

/// The completions at the cursor of a command line: words, file names, or both.
struct Completion {
  /// One completion.
  struct Candidate: Equatable {
    var word: String
    var summary = ""
    /// False if more follows without a space, such as the value in `id=value`.
    var isWhole = true
  }

  private(set) var candidates: [Candidate] = []
  /// The ending of the files that fit; `nil` for no files.
  private(set) var fileEnding: String?
  private(set) var filePart = ""

  /// The verb; `nil` if it is what is being typed.
  private let verb: Verb?
  private let line: Arguments
  private let current: String
  private lazy var form = usableForm()

  /// Finds what may replace `current` after the words before it.
  init(after words: some Sequence<String>, current: String) {
    let words = Array(words)
    let named = Verb.all.first { $0.name == words.first }
    verb = words.isEmpty ? nil : named ?? .run
    line = Arguments(
      unfinished: words.dropFirst(named == nil ? 0 : 1).map { Array($0.utf8) },
      options: (named ?? .run).options(of: nil))
    self.current = current
    complete()
    candidates.removeAll { !$0.word.hasPrefix(current) || !$0.isSafe }
    if filePart.visibleLine != filePart { fileEnding = nil }
  }

  private mutating func complete() {
    let verb = self.verb ?? .run
    if let option = line.openOption {
      addValues(of: option, to: "")
    } else if !line.endsOptions, current.hasPrefix("--"), let sign = current.firstIndex(of: "=") {
      let name = current[..<sign].dropFirst(2)
      if let option = verb.options(of: line.word(at: 1)).first(where: { $0.name == name }),
        option.value != nil
      {
        addValues(of: option, to: String(current[...sign]))
      }
    } else if !line.endsOptions, current.hasPrefix("-") {
      // The type that `ask` names decides which parameters there are.
      let options = verb.options(of: line.word(at: 1))
      candidates = options.map { Candidate(word: "--" + $0.name, summary: $0.says) }
      if self.verb == nil {
        candidates.append(Candidate(word: "--version", summary: "the version"))
      }
    } else if self.verb == nil {
      addVerbs()
      addFiles(".json", current)
    } else {
      addOperands(of: verb)
    }
  }
}

extension Completion {
  private mutating func addOperands(of verb: Verb) {
    let parts = verb.operands.split(separator: " ").filter { !$0.hasPrefix("[--") }.map(String.init)
    let count = line.operands.count
    let last = parts.last.flatMap { $0.holds("...") ? $0 : nil }
    guard let part = count < parts.count ? parts[count] : last else { return }
    switch verb.name {
    case "help":
      addVerbs()
      candidates += ManualName.topics.filter { topic in !Verb.all.contains { $0.name == topic } }
        .map { Candidate(word: $0) }
    case "types": add(named: "TYPE", to: "")
    case "drafts" where count > 0:
      candidates += ((try? ListedDraft.all()) ?? []).map { draft in
        let saved = (try? draft.content.get()).map { "saved \($0.savedText)" }
        return Candidate(word: draft.name, summary: saved ?? "")
      }
      addFiles(".json", current)
    default: add(named: part, to: "")
    }
  }

  /// Adds the candidates for an option's value; `head` is the start of the current word.
  private mutating func addValues(of option: OptionFormat, to head: String) {
    guard option.name != "action" else { return add(stops { $0.role == .submit }, head) }
    add(option.choices.map { Candidate(word: $0) }, head)
    if option.name == "theme" { addFiles(".json", String(current.dropFirst(head.count))) }
    if option.choices.isEmpty { add(named: option.value ?? "", to: head) }
  }

  /// Adds candidates for an operand or a value by its name in the usage line.
  private mutating func add(named name: String, to head: String) {
    let part = String(current.dropFirst(head.count))
    switch name.filter(\.isLetter) {
    case "FORM", "FORMSCRIPT": addFiles(".json", part)
    case "SCRIPT": addFiles(".tfield-test", part)
    case "FILE", "RECORDS", "REQUEST", "PATH": addFiles("", part)
    case "IDS":
      // The ids after the last comma, without those before it.
      let ids = part.split(separator: ",", omittingEmptySubsequences: false).dropLast()
        .map(String.init)
      let kept = ids.map { $0 + "," }.joined()
      add(fields().filter { !ids.contains($0.word) }, head + kept)
    case "ID": add(fields() + stops(), head)
    case "IDVALUE": addAssignment(part, head, isPath: false)
    case "IDPATH": addAssignment(part, head, isPath: true)
    case "LANG": add(Language.allCases.map { Candidate(word: $0.rawValue) }, head)
    case "TYPE":
      add(TypeDeclaration.summaries.map { Candidate(word: $0.name, summary: $0.says) }, head)
    default:
      let words = name.filter { $0 != "[" && $0 != "]" }.split(separator: "|")
      if words.count > 1 { add(words.map { Candidate(word: String($0)) }, head) }
    }
  }

  private mutating func addVerbs() {
    candidates += Verb.all.map { Candidate(word: $0.name, summary: $0.says) }
  }

  private mutating func add(_ more: [Candidate], _ head: String) {
    candidates += more.map {
      Candidate(word: head + $0.word, summary: $0.summary, isWhole: $0.isWhole)
    }
  }

  private mutating func addFiles(_ ending: String, _ part: String) {
    (fileEnding, filePart) = (ending, part)
  }

  private mutating func addAssignment(_ part: String, _ head: String, isPath: Bool) {
    guard let sign = part.firstIndex(of: "=") else {
      let ids = fields(withSecrets: isPath).map {
        Candidate(word: $0.word + "=", summary: $0.summary, isWhole: false)
      }
      return add(ids, head)
    }
    if isPath { return addFiles("", String(part[sign...].dropFirst())) }
    add(values(of: String(part[..<sign])), head + part[...sign])
  }
}

// Completions from the form file: its ids and the values of its fields.
extension Completion {
  private var languages: [String] { Languages.preferred(option: try? line.text("lang")) }

  /// The form, if it is usable and doesn't come from standard input.
  ///
  /// It is only read: none of its programs runs, and no file outside of its folder is opened.
  private func usableForm() -> Form? {
    guard let name = line.firstWord, name != "-" else { return nil }
    let path = FilePath(MachineFolders.located(name))
    return try? FormFile(path, languages: languages).result.form
  }

  private func candidate(_ id: String, _ label: Wording) -> Candidate {
    Candidate(word: id, summary: label.text(in: Language(wanted: languages)))
  }

  private mutating func fields(withSecrets: Bool = true) -> [Candidate] {
    (form?.fields ?? []).filter { withSecrets || !$0.isPrivate }.map { candidate($0.id, $0.label) }
  }

  private mutating func stops(where isWanted: (Action) -> Bool = { _ in true }) -> [Candidate] {
    (form?.actions ?? []).filter(isWanted).map { candidate($0.id, $0.label) }
  }

  /// The values of a choice or a switch; none for private fields.
  private mutating func values(of id: String) -> [Candidate] {
    guard let field = form?.fields.first(where: { $0.id == id }), !field.isPrivate else {
      return []
    }
    if field.type.editor == .toggle { return ["true", "false"].map { Candidate(word: $0) } }
    return (field.type.choiceOptions?.all ?? []).map {
      Candidate(word: $0.value, summary: $0.label == $0.value ? "" : $0.label)
    }
  }
}

extension Completion.Candidate {
  private static let longest = 200

  /// Whether the word can be shown and inserted as it is: no controls, no invisible characters.
  var isSafe: Bool { !word.isEmpty && word.count <= Self.longest && word.visibleLine == word }
}

// Answers a shell that asks for completions at its cursor: `tfield __complete SHELL WORD...`.
//
// The words are those after `tfield`, as typed; the last one ends at the cursor. Each line of the
// answer is a letter, a text, a tab and another text: `w` is a whole word and its meaning, `p` a
// word that goes on without a space, `f` the ending of file names and the part already typed.
extension Completion {
  static let request = "__complete"
  private static let mostLines = 5000

  /// The lines of the answer; none for an unknown shell.
  ///
  /// The first argument is the shell's name, for bash followed by the characters that split words.
  static func reply(to arguments: some Sequence<[UInt8]>) -> String {
    let words = arguments.map { String(decoding: $0, as: UTF8.self) }
    guard let name = words.first, words.count > 1, let current = words.last,
      let shell = Shell.allCases.first(where: { name.hasPrefix($0.rawValue) })
    else { return "" }
    let word = ShellWord(current, breaks: String(name.dropFirst(shell.rawValue.count)))
    // fish has removed the quotes from all words but the last.
    let before = words.dropFirst().dropLast().map { shell == .fish ? $0 : ShellWord($0).text }
    let completion = Self(after: before, current: word.text)
    let lines = completion.candidates.prefix(mostLines).compactMap { candidate -> String? in
      // bash inserts a word as given; the others quote it.
      let inserted =
        shell == .bash ? word.bashReplacement(for: candidate.word) : candidate.word
      let sign = candidate.isWhole ? "w" : "p"
      return inserted.map { sign + $0 + "\t" + candidate.summary.visible(limit: 80) }
    }
    let files = completion.fileEnding.map { ["f\($0)\t\(completion.filePart)"] } ?? []
    return (lines + files).map { $0 + "\n" }.joined()
  }
}

/// A shell that can complete words by asking `tfield __complete`.
enum Shell: String, CaseIterable {
  case bash, zsh, fish

  var script: String {
    switch self {
    case .bash: DataFile.bashCompletion.text
    case .zsh: DataFile.zshCompletion.text
    case .fish: DataFile.fishCompletion.text
    }
  }
}

/// One word on a shell's command line: its text, and how to replace it.
struct ShellWord {
  /// The word without its quotes.
  private(set) var text = ""
  private(set) var openQuote: Character?
  /// The number of characters before the part that bash replaces.
  private(set) var keptCount = 0
  private let breaks: String

  /// Reads a word as typed; bash starts a new word after each of the `breaks`.
  init(_ typed: String, breaks: String = "") {
    self.breaks = breaks
    var isEscaped = false
    for character in typed {
      if isEscaped {
        // In double quotes a backslash stays unless it escapes something.
        if openQuote == "\"", !"\"\\$`".contains(character) { text += "\\" }
        text.append(character)
        isEscaped = false
      } else if character == "\\", openQuote != "'" {
        isEscaped = true
      } else {
        add(character)
      }
    }
  }

  private mutating func add(_ character: Character) {
    switch (openQuote, character) {
    case (nil, "'"), (nil, "\""):
      openQuote = character
      keptCount = text.count
    case (let quote?, character) where quote == character:
      openQuote = nil
    default:
      text.append(character)
      if openQuote == nil, breaks.contains(character) { keptCount = text.count }
    }
  }
}

extension ShellWord {
  /// The replacement for bash that completes the word to `whole`; `nil` if its quotes rule it out.
  func bashReplacement(for whole: String) -> String? {
    let end = whole.dropFirst(keptCount)
    switch openQuote {
    case nil:
      return end.map { character in
        let isPlain =
          !character.isASCII || character.isLetter || character.isNumber
          || "_-+./,=:@%".contains(character)
        return isPlain ? "\(character)" : "\\\(character)"
      }.joined()
    case "'": return end.contains("'") ? nil : String(end)
    default: return end.contains { "\"\\$`!".contains($0) } ? nil : String(end)
    }
  }
}
