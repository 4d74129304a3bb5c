import Testing

/// One question in a line below the prompt: what stands before stays, and nothing else is left.
@Suite struct AskTests {
  /// Runs a command line of the shell below the words `$ ask`.
  private func shell(_ line: String, columns: Int = 60, term: String = "xterm-256color") throws
    -> ProgramRun
  {
    let folder = try FormFolder(rows: #"{ "id": "a" }"#)
    return try ProgramRun(
      ["/bin/sh", "-c", "printf '$ ask\\r\\n' >/dev/tty; \(line)"],
      size: PseudoTerminal.Size(columns, 5), term: term,
      environment: ["tfield": builtProgram], folder: folder.path)
  }

  @Test(arguments: [
    (
      #"ask "Your email" email"#, "ada@example.org\n", "Your email: ada@example.org",
      "ada@example.org\n"
    ),
    (#"ask Age integer --min 18"#, "7\n\u{7F}42\n", "Age: 42", "42\n"),
    (#"ask PIN password"#, "secret-12\n", "PIN: ••••••••", "secret-12\n"),
    (#"ask "Agree?" toggle"#, "y", "Agree? yes", "true\n"),
    (#"choose Size Small Medium Large"#, "\u{1B}[C\n", "Size: Medium", "Medium\n"),
    (#"choose Pick a b c --many"#, " \u{1B}[C\u{1B}[C \n", "Pick: a, c", "a\nc\n"),
    (#"ask Name --optional"#, "\n", "Name:", "\n"),
    (#"ask Day date --lang de"#, "3. Nov 2026\n", "Day: 11/03/2026", "11/03/2026\n"),
  ])
  func `the answer goes out, and stays in the scrollback`(
    line: String, keys: String, seen: String, output: String
  ) throws {
    for (columns, term) in [(60, "xterm-256color"), (40, "vt100")] {
      let run = try shell("\"$tfield\" \(line)", columns: columns, term: term)
      run.waitFor(String(seen.prefix { $0 != ":" && $0 != "?" }))
      run.wait { !run.terminal.modes.echoes }
      run.send(keys)
      #expect(run.exitStatus() == 0)
      #expect(run.standardOutput == output)
      #expect(
        run.screen.text.split(separator: "\n").map(String.init) == ["$ ask", seen],
        "\(term), \(String(decoding: run.sent, as: UTF8.self).debugDescription)")
      #expect(run.isTerminalRestored)
    }
  }

  @Test func `an error stands in the line until it is mended`() throws {
    let run = try shell(#""$tfield" ask "Your email" email"#)
    run.waitFor("Your email:")
    run.send("ada@\n")
    run.waitFor("✘ Enter an address")
    run.send("example.org")
    run.wait { !run.screen.text.contains("✘") }
    run.send("\n")
    #expect(run.exitStatus() == 0 && run.standardOutput == "ada@example.org\n")
  }

  @Test(arguments: [("y", 0), ("n", 1), ("\n", 1), ("\u{1B}", 1), ("\u{3}", 130)])
  func `a yes is 0, a no is 1`(keys: String, status: Int) throws {
    let run = try shell(#""$tfield" confirm "Deploy?"; exit $?"#)
    run.waitFor("Deploy? [ no ]  [ yes ]")
    run.send(keys)
    #expect(run.exitStatus() == status && run.standardOutput == "")
  }

  @Test(arguments: [("", 1), ("y", 0), ("no", 1), ("2", 0), ("-9223372036854775808", 1)])
  func `line by line, too, an empty line is no yes`(line: String, status: Int) throws {
    let run = try shell("echo '\(line)' | setsid -w \"$tfield\" confirm 'Deploy?' --plain; exit $?")
    #expect(run.exitStatus() == status)
  }

  @Test func `several are asked on the screen, and leave it as it was`() throws {
    let run = try shell(#""$tfield" ask --form name:name! email:email --format shell"#)
    run.waitFor("Email")
    run.send("Ada\t\u{13}")
    #expect(run.exitStatus() == 0 && run.standardOutput == "name='Ada'\nemail=''\n")
    #expect(run.screen.text.hasPrefix("$ ask"))
  }

  @Test(arguments: [
    ("ask X emial", "unknown field type 'emial'; did you mean 'email'?"),
    ("ask X integer --min 9 --max 2", "min 9 is above max 2"),
    ("confirm", "QUESTION is missing: tfield confirm QUESTION"),
  ])
  func `what can't be asked is told in a line`(line: String, words: String) throws {
    let run = try shell("\"$tfield\" \(line)")
    #expect(run.exitStatus() == 2)
    #expect(run.standardError.contains(words))
  }

  @Test func `options come from lines, and lines answer where no terminal is`() throws {
    let run = try shell(
      #"printf 'ada@example.org\n' | setsid -w "$tfield" ask Email email --plain"#)
    #expect(run.exitStatus() == 0 && run.standardOutput == "ada@example.org\n")
  }
}
