import Foundation
import Testing

/// The form without a person: strict, or lenient as a paste.
@Suite struct BatchTests {
  private static let rows = """
    { "id": "name", "type": "name", "label": "Name", "required": true },
    { "id": "card", "type": "credit", "label": "Card" },
    { "id": "code", "type": "cvv", "label": "Code", "for": "card" },
    { "id": "zip", "type": "zip", "label": "ZIP" },
    { "id": "expiry", "type": "expDate", "label": "Expires" }
    """

  private func batch(_ answers: [String: String], _ options: [String] = []) throws -> (
    status: Int?, output: String, errors: String
  ) {
    let folder = try FormFolder(rows: Self.rows)
    let data = try JSONSerialization.data(withJSONObject: answers)
    try folder.write(String(decoding: data, as: UTF8.self), to: "a.json")
    let common = ["--answers", "a.json", "--today", "2026-11-21", "--format", "jsonl"]
    return try folder.batch(common + options)
  }

  @Test(arguments: [
    ["card": "4242 4242 4242 4242"], ["card": "4242424242424242"], ["card": "4242-4242-4242-4242"],
    ["zip": "62701"], ["expiry": "12/28"], ["expiry": "1228"], ["name": "ada"], [:],
  ])
  func `a value may be its formatted text or its data`(answers: [String: String]) throws {
    let result = try batch(["name": "Ada"].merging(answers) { $1 })
    #expect(result.status == 0 && result.errors.isEmpty, "\(result.errors)")
  }

  @Test(arguments: [
    (["card": "4242 4242 4242 4242x"], "card: "), (["zip": "62701 4"], "zip: "),
    (["zip": "6270"], "zip: "), (["name": ""], "name: Required"),
    (["expiry": "10/26"], "expiry: The card has expired"), (["name": "Ada\u{7}"], "name: "),
  ])
  func `what the field would drop, cut or refuse is told, a line each`(
    answers: [String: String], sentence: String
  ) throws {
    let result = try batch(["name": "Ada"].merging(answers) { $1 })
    #expect(result.status == 4)
    #expect(result.output.isEmpty)
    #expect(result.errors.contains("tfield: \(sentence)"), "\(result.errors)")
    #expect(result.errors.split(separator: "\n").count == 2)
    #expect(result.errors.hasSuffix("tfield: 1 answer is not valid\n"))
  }

  @Test func `every wrong answer has its line`() throws {
    let result = try batch(["zip": "1", "expiry": "13/99"])
    #expect(result.status == 4)
    #expect(result.errors.split(separator: "\n").count == 4, "\(result.errors)")
  }

  @Test func `lenient takes answers as pastes`() throws {
    let result = try batch(["name": "Ada", "card": "Card: 4242 4242 4242 4242"], ["--lenient"])
    #expect(result.status == 0, "\(result.errors)")
    #expect(result.output.contains("\"card\":\"4242 4242 4242 4242\""))
  }

  @Test func `lines, entries and what is chosen are judged whole`() throws {
    let folder = try FormFolder(
      rows: """
        { "id": "text", "type": "text" }, { "id": "list", "type": "list", "of": { "type": "zip" } },
        { "id": "some", "type": "choices", "options": ["a", "b", "c"] }
        """)
    try folder.write(
      #"{ "text": "a\nb", "list": ["62701", "62702"], "some": ["c", "a"] }"#, to: "good.json")
    try folder.write(#"{ "list": ["62701", "62702x"] }"#, to: "bad.json")
    let good = try folder.batch(["--answers", "good.json", "-f", "jsonl"])
    #expect(good.status == 0, "\(good.errors)")
    #expect(
      good.output == "{\"text\":\"a\\nb\",\"list\":[\"62701\",\"62702\"],\"some\":[\"a\",\"c\"]}\n")
    let bad = try folder.batch(["--answers", "bad.json"])
    #expect(bad.status == 4 && bad.errors.contains("tfield: list: "), "\(bad.errors)")
  }

  @Test func `a secret is never repeated`() throws {
    let result = try batch(["name": "Ada", "card": "4242424242424241", "code": "98x7"])
    #expect(result.status == 4)
    #expect(!result.errors.contains("98") && !result.errors.contains("4241"), "\(result.errors)")
  }

  @Test func `the default action gives the status`() throws {
    let folder = try FormFolder(
      rows: #"{ "id": "a", "type": "phrase" }"#,
      actions: """
        { "id": "no", "label": "No", "role": "cancel" },
        { "id": "go", "label": "Go", "exit": 10, "confirm": "Sure?" }
        """)
    #expect(try folder.batch().status == 10)
    #expect(
      try folder.batch(["--with-action", "-f", "jsonl"]).output.contains("\"action\":\"go\""))
  }

  @Test func `it needs neither a terminal nor standard input`() throws {
    let folder = try FormFolder(rows: #"{ "id": "a", "type": "phrase" }"#)
    let run = try folder.shell(
      #"setsid -w "$tfield" form.json --batch --set a=b -f jsonl <&- >out; echo $?"#)
    #expect(run.exitStatus() == 0)
    #expect(run.standardOutput == "0\n" && folder.text(of: "out") == "{\"a\":\"b\"}\n")
    #expect(run.sent.isEmpty)
  }

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
    run.wait { kill(process, 0) != 0 }
    #expect(kill(process, 0) != 0)
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
