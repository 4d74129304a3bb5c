internal import TField
internal import TFieldForm
internal import TFieldTerminal

/// What fits at the cursor of a command line: words, names of files, or both.
struct Completion {
  /// A word that fits.
  struct Candidate: Equatable {
    var word: String
    var summary = ""
    /// False if more follows without a blank, as the value does in `id=value`.
    var isWhole = true
  }

  private(set) var candidates: [Candidate] = []
  /// How the files that fit end; `nil` for no files.
  private(set) var fileEnding: String?
  /// The part of the current word that names a file.
  private(set) var filePart = ""

  private let line: CommandLineWords
  private let current: String

  /// Finds what fits in place of `current`, behind the words before it.
  init(after words: some Sequence<String>, current: String) {
    line = CommandLineWords(words)
    self.current = current
    complete()
    candidates.removeAll { !$0.word.hasPrefix(current) || !$0.isSafe }
    if filePart.visibleLine != filePart { fileEnding = nil }
  }

  private mutating func complete() {
    let verb = line.verb ?? .run
    if let option = line.openOption {
      add(option.completable, to: "")
    } else if !line.endsOptions, current.hasPrefix("--"), let sign = current.firstIndex(of: "=") {
      let name = current[..<sign].dropFirst(2)
      guard let option = verb.options.first(where: { $0.name == name }), option.value != nil else {
        return
      }
      add(option.completable, to: String(current[...sign]))
    } else if !line.endsOptions, current.hasPrefix("-") {
      addOptions(of: verb)
    } else if line.verb == nil {
      add(.verbs, to: "")
      add(.files(ending: ".json"), to: "")
    } else {
      add(verb.completable(after: line.operands.count), to: "")
    }
  }

  private mutating func addOptions(of verb: Verb) {
    candidates = verb.options.map { Candidate(word: "--" + $0.name, summary: $0.says) }
    if line.verb == nil { candidates.append(Candidate(word: "--version", summary: "the version")) }
  }
}

extension Completion {
  /// Adds what may stand behind the first characters of the current word.
  private mutating func add(_ completable: Completable, to head: String) {
    let part = String(current.dropFirst(head.count))
    switch completable {
    case .words(let words): add(words.map { Candidate(word: $0) }, head)
    case .files(let ending): addFiles(ending ?? "", part)
    case .themes:
      add(Theme.builtInNames.map { Candidate(word: $0) }, head)
      addFiles(".json", part)
    case .languages: add(Language.allCases.map { Candidate(word: $0.rawValue) }, head)
    case .types:
      add(TypeReference.summaries.map { Candidate(word: $0.name, summary: $0.says) }, head)
    case .verbs: add(Verb.all.map { Candidate(word: $0.name, summary: $0.says) }, head)
    case .topics:
      add(.verbs, to: head)
      add(
        .words(ManualName.topics.filter { topic in !Verb.all.contains { $0.name == topic } }),
        to: head)
    case .drafts:
      add(DraftListing.candidates, head)
      addFiles(".json", part)
    case .fields: addFields(part, head)
    case .stop: add(form?.stops ?? [], head)
    case .action: add(form?.actions ?? [], head)
    case .assignment(let isPath): addAssignment(part, head, isPath: isPath)
    case .nothing: break
    }
  }

  private mutating func add(_ more: [Candidate], _ head: String) {
    candidates += more.map {
      Candidate(word: head + $0.word, summary: $0.summary, isWhole: $0.isWhole)
    }
  }

  private mutating func addFiles(_ ending: String, _ part: String) {
    (fileEnding, filePart) = (ending, part)
  }

  /// The ids behind the last comma, without those before it.
  private mutating func addFields(_ part: String, _ head: String) {
    let ids = part.split(separator: ",", omittingEmptySubsequences: false).dropLast().map(
      String.init)
    let kept = ids.map { $0 + "," }.joined()
    add((form?.ids ?? []).filter { !ids.contains($0.word) }, head + kept)
  }

  private mutating func addAssignment(_ part: String, _ head: String, isPath: Bool) {
    guard let sign = part.firstIndex(of: "=") else {
      let ids = (form?.ids(withSecrets: isPath) ?? []).map {
        Candidate(word: $0.word + "=", summary: $0.summary, isWhole: false)
      }
      return add(ids, head)
    }
    if isPath { return addFiles("", String(part[sign...].dropFirst())) }
    add(form?.values(of: String(part[..<sign])) ?? [], head + part[...sign])
  }

  private var form: FormCompletion? {
    line.operands.first.flatMap { FormCompletion($0, language: line.values["lang"]) }
  }
}

extension Completion.Candidate {
  private static let longest = 200

  /// True if the word can be shown and inserted as it is: no control, no invisible character.
  var isSafe: Bool { !word.isEmpty && word.count <= Self.longest && word.visibleLine == word }
}
