internal import TFieldForm
internal import TField
internal import TFieldSystem
internal import TFieldTerminal

/// One thing that an action does with the answers, while it is being done.
final class ActionStep {
  /// What can be done, in the order of doing it.
  enum Kind: CaseIterable {
    case run, append, write
  }

  /// Why it wasn't done.
  enum Failure: Error {
    case failed(Wording, lines: [String] = [])
    /// The program refused some of the answers.
    case refused([(id: String, message: String)], message: String?)
  }

  private let kind: Kind
  private let steps: ActionSteps
  private let folder: FilePath
  private let stamp: FormStamp?
  private var answers: [UInt8]
  private let discretion: Discretion
  private let language: Language
  private let child: ChildProcess?
  private let start = Clock.now
  private lazy var earlier = stamp?.earlierLine()
  /// What was found wrong with a file, and put right.
  private(set) var remark: Wording?

  init(
    _ kind: Kind, _ steps: ActionSteps, in folder: FilePath, _ session: FormSession,
    _ stamp: FormStamp
  ) throws(Failure) {
    self.kind = kind
    self.steps = steps
    self.folder = folder
    self.stamp = kind == .append && steps.stamps ? stamp : nil
    (discretion, language) = (Discretion(session), session.language)
    answers = try Self.answers(
      of: session, for: steps, kind == .write ? .json : .jsonl, stamp: self.stamp)
    guard kind == .run, let run = steps.run else {
      child = nil
      return
    }
    var command = ChildCommand(
      run, folder: folder, input: answers, deadline: .seconds(steps.timeout))
    command.dropsOutput = true
    child = ChildProcess(command)
  }

  deinit { wipe(&answers) }

  /// What an action has to do.
  static func kinds(of steps: ActionSteps) -> [Kind] {
    Kind.allCases.filter { kind in
      switch kind {
      case .run: steps.run != nil
      case .append: steps.append != nil
      case .write: steps.write != nil
      }
    }
  }

  /// The answers as an action gets them.
  static func answers(
    of session: FormSession, for steps: ActionSteps, _ format: AnswerFormat,
    stamp: FormStamp? = nil
  ) throws(Failure) -> [UInt8] {
    var writer = AnswerWriter(format, as: steps.values)
    writer.only = steps.only
    writer.stamp = stamp?.id
    do { return try writer.bytes(of: session) } catch { throw .failed(Wording(error)) }
  }

  /// Does what can be done without waiting; what to wait for, or `nil` once it is done.
  func follow() throws(Failure) -> FormRun.Wakeup? {
    switch kind {
    case .run: return try followChild()
    case .append: return try append()
    case .write:
      try write()
      return nil
    }
  }
}

// A file that gets the answers.
extension ActionStep {
  /// How long another process may keep the file locked.
  private static let patience = Duration.seconds(10)

  private func append() throws(Failure) -> FormRun.Wakeup? {
    let path = folder.appending(FilePath(steps.append ?? ""))
    do throws(SystemError) {
      let finding = try AppendFile.append(
        answers.dropLast(), to: path, unlessThere: earlier, waitingAtMost: .milliseconds(20))
      let name = "\(path)".visible(limit: 200)
      switch finding {
      case .endedTornLine: remark = .form(.tornLine(in: name))
      case .lineIsThere: remark = .form(.alreadyIn(name))
      case nil: break
      }
      return nil
    } catch {
      let isStillLocked = error.cause == .locked && Clock.now - start < Self.patience
      guard isStillLocked else { throw .failed(Wording(error)) }
      return FormRun.Wakeup(after: .milliseconds(50))
    }
  }

  private func write() throws(Failure) {
    do {
      try AtomicFile.replace(folder.appending(FilePath(steps.write ?? "")), with: answers)
    } catch { throw .failed(Wording(error)) }
  }
}

// A program that gets them.
extension ActionStep {
  private func followChild() throws(Failure) -> FormRun.Wakeup? {
    guard let child else { return nil }
    guard let result = child.step() else {
      var wakeup = FormRun.Wakeup(child)
      wakeup.add(.milliseconds(500))
      return wakeup
    }
    switch result {
    case .exited(code: 0, _, _): return nil
    case .exited(code: 1, let output, _): throw refusal(in: output) ?? failure(result)
    default: throw failure(result)
    }
  }

  private func failure(_ result: ChildResult) -> Failure {
    if case .couldNotStart(let error) = result { return .failed(Wording(error)) }
    let program = FilePath(steps.run?.first ?? "")
    let (output, errors) = child?.written ?? ([], [])
    let words = errors.firstLine == nil ? output : errors
    let said = if case .exited = result { discretion.firstLine(of: words) } else { nil as String? }
    let reason = said.map { .verbatim($0) } ?? result.reason(discretion)
    return .failed(
      .system(.program("\(program)", because: reason, isCutShort: result.isCutShort)),
      lines: lines(of: words))
  }

  /// The first lines of what the program complained about, unless they repeat a secret.
  private func lines(of complaint: [UInt8]) -> [String] {
    guard discretion.admits(String(decoding: complaint, as: UTF8.self)) else { return [] }
    return complaint.shownLines(atMost: 10)
  }

  /// What to tell while the program runs.
  var running: RunningAction? {
    guard let child, let program = steps.run?.first else { return nil }
    let line = child.lastWritten.lastLine ?? ""
    return RunningAction(
      program: program.visible(limit: 100), seconds: Int((Clock.now - start).components.seconds),
      lastLine: discretion.admits(line) ? line : "")
  }

  /// Asks the program to end.
  func stop() { child?.cancel() }

  /// The errors that a program found, if that is what it wrote.
  private func refusal(in output: [UInt8]) -> Failure? {
    guard let root = try? JSONReader().read(output).root else { return nil }
    let message = root["message"]?.string.map(sentence).flatMap { $0.isEmpty ? nil : $0 }
    let errors = root["errors"].map { $0.kind == .object ? pairs(in: $0) : [] } ?? []
    return message == nil && errors.isEmpty ? nil : .refused(errors, message: message)
  }

  /// Errors by the ids of fields, or by paths, which may be objects in each other.
  private func pairs(in errors: JSONNode, below path: String = "") -> [(
    id: String, message: String
  )] {
    errors.members.flatMap { member in
      let name = path + member.key.visible(limit: 64)
      switch member.value.kind {
      case .object: return pairs(in: member.value, below: name + ".")
      case .null: return []
      default: return [(id: name, message: sentence(words(of: member.value)))]
      }
    }
  }

  /// A text, or the texts of a list one behind the other.
  private func words(of value: JSONNode) -> String {
    value.string ?? value.elements.compactMap(\.string).joined(separator: "; ")
  }

  private func sentence(_ text: String) -> String {
    discretion.admits(text)
      ? text.visible(limit: 200) : Wording.form(.notAccepted).text(in: language)
  }
}
