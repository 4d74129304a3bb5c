import Foundation
import TestSupport
import Testing

/// The script in the README does what the README says.
@Suite struct ReadmeTests {
  /// The script, exactly as it stands there.
  private func script() throws -> String {
    let text = try Page("README.md").text
    let section = try #require(text.components(separatedBy: "## In a script").last)
    let block = try #require(section.components(separatedBy: "```sh\n").dropFirst().first)
    return try #require(block.components(separatedBy: "```").first)
  }

  private func start(_ folder: FormFolder) throws -> ProgramRun {
    try folder.write(try script(), to: "order.sh")
    try FileManager.default.createSymbolicLink(
      atPath: folder.path + "/Forms", withDestinationPath: projectFolder + "/Forms")
    symlink(builtProgram, folder.path + "/tfield")
    let path = folder.path + ":" + (ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin")
    let run = try ProgramRun(
      ["bash", "order.sh"], size: .init(100, 50),
      environment: ["PATH": path, "HOME": folder.path], folder: folder.path, onTerminal: true)
    run.waitFor("First Name")
    run.settle()
    return run
  }

  @Test func `an order becomes a row, whatever quotes are in it`() throws {
    let folder = try FormFolder()
    #expect(try script().split(separator: "\n").count <= 10)
    let run = try start(folder)
    for keys in CheckoutTests.keys { run.press(keys == "Lovelace\t" ? "O'Hara\t" : keys) }
    run.press(Keys.submit)
    run.waitFor("Thank you, Ada!")
    #expect(run.exitStatus() == 0)
    let rows = try folder.shell("sqlite3 orders.db 'SELECT * FROM orders'")
    #expect(rows.exitStatus() == 0)
    #expect(rows.standardOutput == "Ada O'Hara|ada@example.com|62701\n")
  }

  @Test func `who leaves orders nothing`() throws {
    let folder = try FormFolder()
    let run = try start(folder)
    run.press(Keys.escape)
    run.waitFor("No order.")
    #expect(run.exitStatus() == 0)
    #expect(folder.text(of: "orders.db") == nil)
  }
}
