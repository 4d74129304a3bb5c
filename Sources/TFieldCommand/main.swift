import Glibc
import TField
import TFieldScreen
import TFieldSystem
import TFieldTerminal

/// Fills one form that is always the same.
func fillSample() -> Int32 {
  try? StandardStreams.occupy()
  try? Hardening.apply()
  let arguments = Environment.arguments.map { String(decoding: $0, as: UTF8.self) }
  var run = FormRun()
  run.options.usesMouse = !arguments.contains("--no-mouse")
  if let index = arguments.firstIndex(of: "--theme") {
    let name = arguments.dropFirst(index + 1).first
    run.options.theme = Theme.builtIn.first { $0.name == name }?.theme ?? .default
  }
  if let index = arguments.firstIndex(of: "--timeout"),
    let seconds = arguments.dropFirst(index + 1).first.flatMap({ Int($0) })
  {
    run.options.timeLimit = .seconds(seconds)
  }
  let form = Form(
    "Sign up",
    rows: [
      [Field("name", label: "Name", required: true)], [Field("town", label: "Town")],
      [Field("news", Toggle(), label: "News")],
    ])
  let result = run.fill(FormSession(form, today: FormRun.today))
  if let notice = result.notice { tell("\(notice)") }
  switch result.ending {
  case .finished where result.session.outcome == .cancelled: return 1
  case .finished:
    let answers = result.session.answers.map { "  \"\($0.id)\": \"\($0.text)\"" }
    let text = "{\n" + answers.joined(separator: ",\n") + "\n}\n"
    return (try? Output.write(text.utf8, to: StandardStreams.output)) == nil ? 6 : 0
  case .interrupted(let signal): return 128 + signal
  case .hungUp: return 129
  case .timedOut: return 124
  case .unavailable(let reason):
    tell("\(reason)")
    return 5
  }
}

func tell(_ line: String) {
  try? Output.write("tfield: \(line)\n".utf8, to: StandardStreams.errors)
}

exit(fillSample())
