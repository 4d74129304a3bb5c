import Foundation
import TestSupport
import Testing

/// People at terminals of their own who fill in one form, submit it and begin anew, all at once.
final class Crowd {
  /// One of them, with the form that they have before them.
  private struct Person {
    let run: ProgramRun
    let street: String
    let limit = ContinuousClock.now + ProgramRun.limit
    var hasTyped = false
  }

  /// A form that was submitted, or wasn't.
  struct Ending: Hashable {
    let street: String
    let status: Int?
    let isRestored: Bool
    /// The street in the answers that were printed.
    let answer: String?
    let errors: String

    var isGood: Bool { status == 0 && isRestored && answer == street && errors.isEmpty }
  }

  private let folder: FormFolder
  private let end: ContinuousClock.Instant
  private var begun = 0
  private(set) var endings: [Ending] = []

  init(in folder: FormFolder, for time: Duration) {
    self.folder = folder
    end = .now + time
  }

  /// Lets `count` people work until the time is over, and each finish the form that was begun.
  func work(count: Int) throws {
    var people = try (0..<count).map { _ in try begin() }
    while !people.isEmpty {
      for index in people.indices.reversed() where hasEnded(&people[index]) {
        endings.append(ending(of: people[index]))
        if ContinuousClock.now < end {
          people[index] = try begin()
        } else {
          people.remove(at: index)
        }
      }
      people.first?.run.settle(for: .milliseconds(1))
    }
  }

  private func begin() throws -> Person {
    begun += 1
    let run = try folder.start(["--trust", "--today", "2026-11-21"])
    return Person(run: run, street: "\(begun) Main St")
  }

  /// Whether all is over; types what there is to type once the form is there.
  private func hasEnded(_ person: inout Person) -> Bool {
    person.run.send("")
    if !person.hasTyped, person.run.screen.row(0).contains("Checkout") {
      let keys = CheckoutTests.keys.joined().replacing("12 Main St", with: person.street)
      person.run.send(keys + Keys.submit)
      person.hasTyped = true
    }
    return person.run.hasEnded || ContinuousClock.now > person.limit
  }

  private func ending(of person: Person) -> Ending {
    Ending(
      street: person.street, status: person.run.exitStatus(),
      isRestored: person.run.isTerminalRestored,
      answer: person.run.document?["shipStreet"] as? String, errors: person.run.standardError)
  }
}

/// What is asked of a soak.
enum Soak {
  static let seconds = ProcessInfo.processInfo.environment["TFIELD_SOAK"].flatMap(Int.init)
  static let people = 50

  static var random: SeededRandom {
    let seed = ProcessInfo.processInfo.environment["TFIELD_SEED"].flatMap(UInt64.init)
    return seed.map { SeededRandom(seed: $0) } ?? SeededRandom()
  }
}

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

extension SoakTests {
  private static func folder() throws -> FormFolder {
    let form = try String(contentsOfFile: CheckoutTests.form, encoding: .utf8)
    let order = #""id": "order","#
    return try FormFolder(
      form.replacing(
        order,
        with: order + #" "append": "all.jsonl", "only": ["firstName", "shipStreet", "phone"],"#))
  }

  @Test func `fifty people submit to one file, and each is in it once, on a whole line`() throws {
    let folder = try Self.folder()
    let crowd = Crowd(in: folder, for: .seconds(Soak.seconds ?? 60))
    try crowd.work(count: Soak.people)
    let odd = crowd.endings.filter { !$0.isGood }
    #expect(odd.isEmpty, "\(odd.count), such as \(odd.prefix(3))")
    let text = try #require(folder.text(of: "all.jsonl"))
    #expect(text.hasSuffix("}\n"))
    let streets = try text.split(separator: "\n").map { line in
      let record = try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any]
      return try #require(record?["shipStreet"] as? String)
    }
    print("soak: \(crowd.endings.count) submits, \(streets.count) lines")
    #expect(streets.sorted() == crowd.endings.map(\.street).sorted())
  }
}
