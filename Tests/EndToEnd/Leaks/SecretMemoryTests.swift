import Foundation
import Testing

/// Whether secrets stay in the memory of the running program.
@Suite(.enabled(if: Needs.root, "only root may look into the memory of the program"))
struct SecretMemoryTests {
  private static let canary = "Canary-in-the-memory-4711"
  private static let rows = """
    { "id": "name", "type": "phrase", "label": "Name" },
    { "id": "pass", "type": "password", "label": "Pass" },
    { "id": "again", "type": "confirm", "of": "pass", "label": "Again" }
    """

  /// Whether a text stands in memory that the program may write: as a text, or a character a time
  /// as in an array of characters.
  private func isFound(_ text: String, in run: ProgramRun) throws -> Bool {
    let maps = try String(contentsOfFile: "/proc/\(run.process)/maps", encoding: .utf8)
    let memory = open("/proc/\(run.process)/mem", O_RDONLY)
    #expect(memory >= 0)
    defer { close(memory) }
    let whole = Data(text.utf8)
    var spread = Data()
    for byte in text.utf8.prefix(6) { spread += [byte] + [UInt8](repeating: 0, count: 14) + [0xE1] }
    for line in maps.split(separator: "\n") where line.contains(" rw") {
      let ends = line.prefix { $0 != " " }.split(separator: "-").compactMap { Int($0, radix: 16) }
      guard ends.count == 2 else { continue }
      var bytes = Data(count: ends[1] - ends[0])
      let count = bytes.withUnsafeMutableBytes {
        pread(memory, $0.baseAddress, $0.count, off_t(ends[0]))
      }
      guard count > 0 else { continue }
      if bytes.range(of: whole) != nil || bytes.range(of: spread) != nil { return true }
    }
    return false
  }

  @Test(arguments: [true, false])
  func `a field that was cleared leaves nothing behind, undo included`(isPasted: Bool) throws {
    let run = try FormFolder(rows: Self.rows).open()
    run.send("\t")
    run.send(isPasted ? "\u{1B}[200~\(Self.canary)\u{1B}[201~" : Self.canary)
    run.send("\t\(Self.canary)")
    run.settle()
    #expect(try isFound(Self.canary, in: run))
    // Away and back, edited in the middle, undone, shown and hidden again, cleared.
    run.send("\u{15}\u{1B}[Z\u{1B}[H\u{1B}[3~\u{1F}\u{12}\u{12}\u{5}\u{15}\t\tAda")
    run.settle()
    #expect(try !isFound(Self.canary, in: run))
    run.send("\u{1B}[Z\u{1B}[Z\u{1F}\u{1F}\u{1F}\t")
    run.settle()
    #expect(!run.screen.text.contains("•"))
    run.send("\u{3}")
    #expect(run.exitStatus() == 130)
  }

  @Test(arguments: [false, true])
  func `a secret that was given is gone once its field was cleared`(isPlain: Bool) throws {
    let folder = try FormFolder(rows: Self.rows)
    try folder.write(#"{ "pass": "\#(Self.canary)" }"#, to: "answers.json")
    try folder.write(Self.canary, to: "again")
    let given = ["--answers", "answers.json", "--set-file", "again=again"]
    let run = try folder.start(given + (isPlain ? ["--plain"] : []), onTerminal: true)
    run.waitFor("Name")
    run.settle()
    #expect(try isFound(Self.canary, in: run))
    // A space alone clears an answer that is asked for line by line.
    run.send(isPlain ? "Ada\n \n \n" : "\t\u{15}\t\u{15}\tAda")
    run.settle()
    #expect(try !isFound(Self.canary, in: run))
    run.send("\u{3}")
    #expect(run.exitStatus() == 130)
  }

  @Test func `memory is locked where the limit allows it`() throws {
    let run = try FormFolder(rows: Self.rows).open()
    #expect(try #require(run.status.kilobytes("VmLck")) > 0)
    run.send("\u{3}")
    #expect(run.exitStatus() == 130)
  }

  @Test func `a small limit is no reason to fail`() throws {
    let folder = try FormFolder(rows: Self.rows)
    let run = try folder.beginOrdinary(under: #"ulimit -l 64; exec "$@""#)
    run.waitFor("Pass")
    run.send("\t\(Self.canary)\u{3}")
    #expect(run.exitStatus() == 130)
  }
}
