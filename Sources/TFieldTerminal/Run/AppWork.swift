// The program of the same name has no use for tasks, which would make it a tenth larger.
#if !TFIELD_PROGRAM
  import Synchronization
  import TField
  import TFieldSystem

  /// The closures of an app that check answers and give options, each in a task of its own.
  final class AppWork: Sendable {
    private enum Request: Hashable {
      case check(FormSession.CheckRequest)
      case options(OptionRequest)
    }

    private struct Tasks {
      var running: [Request: Task<Void, Never>] = [:]
      /// Each tells the session what a task found.
      var findings: [@Sendable (inout FormSession) -> Void] = []
    }

    private let tasks = Mutex(Tasks())
    private let pipe: WakePipe

    init() throws(SystemError) { pipe = try WakePipe() }

    deinit { keep([]) }

    /// Tells the session what was found, and starts what it asks for now.
    func attend(to session: inout FormSession) -> FormRun.Wakeup {
      pipe.hush()
      let findings = tasks.withLock { tasks in
        defer { tasks.findings = [] }
        return tasks.findings
      }
      for tell in findings { tell(&session) }
      let (checks, options) = (session.checkRequests, session.optionRequests)
      keep(Set(checks.map(Request.check) + options.map(Request.options)))
      for request in checks {
        let answer = session.answer(for: request)
        start(.check(request)) {
          await request.verdict(on: answer)
        } tell: {
          $0.answer(request, $1)
        }
      }
      for request in options {
        start(.options(request)) {
          await request.list()
        } tell: {
          $0.answer(request, $1)
        }
      }
      return FormRun.Wakeup(descriptors: [pipe.descriptor])
    }

    /// Gives up whatever runs and isn't wanted.
    private func keep(_ wanted: Set<Request>) {
      tasks.withLock { tasks in
        for (request, task) in tasks.running where !wanted.contains(request) {
          task.cancel()
          tasks.running[request] = nil
        }
      }
    }

    /// Has a task find something, unless it does already.
    private func start<Found: Sendable>(
      _ request: Request, _ find: @escaping @Sendable () async -> Found,
      tell: @escaping @Sendable (inout FormSession, Found) -> Void
    ) {
      tasks.withLock { tasks in
        guard tasks.running[request] == nil else { return }
        tasks.running[request] = Task { [weak self] in
          let found = await find()
          self?.tasks.withLock { $0.findings.append { tell(&$0, found) } }
          self?.pipe.ring()
        }
      }
    }
  }

  extension FormSession.CheckRequest {
    fileprivate func verdict(on answer: FormAnswers.Answer) async -> CheckAnswer {
      do {
        return try await check.app?.body(answer).map { .wrong($0) } ?? .fine
      } catch { return .unavailable("\(error)") }
    }
  }

  extension OptionRequest {
    fileprivate func list() async -> OptionList {
      do {
        return .options(try await program.app?.body(answers) ?? [])
      } catch { return .failed(.verbatim("\(error)")) }
    }
  }
#endif
