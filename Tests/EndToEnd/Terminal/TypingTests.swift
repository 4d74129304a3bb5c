import Foundation
import Testing

@Suite struct TypingTests {
  @Test func `a typed character costs a byte or two`() throws {
    let run = try ProgramRun.form()
    run.send("abc")
    run.waitFor("abc")
    run.settle()
    run.setMark()
    for character in "defghijklmnop" { run.sendSlowly(String(character).utf8) }
    run.waitFor("defghijklmnop")
    run.settle()
    #expect(run.bytesSent <= 2 * 13)
  }

  @Test func `the cursor stands where the next character goes`() throws {
    let run = try ProgramRun.form()
    run.send("日本語é")
    run.waitFor("日本語é")
    let start = try #require(run.place(of: "日"))
    run.wait { run.screen.cursor == (start.row, start.column + 7) }
    #expect(run.screen.cursor == (start.row, start.column + 7))
    #expect(run.screen.cell(row: start.row, column: start.column + 2)?.text == "本")
    run.send("\u{7F}\u{7F}")
    run.wait { run.screen.cursor == (start.row, start.column + 4) }
    #expect(run.screen.cursor == (start.row, start.column + 4))
  }

  @Test func `an escape waits as long as the environment says`() throws {
    let run = try ProgramRun.form(environment: ["ESCDELAY": "300"])
    run.setMark()
    let start = ContinuousClock.now
    run.send("\u{1B}")
    run.wait { run.bytesSent > 0 }
    #expect(ContinuousClock.now - start >= .milliseconds(300))
  }

  @Test func `keys typed before the form is there are not lost`() throws {
    let run = try ProgramRun(FormStart.command)
    run.send("early")
    run.waitFor("early")
  }
}
