// The program of the same name has no use for tasks, which would make it a tenth larger.
#if !TFIELD_PROGRAM
  import Synchronization
  import TField
  import TFieldSystem

  /// The closures of an app that check answers and give options, each in a task of its own.
  final class AppWork: Sendable {
    private enum Finding: Sendable {
      case check(FormSession.CheckRequest, CheckAnswer)
      case options(OptionRequest, OptionList)
    }

    private struct Tasks {
      var checks: [FormSession.CheckRequest: Task<Void, Never>] = [:]
      var options: [OptionRequest: Task<Void, Never>] = [:]
      var findings: [Finding] = []
    }

    private let tasks = Mutex(Tasks())
    private let pipe: WakePipe

    init() throws(SystemError) { pipe = try WakePipe() }

    deinit { stop() }

    /// Tells the session what was found, and starts what it asks for now.
    func attend(to session: inout FormSession) -> FormRun.Wakeup {
      pipe.hush()
      for finding in takeFindings() { tell(finding, &session) }
      let (checks, options) = (session.checkRequests, session.optionRequests)
      tasks.withLock { tasks in
        drop(&tasks.checks, unless: Set(checks))
        drop(&tasks.options, unless: Set(options))
        for request in checks where tasks.checks[request] == nil {
          tasks.checks[request] = check(request, session.answer(for: request))
        }
        for request in options where tasks.options[request] == nil {
          tasks.options[request] = list(request)
        }
      }
      return FormRun.Wakeup(descriptors: [pipe.descriptor])
    }

    /// Gives up whatever still runs.
    func stop() {
      tasks.withLock { tasks in
        drop(&tasks.checks, unless: [])
        drop(&tasks.options, unless: [])
      }
    }
  }

  extension AppWork {
    private func takeFindings() -> [Finding] {
      tasks.withLock { tasks in
        defer { tasks.findings = [] }
        return tasks.findings
      }
    }

    private func tell(_ finding: Finding, _ session: inout FormSession) {
      switch finding {
      case .check(let request, let answer): session.answer(request, answer)
      case .options(let request, let list): session.answer(request, list)
      }
    }

    private func drop<Request: Hashable>(
      _ running: inout [Request: Task<Void, Never>], unless wanted: Set<Request>
    ) {
      for (request, task) in running where !wanted.contains(request) {
        task.cancel()
        running[request] = nil
      }
    }

    private func add(_ finding: Finding) {
      tasks.withLock { $0.findings.append(finding) }
      pipe.ring()
    }

    private func check(
      _ request: FormSession.CheckRequest, _ answer: FormAnswers.Answer
    ) -> Task<Void, Never> {
      Task { [weak self] in
        let verdict: CheckAnswer
        do {
          verdict = try await request.check.app?.body(answer).map { .wrong($0) } ?? .fine
        } catch {
          verdict = .unavailable("\(error)")
        }
        self?.add(.check(request, verdict))
      }
    }

    private func list(_ request: OptionRequest) -> Task<Void, Never> {
      Task { [weak self] in
        let list: OptionList
        do {
          list = .options(try await request.program.app?.body(request.answers) ?? [])
        } catch {
          list = .failed(.verbatim("\(error)"))
        }
        self?.add(.options(request, list))
      }
    }
  }
#endif
