import Foundation
import TField
import TFieldForm
import TestSupport
import Testing

@Suite struct ElicitationRequestTests {
  private func request(_ text: String) throws(ElicitationFault) -> ElicitationRequest {
    try ElicitationRequest(Array(text.utf8), FormLoader())
  }

  /// The reply to a request that is refused.
  private func refusal(of text: String) -> String? {
    do throws(ElicitationFault) { _ = try request(text) } catch { return error.reply.line }
    return nil
  }

  private func asking(_ properties: String, _ more: String = "") -> String {
    #"{ "message": "Who?", "requestedSchema": { "type": "object", "properties": { \#(properties) }\#(more) } }"#
  }

  @Test(arguments: TestFile.tables(of: "requests.txt"))
  func `a request is refused, or not, as its table says`(table: TestTable) {
    for line in table.lines {
      let cells = line.components(separatedBy: " ¦ ")
      let reply = refusal(of: cells[0]) ?? "ok"
      let isSame =
        cells[1].hasPrefix("…") ? reply.contains(cells[1].dropFirst()) : reply == cells[1]
      #expect(isSame, "\(cells[0]) \(reply)")
    }
  }

  private static let name =
    #""message": "Name?", "requestedSchema": { "type": "object", "properties": { "name": { "type": "string" } } }"#
  private static let call =
    #""method": "elicitation/create", "params": { "mode": "form", \#(name) }"#
  private static let page =
    #""mode": "url", "message": "Your key?", "url": "https://mcp.example.com/set_key""#
  private static let several =
    #""inputRequests": { "login": { \#(call) }, "capital": { "method": "sampling/createMessage", "params": { "messages": [], "maxTokens": 100 } }, "key": { "method": "elicitation/create", "params": { \#(page) } } }"#

