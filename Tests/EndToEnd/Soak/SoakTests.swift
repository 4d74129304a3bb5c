import Foundation
import TestSupport
import Testing

/// Fifty people at once, each test for as long as `TFIELD_SOAK` says, in seconds.
@Suite(
  .serialized, .enabled(if: Soak.seconds != nil, "TFIELD_SOAK is not set; 'make soak' sets it"))
struct SoakTests {
  @Test func `fifty forms stay alive, flat and quiet, and give their terminals back`() throws {
    var random = Soak.random
    print("soak: seed \(random.seed)")
    let runs = try (0..<Soak.people).map { number in
      try ProgramRun(
        [builtProgram, "Forms/\(Self.forms[number % Self.forms.count])", "--no-draft"],
        folder: projectFolder)
    }
    for run in runs { run.wait { run.screen.isAlternate } }
    type(into: runs, for: .seconds(5), &random)
    let before = runs.map { $0.status.kilobytes("VmRSS") ?? 0 }
    let count = type(into: runs, for: .seconds(Soak.seconds ?? 60), &random)
    let after = runs.map { $0.status.kilobytes("VmRSS") ?? 0 }
    for (number, run) in runs.enumerated() {
      #expect(!run.hasEnded, "number \(number), seed \(random.seed): \(run.standardError)")
      #expect(
        after[number] < before[number] + 8_192, "KiB of number \(number), seed \(random.seed)")
    }
    print("soak: \(count) keys, pastes or bursts of noise into \(runs.count) forms")
    print("soak: memory \(before.max() ?? 0) KiB at most, later \(after.max() ?? 0) KiB")
    checkIdle(runs, random.seed)
    finish(runs, random.seed)
  }

  private static let forms = [
    "checkout.json", "registration.json", "intake.json", "job-application.json", "conference.json",
  ]

  /// Answers with how many times somebody typed a key, a paste or some noise.
  @discardableResult
  private func type(
    into runs: [ProgramRun], for time: Duration, _ random: inout SeededRandom
  ) -> Int {
    let end = ContinuousClock.now + time
    var count = 0
    while ContinuousClock.now < end {
      for run in runs {
        if Int.random(in: 0..<200, using: &random) == 0 {
          run.resize(
            to: .init(
              Int.random(in: 20...140, using: &random), Int.random(in: 5...50, using: &random)))
        }
        run.send(bytes: keys(&random))
        count += 1
      }
    }
    for run in runs { run.settle(for: .milliseconds(20)) }
    return count
  }

  /// Random keys, save those that end a form, a blank on its "Cancel" too, and the answers to its
  /// questions.
  private func keys(_ random: inout SeededRandom) -> [UInt8] {
    let words = [
      "\t", "\u{1B}[Z", "\u{1B}[A", "\u{1B}[B", "\u{1B}[C", "\u{1B}[D", "\u{1B}OP", "\u{1B}OS",
      "\u{7F}", "\u{1F}", "\u{15}",
      "\u{1B}[200~" + random.text(of: "ab 4\n😀é京", upTo: 20) + "\u{1B}[201~",
    ]
    if Bool.random(using: &random) {
      return Array((words.randomElement(using: &random) ?? "").utf8)
    }
    return (0..<8).map { _ in UInt8.random(in: 0...255, using: &random) }
      .filter {
        ![0x03, 0x1C, 0x13, 0x1A, 0x0D, 0x0A, 0x79, 0x59, 0x1B, 0x73, 0x64, 0x20].contains($0)
      }
  }

  /// Where nobody types, hardly any time is used.
  private func checkIdle(_ runs: [ProgramRun], _ seed: UInt64) {
    let before = runs.map(\.status.ticks)
    let end = ContinuousClock.now + .seconds(3)
    for run in runs { run.wait(atMost: max(.zero, end - .now)) { ContinuousClock.now >= end } }
    let used = zip(runs.map(\.status.ticks), before).map { $0 - $1 }
    print("soak: idle for 3 s, at most \(used.max() ?? 0) ticks of 10 ms")
    #expect((used.max() ?? 0) <= 3, "seed \(seed)")
  }

  private func finish(_ runs: [ProgramRun], _ seed: UInt64) {
    for (number, run) in runs.enumerated() {
      run.send(Keys.interrupt)
      #expect(run.exitStatus() == 130, "number \(number), seed \(seed)")
      #expect(run.isTerminalRestored, "number \(number), seed \(seed)")
      #expect(TerminalStream(run.sent).strange == [], "number \(number), seed \(seed)")
    }
  }
}
