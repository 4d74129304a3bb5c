// Not in the program of the same name: tasks would make it a tenth larger.
#if !TFIELD_PROGRAM
  import Synchronization
  import TField
  import TFieldSystem

  /// Runs an app's closures that check answers, give options or do actions, each in its own task.
  final class RunningWork: Sendable {
    private enum Request: Hashable {
      case outside(OutsideRequest)
      case action(String)
    }

    private struct Tasks {
      var running: [Request: Task<Void, Never>] = [:]
      /// When the current action started.
      var start = Clock.now
      /// The results of tasks, each a closure that tells the session.
      var findings: [@Sendable (inout FormSession) -> Void] = []
    }

    private let tasks = Mutex(Tasks())
    private let pipe: WakePipe

    init() throws(SystemError) { pipe = try WakePipe() }

    deinit { keep([]) }

    /// Tells the session the results, and starts what it asks for.
    func attend(to session: inout FormSession) -> FormRun.Wakeup {
      pipe.hush()
      let findings = tasks.withLock { tasks in
        defer { tasks.findings = [] }
        return tasks.findings
      }
      for tell in findings { tell(&session) }
      let requests = session.outsideRequests
      let performed = session.isStopping ? nil : session.performed
      let action = performed.map { [Request.action($0.action.id)] } ?? []
      keep(Set(requests.map(Request.outside) + action))
      for request in requests {
        start(.outside(request), session.question(for: request)) { $0.answer(request, $1) }
      }
      return FormRun.Wakeup(
        descriptors: [pipe.descriptor], after: perform(performed, in: &session))
    }

    /// Performs or stops an action; returns the delay until the next look at it.
    private func perform(
      _ performed: (action: Action, answers: FormAnswers)?, in session: inout FormSession
    ) -> Duration? {
      guard let (action, answers) = performed else {
        if let action = session.performed?.action {
          session.failSteps(.say("form.stopped", ["action": action.label]))
        }
        return nil
      }
      let body = { @Sendable () -> Result<Void, any Error> in
        do { return .success(try await action.steps.app?.body(answers) ?? ()) } catch {
          return .failure(error)
        }
      }
      start(.action(action.id), body) { $0.conclude(action, $1) }
      let since = tasks.withLock { $0.start }
      session.show(
        RunningAction(
          program: action.label.text(in: session.language),
          seconds: Int((Clock.now - since).components.seconds), lastLine: ""))
      return .milliseconds(500)
    }

    /// Cancels the tasks that are no longer wanted.
    private func keep(_ wanted: Set<Request>) {
      tasks.withLock { tasks in
        for (request, task) in tasks.running where !wanted.contains(request) {
          task.cancel()
          tasks.running[request] = nil
        }
      }
    }

    /// Starts a task for a request, unless one is running.
    private func start<Found: Sendable>(
      _ request: Request, _ find: @escaping @Sendable () async -> Found,
      tell: @escaping @Sendable (inout FormSession, Found) -> Void
    ) {
      tasks.withLock { tasks in
        guard tasks.running[request] == nil else { return }
        if case .action = request { tasks.start = Clock.now }
        tasks.running[request] = Task { [weak self] in
          let found = await find()
          // A cancelled task has nothing to tell, however late it notices.
          self?.tasks.withLock { if !Task.isCancelled { $0.findings.append { tell(&$0, found) } } }
          self?.pipe.ring()
        }
      }
    }
  }

  extension FormSession {
    fileprivate func question(
      for request: OutsideRequest
    ) -> @Sendable () async -> OutsideAnswer {
      switch request {
      case .check(let request):
        let answers = answersToCheck
        return {
          do {
            return .check(try await request.check.app?.body(answers).map { .wrong($0) } ?? .fine)
          } catch { return .check(.unavailable(Wording(error))) }
        }
      case .options(let request):
        let answers = answers(for: request.program)
        return {
          do {
            return .options(.options(try await request.program.app?.body(answers) ?? []))
          } catch { return .options(.failed(Wording(error))) }
        }
      }
    }

    /// Finishes an action that succeeded, or shows the errors it found.
    fileprivate mutating func conclude(_ action: Action, _ result: Result<Void, any Error>) {
      switch result {
      case .success: finishSteps()
      case .failure(let errors as FormErrors):
        let message = errors.faults.first { $0.id == nil }?.message
        refuse(
          errors.faults.compactMap { fault in fault.id.map { ($0, fault.message) } },
          message.map(Wording.verbatim) ?? .say("form.refused", ["action": action.label]))
      case .failure(let error):
        failSteps(.say("form.failed", ["action": action.label, "reason": Wording(error)]))
      }
    }
  }
#endif
