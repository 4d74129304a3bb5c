import Foundation
import TestSupport
import Testing

/// Each key of the table, as xterm and as tmux send it, and what becomes of the answers.
@Suite struct KeyEffectTests {
  /// A row of `key-effects.txt`.
  struct Case: Sendable, CustomTestStringConvertible {
    let key: String
    let xterm: String
    let tmux: String
    let name: String
    let town: String

    init(_ row: String) {
      let cells = row.components(separatedBy: " ¦ ")
      (key, name, town) = (cells[0], cells[3], cells.count > 4 ? cells[4] : "")
      (xterm, tmux) = (Self.bytes(of: cells[1]), Self.bytes(of: cells[2]))
    }

    /// A text without the carets that stand before a control character's letter.
    private static func bytes(of text: String) -> String {
      let parts = text.split(separator: "^", omittingEmptySubsequences: false)
      return parts.dropFirst().reduce(into: String(parts[0])) { bytes, part in
        let control = part.unicodeScalars.first.map { Unicode.Scalar(UInt8($0.value) ^ 0x40) }
        if let control { bytes.unicodeScalars.append(control) }
        bytes += part.dropFirst()
      }
    }

    var testDescription: String { key }

    func bytes(_ term: String) -> String { term.hasPrefix("tmux") ? tmux : xterm }
  }

  private static let tables = TestFile.tables(of: "key-effects.txt")
  static let editing = tables[0].lines.map { Case($0) }
  static let moving = tables[1].lines.map { Case($0) }

  @Test(arguments: ["xterm-256color", "tmux-256color"])
  func `a key that edits does what the table says`(term: String) throws {
    let rows = Self.editing.indices.map { #"{ "id": "k\#($0)", "type": "phrase" }"# }
    let run = try FormFolder(rows: rows.joined(separator: ",")).open(term: term)
    for key in Self.editing { run.send("one two" + key.bytes(term) + "X\t") }
    run.send(Keys.submit)
    #expect(run.exitStatus() == 0)
    for (index, key) in Self.editing.enumerated() {
      #expect(run.answers?["k\(index)"] == key.name, "\(key.key)")
    }
  }

  @Test(arguments: moving, ["xterm-256color", "tmux-256color"])
  func `a key that moves does what the table says`(of key: Case, term: String) throws {
    let run = try ProgramRun.form(term: term)
    run.send("one two")
    run.waitFor("one two")
    run.send(key.bytes(term) + "X\u{13}")
    #expect(run.exitStatus() == 0)
    #expect(run.answers?["name"] == key.name && run.answers?["town"] == key.town)
  }

  @Test func `submits, Space switches on`() throws {
    let run = try ProgramRun.form()
    run.send("one\t\t ")
    run.waitFor("[x]")
    run.send("\u{1B}[21~")
    #expect(run.exitStatus() == 0)
    #expect(run.standardOutput.contains("\"news\": true"))
  }

  // How many bytes a key makes the program send: what a person on a slow line waits for.
  private static let rows = """
    { "id": "name", "type": "phrase", "label": "Name", "required": true },
    { "id": "street", "type": "phrase", "label": "Street" },
    { "id": "card", "type": "credit", "label": "Card number" },
    { "id": "phone", "type": "phone", "label": "Phone" }
    """

  private func run() throws -> ProgramRun {
    let folder = try FormFolder(rows: Self.rows)
    let run = try ProgramRun([builtProgram, "\(folder.path)/form.json", "--no-draft"])
    run.waitFor("Phone")
    run.settle()
    return run
  }

  /// The mean of the bytes that the keys make it send, each typed by itself.
  private func mean(of keys: [String], after first: [String], in run: ProgramRun) -> Int {
    for key in first { press(key, in: run) }
    run.settle()
    run.setMark()
    for key in keys { press(key, in: run) }
    run.settle()
    return run.bytesSent / keys.count
  }

  private func press(_ key: String, in run: ProgramRun) {
    let before = run.status.pauses
    run.send(key)
    run.wait { run.status.pauses > before && run.isWaiting }
  }

  private static let backspaces = Array(repeating: "\u{7F}", count: 12)

  @Test func `moving on costs at most nine hundred, for two whole frames change`() throws {
    let moves = (0..<6).flatMap { _ in ["\t", "\u{1B}[Z"] }
    #expect(try mean(of: moves, after: ["x"], in: run()) <= 900)
  }

  @Test func `on the checkout form a digit and a move cost no more either`() throws {
    let digits = "4012888888881881".map(String.init) + Array(repeating: "\u{7F}", count: 16)
    let tabs = Array(repeating: "\t", count: 9)
    #expect(try mean(of: digits, after: tabs, in: checkout()) <= 40)
    let moves = (0..<4).flatMap { _ in ["\t", "\u{1B}[Z"] }
    #expect(try mean(of: moves, after: ["x"], in: checkout()) <= 900)
  }

  @Test(arguments: ["xterm-256color", "tmux-256color", "linux", "vt100"])
  func `a change of style chooses no set of letters`(term: String) throws {
    let run = try FormFolder(rows: Self.rows).start(term: term)
    run.waitFor("Phone")
    run.settle()
    let first = run.sent.count
    for key in ["x", "\t", "\t", "4", "\t"] { press(key, in: run) }
    let sent = Array(run.sent[first...])
    #expect(!sent.isEmpty && !sent.contains(0x0E) && !sent.contains(0x0F))
    let text = String(decoding: sent, as: UTF8.self)
    #expect(!text.contains("\u{1B}(") && text.contains("\u{1B}["))
  }

  private func checkout() throws -> ProgramRun {
    let run = try ProgramRun([builtProgram, projectFolder + "/Forms/checkout.json", "--no-draft"])
    run.waitFor("Phone")
    run.settle()
    return run
  }

  @Test(arguments: [("4012888888881", 2), ("212555014", 3)])
  func `a digit and its hint cost at most forty`(digits: String, field: Int) throws {
    let keys = digits.map(String.init) + Self.backspaces
    let tabs = Array(repeating: "\t", count: field)
    #expect(try mean(of: keys, after: tabs, in: run()) <= 40)
  }
}

/// Keys that nobody has thought of, very many of them.
@Suite struct RandomKeyTests {
  /// How many random keys; a soak asks for a million.
  private static let numberOfKeys =
    ProcessInfo.processInfo.environment["TFIELD_RANDOM_KEYS"].flatMap { Int($0) } ?? 10_000

