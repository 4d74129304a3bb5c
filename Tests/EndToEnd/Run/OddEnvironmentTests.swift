import Foundation
import TestSupport
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
      #expect(TerminalStream(run.sent).strange.isEmpty, "\(value)")
      #expect(run.standardError.utf8.allSatisfy { $0 == 0x0A || $0 >= 0x20 }, "\(value)")
      #expect(folder.names() == ["form.json"])
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
}
