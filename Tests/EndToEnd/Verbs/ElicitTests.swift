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
    #expect(
      run.screen.text.withoutTrailingBlanks
        == """
         A program asks                                                          1 left
           Who are you?
           Say it ^[[31mhere {name}.
         ┏ * Your name ━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━┓
         ┃                                                                            ┃
         ┗━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━┛
         ╭────────────────────────────────────────────────────────────────────────────╮
         │ Age                                                                        │
         ╰────────────────────────────────────────────────────────────────────────────╯
           [ ] News
           Size
           ( ) Small  ( ) Medium
         [ Submit ]  [ Decline ]










         Tab next  Shift-Tab back  Ctrl-S Submit  F1/Alt-H help  Esc leave
        """.withoutTrailingBlanks)
    run.send(Keys.escape)
    #expect(run.exitStatus() == 1)
    #expect(run.standardOutput == "{\"action\":\"cancel\"}\n")
    #expect(run.isTerminalRestored)
  }

  @Test func `a small screen has all of it in German`() throws {
    let run = try open(Self.bare(), "--lang de", size: .init(40, 12))
    #expect(
      run.screen.text.withoutTrailingBlanks
        == """
         Ein Programm fragt              noch 1
           Who are you?
         ▸ * Your name:
             Age:
           [ ] News
           Size
           ( ) Small  ( ) Medium
         [ Absenden ]  [ Ablehnen ]



         Tab weiter  Strg-S Absenden  F1 Hilfe
        """.withoutTrailingBlanks)
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

  @Test func `a refused request opens nothing`() throws {
    let (run, _) = try start(
      #"{ "jsonrpc": "2.0", "id": 3, "method": "elicitation/create", "params": { "message": "a", "requestedSchema": { "type": "object", "properties": { "password": { "type": "string" } } } } }"#
    )
    #expect(run.exitStatus() == 3)
    let message = "'password' asks for a secret, which the protocol doesn't allow"
    #expect(
      run.standardOutput
        == #"{"jsonrpc":"2.0","id":3,"error":{"code":-32602,"message":"\#(message)"}}"# + "\n")
    #expect(run.standardError == "tfield: -: \(message)\n")
    #expect(run.sent.isEmpty)
  }

  @Test func `a file that can't be read is answered too`() throws {
    let run = try QuietRun(["elicit", "/nonexistent.json"])
    #expect(run.status == 3 && run.lines.count == 1)
    #expect(run.output.hasPrefix(#"{"error":{"code":-32600,"#))
  }

  @Test func `without a terminal the program is told`() throws {
    let folder = try FormFolder()
    try folder.write(Self.wrapped("1"), to: "request.json")
    let alone = try folder.shell(#"setsid -w "$tfield" elicit request.json"#)
    #expect(alone.exitStatus() == 5)
    #expect(alone.standardOutput.hasPrefix(#"{"jsonrpc":"2.0","id":1,"error":{"code":-32603,"#))
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

  @Test func `given answers are judged without a person`() throws {
    let folder = try FormFolder()
    try folder.write(Self.wrapped("1"), to: "request.json")
    try folder.write(#"{ "name": "Ada", "age": 36, "news": false }"#, to: "answers.json")
    let words = ["elicit", "request.json", "--batch", "--answers", "answers.json"]
    let good = try QuietRun(words, in: folder.path)
    #expect(good.status == 0 && good.errors.isEmpty)
    let content = #"{"name":"Ada","age":36,"news":false}"#
    #expect(
      good.output
        == #"{"jsonrpc":"2.0","id":1,"result":{"action":"accept","content":\#(content)}}"# + "\n")
    let wrong = try QuietRun(words + ["--set", "age=151"], in: folder.path)
    #expect(wrong.status == 4)
    let error = #"{"code":-32603,"message":"1 answer is not valid"}"#
    #expect(wrong.output == #"{"jsonrpc":"2.0","id":1,"error":\#(error)}"# + "\n")
    #expect(wrong.lines.first == "tfield: age: At most 150")
  }

  /// What the protocol may ask for, what is given, and what of it is accepted.
  private static let asked: [(schema: String, given: String?, content: String?)] = [
    (
      #""format": "date-time", "type": "string""#, #""2026-11-21T17:05:00Z""#,
      #""2026-11-21T17:05:00Z""#
    ),
    (#""format": "date-time", "type": "string""#, #""2026-11-21 17""#, nil),
    (
      #""format": "date-time", "type": "string""#, #""2026-11-21 17:05""#,
      #""2026-11-21T17:05:00Z""#
    ),
    (#""format": "date", "type": "string""#, #""2026-11-21""#, #""2026-11-21""#),
    (#""format": "date", "type": "string""#, #""2026-02-30""#, nil),
    (#""format": "email", "type": "string""#, #""ada@example.com""#, #""ada@example.com""#),
    (#""format": "email", "type": "string""#, #""ada""#, nil),
    (
      #""format": "uri", "type": "string""#, #""https://example.com/a?b#c""#,
      #""https://example.com/a?b#c""#
    ),
    (#""format": "uri", "type": "string""#, #""not an address""#, nil),
    (#""type": "string", "minLength": 2"#, #""a""#, nil),
    (#""type": "string", "default": "x""#, nil, #""x""#),
    (#""type": "integer", "maximum": 5"#, "5", "5"),
    (#""type": "integer", "maximum": 5"#, "6", nil),
    (#""type": "integer", "default": 3"#, nil, "3"), (#""type": "number""#, "1.5", "1.5"),
    (#""type": "boolean""#, "false", "false"), (#""type": "boolean""#, nil, "false"),
    (#""type": "boolean", "default": true"#, nil, "true"),
    (#""type": "string", "enum": ["a", "b"], "enumNames": ["A", "B"]"#, #""b""#, #""b""#),
    (#""type": "string", "enum": ["a", "b"]"#, #""c""#, nil),
    (#""type": "string", "enum": ["a", "b"], "default": "b""#, nil, #""b""#),
    (#""type": "string", "oneOf": [{ "const": "a", "title": "A" }]"#, #""a""#, #""a""#),
    (
      #""type": "array", "items": { "type": "string", "enum": ["a", "b", "c"] }, "maxItems": 2"#,
      #"["c", "a"]"#, #"["c","a"]"#
    ),
    (
      #""type": "array", "items": { "type": "string", "enum": ["a", "b", "c"] }, "maxItems": 2"#,
      #"["a", "b", "c"]"#, nil
    ),
    (#""type": "array", "items": { "enum": ["a", "b"] }, "minItems": 1"#, "[]", nil),
    (#""type": "array", "items": { "enum": ["a", "b"] }"#, "[]", "[]"),
    (
      #""type": "array", "items": { "anyOf": [{ "const": "a", "title": "A" }] }, "default": ["a"]"#,
      nil, #"["a"]"#
    ),
    (#""type": ["string", "null"]"#, #""x""#, #""x""#),
  ]

  @Test(arguments: asked)
  func `every kind of value that must be answered is typed, or refused`(
    schema: String, given: String?, content: String?
  ) throws {
    let folder = try FormFolder()
    try folder.write(
      #"{ "message": "m", "requestedSchema": { "type": "object", "required": ["it"], "properties": { "it": { \#(schema) } } } }"#,
      to: "request.json")
    try folder.write(given.map { #"{ "it": \#($0) }"# } ?? "{}", to: "answers.json")
    let run = try QuietRun(
      ["elicit", "request.json", "--batch", "--answers", "answers.json"], in: folder.path)
    #expect(run.status == (content == nil ? 4 : 0), "\(run.errors)")
    let reply = content.map { #"{"action":"accept","content":{"it":\#($0)}}"# + "\n" }
    #expect(reply == nil || run.output == reply)
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
    #expect(
      run.screen.text.withoutTrailingBlanks
        == """
         tables asks
             Host: xn--mcp-8na.example
           https://xn--mcp-8na.example/key?x=1
           The name of the host (xn--) stands for letters of
           other scripts, which may look like others.
           Set your key.
         [ Decline ]  [ Open the address ]






         Tab next  Enter choose  Ctrl-S Decline  F1 help  Esc leave
        """.withoutTrailingBlanks)
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

  @Test func `line by line and in a batch, several questions have several answers`() throws {
    let folder = try FormFolder()
    try folder.write(
      Self.several.replacingOccurrences(of: #""mode": "url","#, with: ""), to: "bad.json")
    let two = #"{ "method": "elicitation/create", "params": \#(Self.bare()) }"#
    try folder.write(#"{ "inputRequests": { "a": \#(two), "b": \#(two) } }"#, to: "two.json")
    try folder.write(#"{ "a": { "name": "Ada" }, "b": { "name": "Bob" } }"#, to: "answers.json")
    let content = { (name: String) in #"{"action":"accept","content":{"name":"\#(name)"}}"# }
    let reply = #"{"inputResponses":{"a":\#(content("Ada")),"b":\#(content("Bob"))}}"# + "\n"
    let lines = try folder.shell(
      #"printf 'Ada\n\n\n\n1\nBob\n\n\n\n1\n' | setsid -w "$tfield" elicit two.json --plain"#)
    #expect(lines.exitStatus() == 0)
    #expect(lines.standardOutput == reply, "\(lines.standardError)")
    let batch = try QuietRun(
      ["elicit", "two.json", "--batch", "-a", "answers.json"], in: folder.path)
    #expect(batch.output.contains(#""a":{"action":"accept","content":{"name":"Ada""#))
    #expect(batch.output.contains(#""b":{"action":"accept","content":{"name":"Bob""#))
    #expect(try QuietRun(["elicit", "bad.json"], in: folder.path).status == 3)
  }

  @Test func `nobody but a person agrees to open an address`() throws {
    let folder = try FormFolder()
    try folder.write(
      #"{ "mode": "url", "message": "Key?", "url": "https://a.example" }"#, to: "url.json")
    let run = try QuietRun(["elicit", "url.json", "--batch"], in: folder.path)
    #expect(run.status == 5 && run.output.contains("only a person can agree to open an address"))
  }

  @Test(arguments: [
    ("UTC", "Z"), ("Europe/Berlin", "+01:00"), ("America/St_Johns", "-03:30"),
  ])
  func `a time without a zone is the person's`(zone: String, offset: String) throws {
    let run = try ProgramRun(
      [
        "bash", "-c",
        #""$tfield" elicit --batch --set 'at=2026-11-21 17:05' <<<'{"message":"m","requestedSchema":{"properties":{"at":{"type":"string","format":"date-time"}}}}'"#,
      ], environment: ["tfield": builtProgram, "TZ": zone])
    #expect(run.exitStatus() == 0)
    let time = "2026-11-21T17:05:00" + offset
    #expect(run.standardOutput == #"{"action":"accept","content":{"at":"\#(time)"}}"# + "\n")
  }

  @Test func `a reader that is gone, and a full disk, are told by the status`() throws {
    let folder = try FormFolder()
    try folder.write(Self.bare(), to: "request.json")
    let words = #""$tfield" elicit request.json --batch --set name=Ada"#
    let pipe = try folder.shell(#"set -o pipefail; (sleep 0.2; \#(words)) | true"#)
    #expect(pipe.exitStatus() == 141)
    let full = try folder.shell(words + " >/dev/full")
    #expect(full.exitStatus() == 6)
    let closed = try folder.shell(words + " >&-")
    #expect(closed.exitStatus() == 6)
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
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
    #expect(names == ["form.json", "request.json"])
  }

  @Test func `garbage is refused with one reply`() throws {
    var random = SeededRandom()
    let request = Array(Self.wrapped("1").utf8)
    for _ in 0..<40 {
      var bytes = request
      for _ in 0..<3 {
        bytes[Int.random(in: 0..<bytes.count, using: &random)] = .random(in: 0...255)
      }
      let folder = try TestFolder()
      try Data(bytes).write(to: URL(fileURLWithPath: folder.path + "/r"))
      let run = try QuietRun(["elicit", "r", "--batch", "--set", "name=Ada"], in: folder.path)
      let text = String(decoding: bytes, as: UTF8.self)
      #expect([0, 2, 3, 4].contains(run.status), "\(run.status) \(text) seed \(random.seed)")
      #expect(
        run.output.split(separator: "\n").count == 1, "\(run.output) \(text) seed \(random.seed)")
    }
  }
}
