import Foundation
import Testing

/// The form within tmux, which is a terminal of its own.
@Suite struct TmuxTests {
  @Test(.enabled(if: TmuxTests.isInstalled))
  func `a form is drawn and filled in there as anywhere`() throws {
    let folder = try FormFolder(rows: #"{ "id": "name", "type": "phrase", "label": "Name" }"#)
    let tmux = "tmux -S ./socket -f /dev/null"
    let start = try folder.shell(
      "\(tmux) new-session -d -x 80 -y 24 "
        + #""'$tfield' form.json --no-draft > out.json; echo \$? > status""#)
    #expect(start.exitStatus() == 0, "\(start.standardError)")
    #expect(try folder.eventually(#"\#(tmux) capture-pane -p | grep -c "Name""#))
    #expect(try folder.shell("\(tmux) send-keys -l 'Zoë 日本'").exitStatus() == 0)
    #expect(try folder.eventually(#"\#(tmux) capture-pane -p | grep -c "Zoë 日本""#))
    #expect(try folder.shell("\(tmux) send-keys C-s").exitStatus() == 0)
    #expect(try folder.eventually("test -s status"))
    #expect(folder.text(of: "status") == "0\n")
    #expect(folder.text(of: "out.json")?.contains("Zoë 日本") == true)
    // The server ends with its last session; where it doesn't, nothing of it may stay.
    _ = try folder.shell("\(tmux) kill-server").exitStatus()
  }

  private static var isInstalled: Bool {
    let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
    return path.split(separator: ":").contains {
      FileManager.default.isExecutableFile(atPath: "\($0)/tmux")
    }
  }
}

extension FormFolder {
  /// Whether a script of the shell succeeds before the time is over.
  fileprivate func eventually(_ script: String) throws -> Bool {
    let end = ContinuousClock.now + ProgramRun.limit
    while try shell(script).exitStatus() != 0 {
      guard ContinuousClock.now < end else { return false }
    }
    return true
  }
}
