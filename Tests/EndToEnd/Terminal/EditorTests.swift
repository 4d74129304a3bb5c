import Foundation
import TestSupport
import Testing

/// Ctrl-O: the person's own editor has the text of several lines, and the terminal with it.
@Suite struct EditorTests {
  /// A form with such a text, and a place where nothing else is temporary.
  private struct Desk {
    static let rows = """
      { "id": "text", "type": "text", "label": "Text", "initial": "one\\ntwo" },
      { "id": "other", "type": "phrase", "label": "Other" },
      { "id": "secret", "type": "text", "label": "Secret", "secret": true, "initial": "zqxj" }
      """

    let folder: FormFolder
    var scratch: String { folder.path + "/scratch" }

    /// With a script of the shell as the editor, its file being `$1`.
    init(editor script: String? = nil) throws {
      folder = try FormFolder(rows: Self.rows)
      try FileManager.default.createDirectory(
        atPath: scratch, withIntermediateDirectories: false, attributes: [.posixPermissions: 0o700])
      if let script { try folder.write(program: script, to: "edit") }
    }

    func open(
      _ environment: [String: String] = ["EDITOR": "./edit"], size: PseudoTerminal.Size = .usual
    ) throws -> ProgramRun {
      try folder.open(
        size: size, environment: environment.merging(["TMPDIR": scratch]) { $1 })
    }

    /// The process that an editor named in a file.
    var editor: pid_t? {
      folder.text(of: "pid").flatMap { pid_t($0.trimmingCharacters(in: .newlines)) }
    }

    /// What is left of temporary files.
    var leftovers: [String]? { try? FileManager.default.contentsOfDirectory(atPath: scratch) }

    func submit(_ run: ProgramRun) -> String? {
      run.send(Keys.submit)
      #expect(run.exitStatus() == 0)
      #expect(leftovers == [] && run.isTerminalRestored)
      return run.document?["text"] as? String
    }
  }

  @Test func `the edited text arrives, and the screen is as it was`() throws {
    let desk = try Desk(editor: "sed -i 's/two/two and a half/' \"$1\"; echo three >> \"$1\"")
    let run = try desk.open()
    run.send(Keys.openEditor)
    run.waitFor("three")
    #expect(run.screen.isAlternate && desk.leftovers == [])
    run.send("!")
    run.waitFor("three!")
    #expect(desk.submit(run) == "one\ntwo and a half\nthree!")
    #expect(TerminalStream(run.sent).strange.isEmpty)
  }

  @Test func `the change is one step to undo`() throws {
    let run = try Desk(editor: "echo three > \"$1\"").open()
    run.send(Keys.openEditor)
    run.waitFor("three")
    run.send(Keys.undo)
    run.waitFor("two")
    #expect(!run.screen.text.contains("three"))
  }

  @Test func `VISUAL comes before EDITOR, and is split into words without a shell`() throws {
    let desk = try Desk(editor: "printf '%s|' \"$1\" \"$2\" \"$3\" > words; echo three > \"$4\"")
    let run = try desk.open(["VISUAL": "./edit 'a  b' \"c;\\$d\" $HOME", "EDITOR": "false"])
    run.send(Keys.openEditor)
    run.waitFor("three")
    #expect(desk.folder.text(of: "words") == "a  b|c;$d|$HOME|")
  }

  @Test func `the file is for the person alone, and gets what stands in the field`() throws {
    let desk = try Desk(editor: "ls -l \"$1\" | cut -c1-10 > mode; cp \"$1\" copy")
    let run = try desk.open()
    run.send(Keys.openEditor)
    run.wait { desk.folder.text(of: "copy") != nil }
    run.wait { desk.leftovers == [] }
    #expect(desk.folder.text(of: "mode") == "-rw-------\n")
    #expect(desk.folder.text(of: "copy") == "one\ntwo\n")
    #expect(desk.submit(run) == "one\ntwo")
  }

