import Foundation
import TestSupport
import Testing

/// Keys that nobody has thought of, very many of them.
@Suite struct RandomKeyFaultTests {
  /// How many random keys; a soak asks for a million.
  private static let numberOfKeys =
    ProcessInfo.processInfo.environment["TFIELD_RANDOM_KEYS"].flatMap { Int($0) } ?? 50_000

  @Test func `F62 random keys`() throws {
    var random = Soak.random
    var (sent, runs, cuts, early, most) = (0, 0, 0, 0, 0)
    while sent < Self.numberOfKeys {
      let run = try ProgramRun(
        [builtProgram, CheckoutTests.form, "--no-draft", "--today", "2026-11-21"])
      run.waitFor("First Name")
      while sent < Self.numberOfKeys, !run.hasEnded {
        run.send(bytes: Self.keys(&random))
        sent += Self.batch
        run.settle(for: .milliseconds(2))
        most = max(most, run.kilobytes("VmRSS") ?? 0)
        if sent < Self.numberOfKeys / 10 { early = most }
      }
      runs += 1
      run.signal(SIGTERM)
      let status = try #require(run.exitStatus(), "seed \(random.seed)")
      #expect([0, 1, 143].contains(status), "seed \(random.seed)")
      #expect(run.isTerminalRestored, "seed \(random.seed)")
      let drawings = Self.drawings(run.sent)
      cuts += drawings.count - 1
      for part in drawings {
        #expect(SentBytes(part).strange.isEmpty, "seed \(random.seed)")
      }
    }
    print("F62: \(sent) keys, \(runs) runs, \(cuts) drawings cut, seed \(random.seed)")
    print("F62: memory \(early) KiB at most, later \(most) KiB")
    #expect(early > 0 && most < early + 8_192, "seed \(random.seed)")
  }

  private static let batch = 40

  /// What was sent, parted where a drawing was cut off: Ctrl-Z leaves at once where the terminal
  /// takes nothing for long, as that of a busy machine may, and says so to it by CAN.
  private static func drawings(_ sent: [UInt8]) -> [[UInt8]] {
    let parts = sent.split(separator: 0x18, omittingEmptySubsequences: false)
    return parts.dropLast().map { withoutCutEnd($0) } + parts.suffix(1).map(Array.init)
  }

  /// The bytes up to the character or sequence that may have lost its end.
  private static func withoutCutEnd(_ bytes: ArraySlice<UInt8>) -> [UInt8] {
    let end = bytes.suffix(32)
    let cut = end.lastIndex(of: 0x1B) ?? end.lastIndex { $0 & 0xC0 != 0x80 } ?? bytes.endIndex
    return Array(bytes[..<cut])
  }

  /// Noise, keys and pastes, without those that end the program at once.
  private static func keys(_ random: inout SeededRandom) -> [UInt8] {
    (0..<batch).flatMap { _ -> [UInt8] in
      switch Int.random(in: 0..<10, using: &random) {
      case 0: Array(TypingFaultTests.functionKeys.randomElement(using: &random)?.utf8 ?? "".utf8)
      case 1:
        Array(
          TypingFaultTests.strangeSequences.dropFirst().randomElement(using: &random)?.utf8
            ?? "".utf8)
      case 2: Array("\u{1B}[200~\(random.text(of: "a1 \n\t京", upTo: 20))\u{1B}[201~".utf8)
      case 3...6: Array(random.text(of: "abc 123@.é京\t\r", upTo: 8).utf8)
      default:
        (0..<3).map { _ in UInt8.random(in: 0...255, using: &random) }
          .filter { $0 != 0x03 && $0 != 0x1C }
      }
    }
  }
}
