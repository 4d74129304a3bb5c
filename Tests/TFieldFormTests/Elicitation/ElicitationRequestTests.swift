import TField
import TFieldForm
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

  @Test(arguments: [
    ("", #"{"error":{"code":-32700,"message":"1:1: the file is empty"}}"#),
    ("[]", #"{"error":{"code":-32600,"message":"a request is an object"}}"#),
    ("{}", #"{"error":{"code":-32602,"message":"'message' must be a text"}}"#),
    (
      #"{ "message": 1, "requestedSchema": {} }"#,
      #"{"error":{"code":-32602,"message":"'message' must be a text"}}"#
    ),
    (
      #"{ "message": "a" }"#,
      #"{"error":{"code":-32602,"message":"'requestedSchema' is missing"}}"#
    ),
    (
      #"{ "message": "a", "requestedSchema": [] }"#,
      #"{"error":{"code":-32602,"message":"'requestedSchema' must be an object"}}"#
    ),
    (
      #"{ "message": "a", "requestedSchema": { "type": "string" } }"#,
      #"{"error":{"code":-32602,"message":"'requestedSchema' must be of the type 'object'"}}"#
    ),
    (
      #"{ "message": "a", "requestedSchema": { "type": "object" } }"#,
      #"{"error":{"code":-32602,"message":"'requestedSchema' needs 'properties', an object"}}"#
    ),
    (
      #"{ "message": "a", "mode": "phone", "requestedSchema": {} }"#,
      #"{"error":{"code":-32602,"message":"only the modes 'form' and 'url' can be asked for here"}}"#
    ),
    (
      #"{ "method": "tools/call", "params": {} }"#,
      #"{"error":{"code":-32601,"message":"'tools/call' can't be asked for here, only 'elicitation/create'"}}"#
    ),
    (
      #"{ "inputRequests": { "a": { "method": "roots/list" } } }"#,
      #"{"error":{"code":-32601,"message":"no request of 'inputRequests' has the method 'elicitation/create'"}}"#
    ),
    (
      #"{ "inputRequests": { "a": { "method": "elicitation/create", "params": { "message": "" } } } }"#,
      #"{"error":{"code":-32602,"message":"'a': 'requestedSchema' is missing"}}"#
    ),
  ])
  func `what is no request is refused`(text: String, reply: String) {
    let found = refusal(of: text)
    #expect(found == reply || text.isEmpty && found?.hasPrefix(#"{"error":{"code":-32700"#) == true)
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
      let reply: JSONValue = [
        "error": ["code": -32602, "message": "'url' must be an address that begins with https://"]
      ]
      #expect(refusal(of: asked.line) == reply.line)
      return
    }
    var form = try #require(try request(asked.line).questions.first).form
    #expect(form.fields[0].initial == host && form.fields[1].label == .verbatim(address))
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

  @Test(arguments: [
    (#""jsonrpc": "2.0""#, "null", -32600),
    (#""jsonrpc": "2.0", "id": null"#, "null", -32600),
    (#""jsonrpc": "2.0", "id": true"#, "null", -32600),
    (#""jsonrpc": "2.0", "id": [1]"#, "null", -32600),
    (#""jsonrpc": "2.0", "id": { "a": 1 }"#, "null", -32600),
    (#""jsonrpc": "1.0", "id": 7"#, "7", -32600),
    (#""jsonrpc": "2.0", "id": 7"#, "7", -32600),
    (#""jsonrpc": "2.0", "id": 7, "method": "tools/call""#, "7", -32601),
    (#""jsonrpc": "2.0", "id": "a\u001b", "method": "elicitation/create""#, #""a\u001B""#, -32602),
    (#""jsonrpc": "2.0", "id": 7, "id": 8"#, "null", -32700),
  ])
  func `an envelope is refused in one of its kind`(members: String, id: String, code: Int) {
    let reply = refusal(of: "{ \(members) }")
    let start = #"{"jsonrpc":"2.0","id":\#(id),"error":{"code":\#(code),"message":"#
    #expect(reply?.hasPrefix(start) == true, "\(reply ?? "")")
  }

  @Test(arguments: [
    (#""a": 1"#, "'a' has no schema"), (#""a": {}"#, "'a' needs a 'type'"),
    (#""a": { "type": ["string", "number"] }"#, "'a' needs a 'type'"),
    (
      #""a": { "type": "object", "properties": {} }"#,
      "'a' is no plain value, and the protocol allows no other"
    ),
    (#""a": { "type": "null" }"#, "'a' is no plain value, and the protocol allows no other"),
    (#""a": { "type": "array" }"#, "'a' is a list of no options"),
    (#""a": { "type": "array", "items": { "type": "object" } }"#, "'a' is a list of no options"),
    (#""a": { "type": "array", "items": { "type": "string" } }"#, "'a' has no options"),
    (#""a": { "type": "string", "enum": [] }"#, "'a' has no options"),
    (#""a": { "type": "string", "enum": ["x", 1] }"#, "'a' has an option that is no text"),
    (#""a": { "type": "string", "oneOf": [{}] }"#, "'a' has an option that is no text"),
    (#""a": { "$ref": "x" }"#, "'a' has '$ref', which the protocol doesn't allow"),
    (
      #""a": { "anyOf": [{ "type": "string" }, { "type": "number" }] }"#,
      "'a' has 'anyOf', which the protocol doesn't allow"
    ),
    (
      #""a": { "type": "string", "pattern": "(" }"#,
      "'a': 'pattern' is left out: no pattern of a form says it"
    ),
  ])
  func `what the protocol forbids, or no form can ask, is refused`(
    properties: String, message: String
  ) {
    let error: JSONValue = ["error": ["code": -32602, "message": .string(message)]]
    #expect(refusal(of: asking(properties)) == error.line)
  }

  @Test(arguments: ["allOf", "not", "if", "patternProperties", "dependentRequired", "$ref"])
  func `words that make more than plain values are refused`(word: String) {
    let reply = refusal(of: asking(#""a": { "type": "string" }"#, #", "\#(word)": {}"#))
    #expect(reply?.contains("'requestedSchema' has '\(word)', which") == true, "\(reply ?? "")")
  }

  @Test(arguments: [
    #""a": { "type": "string", "format": "password" }"#,
    #""a": { "type": "string", "writeOnly": true }"#,
    #""a": { "type": "string", "title": "Your password:" }"#,
    #""password": { "type": "string" }"#, #""db_password": { "type": "string" }"#,
    #""apiKey": { "type": "string" }"#, #""api-token": { "type": "string" }"#,
    #""pin": { "type": "integer" }"#, #""cardNumber": { "type": "string" }"#,
    #""pass-phrase": { "type": "string" }"#, #""verificationCode": { "type": "string" }"#,
    #""Ｐassword": { "type": "string" }"#, #""a": { "type": "string", "title": "Pass\u200bword" }"#,
    #""a": { "type": "string", "title": "Pаsswоrd" }"#, #""𝐩𝐚𝐬𝐬𝐰𝐨𝐫𝐝": { "type": "string" }"#,
    #""a": { "type": "string", "title": "Contraseña" }"#,
    #""a": { "type": "string", "title": "パスワード" }"#,
    #""a": { "type": "string", "description": "Your ＡＰＩ key" }"#,
    #""a": { "type": "integer", "description": "Please type the PIN of your card." }"#,
  ])
  func `secrets are refused`(properties: String) {
    let reply = refusal(of: asking(properties))
    #expect(reply?.contains("asks for a secret") == true, "\(reply ?? "")")
  }

  @Test(arguments: [
    #""passwordLength": { "type": "integer" }"#, #""requirePassword": { "type": "boolean" }"#,
    #""token": { "type": "string", "enum": ["a", "b"] }"#, #""secretary": { "type": "string" }"#,
    #""spinning": { "type": "number" }"#,
    #""n": { "type": "integer", "description": "How long the generated passwords are made" }"#,
    #""n": { "type": "integer", "description": "Your token limit" }"#,
  ])
  func `what only sounds like a secret is asked for`(properties: String) {
    #expect(refusal(of: asking(properties)) == nil)
  }

  @Test(arguments: [
    ("Please enter your password", true), ("What is the ＰＩＮ?", true), ("Password:", true),
    ("We need your API key to go on.", true), ("Bitte das Pаsswort eingeben", true),
    ("Which user's account should lose the password policy?", false),
    ("Please provide your GitHub username", false), ("What shall the secretary do?", false),
  ])
  func `a message that asks for a secret is refused where an answer could be one`(
    message: String, isRefused: Bool
  ) {
    let words = JSONValue.string(message).line
    for (type, couldBe) in [("string", true), ("number", true), ("boolean", false)] {
      let text =
        #"{ "message": \#(words), "requestedSchema": { "properties": "#
        + #"{ "answer": { "type": "\#(type)" } } } }"#
      let reply = refusal(of: text)
      #expect((reply?.contains("ask for a secret") ?? false) == (isRefused && couldBe), "\(type)")
    }
  }

  @Test func `a required name without its property is refused`() {
    for required in [#"["b"]"#, #"[1]"#, #""a""#] {
      let text = asking(#""a": { "type": "string" }"#, #", "required": \#(required)"#)
      #expect(refusal(of: text)?.contains("'required'") == true)
    }
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
        "Phrase", "Email", "Phrase", "CalendarDay", "IntegerNumber", "DecimalType", "Toggle",
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
