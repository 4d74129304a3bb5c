// The program of the same name has no use for tasks, which would make it a tenth larger.
#if !TFIELD_PROGRAM
  import Synchronization
  import TField
  import TFieldSystem

  /// The closures of an app that check answers, give options and do actions, each in its own task.
  final class AppWork: Sendable {
    private enum Request: Hashable {
      case check(FormSession.CheckRequest)
      case options(OptionRequest)
      case action(String)
    }

    private struct Tasks {
      var running: [Request: Task<Void, Never>] = [:]
      /// Since when an action is carried out.
      var start = Clock.now
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
      let performed = session.isStopping ? nil : session.performed
      let action = performed.map { [Request.action($0.action.id)] } ?? []
      keep(Set(checks.map(Request.check) + options.map(Request.options) + action))
      for request in checks {
        let answer = session.answer(for: request)
        start(.check(request)) { () -> CheckAnswer in
          do {
            return try await request.check.app?.body(answer).map { .wrong($0) } ?? .fine
          } catch { return .unavailable(Wording(error)) }
        } tell: {
          $0.answer(request, $1)
        }
      }
      for request in options {
        start(.options(request)) { () -> OptionList in
          do {
            return .options(try await request.program.app?.body(request.answers) ?? [])
          } catch { return .failed(Wording(error)) }
        } tell: {
          $0.answer(request, $1)
        }
      }
      return FormRun.Wakeup(
        descriptors: [pipe.descriptor], after: perform(performed, in: &session))
    }

    /// Has an action carried out, or stopped; when to look at it again.
    private func perform(
      _ performed: (action: Action, answers: FormAnswers)?, in session: inout FormSession
    ) -> Duration? {
      guard let (action, answers) = performed else {
        if let action = session.performed?.action {
          session.failSteps(.say("form.stopped", ["action": action.label]))
        }
        return nil
      }
      start(.action(action.id)) { () -> Result<Void, any Error> in
        do { return .success(try await action.steps.app?.body(answers) ?? ()) } catch {
          return .failure(error)
        }
      } tell: {
        $0.conclude(action, $1)
      }
      let since = tasks.withLock { $0.start }
      session.show(
        RunningAction(
          program: action.label.text(in: session.language),
          seconds: Int((Clock.now - since).components.seconds), lastLine: ""))
      return .milliseconds(500)
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
        if case .action = request { tasks.start = Clock.now }
        tasks.running[request] = Task { [weak self] in
          let found = await find()
          // What was given up has nothing to tell, however late it notices.
          self?.tasks.withLock { if !Task.isCancelled { $0.findings.append { tell(&$0, found) } } }
          self?.pipe.ring()
        }
      }
    }
  }

  extension FormSession {
    /// Ends the form with what an action did, or shows what it found wrong.
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
