import Foundation
import Testing

/// Clocks that jump, days that end, and odd time zones.
///
/// A clock of our own needs the debug program.
@Suite struct ClockAndZoneTests {
  /// A line of bash that runs the form by the wall clock in the file `now`.
  private let pinned = """
    exec faketime -f +0 env -u FAKETIME FAKETIME_TIMESTAMP_FILE=now FAKETIME_NO_CACHE=1 \
      FAKETIME_DONT_FAKE_MONOTONIC=1 TZ=UTC "$@"
    """

  @Test(
    .enabled(if: Needs.faketime, "needs faketime"),
    arguments: ["1970-01-01 00:00:01", "2038-01-19 03:14:08", "2100-03-01 00:00:00"])
  func `a clock that jumps stops no draft`(time: String) throws {
    let folder = try FormFolder.trial()
    try folder.write("@2026-11-21 12:00:00\n", to: "now")
    let run = try folder.beginOpen(under: pinned, program: debugProgram)
    run.send("Ada")
    try folder.write("@\(time)\n", to: "now")
    // Two seconds after the key, by whatever clock is right.
    run.wait { folder.keptDrafts.contains { $0.contains("\"Ada\"") } }
    #expect(folder.keptDrafts.map { $0.contains("\"Ada\"") } == [true])
    try folder.write("@2026-11-21 12:00:01\n", to: "now")
    run.send("!")
    run.wait { folder.keptDrafts.contains { $0.contains("\"Ada!\"") } }
    #expect(folder.keptDrafts.map { $0.contains("\"Ada!\"") } == [true])
    run.expectSubmission(name: "Ada!")
  }

  @Test(.enabled(if: Needs.faketime, "needs faketime"))
  func `midnight that passes while the form is open is noticed`() throws {
    let folder = try FormFolder(rows: #"{ "id": "e", "type": "expDate", "label": "Name" }"#)
    try folder.write("@2026-11-30 23:59:50\n", to: "now")
    let run = try folder.beginOpen(under: pinned, program: debugProgram)
    run.send("1126")
    run.waitFor("11/26")
    try folder.write("@2026-12-01 00:00:10\n", to: "now")
    run.press(Keys.submit)
    run.waitFor("expired")
    #expect(!run.hasEnded)
    run.press(Keys.killLine)
    run.send("1226")
    run.waitFor("12/26")
    run.send(Keys.submit)
    #expect(run.exitStatus() == 0)
  }
}
