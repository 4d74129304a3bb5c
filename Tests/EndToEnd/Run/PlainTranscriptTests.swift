import FormSupport
import Foundation
import TFieldForm
import Testing

/// What a person hears who fills in a whole form line by line: every word, from title to end.
@Suite struct PlainTranscriptTests {
  /// Types the lines, each when the form has asked for it, and waits for the end.
  private func play(_ transcript: PlainTranscript, in folder: FormFolder) throws -> ProgramRun {
    let run = try ProgramRun(
      [builtProgram, transcript.form.path, "--plain", "--today", "2026-11-21"]
        + transcript.options, environment: ["XDG_STATE_HOME": folder.path], folder: folder.path)
    var count = 0
    for line in transcript.typed {
      run.wait { run.sent.count > count }
      run.settle()
      count = run.sent.count
      run.send(line + "\n")
    }
    return run
  }

  private func said(by run: ProgramRun) -> String {
    PlainTranscript.trimmed(
      String(decoding: run.sent, as: UTF8.self).replacingOccurrences(of: "\r\n", with: "\n"))
  }

  @Test(arguments: PlainTranscript.all)
  func `all that is said on a terminal is what was written down`(
    transcript: PlainTranscript
  ) throws {
    let run = try play(transcript, in: FormFolder())
    let expected = PlainTranscript.trimmed(transcript.said)
    run.wait { run.hasEnded || transcript.ending == "editing" && said(by: run) == expected }
    #expect(said(by: run) == expected)
    switch transcript.ending {
    case "submitted":
      #expect(run.exitStatus() == 0)
      #expect(run.standardError == transcript.afterwards)
      #expect(
        transcript.agrees(with: JSONValue(try JSONReader().read(run.standardOutputBytes).root)))
    case "cancelled": #expect(run.exitStatus() == 1 && run.standardOutput.isEmpty)
    default: #expect(!run.hasEnded)
    }
  }
}
