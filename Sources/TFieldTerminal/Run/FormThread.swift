import Glibc
import TField
import TFieldSystem

// The program of the same name has no use for tasks, which would make it a tenth larger.
#if !TFIELD_PROGRAM
  /// Does work on a thread of its own: a form waits for keys, and mustn't hold up the app's tasks.
  ///
  /// A cancelled task asks the form to end, and throws `CancellationError`.
  func onThread(
    _ work: @escaping @Sendable () throws(FormEnding) -> FormAnswers?
  ) async throws -> FormAnswers? {
    try Task.checkCancellation()
    let result = await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        start { continuation.resume(returning: Result(catching: work)) }
      }
    } onCancel: {
      Signals.wantEnd()
    }
    try Task.checkCancellation()
    return try result.get()
  }

  /// What a new thread takes over.
  private final class ThreadBody: Sendable {
    let body: @Sendable () -> Void
    init(_ body: @escaping @Sendable () -> Void) { self.body = body }
  }

  /// Calls `body` on a new thread, or right here where there can be none.
  private func start(_ body: @escaping @Sendable () -> Void) {
    let retained = Unmanaged.passRetained(ThreadBody(body))
    var thread = pthread_t()
    let failed = pthread_create(
      &thread, nil,
      { pointer in
        if let pointer { Unmanaged<ThreadBody>.fromOpaque(pointer).takeRetainedValue().body() }
        return nil
      }, retained.toOpaque())
    if failed != 0 { return retained.takeRetainedValue().body() }
    pthread_detach(thread)
  }
#endif
