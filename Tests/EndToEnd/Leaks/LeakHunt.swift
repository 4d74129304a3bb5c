import Foundation
import TestSupport
import Testing

/// A secret that nothing else looks like, and every guise in which it could get out.
struct Canary: Sendable, CustomStringConvertible {
  let id: String
  /// As a person types it.
  let typed: String
  /// Long enough not to be met by chance.
  private let isLong: Bool

  init(_ id: String, _ typed: String) {
    (self.id, self.typed) = (id, typed)
    isLong = typed.count > 6
  }

  var description: String { id }

  static let all = [
    Canary("card", "4929718346025510"), Canary("cvv", "739"), Canary("ssn", "527814936"),
    Canary("pass", "Kanarien-Vogel 77 singt"), Canary("note", "Zeisig\"Fink\\4711"),
  ]

  /// The fields that take them.
  static let rows = """
    { "id": "name", "type": "phrase", "label": "Name" },
    { "id": "card", "type": "credit", "label": "Card" },
    { "id": "cvv", "type": "cvv", "label": "CVV" },
    { "id": "ssn", "type": "ssn", "label": "SSN" },
    { "id": "pass", "type": "password", "label": "Pass" },
    { "id": "note", "type": "phrase", "label": "Secret", "secret": true },
    { "id": "last", "type": "phrase", "label": "Last" }
    """

  /// The guises in which it must not be found.
  var guises: [[UInt8]] {
    // Three digits stand everywhere by chance; they are looked for as a text of their own.
    guard isLong else {
      return ["\"\(typed)\"", "=\(typed)\n", " \(typed)\n"].map { Array($0.utf8) }
    }
    return texts.flatMap(guises)
  }

  private func guises(of text: String) -> [[UInt8]] {
    let bytes = Array(text.utf8)
    let escaped = text.unicodeScalars.map { String(format: "\\u%04x", $0.value) }.joined()
    var guises: [[UInt8]] = [bytes, bytes.reversed(), Array(escaped.utf8)]
    guises += [Self.hex(bytes, "%02x"), Self.hex(bytes, "%02X")]
    guises += Self.hexInWords(bytes)
    guises += base64(bytes)
    guises += [wide(text, littleEndian: true), wide(text, littleEndian: false)]
    return guises
  }

  /// The whole, in groups, and what a JSON writer makes of it.
  private var texts: [String] {
    let groups = typed.allSatisfy(\.isNumber) ? [grouped(" "), grouped("-")] : []
    let escaped = typed.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
    return Array(Set([typed, escaped] + groups))
  }

  private func grouped(_ separator: String) -> String {
    let cuts = id == "ssn" ? [3, 5] : [4, 8, 12]
    return typed.enumerated().map { (cuts.contains($0) ? separator : "") + String($1) }.joined()
  }

  private static func hex(_ bytes: [UInt8], _ format: String) -> [UInt8] {
    Array(bytes.map { String(format: format, $0) }.joined().utf8)
  }

  /// As a dump of memory has it, in words of eight bytes.
  private static func hexInWords(_ bytes: [UInt8]) -> [[UInt8]] {
    guard bytes.count >= 8 else { return [] }
    return [hex(bytes.prefix(8).reversed(), "%02x")]
  }

  /// The part of it that is the same whatever stands around, for each place in a group of three.
  private func base64(_ bytes: [UInt8]) -> [[UInt8]] {
    (0..<3).map { shift in
      let text = Data([UInt8](repeating: 0x78, count: shift) + bytes).base64EncodedString()
      return Array(text.utf8.dropFirst(shift == 0 ? 0 : 4).dropLast(4))
    }
  }

  private func wide(_ text: String, littleEndian: Bool) -> [UInt8] {
    text.utf16.flatMap { unit in
      let bytes = [UInt8(unit & 0xFF), UInt8(unit >> 8)]
      return littleEndian ? bytes : bytes.reversed()
    }
  }

  /// Whether it is in some bytes, in whatever guise.
  func isFound(in bytes: [UInt8]) -> Bool {
    let data = Data(bytes)
    return guises.contains { data.range(of: Data($0)) != nil }
  }
}

/// A form that was given secrets, and everywhere they could have got to.
struct LeakHunt {
  let folder: FormFolder

  /// A form with these actions; its home, its temporary files and its drafts are all in its folder.
  init(actions: String? = nil, rows: String = Canary.rows, more: String = "") throws {
    folder = try FormFolder(rows: rows, actions: actions, more: more)
  }

  var environment: [String: String] {
    [
      "HOME": folder.path, "XDG_STATE_HOME": folder.path + "/state", "TMPDIR": folder.path + "/tmp",
      "XDG_CONFIG_HOME": folder.path + "/config", "XDG_CACHE_HOME": folder.path + "/cache",
      "XDG_RUNTIME_DIR": folder.path + "/runtime", "tfield": builtProgram,
    ]
  }

  /// Starts the form by a line of the shell, in which `"$@"` is its command line.
  func start(_ options: [String] = [], by shell: String = #"exec "$@""#) throws -> ProgramRun {
    mkdir(folder.path + "/tmp", 0o700)
    let run = try ProgramRun(
      ["bash", "-c", shell, "bash", builtProgram, "form.json"] + options,
      environment: environment, folder: folder.path)
    run.waitFor("Name")
    run.wait { run.screen.isAlternate }
    run.settle()
    return run
  }

