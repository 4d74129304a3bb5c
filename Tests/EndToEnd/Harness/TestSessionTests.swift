import Foundation
import Testing

/// Tests have no terminal, so none of their children can draw on that of the person.
@Suite struct TestSessionTests {
  @Test func `a test can open no terminal, read from none, and speaks no language of a person`() {
    #expect(open("/dev/tty", O_RDWR | O_NOCTTY) < 0 && errno == ENXIO)
    #expect(isatty(STDIN_FILENO) == 0)
    #expect(getenv("LC_ALL").map { String(cString: $0) } == "C.UTF-8")
  }

  @Test(arguments: [[], ["bash", "-c", #""$@"; exit $?"#, "bash"]])
  func `nor can tests that a person runs in a terminal, leader of its session or not`(
    under shell: [String]
  ) throws {
    let run = try ProgramRun(
      shell + [
        ProcessInfo.processInfo.arguments.first { $0.hasSuffix(".xctest") } ?? "/proc/self/exe",
        "--testing-library", "swift-testing", "--filter", "a test can open no terminal",
      ], environment: ["LC_ALL": "de_DE.UTF-8"], onTerminal: true)
    #expect(run.exitStatus() == 0, "\(run.screen.text)")
    #expect(run.screen.text.contains("with 1 test"), "\(run.screen.text)")
  }
}
