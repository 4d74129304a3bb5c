import Foundation
import TestSupport
import Testing

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
