/// Resizes that come one after the other, as while a window is pulled larger: drawing waits until
/// they pause, but not for ever.
struct ResizeStorm {
  private static let pause = Duration.milliseconds(4)
  private static let longest = Duration.milliseconds(60)

  private let start: Duration
  /// When drawing needn't wait any more.
  let end: Duration

  /// Goes on with what came before.
  init(after earlier: Self?, at now: Duration) {
    start = earlier?.start ?? now
    end = min(now + Self.pause, start + Self.longest)
  }

  func lasts(at now: Duration) -> Bool { now < end }
}
