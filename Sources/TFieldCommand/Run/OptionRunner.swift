internal import TFieldJSON
internal import TField
internal import TFieldForm
internal import TFieldSystem
internal import TFieldTerminal

/// Runs the programs that list the options of choices.
final class OptionRunner {
  private static let sizeLimit = 16 << 20

  private let folder: FilePath
  private var running: [OptionRequest: ChildProcess] = [:]

  /// Runs programs in a form's folder.
  init(in folder: FilePath) { self.folder = folder }

  /// Starts, follows and ends programs as the session wants; what to wait for then.
  func follow(_ session: inout FormSession) -> FormRun.Wakeup {
    repeat {
      let wanted = session.optionRequests
      for (request, child) in running where !wanted.contains(request) {
        child.cancel()
        running[request] = nil
      }
      for request in wanted where running[request] == nil {
        running[request] = ChildProcess(command(for: request))
      }
    } while takeLists(&session)
    return running.values.reduce(into: FormRun.Wakeup()) { $0.add(FormRun.Wakeup($1)) }
  }

  private func command(for request: OptionRequest) -> ChildCommand {
    var writer = JSONWriter(.line)
    writer.value(
      .object(request.program.with.map { .init($0, .string(request.answers[$0] ?? "")) }))
    return ChildCommand(
      request.program.run, folder: folder, input: writer.bytes + [0x0A],
      deadline: .seconds(request.program.timeout), outputLimit: Self.sizeLimit)
  }

  private func takeLists(_ session: inout FormSession) -> Bool {
    var hasAnswered = false
    for (request, child) in running {
      guard let result = child.step() else { continue }
      running[request] = nil
      session.answer(request, Self.list(result, session.fields[request.field].field.label))
      hasAnswered = true
    }
    return hasAnswered
  }

  private static func list(_ result: ChildResult, _ label: Wording) -> OptionList {
    guard case .exited(code: 0, let output, _) = result else {
      let reason = result.reason(.nothing).visible(limit: 200)
      return .failed(.list(.noOptions(because: reason)))
    }
    let text = String(decoding: output, as: UTF8.self).filter { character in
      character.isNewline || character == "\t"
        || !character.unicodeScalars.contains { $0.properties.generalCategory == .control }
    }
    return .options(ChoiceOption.lines(of: text))
  }
}
