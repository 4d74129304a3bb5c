internal import TFieldForm
internal import TFieldSystem

extension Verb {
  static var test: Verb {
    Verb(
      "test", "SCRIPT... [--record]", "play keys into forms and check what follows",
      options: [
        OptionFormat(
          "record", "write the files of 'expect screen-file', in the script's folder only")
      ]
    ) { arguments throws(Failure) in
      var count = (passed: 0, failed: 0)
      var status = ExitStatus.success
      let scripts = try arguments.operands("SCRIPT").map { FilePath(bytes: $0) }
      try NamedFiles(reading: scripts.map { ("the script", $0) }).check()
      for script in scripts {
        let test = ScriptTest(script, isRecording: arguments.has("record"))
        try StandardOutput.write(lines: test.report)
        count.passed += test.passed
        count.failed += test.failed
        if test.isAtFault { status = .unusableFile }
      }
      try StandardOutput.write(lines: [ScriptRun.counts(passed: count.passed, failed: count.failed)]
      )
      return status == .success && count.failed > 0 ? .invalid : status
    }
  }
}
