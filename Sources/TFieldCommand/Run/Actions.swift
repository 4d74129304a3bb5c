internal import TField
internal import TFieldForm
internal import TFieldSystem
internal import TFieldTerminal

extension ActionSteps {
  /// The steps, in the order in which they are done.
  var kinds: [ActionStep.Kind] {
    [
      run.map(ActionStep.Kind.run), append.map(ActionStep.Kind.append),
      write.map(ActionStep.Kind.write),
    ].compactMap(\.self)
  }
}

extension FormSession {
  mutating func fail(_ failure: ActionStep.Failure, _ action: Action) {
    switch failure {
    case .failed where isStopping: failSteps(.say("form.stopped", ["action": action.label]))
    case .failed(let reason, let lines):
      failSteps(.say("form.failed", ["action": action.label, "reason": reason]), lines: lines)
    case .refused(let errors, let message):
      refuse(
        errors, message.map(Wording.verbatim) ?? .say("form.refused", ["action": action.label]))
    }
  }
}

/// One step of an action, while it is being done.
final class ActionStep {
  /// The kinds of steps.
  enum Kind: Hashable {
    case run([String])
    case append(String)
    case write(String)
  }

  /// Why a step failed.
  enum Failure: Error {
    case failed(Wording, lines: [String] = [])
    /// The program refused some of the answers.
    case refused([(id: String, message: String)], message: String?)
  }

  private let kind: Kind
  private let folder: FilePath
  private var answers: [UInt8]
  private let discretion: Discretion
  private let child: ChildProcess?
  private let start = Clock.now
  /// The line that may have been added before.
  private let earlier: AppendFile.Earlier?
  /// A fault in a file that was found and repaired.
  private(set) var remark: Wording?

  init(
    _ kind: Kind, _ steps: ActionSteps, in folder: FilePath, _ session: FormSession,
    _ formStamp: FormStamp
  ) throws(Failure) {
    (self.kind, self.folder) = (kind, folder)
    discretion = Discretion(session.fields.flatMap(\.privateTexts))
    var (format, stamp) = (AnswerFormat.jsonl, nil as FormStamp?)
    if case .write = kind { format = .json }
    if case .append = kind, steps.stamps { stamp = formStamp }
    answers = try Self.answers(of: session, for: steps, format, stamp: stamp)
    earlier = stamp?.earlierLine()
    guard case .run(let words) = kind else {
      child = nil
      return
    }
    var command = ChildCommand(
      words, folder: folder, input: answers, deadline: .seconds(steps.timeout))
    command.dropsOutput = true
    child = ChildProcess(command)
  }

  deinit { wipe(&answers) }

  static func answers(
    of session: FormSession, for steps: ActionSteps, _ format: AnswerFormat,
    stamp: FormStamp? = nil
  ) throws(Failure) -> [UInt8] {
    var writer = AnswerWriter(format, as: steps.values)
    writer.only = steps.only
    writer.stamp = stamp?.id
    do { return try writer.bytes(of: session) } catch { throw .failed(Wording(error)) }
  }

  /// Does what can be done without waiting; returns what to wait for, or `nil` once it is done.
  func follow() throws(Failure) -> FormRun.Wakeup? {
    switch kind {
    case .run(let words): return try followChild(words)
    case .append(let path): return try append(to: folder.appending(FilePath(path)))
    case .write(let path):
      do {
        try AtomicFile.replace(folder.appending(FilePath(path)), with: answers)
      } catch { throw .failed(Wording(error)) }
      return nil
    }
  }

  /// How long to wait for a file that another process has locked.
  private static let patience = Duration.seconds(10)

  private func append(to path: FilePath) throws(Failure) -> FormRun.Wakeup? {
    do throws(SystemError) {
      let finding = try AppendFile.append(
        answers.dropLast(), to: path, unlessThere: earlier, waitingAtMost: .milliseconds(20))
      let name = "\(path)".visible(limit: 200)
      switch finding {
      case .endedTornLine: remark = .say("form.tornLine", ["path": name])
      case .lineIsThere: remark = .say("form.alreadyIn", ["path": name])
      case nil: break
      }
      return nil
    } catch {
      let isStillLocked = error.cause == .locked && Clock.now - start < Self.patience
      guard isStillLocked else { throw .failed(Wording(error)) }
      return FormRun.Wakeup(after: .milliseconds(50))
    }
  }
}

