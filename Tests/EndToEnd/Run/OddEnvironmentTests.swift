import Foundation
import Testing

/// Variables and command lines of every kind, and a user with too many rights.
@Suite struct OddEnvironmentTests {
  @Test(.enabled(if: Needs.root, "needs root, to have somebody else's home"))
  func `root leaves nothing in somebody else's home`() throws {
    let folder = try FormFolder.trial()
    let home = folder.path + "/home"
    mkdir(home, 0o755)
    mkdir(home + "/elsewhere", 0o755)
    for path in [home, home + "/elsewhere"] { chown(path, 65_534, 65_534) }
    for link in [false, true] {
      if link { symlink("elsewhere", home + "/.local") }
      let run = try folder.beginOpen(environment: ["XDG_STATE_HOME": "", "HOME": home])
      run.send("Ada\t")
      run.waitFor("no draft is kept")
      run.expectSubmission(name: "Ada")
      #expect(run.standardError.contains("it belongs to somebody else"), "\(run.standardError)")
      let found = try folder.result(of: "find home -user root ! -type l | wc -l")
      #expect(found.output == "0\n")
    }
  }

  static let oddFolders = [
    "relative", "/dev/null", "/" + String(repeating: "x", count: 5000), "/tmp/\u{1B}[2J",
  ]

  @Test(arguments: ["HOME", "XDG_STATE_HOME", "TMPDIR"])
  func `an odd HOME, XDG_STATE_HOME or TMPDIR costs the draft alone`(name: String) throws {
    for value in Self.oddFolders {
      let folder = try FormFolder.trial()
      var variables = ["XDG_STATE_HOME": "", "HOME": "/nonexistent", "TMPDIR": "/nonexistent"]
      variables[name] = value
      let run = try folder.beginOpen(environment: variables)
      run.send("Ada\t")
      run.waitFor("no draft is kept")
      run.expectSubmission(name: "Ada")
      #expect(SentBytes(run.sent).strange.isEmpty, "\(value)")
      #expect(run.standardError.utf8.allSatisfy { $0 == 0x0A || $0 >= 0x20 }, "\(value)")
      #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["form.json"])
    }
    #expect(!FileManager.default.fileExists(atPath: "/nonexistent"))
  }

  @Test func `without any variable the form is filled in`() throws {
    let folder = try FormFolder.trial()
    let run = try ProgramRun(
      ["env", "-i", builtProgram, "form.json"], folder: folder.path)
    run.waitFor("Name")
    run.settle()
    run.send("Ada\t")
    run.waitFor("no draft is kept")
    run.expectSubmission(name: "Ada")
  }

  @Test(arguments: [
    ("", 2), ("''", 2), ("--", 2), ("-", 3), ("--unknown", 2), ("-Z", 2), ("form.json --set", 2),
    ("form.json --set ''", 2), ("form.json '' ", 2), ("$'\\xff\\xfe'", 2), ("check $'\\xff'", 3),
    ("form.json --draft $'\\xff/\\xfe' --batch", 2), ("form.json --theme $'\\x1b[2J'", 2),
    ("form.json $(seq 10000)", 2), ("check $(seq 10000)", 3), ("help $'\\e[2J'", 2),
    ("form.json --set=$(head -c 100000 /dev/zero | tr '\\0' x)", 2),
    ("form.json --timeout 99999999999999999999", 2),
    ("render form.json --size 99999999x9999999", 2),
  ])
  func `an odd command line is refused in words that steer no terminal`(words: String, status: Int)
    throws
  {
    let folder = try FormFolder.trial()
    let result = try folder.result(of: "\"$tfield\" \(words) < /dev/null")
    #expect(result.status == status, "\(words.prefix(50)) \(result.errors.prefix(300))")
    if status != 0 {
      #expect(result.output.isEmpty && !result.errors.isEmpty)
      let controls = result.errors.unicodeScalars.filter { $0.value < 0x20 && $0 != "\n" }
      #expect(controls.isEmpty && result.errors.utf8.count < 2_000_000)
    }
  }
}
