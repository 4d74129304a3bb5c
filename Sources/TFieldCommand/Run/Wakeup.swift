internal import TFieldSystem
internal import TFieldTerminal

extension FormRun.Wakeup {
  /// What to wait for before a child's next step.
  init(_ child: ChildProcess) {
    let awaited = child.awaited
    // A child that reads slowly is looked after often; only its answer wakes anybody.
    let isWriting = awaited.contains { $0.event == .writable }
    self.init(
      descriptors: awaited.filter { $0.event == .readable }.map(\.descriptor),
      after: isWriting ? min(child.timeLeft, .milliseconds(20)) : child.timeLeft)
  }

  /// Waits for that as well.
  mutating func add(_ other: Self) {
    descriptors += other.descriptors
    add(other.delay)
  }

  mutating func add(_ delay: Duration?) {
    self.delay = [self.delay, delay].compactMap(\.self).min()
  }
}