// Steps that run a program.
extension ActionStep {
  private func followChild(_ words: [String]) throws(Failure) -> FormRun.Wakeup? {
    guard let child else { return nil }
    guard let result = child.step() else {
      var wakeup = FormRun.Wakeup([child])
      wakeup.add(FormRun.Wakeup(after: .milliseconds(500)))
      return wakeup
    }
    switch result {
    case .exited(code: 0, _, _): return nil
    case .exited(code: 1, let output, _): throw refusal(in: output) ?? failure(of: words, result)
    default: throw failure(of: words, result)
    }
  }

  private func failure(of words: [String], _ result: ChildResult) -> Failure {
    if case .couldNotStart(let error) = result { return .failed(Wording(error)) }
    let program = FilePath(words.first ?? "").description
    let (output, errors) = child?.written ?? ([], [])
    let complaint = errors.firstLine == nil ? output : errors
    // Nobody knows how far a program came that was cut short.
    var (key, said) = ("system.programCutShort", nil as String?)
    if case .exited = result {
      (key, said) = ("system.program", discretion.firstLine(of: complaint))
    }
    let reason = said.map { .verbatim($0) } ?? result.reason(discretion)
    // The first lines of the program's complaint, unless they repeat a secret.
    let isSaid = discretion.admits(String(decoding: complaint, as: UTF8.self))
    return .failed(
      .say(key, ["program": program, "reason": reason]),
      lines: isSaid ? complaint.shownLines(atMost: 10) : [])
  }

  /// The progress of the program, for the screen.
  var running: RunningAction? {
    guard let child, case .run(let words) = kind, let program = words.first else { return nil }
    let line = child.lastWritten.lastLine ?? ""
    return RunningAction(
      program: program.visible(limit: 100), seconds: Int((Clock.now - start).components.seconds),
      lastLine: discretion.admits(line) ? line : "")
  }

  func stop() { child?.cancel() }

  /// The errors that a program found, if its output lists any.
  private func refusal(in output: [UInt8]) -> Failure? {
    guard let root = try? JSONReader().read(output).root else { return nil }
    let message = root["message"]?.string.map(sentence).flatMap { $0.isEmpty ? nil : $0 }
    let errors = root["errors"].map { $0.kind == .object ? pairs(in: $0) : [] } ?? []
    return message == nil && errors.isEmpty ? nil : .refused(errors, message: message)
  }

  /// Errors by field ids or by paths, which may be nested objects.
  private func pairs(in errors: JSONNode, below path: String = "") -> [(
    id: String, message: String
  )] {
    errors.members.flatMap { member in
      let (name, value) = (path + member.key.visible(limit: 64), member.value)
      switch value.kind {
      case .object: return pairs(in: value, below: name + ".")
      case .null: return []
      default:
        let words = value.string ?? value.elements.compactMap(\.string).joined(separator: "; ")
        return [(id: name, message: sentence(words))]
      }
    }
  }

  private func sentence(_ text: String) -> String {
    discretion.admits(text) ? text.visible(limit: 200) : "Not accepted"
  }
}

/// The id of one filled form, the same in its draft and in the lines it adds to files.
///
/// If tfield is killed after adding a line but before removing the draft, the resumed draft finds
/// the line by this stamp and adds no second one.
final class FormStamp {
  private(set) var id = (0..<2).map { _ in UInt64.random(in: 0 ... .max).hex(16) }.joined()
  /// Whether a line with this id may already exist.
  private var mayBeThere = false

  /// Continues with the id of an earlier session.
  func take(_ earlier: String?) {
    guard let earlier else { return }
    (id, mayBeThere) = (earlier, true)
  }

  /// The line to look for before adding one; `nil` if this id can't be in any file yet.
  func earlierLine() -> AppendFile.Earlier? {
    defer { mayBeThere = true }
    guard mayBeThere else { return nil }
    let start = #"{"\#(AnswerWriter.stampKey)":"\#(id)""#
    // An incomplete line may have been given an end since.
    return AppendFile.Earlier(start: Array(start.utf8)) {
      (try? JSONReader.answers.read($0)) != nil
    }
  }
}