  @Test(
    arguments: [
      (["EDITOR": "./edit"], "The editor failed: nothing was changed"),
      ([:], "Set VISUAL or EDITOR to an editor"),
      (["VISUAL": "./gone"], "'./gone' could not be started: No such file or directory"),
      (["VISUAL": "/"], "'/' could not be started: Permission denied"),
      (["VISUAL": "'vi"], "VISUAL can't be read"),
    ] as [([String: String], String)])
  func `what went wrong is told, and the text is as it was`(
    environment: [String: String], notice: String
  ) throws {
    let desk = try Desk(editor: "echo three > \"$1\"; exit 3")
    let run = try desk.open(environment)
    run.send(Keys.openEditor)
    run.waitFor(notice)
    #expect(run.screen.isAlternate)
    run.send("!")
    run.waitFor("two!")
    #expect(desk.submit(run) == "one\ntwo!")
  }

  @Test(arguments: [
    ("rm \"$1\"", "The editor failed"), ("kill -9 $$", "The editor failed"),
    ("rm \"$1\"; mkdir \"$1\"; touch \"$1/x\"", "can't be edited outside"),
    ("rm \"$1\"; ln -s /etc/passwd \"$1\"", "can't be edited outside"),
    ("head -c 5000000 /dev/zero > \"$1\"", "can't be edited outside"),
  ])
  func `an odd file changes nothing`(script: String, notice: String) throws {
    let desk = try Desk(editor: script)
    let run = try desk.open()
    run.send(Keys.openEditor)
    run.waitFor(notice)
    run.send(Keys.submit)
    #expect(run.exitStatus() == 0)
    #expect(run.document?["text"] as? String == "one\ntwo")
  }

  @Test func `what isn't UTF-8 is seen, and told`() throws {
    let desk = try Desk(editor: "printf 'a\\377b\\033[1mc\\n' > \"$1\"")
    let run = try desk.open()
    run.send(Keys.openEditor)
    run.waitFor("Not all of it was UTF-8")
    #expect(desk.submit(run) == "a\u{FFFD}b[1mc")
  }

  @Test func `without a place for its file no editor is started`() throws {
    let desk = try Desk(editor: "echo three > \"$1\"")
    chmod(desk.scratch, 0o777)
    let run = try desk.open()
    run.send(Keys.openEditor)
    run.waitFor("others may write in it")
    #expect(desk.submit(run) == "one\ntwo")
  }

  @Test func `a secret never gets into a file`() throws {
    let desk = try Desk(editor: "cp \"$1\" copy")
    let run = try desk.open()
    run.press("\u{1B}\r", "\t", Keys.openEditor)
    run.waitFor("A secret is never handed to an editor")
    #expect(desk.folder.text(of: "copy") == nil && desk.leftovers == [])
    #expect(desk.submit(run) == "one\ntwo")
  }

  @Test func `the editor has the terminal as it was, and its keys to itself`() throws {
    let desk = try Desk(
      editor: """
        stty -a | tr ' ;' '\\n\\n' | grep -xE 'icanon|echo|isig' | wc -l > modes
        echo ready; read -r line; echo "$line" > "$1"
        """)
    let run = try desk.open()
    run.send(Keys.openEditor)
    run.waitFor("ready")
    #expect(!run.screen.isAlternate && !run.screen.reportsMouse)
    run.send("typed there\n")
    run.waitFor("typed there")
    run.wait { run.screen.isAlternate }
    #expect(desk.folder.text(of: "modes")?.contains("3") == true)
    #expect(desk.submit(run) == "typed there")
  }

  @Test func `its interrupt key ends the editor, not the form`() throws {
    let desk = try Desk(editor: "echo ready; read -r line; echo three > \"$1\"")
    let run = try desk.open()
    run.send(Keys.openEditor)
    run.waitFor("ready")
    run.send(Keys.interrupt)
    run.waitFor("The editor failed")
    #expect(desk.submit(run) == "one\ntwo")
  }

  @Test func `a new size is followed once the editor is closed`() throws {
    let desk = try Desk(editor: "echo ready; read -r line; stty size > \"$1\"")
    let run = try desk.open()
    run.send(Keys.openEditor)
    run.waitFor("ready")
    run.resize(to: .init(50, 20))
    run.send("\n")
    run.waitFor("20 50")
    run.settle()
    #expect(run.screen.isAlternate)
    #expect(run.screen.rows.allSatisfy { $0.count <= 50 })
    #expect(desk.submit(run) == "20 50")
  }

