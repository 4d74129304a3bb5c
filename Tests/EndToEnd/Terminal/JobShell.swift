import Foundation
import Testing

/// A shell with job control, and the form as its job.
struct JobShell {
  let run: ProgramRun

  init(environment: [String: String] = [:], folder: String? = nil) throws {
    let usual = ["PS1": "$ ", "INPUTRC": "/dev/null", "HISTFILE": ""]
    run = try ProgramRun(
      ["bash", "--norc", "--noprofile", "-i"], environment: usual.merging(environment) { $1 },
      folder: folder, onTerminal: true)
    run.waitFor("$")
  }

  /// Starts the form in the foreground, and waits until it stands on the screen.
  func startForm() {
    run.send(FormStart.command.joined(separator: " ") + " > /dev/null; echo over $?\n")
    run.waitFor("Name")
    run.wait { run.screen.isAlternate }
    run.settle()
  }

  /// The process that the shell started last.
  var job: pid_t { run.status.children.last ?? 0 }
}
