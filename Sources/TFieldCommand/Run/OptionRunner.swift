internal import TFieldForm
internal import TField
internal import TFieldSystem
internal import TFieldTerminal

/// Runs the programs that list the options of choices.
final class OptionRunner {
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
        running[request] = ChildProcess(ChildCommand(request, in: folder))
      }
    } while takeLists(&session)
    return running.values.reduce(into: FormRun.Wakeup()) { $0.add(FormRun.Wakeup($1)) }
  }

  private func takeLists(_ session: inout FormSession) -> Bool {
    var hasAnswered = false
    for (request, child) in running {
      guard let result = child.step() else { continue }
      running[request] = nil
      session.answer(request, OptionList(result))
      hasAnswered = true
    }
    return hasAnswered
  }
}

extension ChildCommand {
  /// The program that lists options, which gets the answers it asks for on its standard input.
  init(_ request: OptionRequest, in folder: FilePath) {
    let answers = request.program.with.map {
      JSONValue.Member($0, .string(request.answers[$0] ?? ""))
    }
    self.init(
      request.program.run, folder: folder, input: JSONValue.object(answers).bytes(.line) + [0x0A],
      deadline: .seconds(request.program.timeout), outputLimit: 16 << 20)
  }
}

extension OptionList {
  /// What a program that has ended listed.
  init(_ result: ChildResult) {
    guard case .exited(code: 0, let output, _) = result else {
      let reason = result.reason(.nothing).visible(limit: 200)
      self = .failed(.list(.noOptions(because: reason)))
      return
    }
    let text = String(decoding: output, as: UTF8.self).filter { character in
      character.isNewline || character == "\t"
        || !character.unicodeScalars.contains { $0.properties.generalCategory == .control }
    }
    self = .options(ChoiceOption.lines(of: text))
  }
}