  /// The shapes in which the versions of the protocol ask, and what goes out for results of theirs.
  private static let shapes: [(asked: String, said: [JSONValue], reply: String)] = [
    (name, [["action": "decline"]], #"{"action":"decline"}"#),
    (call, [["action": "decline"]], #"{"action":"decline"}"#),
    (#""id": "mine", \#(name)"#, [["action": "decline"]], #"{"action":"decline"}"#),
    (page, [["action": "accept"]], #"{"action":"accept"}"#),
    (
      #""method": "elicitation/create", "params": { \#(page), "elicitationId": "550e" }"#,
      [["action": "accept"]], #"{"action":"accept"}"#
    ),
    (
      #""method": "elicitation/create", "params": { "sessionId": "s", "mode": "form", \#(name) }"#,
      [["action": "cancel"]], #"{"action":"cancel"}"#
    ),
    (
      #""jsonrpc": "2.0", "id": "a", \#(call)"#, [["action": "accept", "content": ["name": "x"]]],
      #"{"jsonrpc":"2.0","id":"a","result":{"action":"accept","content":{"name":"x"}}}"#
    ),
    (
      #""resultType": "input_required", \#(several), "requestState": "eyJ9""#,
      [["action": "decline"], ["action": "accept"]],
      #"{"inputResponses":{"login":{"action":"decline"},"key":{"action":"accept"}},"requestState":"eyJ9"}"#
    ),
    (
      #""jsonrpc": "2.0", "id": 1, "result": { "resultType": "input_required", \#(several) }"#,
      [["action": "cancel"]],
      #"{"jsonrpc":"2.0","id":1,"result":{"inputResponses":{"login":{"action":"cancel"},"key":{"action":"cancel"}}}}"#
    ),
  ]

  @Test(arguments: shapes)
  func `each shape of a request is answered in its own`(
    asked: String, said: [JSONValue], reply: String
  ) throws {
    let request = try request("{ \(asked) }")
    #expect(request.reply(said).line == reply)
    let forms = request.questions.map { $0.form.fields.map(\.id).joined(separator: " ") }
    let isSeveral = asked.contains("inputRequests")
    let expected =
      isSeveral
      ? ["name", "host note0 note1"] : [asked.contains("url") ? "host note0 note1" : "name"]
    #expect(forms == expected)
  }

  /// An address, and the host that the person sees; `nil` where it is refused.
  @Test(
    arguments: [
      ("https://mcp.example.com/set_key?a=b#c", "mcp.example.com", false),
      ("https://good.example@evil.example:8443/", "evil.example", false),
      ("http://[::1]/", "[::1]", false), ("https://XN--80AK6AA92E.com", "XN--80AK6AA92E.com", true),
      ("https://a.xn--80ak6aa92e.com/", "a.xn--80ak6aa92e.com", true),
      ("https://аррlе.com/", nil, false), ("https://a.example/ b", nil, false),
      ("https://good.example\\@evil.example/", nil, false), ("javascript:alert(1)", nil, false),
      ("file:///etc/passwd", nil, false), ("", nil, false),
    ] as [(String, String?, Bool)])
  func `an address shows its host, and letters that may deceive`(
    address: String, host: String?, isDoubtful: Bool
  ) throws {
    let asked: JSONValue = ["mode": "url", "message": "Key?", "url": .string(address)]
    guard let host else {
      let said = refusal(of: asked.line) ?? ""
      #expect(said.hasPrefix(#"{"error":{"code":-32602,"message":"'url' "#))
      return
    }
    var form = try #require(try request(asked.line).questions.first).form
    #expect(form.fields[0].initial.text == host && form.fields[1].label == .verbatim(address))
    #expect((form.fields[2].label == .say("label.punycode")) == isDoubtful)
    #expect(form.actions.map(\.label) == [.say("label.decline"), .say("label.agree")])
    var who = ElicitationHost()
    (who.server, who.opener) = ("tables", "xdg-open")
    form = try #require(
      try ElicitationRequest(Array(asked.line.utf8), FormLoader(), who).questions.first
    ).form
    #expect(
      form.title == .say("label.asks", ["server": "tables"])
        && form.actions[1].label == .say("label.open"))
    #expect(form.actions[1].steps.run == ["xdg-open", address])
  }

  @Test func `a long message is refused under the request's own id`() {
    let message = String(repeating: "x", count: 65_537)
    let text = #"""
      { "jsonrpc": "2.0", "id": "a", "method": "elicitation/create",
        "params": { "message": "\#(message)", "requestedSchema": {} } }
      """#
    let said = "'message' is longer than 65536 bytes"
    #expect(
      refusal(of: text)
        == #"{"jsonrpc":"2.0","id":"a","error":{"code":-32602,"message":"\#(said)"}}"#)
  }

  @Test func `deep nesting and repeated keys are refused`() {
    let deep = String(repeating: #"{"a":"#, count: 100_000)
    #expect(refusal(of: asking(#""a": \#(deep)"#))?.contains("-32700") == true)
    let twice = #""a": { "type": "string" }, "a": { "type": "number" }"#
    #expect(refusal(of: asking(twice))?.contains("duplicate key 'a'") == true)
  }
}

extension ElicitationRequestTests {
  @Test func `a request becomes a form with two actions`() throws {
    let request = try request(
      #"""
      { "jsonrpc": "2.0", "id": 1e2, "method": "elicitation/create", "params": {
        "message": "Who {are} you?", "_meta": {}, "requestedSchema": { "title": "You",
        "$schema": "https://json-schema.org/draft/2020-12/schema", "additionalProperties": false,
        "properties": {
          "full name": { "type": "string", "title": "Name {x}", "minLength": 2 },
          "mail": { "type": ["string", "null"], "format": "email", "default": null },
          "site": { "anyOf": [{ "type": "string", "format": "uri" }, { "type": "null" }] },
          "born": { "type": "string", "format": "date" },
          "age": { "type": "integer", "minimum": 0, "maximum": 150 },
          "ratio": { "type": "number", "default": 0.5 },
          "on": { "type": "boolean", "default": true },
          "size": { "type": "string", "enum": ["s", "m"], "enumNames": ["Small"] },
          "hue": { "oneOf": [{ "const": "r", "title": "Red" }, { "const": "g" }] },
          "tags": { "type": "array", "items": { "enum": ["a", "b"] }, "maxItems": 1 }
        }, "required": ["full name"] } } }
      """#)
    let form = try #require(request.questions.first).form
    #expect(request.id == .number("1e2"))
    #expect(form.title == "You" && form.description == "Who {are} you?")
    #expect(
      form.fields.map { "\(type(of: $0.type))" } == [
        "Phrase", "Email", "Phrase", "CalendarDay", "NumberType", "NumberType", "Toggle",
        "Choice", "Choice", "Choices",
      ])
    #expect(form.fields[0].label.text() == "Name {x}" && form.fields[0].path == ["full name"])
    let options = form.fields.compactMap { $0.type.choiceOptions?.all.map(\.label) }
    #expect(options == [["Small", "m"], ["Red", "g"], ["a", "b"]])
    #expect(form.actions.map(\.id) == ["accept", "decline"] && !form.keepsDrafts)
    #expect(form.actions.map { $0.label.text(in: .german) } == ["Absenden", "Ablehnen"])
  }

  @Test func `a request without properties asks for a yes or no alone`() throws {
    let form = try #require(request(asking("")).questions.first).form
    #expect(form.fields.map(\.label) == ["Who?"] && form.actions.count == 2)
    #expect(FormSession(form).focus == .action(0))
    #expect(FormSession(form).answers.isEmpty)
  }

  @Test func `what is wrong in a form doesn't keep anybody from declining`() throws {
    let form = try #require(
      request(asking(#""a": { "type": "string" }"#, #", "required": ["a"]"#)).questions.first
    ).form
    var session = FormSession(form)
    session.moveFocus(to: .action(1))
    session.handle(.confirm)
    #expect(session.outcome == .submitted("decline"))
  }
}
