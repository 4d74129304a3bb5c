import Foundation
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
