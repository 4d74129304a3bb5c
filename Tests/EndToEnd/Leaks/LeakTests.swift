import Foundation
import TestSupport
import Testing

/// Secrets are in the answers, once, and nowhere else: whatever way the form takes.
@Suite struct LeakTests {
  @Test func `a canary is known in every guise`() {
    for canary in Canary.all {
      #expect(!canary.guises.isEmpty)
      for guise in canary.guises { #expect(canary.isFound(in: [1, 2] + guise + [3])) }
      #expect(!canary.isFound(in: Array("a draft, a log, 1234567890".utf8)))
    }
  }

  @Test(arguments: [[], ["--debug"], ["--summary"]])
  func `submitted, they are on standard output once`(options: [String]) throws {
    let hunt = try LeakHunt()
    let run = try hunt.start(options)
    hunt.fill(run)
    hunt.search(run)
    run.send(Keys.submit)
    #expect(run.exitStatus() == 0, "\(run.screen.text)")
    for canary in Canary.all where canary.id != "card" && canary.id != "ssn" {
      let text = run.document?[canary.id] as? String
      #expect(text == canary.typed)
    }
    #expect(run.standardOutput.components(separatedBy: "4929 7183 4602 5510").count == 2)
    hunt.search(run, allowing: ["standard output"])
  }

  @Test func `in files, they are in the one that is for them`() throws {
    let hunt = try LeakHunt()
    let run = try hunt.start(["--output", "out.json", "--secrets", "secrets.json"])
    hunt.fill(run)
    run.send(Keys.submit)
    #expect(run.exitStatus() == 0)
    hunt.search(run, allowing: ["secrets.json"])
    #expect(hunt.folder.mode(of: "secrets.json") == 0o600)
  }

  @Test(arguments: [
    (Keys.interrupt, nil, 130), ("\u{1C}", nil, 131), (Keys.escape, "Discard", 1),
    (Keys.escape, "Leave, keep a draft", 1),
  ])
  func `left, they are nowhere`(key: String, button: String?, status: Int) throws {
    let hunt = try LeakHunt()
    let run = try hunt.start()
    hunt.fill(run)
    run.press(key)
    if let button { run.choose(button) }
    #expect(run.exitStatus() == status)
    hunt.search(run)
  }

  @Test(arguments: [SIGKILL, SIGTERM, SIGHUP, SIGABRT, SIGSEGV, SIGILL, SIGTRAP, SIGBUS])
  func `ended by force, they are nowhere, and no core is left`(signal: Int32) throws {
    let hunt = try LeakHunt()
    let run = try hunt.start(by: #"ulimit -c unlimited; exec "$@""#)
    hunt.fill(run)
    run.signal(signal)
    #expect(run.exitStatus() == 128 + Int(signal))
    hunt.search(run)
    let names = hunt.folder.names()
    #expect(!names.contains { $0.hasPrefix("core") }, "\(names)")
    #expect(!run.standardError.contains("0x"), "\(run.standardError)")
  }

  @Test(arguments: [
    #"exec "$@" > /dev/full"#, #": > state; exec "$@" > /dev/full"#,
  ])
  func `where nothing can be written, they are nowhere`(shell: String) throws {
    let hunt = try LeakHunt()
    let run = try hunt.start(by: shell)
    hunt.fill(run)
    run.send(Keys.submit)
    #expect(run.exitStatus() == 6)
    hunt.search(run)
  }

  @Test func `drawn in many sizes, with what was typed cut and pasted, they are not seen`() throws {
    let hunt = try LeakHunt()
    let run = try hunt.start(["--debug"])
    hunt.fill(run)
    for size in [PseudoTerminal.Size(30, 8), .init(200, 60), .init(5, 3), .usual] {
      run.resize(to: size)
      run.settle()
    }
    // Select all, copy, cut and put it where it could be seen.
    run.press("\(Keys.backTab)\(Keys.backTab)", "\u{1}\u{1B}[1;2F\u{1B}w", "\u{18}", "\t\t\u{19}")
    run.press(Keys.backTab, Keys.killLine, "\t\u{19}")
    hunt.search(run)
    run.press("\u{1B}OP", Keys.escape, Keys.submit, "\u{C}")
    run.send(Keys.interrupt)
    #expect([0, 130].contains(run.exitStatus()))
    hunt.search(run, allowing: ["standard output"])
  }

  @Test func `stopped and continued, they are not seen`() throws {
    let hunt = try LeakHunt()
    mkdir(hunt.folder.path + "/tmp", 0o700)
    let run = try ProgramRun(
      ["bash", "--norc", "--noprofile", "-i"],
      environment: hunt.environment.merging([
        "PS1": "$ ", "INPUTRC": "/dev/null", "HISTFILE": "",
      ]) { $1 }, folder: hunt.folder.path, onTerminal: true)
    run.waitFor("$")
    run.send("\"$tfield\" form.json > out; echo over $?\n")
    run.waitFor("Name")
    run.wait { run.screen.isAlternate }
    run.settle()
    hunt.fill(run)
    run.send("\u{1A}")
    run.waitFor("Stopped")
    hunt.search(run)
    run.send("fg\n")
    run.waitFor("Secret")
    run.settle()
    run.send(Keys.interrupt)
    run.waitFor("Cancelled. Your answers are kept")
    run.settle()
    hunt.search(run)
  }

  @Test func `a program that judges or takes them has them on its standard input alone`() throws {
    let judged = Canary.rows.replacing(
      #""secret": true }"#, with: #""secret": true, "check": { "run": ["./hold", "check"] } }"#)
    let hunt = try LeakHunt(
      actions: #"{ "id": "go", "label": "Go", "run": ["./hold", "action"], "timeout": 30 }"#,
      rows: judged)
    try hunt.folder.write(
      program: "cat > /dev/null; : > \"at-$1\"; while [ ! -e \"let-$1\" ]; do sleep 0.02; done",
      to: "hold")
    let run = try hunt.start(["--trust"])
    hunt.fill(run)
    run.wait { hunt.folder.text(of: "at-check") != nil }
    hunt.search(run)
    try hunt.folder.write("", to: "let-check")
    run.send(Keys.submit)
    run.wait { hunt.folder.text(of: "at-action") != nil }
    hunt.search(run)
    try hunt.folder.write("", to: "let-action")
    #expect(run.exitStatus() == 0, "\(run.screen.text)")
    hunt.search(run, allowing: ["standard output"])
  }

  @Test func `a program that repeats them isn't quoted`() throws {
    let judged = Canary.rows.replacing(
      #""secret": true }"#, with: #""secret": true, "check": { "run": ["./tell"] } }"#)
    let hunt = try LeakHunt(rows: judged)
    try hunt.folder.write(program: "echo \"not good: $(cat)\"; exit 1", to: "tell")
    let run = try hunt.start(["--trust"])
    hunt.fill(run)
    run.waitFor("✘")
    run.settle()
    hunt.search(run)
    run.send(Keys.interrupt)
    #expect(run.exitStatus() == 130)
    let batch = try hunt.folder.batch(["--trust", "--set-file", "note=note.txt"])
    #expect(batch.status != 0)
    hunt.search(run)
  }

  @Test func `nor is it in a verdict`() throws {
    let secret =
      #"{ "id": "note", "type": "phrase", "secret": true, "check": { "run": ["./tell"] } }"#
    let folder = try FormFolder(rows: secret)
    try folder.write(program: "echo \"not good: $(cat)\"; exit 1", to: "tell")
    try folder.write("{\"note\":\"Zeisig 4711 Fink\"}\n", to: "r")
    let run = try QuietRun(
      ["validate", "form.json", "r", "--trust", "--checks"], in: folder.path)
    #expect(run.status == 4 && run.output.contains("Not accepted"), "\(run.errors)")
    #expect(!(run.output + run.errors).contains("4711"))
  }

  @Test(arguments: [
    "!@#$%^&*", "🔑", "a!!!!1", #"a"b\c!"#, "é-ü", "4711", "x y!", #"\\"#, "7", "%",
  ])
  func `no secret is repeated, of whatever signs it is`(secret: String) throws {
    let row = #"{ "id": "note", "type": "phrase", "label": "N", "secret": true"#
    let list = #"{ "id": "notes", "type": "list", "of": { "type": "phrase", "secret": true } }"#
    let folder = try FormFolder(
      rows: row + " }, " + list, actions: #"{ "id": "go", "label": "G", "run": ["./tell"] }"#)
    let checked = try FormFolder(rows: row + #", "check": { "run": ["./tell"] } }"#)
    let text = String(decoding: try JSONEncoder().encode(secret), as: UTF8.self)
    try folder.write(#"{ "notes": ["first one", \#(text)] }"#, to: "list.json")
    for folder in [folder, checked] {
      try folder.write("{ \"note\": \(text) }\n", to: "answers.json")
      try folder.write(secret, to: "secret")
      try folder.write(program: "cat >&2; echo; cat >&2 secret; cat secret; exit 1", to: "tell")
    }
    let batch = ["form.json", "--batch", "--trust", "--answers"]
    let runs = [
      try QuietRun(batch + ["answers.json"], in: folder.path),
      try QuietRun(batch + ["list.json"], in: folder.path),
      try QuietRun(batch + ["answers.json"], in: checked.path),
      try QuietRun(
        ["validate", "form.json", "answers.json", "--trust", "--checks"], in: checked.path),
    ]
    for run in runs {
      let said = (run.output + run.errors).replacing(#"{"record":1"#, with: "")
      #expect(run.status != 0 && !said.contains(secret), "\(said)")
    }
  }

  @Test(arguments: [
    ("gärtner", #"g\u00e4rtner"#), ("gärtner", #"g\xe4rtner"#), ("gärtner", #"g\xc3\xa4rtner"#),
    ("gärtner", "g%C3%A4rtner"), ("🔑🔑", #"\ud83d\udd11\uD83D\uDD11"#),
    ("🔑🔑", #"\U0001f511\U0001f511"#), ("!@ #$", "%21%40%20%23%24"),
    ("<&>\"'", "&lt;&amp;&gt;&quot;&#x27;"),
  ])
  func `nor is one that a program writes in its own way`(secret: String, written: String) throws {
    let folder = try FormFolder(
      rows: #"{ "id": "note", "type": "phrase", "secret": true }"#,
      actions: #"{ "id": "go", "label": "G", "run": ["./tell"] }"#)
    try folder.write(program: "echo 'No good:' \"$(cat said)\" >&2; exit 3", to: "tell")
    let text = String(decoding: try JSONEncoder().encode(secret), as: UTF8.self)
    try folder.write("{ \"note\": \(text) }", to: "answers.json")
    for (said, isQuoted) in [(written, false), ("too short", true)] {
      try folder.write(said, to: "said")
      let run = try QuietRun(
        ["form.json", "--batch", "--trust", "--answers", "answers.json"], in: folder.path)
      #expect(
        run.status == 6 && run.errors.contains("No good: \(said)") == isQuoted, "\(run.errors)")
    }
  }

  @Test func `an action that fails with them isn't quoted`() throws {
    let hunt = try LeakHunt(
      actions: #"{ "id": "go", "label": "Go", "run": ["./fail"] }"#)
    try hunt.folder.write(program: "cat >&2; exit 3", to: "fail")
    let run = try hunt.start(["--trust"])
    hunt.fill(run)
    run.press(Keys.submit)
    run.waitFor("failed")
    hunt.search(run)
    run.send(Keys.interrupt)
    #expect(run.exitStatus() == 130)
    hunt.search(run)
  }

  @Test func `bad ones are judged without being repeated`() throws {
    let folder = try FormFolder(rows: Canary.rows)
    let bad = Canary.all.map { ($0.id, $0.typed + "9é") }
    let record = try JSONSerialization.data(
      withJSONObject: Dictionary(uniqueKeysWithValues: bad))
    try folder.write(
      String(decoding: record, as: UTF8.self) + "\n{\"card\": 4929718346025510x}\n", to: "r")
    for arguments in [
      ["validate", "form.json", "r", "--counts"],
      ["validate", "form.json", "r", "--values", "typed"],
      ["form.json", "--batch", "--answers", "r"],
      ["form.json", "--batch", "--set", "card=4929718346025510"],
      ["form.json", "--batch", "--set-file", "card=r"], ["render", "form.json", "--answers", "r"],
    ] {
      let run = try QuietRun(arguments, in: folder.path)
      for canary in Canary.all {
        #expect(
          !canary.isFound(in: Array((run.output + run.errors).utf8)), "\(canary) by \(arguments)")
      }
    }
  }

  @Test(.enabled(if: Needs.ordinaryUser, "needs an ordinary user, whom setpriv can be"))
  func `the same user can't look inside the program`() throws {
    let folder = try FormFolder.trial()
    let run = try folder.beginOrdinary(
      under: """
        trap '' HUP; sleep 1000 & echo $! > open; "$@" & echo $! > form; wait $!; kill $(cat open)
        """)
    run.waitFor("Name")
    run.settle()
    let look = """
      for who in open form; do
        pid=$(cat $who); strings=0
        { cat /proc/$pid/environ > /dev/null && cat /proc/$pid/maps > /dev/null; } 2> /dev/null
        echo $who environ $?
        { exec 9< /proc/$pid/mem; } 2> /dev/null; echo $who mem $?
      done
      if command -v strace > /dev/null; then
        timeout 20 strace -qq -o /dev/null -p $(cat form) 2> /dev/null; echo strace $?
      fi
      """
    let command = Ordinary.command + ["bash", "-c", look]
    let outsider = try ProgramRun(command, folder: folder.path)
    _ = outsider.exitStatus()
    // The other process of the same user shows that only the form is closed to them.
    #expect(outsider.standardOutput.contains("open environ 0\n"))
    #expect(outsider.standardOutput.contains("form environ 1\n"))
    #expect(outsider.standardOutput.contains("form mem 1\n"))
    if Needs.tracing { #expect(outsider.standardOutput.contains("strace 1\n")) }
    run.send("Ada")
    run.expectSubmission(name: "Ada")
  }
}
