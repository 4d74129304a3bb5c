import Glibc
import TField
import TFieldSystem

// The program of the same name has no use for tasks, which would make it a tenth larger.
#if !TFIELD_PROGRAM
  /// A thread of its own for a form, which waits for keys and mustn't hold up the app's tasks.
  struct FormThread: Sendable {
    private let work: @Sendable () throws(FormEnding) -> FormAnswers?

    init(_ work: @escaping @Sendable () throws(FormEnding) -> FormAnswers?) { self.work = work }

    /// What the work gives; a cancelled task asks the form to end, and throws `CancellationError`.
    func value() async throws -> FormAnswers? {
      try Task.checkCancellation()
      let result = await withTaskCancellationHandler {
        await withCheckedContinuation { continuation in
          Self.start { continuation.resume(returning: Result(catching: work)) }
        }
      } onCancel: {
        Signals.wantEnd()
      }
      try Task.checkCancellation()
      return try result.get()
    }

    /// What a new thread takes over.
    private final class Box: Sendable {
      let body: @Sendable () -> Void
      init(_ body: @escaping @Sendable () -> Void) { self.body = body }
    }

    /// Calls `body` on a new thread, or right here where there can be none.
    private static func start(_ body: @escaping @Sendable () -> Void) {
      let box = Unmanaged.passRetained(Box(body))
      var thread = pthread_t()
      let failed = pthread_create(
        &thread, nil,
        { pointer in
          if let pointer { Unmanaged<Box>.fromOpaque(pointer).takeRetainedValue().body() }
          return nil
        }, box.toOpaque())
      if failed != 0 { return box.takeRetainedValue().body() }
      pthread_detach(thread)
    }
  }
#endif
