import Testing

/// How many bytes a key makes the program send: what a person on a slow line waits for.
@Suite struct KeyBytesTests {
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