  @Test func `random keys neither break the form nor the terminal`() throws {
    var random = Soak.random
    var (sent, runs, early, most) = (0, 0, 0, 0)
    while sent < Self.numberOfKeys {
      let run = try ProgramRun(
        [builtProgram, CheckoutTests.form, "--no-draft", "--today", "2026-11-21"])
      run.waitFor("First Name")
      while sent < Self.numberOfKeys, !run.hasEnded {
        run.send(bytes: Self.keys(&random))
        sent += Self.batch
        run.settle(for: .milliseconds(2))
        most = max(most, run.status.kilobytes("VmRSS") ?? 0)
        if sent < Self.numberOfKeys / 10 { early = most }
      }
      runs += 1
      run.signal(SIGTERM)
      let status = try #require(run.exitStatus(), "seed \(random.seed)")
      #expect([0, 1, 143].contains(status), "seed \(random.seed)")
      #expect(run.isTerminalRestored, "seed \(random.seed)")
      #expect(TerminalStream(Self.drawn(run.sent)).strange.isEmpty, "seed \(random.seed)")
    }
    print("random keys: \(sent) keys, \(runs) runs, seed \(random.seed)")
    print("random keys: memory \(early) KiB at most, later \(most) KiB")
    #expect(early > 0 && most < early + 8_192, "seed \(random.seed)")
  }

  private static let batch = 40

  /// What was sent until the screen was left; keys that come too late are echoed by the terminal.
  private static func drawn(_ sent: [UInt8]) -> [UInt8] {
    let end = sent.suffix(4096).ranges(of: Array("\u{1B}[?1049l".utf8)).last?.upperBound
    return Array(sent[..<(end ?? sent.endIndex)])
  }

  /// Noise, keys and pastes, without those that end the program at once, and without Ctrl-Z, after
  /// which it is the terminal that echoes what is typed.
  private static func keys(_ random: inout SeededRandom) -> [UInt8] {
    (0..<batch).flatMap { _ -> [UInt8] in
      switch Int.random(in: 0..<10, using: &random) {
      case 0: Array(OddTypingTests.functionKeys.randomElement(using: &random)?.utf8 ?? "".utf8)
      case 1:
        Array(
          OddTypingTests.strangeSequences.dropFirst().randomElement(using: &random)?.utf8
            ?? "".utf8)
      case 2: Array("\u{1B}[200~\(random.text(of: "a1 \n\t京", upTo: 20))\u{1B}[201~".utf8)
      case 3...6: Array(random.text(of: "abc 123@.é京\t\r", upTo: 8).utf8)
      default:
        (0..<3).map { _ in UInt8.random(in: 0...255, using: &random) }
          .filter { $0 != 0x03 && $0 != 0x1C && $0 != 0x1A }
      }
    }
  }
}
