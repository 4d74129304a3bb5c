import Foundation
import TestSupport
import Testing

/// A program asks, a person answers, and exactly one reply goes back.
@Suite struct ElicitTests {
  private static let schema = #"""
    { "type": "object", "properties": {
        "name": { "type": "string", "title": "Your name" },
        "age": { "type": "integer", "title": "Age", "minimum": 0, "maximum": 150 },
        "news": { "type": "boolean", "title": "News" },
        "size": { "type": "string", "title": "Size", "enum": ["s", "m"], "enumNames": ["Small", "Medium"] }
      }, "required": ["name"] }
    """#

  private static func bare(_ message: String = "Who are you?") -> String {
    #"{ "message": "\#(message)", "requestedSchema": \#(schema) }"#
  }

  private static func wrapped(_ id: String) -> String {
    #"{ "jsonrpc": "2.0", "id": \#(id), "method": "elicitation/create", "params": \#(bare()) }"#
  }

  /// Starts with a request on standard input.
  private func start(
    _ request: String, _ options: String = "", size: PseudoTerminal.Size = .usual
  ) throws -> (run: ProgramRun, folder: FormFolder) {
    let folder = try FormFolder()
    try folder.write(request, to: "request.json")
    let run = try ProgramRun(
      ["bash", "-c", #""$tfield" elicit \#(options) < request.json"#], size: size,
      environment: ["tfield": builtProgram], folder: folder.path)
    return (run, folder)
  }

  private func open(
    _ request: String, _ options: String = "", size: PseudoTerminal.Size = .usual
  ) throws -> ProgramRun {
    let (run, _) = try start(request, options, size: size)
    run.waitFor("News")
    run.settle()
    return run
  }

  @Test func `the message stands above the form`() throws {
    let run = try open(Self.bare(#"Who are you?\nSay it \u001b[31mhere {name}."#))
    #expect(run.screen.text == keptScreen("elicit"))
    run.send(Keys.escape)
    #expect(run.exitStatus() == 1)
    #expect(run.standardOutput == "{\"action\":\"cancel\"}\n")
    #expect(run.isTerminalRestored)
  }

  @Test func `a small screen has all of it in German`() throws {
    let run = try open(Self.bare(), "--lang de", size: .init(40, 12))
    #expect(run.screen.text == keptScreen("elicit-small-german"))
    run.send(Keys.interrupt)
    #expect(run.exitStatus() == 130)
    #expect(run.standardOutput == "{\"action\":\"cancel\"}\n")
  }

  @Test func `what was answered is typed, and the rest left out`() throws {
    let run = try open(Self.wrapped(#""a-1""#))
    run.press("Ada", "\t", "36", Keys.submit)
    #expect(run.exitStatus() == 0)
    #expect(
      run.standardOutput
        == #"{"jsonrpc":"2.0","id":"a-1","result":{"action":"accept","content":{"name":"Ada","age":36}}}"#
        + "\n")
    #expect(run.standardError.isEmpty && run.isTerminalRestored)
  }

  @Test func `the second action declines, whatever is missing`() throws {
    let run = try open(Self.wrapped("9007199254740993"))
    run.press(Keys.backTab, "\r")
    #expect(run.exitStatus() == 0)
    #expect(
      run.standardOutput
        == #"{"jsonrpc":"2.0","id":9007199254740993,"result":{"action":"decline"}}"# + "\n")
  }

  @Test(arguments: [SIGTERM, SIGHUP, SIGINT])
  func `a signal is answered by a cancel`(signal: Int32) throws {
    let folder = try FormFolder()
    try folder.write(Self.wrapped("1"), to: "request.json")
    let run = try ProgramRun([builtProgram, "elicit", "request.json"], folder: folder.path)
    run.waitFor("News")
    run.signal(signal)
    #expect(run.exitStatus() == 128 + Int(signal))
    #expect(run.standardOutput == #"{"jsonrpc":"2.0","id":1,"result":{"action":"cancel"}}"# + "\n")
    #expect(run.isTerminalRestored)
  }

  @Test func `nobody who answers in time is a cancel`() throws {
    let (run, _) = try start(Self.bare(), "--timeout 1")
    #expect(run.exitStatus() == 124)
    #expect(run.standardOutput == "{\"action\":\"cancel\"}\n")
  }

  @Test func `line by line it is the same`() throws {
    let (run, _) = try start(Self.bare(), "--plain")
    run.waitFor("Your name, required:")
    #expect(run.screen.rows.contains { $0.contains("Who are you?") })
    run.send("Ada\n\n\n2\n")
    run.waitFor("2. Decline")
    run.send("1\n")
    #expect(run.exitStatus() == 0)
    #expect(
      run.standardOutput == #"{"action":"accept","content":{"name":"Ada","size":"m"}}"# + "\n")
  }

  private static let several = #"""
    { "jsonrpc": "2.0", "id": 1, "result": { "resultType": "input_required", "requestState": "s",
      "inputRequests": {
        "who": { "method": "elicitation/create", "params": \#(bare()) },
        "key": { "method": "elicitation/create", "params": {
          "mode": "url", "message": "Set your key.", "url": "https://xn--mcp-8na.example/key?x=1" } } } } }
    """#

  @Test func `several questions are asked one after another, and an address is opened`() throws {
    let folder = try FormFolder()
    try folder.write(Self.several, to: "request.json")
    try folder.write("#!/bin/sh\nprintf '%s\\n' \"$@\" >opened\n", to: "open")
    chmod(folder.path + "/open", 0o755)
    let run = try ProgramRun(
      [builtProgram, "elicit", "request.json", "--server", "tables", "--open", "./open"],
      size: .init(60, 14), folder: folder.path)
    run.waitFor("Who are you?")
    run.press("Ada", Keys.submit)
    run.waitFor("Set your key.")
    #expect(run.screen.text == keptScreen("elicit-address"))
    #expect(!FileManager.default.fileExists(atPath: folder.path + "/opened"))
    run.press("\t")
    run.wait { run.screen.cursor.column == 16 }
    run.press("\r")
    #expect(run.exitStatus() == 0)
    let who = #"{"action":"accept","content":{"name":"Ada"}}"#
    let responses = #"{"who":\#(who),"key":{"action":"accept"}}"#
    #expect(
      run.standardOutput
        == #"{"jsonrpc":"2.0","id":1,"result":{"inputResponses":\#(responses),"requestState":"s"}}"#
        + "\n")
    let opened = try String(contentsOfFile: folder.path + "/opened", encoding: .utf8)
    #expect(opened == "https://xn--mcp-8na.example/key?x=1\n")
  }

  @Test func `nothing is kept, and the request's words name no file`() throws {
    let folder = try FormFolder()
    try folder.write(Self.bare(), to: "request.json")
    let run = try ProgramRun(
      [builtProgram, "elicit", "request.json"],
      environment: ["XDG_STATE_HOME": folder.path + "/state"], folder: folder.path)
    run.waitFor("News")
    run.press("Ada", "\t", Keys.escape)
    #expect(run.waitFor("Discard") && !run.screen.text.contains("draft"))
    run.choose("Discard")
    #expect(run.exitStatus() == 1)
    #expect(folder.names() == ["request.json"])
  }

  @Test func `garbage is refused with one reply`() throws {
    var random = SeededRandom()
    let request = Array(Self.wrapped("1").utf8)
    for _ in 0..<40 {
      var bytes = request
      for _ in 0..<3 {
        bytes[Int.random(in: 0..<bytes.count, using: &random)] = .random(in: 0...255)
      }
      let folder = try FormFolder()
      try Data(bytes).write(to: URL(fileURLWithPath: folder.path + "/r"))
      let run = try QuietRun(["elicit", "r", "--batch", "--set", "name=Ada"], in: folder.path)
      let text = String(decoding: bytes, as: UTF8.self)
      #expect([0, 2, 3, 4].contains(run.status), "\(run.status) \(text) seed \(random.seed)")
      #expect(
        run.output.split(separator: "\n").count == 1, "\(run.output) \(text) seed \(random.seed)")
    }
  }
}