  /// Types every secret into its field.
  func fill(_ run: ProgramRun) {
    run.press("Ada\t")
    for canary in Canary.all { run.press("\(canary.typed)\t") }
  }

  /// What is told of the one draft that there is, in the list of drafts and by its form.
  func drafts() throws -> String {
    let list = try QuietRun(["drafts"], in: folder.path, environment: environment)
    let show = try QuietRun(
      ["drafts", "show", "form.json"], in: folder.path, environment: environment)
    #expect(list.status == 0 && show.status == 0, "\(list.errors)\(show.errors)")
    return list.output + list.errors + show.output + show.errors
  }

  /// Looks everywhere; what is found but not allowed is a failure.
  func search(
    _ run: ProgramRun, for canaries: [Canary] = Canary.all, allowing allowed: Set<String> = [],
    _ sourceLocation: SourceLocation = #_sourceLocation
  ) {
    for canary in canaries {
      for (place, bytes) in places(run) where !allowed.contains(place) {
        #expect(!canary.isFound(in: bytes), "\(canary) in \(place)", sourceLocation: sourceLocation)
      }
    }
    #expect(run.screen.title.isEmpty, sourceLocation: sourceLocation)
  }

  /// Everything there is to look into, by name.
  private func places(_ run: ProgramRun) -> [(String, [UInt8])] {
    [
      ("terminal", run.sent), ("standard error", Array(run.standardError.utf8)),
      ("standard output", run.standardOutputBytes),
      ("screen", Array(run.screen.text.utf8)),
    ] + files + processes(of: run.process)
  }

  private var files: [(String, [UInt8])] {
    let names =
      FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? []
    return names.flatMap { name -> [(String, [UInt8])] in
      let path = folder.path + "/" + name
      var status = stat()
      guard lstat(path, &status) == 0 else { return [] }
      let isFile = status.st_mode & S_IFMT == S_IFREG
      let bytes = isFile ? FileManager.default.contents(atPath: path).map(Array.init) ?? [] : []
      return [(name, bytes), ("the name of \(name)", Array(name.utf8))]
    }
  }

  /// The command lines and environments of a process and of all it started.
  private func processes(of leader: pid_t) -> [(String, [UInt8])] {
    descendants(of: leader).flatMap { process in
      ["cmdline", "environ", "comm"].map { name in
        let path = "/proc/\(process)/\(name)"
        return (path, FileManager.default.contents(atPath: path).map(Array.init) ?? [])
      }
    }
  }

  private func descendants(of process: pid_t) -> [pid_t] {
    [process] + ProcessStatus(process: process).children.flatMap(descendants)
  }
}

/// A form with a secret in every kind of place, and answers that are known again wherever they
/// get to.
enum SecretForm {
  static let canaries = [
    Canary("pass", "Kanarien-Vogel 77"), Canary("card", "4929718346025510"),
    Canary("tax", "527814936"), Canary("badge", "QX-9371"), Canary("note", "Zeisig4711Fink"),
    Canary("line", "Rotkehlchen-5"), Canary("number", "8371946"), Canary("twice", "16743892"),
    Canary("twice", "16,743,892"), Canary("pick", "Kormoran"), Canary("many", "Albatros"),
    Canary("born", "03/17/1937"), Canary("keys", "Sperling-8812"), Canary("keys", "Amsel-7731"),
    Canary("pin", "Drossel-5521"), Canary("pay", "6091735"), Canary("pay", "12183470"),
    Canary("deep", "Stieglitz-66"),
  ]

  /// Those that aren't seen either while they have the focus.
  static let neverSeen = canaries.filter { !["card", "tax"].contains($0.id) }

  static let types = ", \"types\": " + TestFile.text(of: "secret-types.json")
  static let rows = String(TestFile.text(of: "secret-rows.json").dropFirst().dropLast(2))
  static let answers = TestFile.text(of: "secret-answers.json")

  /// The answers in one line, and each of them spoiled in a way of its own.
  static var records: String {
    let whole = answers.replacing("\n", with: " ")
    let spoiled = [
      ("Vogel 77\", \"card", "Vogel 78\", \"card"), ("6025510", "6025511"), ("4936", "49360000"),
      ("QX9371", "9371QX"), ("\"8371946", "\"x8371946"), ("[\"Albatros", "[\"Albatros1"),
      ("\"Kormoran", "\"Kormorane"), ("03/17/1937", "03/47/1937"), ("03/17/1937", "Rotkehlchen-5"),
      ("[\"Sperling-8812", "[7, \"Sperling-8812"), ("\"6091735", "\"Drossel-5521"),
      ("\"pin2\": \"Drossel", "\"pin2\": \"Amsel"), ("\"deeper", "\"deepest"),
      ("[{ \"word", "{ \"0"), ("\"keys\": [", "\"keys\": 6091735, \"key\": ["),
      ("{ \"who\": \"Bob", "\"Drossel-5521\", { \"who\": \"Bob"), ("\"pay\": \"6", "\"pay\": {\"6"),
      ("\"Zeisig", "Zeisig"), ("\"Drossel-5521\"", "\"Drossel-5521"), ("\"tax\"", "\"number\""),
    ]
    let lines = spoiled.map { whole.replacing($0.0, with: $0.1, maxReplacements: 1) }
    return ([whole] + lines).map { $0 + "\n" }.joined()
  }
}