  @Test(arguments: [SIGTERM, SIGHUP, SIGINT])
  func `a signal to the form ends both, and the file is gone`(signal: Int32) throws {
    let desk = try Desk(editor: "echo $$ > pid; echo ready; read -r line; echo three > \"$1\"")
    let run = try desk.open()
    run.send(Keys.openEditor)
    run.waitFor("ready")
    run.signal(signal)
    #expect(run.exitStatus() == 128 + Int(signal))
    #expect(desk.leftovers == [] && run.isTerminalRestored)
    let editor = try #require(desk.editor)
    #expect(run.wait { kill(editor, 0) != 0 })
  }

  @Test func `an editor that won't end is killed with what it started`() throws {
    let desk = try Desk(
      editor: "trap '' TERM; sleep 1000 & echo $! > pid; stty raw -echo; echo ready; wait; wait")
    let run = try desk.open()
    run.send(Keys.openEditor)
    run.waitFor("ready")
    run.signal(SIGTERM)
    #expect(run.exitStatus() == 143)
    #expect(desk.leftovers == [] && run.isTerminalRestored)
    let sleep = try #require(desk.editor)
    #expect(run.wait { kill(sleep, 0) != 0 })
  }

  @Test func `what kill -9 leaves is gone with the next editor, a day later`() throws {
    let desk = try Desk(editor: "echo ready; read -r line; echo three > \"$1\"")
    let killed = try desk.open()
    killed.send(Keys.openEditor)
    killed.waitFor("ready")
    killed.signal(SIGKILL)
    #expect(killed.exitStatus() == 137)
    let folder = try #require(desk.leftovers?.first)
    let run = try desk.open()
    for isOld in [false, true] {
      if isOld { _ = try desk.folder.result(of: "touch -d '2 days ago' scratch/\(folder)") }
      run.send(Keys.openEditor)
      run.wait { !run.screen.isAlternate }
      run.waitFor("ready")
      #expect(
        desk.leftovers?.contains(folder) == !isOld && desk.leftovers?.count == (isOld ? 1 : 2))
      run.send("\n")
      run.waitFor("three")
    }
    #expect(desk.submit(run) == "three")
  }

  @Test func `a closed terminal ends both`() throws {
    let desk = try Desk(editor: "trap '' HUP; echo ready; while :; do sleep 0.05; done")
    let run = try desk.open()
    run.send(Keys.openEditor)
    run.waitFor("ready")
    run.terminal.hangUp()
    #expect(run.exitStatus() != nil)
    #expect(desk.leftovers == [])
  }

  @Test func `a stopped editor stops the form with it, and both go on`() throws {
    let desk = try Desk(
      editor: "echo $$ > pid; echo ready; read -r line; echo \"$line\" > \"$1\"")
    let shell = try JobShell(
      environment: ["EDITOR": "./edit", "TMPDIR": desk.scratch], folder: desk.folder.path)
    let run = shell.run
    run.send("\(builtProgram) form.json --no-draft > answers\n")
    run.waitFor("two")
    run.settle()
    run.send(Keys.openEditor)
    run.waitFor("ready")
    let (form, editor) = (shell.job, try #require(desk.editor))
    for _ in 0..<2 {
      run.send("\u{1A}")
      #expect(
        run.wait {
          ProcessStatus(process: editor).state == "T" && ProcessStatus(process: form).state == "T"
        })
      run.resize(to: .init(70, 22))
      run.send("fg\n")
      #expect(
        run.wait {
          ProcessStatus(process: editor).state == "S" && ProcessStatus(process: form).state == "S"
        })
    }
    run.send("after all\n")
    #expect(run.wait { run.screen.isAlternate })
    run.waitFor("after all")
    run.send(Keys.submit)
    run.wait { !run.screen.isAlternate }
    run.send("echo over $?\n")
    run.waitFor("over 0")
    #expect(desk.folder.text(of: "answers")?.contains("after all") == true)
    #expect(desk.leftovers == [])
  }
}

extension Keys {
  fileprivate static let openEditor = "\u{F}"
}
