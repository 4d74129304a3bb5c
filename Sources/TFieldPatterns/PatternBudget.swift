import TField
internal import Synchronization

/// Counts the steps that the patterns of one form take, so that together they have a limit.
///
/// The count is the same on every machine. One judgement at a time spends it.
package final class PatternBudget: PatternEffort {
  private let left = Atomic<Int>(Judgement.Size.key.rawValue)
  private let isShared = Atomic<Bool>(false)
  private let isStopped: @Sendable () -> Bool

  /// Once `isStopped` says so, as after a signal, no pattern is matched any more.
  package init(isStopped: @escaping @Sendable () -> Bool = { false }) {
    self.isStopped = isStopped
  }

  package func begin(steps: Int) -> Bool {
    guard !isShared.exchange(true, ordering: .relaxed) else { return false }
    left.store(steps, ordering: .relaxed)
    return true
  }

  package func end() { isShared.store(false, ordering: .relaxed) }

  /// How many steps the next match may take.
  var available: Int {
    if isStopped() { return 0 }
    return isShared.load(ordering: .relaxed)
      ? left.load(ordering: .relaxed) : Judgement.Size.key.rawValue
  }

  /// Takes the steps that a match took.
  func spend(_ steps: Int) {
    left.store(max(0, left.load(ordering: .relaxed) - steps), ordering: .relaxed)
  }
}
