import Testing

/// Questions with real keys in a terminal: nothing typed ahead answers them, and nothing is lost.
@Suite struct QuestionTests {
  private static let rows = """
    { "id": "name", "label": "Name" }, { "id": "more", "label": "More" }
    """
  private static let actions = """
    { "id": "erase", "label": "Erase", "confirm": { "text": "Erase it?", "type": "disk1" } }
    """

  private func start() throws -> ProgramRun {
    let run = try FormFolder(rows: Self.rows, actions: Self.actions).start()
    run.waitFor("Name")
    run.press("Ada")
    return run
  }

  @Test(arguments: ["\t\t\r", "\u{1B}[C\u{1B}[C\r", "d\r", "\r"])
  func `keys that come with Esc don't answer its question`(keys: String) throws {
    let run = try start()
    run.send("\u{1B}[27u" + keys)
    run.waitFor("[ Keep editing ]")
    run.settle(for: .milliseconds(400))
    #expect(!run.hasEnded && run.screen.text.contains("Leave the form?"))
    run.choose("Keep editing")
    run.press(Keys.submit)
    run.waitFor("Check your answers")
    #expect(run.screen.text.contains("Ada"))
  }

  @Test func `letters typed ahead go into the form once the person goes on there`() throws {
    let run = try start()
    run.send("\u{1B}[27uxyz")
    run.choose("Keep editing")
    run.waitFor("Adaxyz")
  }

  @Test func `Esc is the safe answer`() throws {
    let run = try start()
    run.press("\u{1B}[27u")
    run.waitFor("Leave the form?")
    run.settle(for: .milliseconds(400))
    run.press("\u{1B}[27u")
    #expect(run.wait { !run.screen.text.contains("Leave the form?") } && !run.hasEnded)
  }
}
