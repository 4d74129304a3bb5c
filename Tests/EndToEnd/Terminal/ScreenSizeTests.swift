import Foundation
import Testing

@Suite struct ScreenSizeTests {
  @Test(arguments: [(1, 1), (2, 1), (1, 200), (500, 200), (0, 0), (65_535, 65_535)])
  func `a form opens in any size`(columns: Int, rows: Int) throws {
    // The emulator has bounds of its own.
    let run = try ProgramRun(FormStart.command, size: .init(80, 24))
    run.waitFor("Name")
    run.terminal.resize(to: .init(columns, rows))
    run.signal(SIGWINCH)
    run.settle()
    #expect(!run.hasEnded)
    run.send("Ada\u{13}")
    #expect(run.exitStatus() == 0)
    #expect(run.answers?["name"] == "Ada")
    #expect(run.terminal.modes == run.modesBefore)
  }

  @Test(arguments: [(1, 1), (40, 10), (300, 90)])
  func `a form starts in any size`(columns: Int, rows: Int) throws {
    let run = try ProgramRun(FormStart.command, size: .init(columns, rows))
    run.wait { run.screen.isAlternate }
    run.settle()
    run.send("Ada\u{13}")
    #expect(run.exitStatus() == 0)
    #expect(run.answers?["name"] == "Ada")
  }

  @Test func `what is typed while the window is drawn larger and smaller is kept`() throws {
    let run = try ProgramRun.form()
    var random = SystemRandomNumberGenerator()
    let seed = UInt64.random(in: 0...UInt64.max, using: &random)
    var state = seed
    var typed = ""
    for index in 0..<300 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      run.resize(to: .init(Int(state >> 33 % 120) + 20, Int(state >> 43 % 50) + 8))
      if index % 10 == 0 {
        typed += "\(index / 10 % 10)"
        run.send("\(index / 10 % 10)")
      }
    }
    run.resize(to: .init(60, 24))
    run.wait {
      run.settle(for: .milliseconds(100))
      return run.screen.rows.contains { $0.contains(typed) }
    }
    #expect(run.screen.rows.contains { $0.contains(typed) }, "seed \(seed)\n\(run.screen.text)")
    run.send("\u{13}")
    #expect(run.exitStatus() == 0)
    #expect(run.answers?["name"] == typed, "seed \(seed)")
    #expect(run.isTerminalRestored)
  }

  @Test(arguments: ["32767", "-1", "x", "0", "1"])
  func `the environment's word on the size isn't believed`(lie: String) throws {
    let honest = try ProgramRun.form()
    let run = try ProgramRun.form(environment: ["LINES": lie, "COLUMNS": lie])
    #expect(run.screen.text == honest.screen.text)
  }

  @Test func `redrawing repairs what others wrote on the screen`() throws {
    let run = try ProgramRun.form()
    let before = run.screen.text
    let other = open(run.terminal.name, O_WRONLY | O_NOCTTY)
    defer { close(other) }
    let noise = Array("\u{1B}[H\u{1B}[JBroadcast message".utf8)
    #expect(write(other, noise, noise.count) == noise.count)
    run.waitFor("Broadcast")
    run.send("\u{C}")
    run.wait { run.screen.text == before }
    #expect(run.screen.text == before)
  }
}
