import Foundation
import Testing

/// What ends a form without a person.
@Suite struct BatchTests {
  @Test func `time can run out, and a signal ends it with its programs`() throws {
    let folder = try FormFolder(
      rows: #"{ "id": "a", "type": "phrase" }"#,
      actions: #"{ "id": "go", "label": "Go", "run": ["./wait"] }"#)
    try folder.write(program: "echo $$ > pid; exec sleep 1000", to: "wait")
    #expect(try folder.batch(["--trust", "--timeout", "1"]).status == 124)
    let first = try #require(folder.text(of: "pid"))
    let run = try ProgramRun(
      [builtProgram, "form.json", "--batch", "--trust"], folder: folder.path)
    run.wait { folder.text(of: "pid").map { $0 != first && $0.hasSuffix("\n") } ?? false }
    run.signal(SIGTERM)
    #expect(run.exitStatus() == 143)
    let process = try #require(folder.text(of: "pid").flatMap { pid_t($0.dropLast()) })
    run.expectGone(process)
  }

  @Test(arguments: [
    "form.json --batch --answers -", "elicit -", "- --batch", "form.json --answers - --plain",
    "form.json --set-file a=/dev/stdin --batch",
  ])
  func `time runs out while input is waited for, too`(words: String) throws {
    let folder = try FormFolder(rows: #"{ "id": "a", "type": "phrase" }"#)
    let result = try folder.result(
      of: #"mkfifo p; exec 9<>p; "$tfield" \#(words) --timeout 1 <p; echo "=$?""#)
    #expect(result.output.hasSuffix("=124\n"), "\(result)")
    #expect(result.errors.contains("timed out"), "\(result)")
  }
}
