package import TField

/// A request for input from an agent's protocol, with one or several questions.
///
/// A question is `{"message", "requestedSchema"}` or `{"mode": "url", "message", "url"}`, alone or
/// as the `params` of `elicitation/create`. Several questions are in the `inputRequests` of a
/// result, by key. Any of these may be in a JSON-RPC envelope.
package struct ElicitationRequest: Sendable {
  package static let (accept, decline) = ("accept", "decline")
  private static let method = "elicitation/create"

  /// The id of the request in its envelope: a text, a number, or null if it had none.
  package let id: JSONValue?
  package let questions: [ElicitationQuestion]
  /// The server's own state beside the questions.
  private let state: JSONValue?

  package init(
    _ bytes: [UInt8], _ loader: FormLoader, _ host: ElicitationHost = ElicitationHost()
  ) throws(ElicitationFault) {
    let root = try Self.root(of: bytes)
    let id = try Self.id(of: root)
    let body = root["result"] ?? root
    (self.id, state) = (id, body["requestState"].map { JSONValue($0) })
    questions = try Self.asked(in: body, id).map {
      key, parameters throws(ElicitationFault) -> ElicitationQuestion in
      do throws(Refusal) {
        return try ElicitationQuestion(key, parameters, loader, host)
      } catch {
        let place = key.map { "'\($0.visible())': " } ?? ""
        throw ElicitationFault(id, .wrongParameters, place + error.description)
      }
    }
  }

  /// The reply to send; questions without a result count as cancelled.
  package func reply(_ results: [JSONValue]) -> JSONValue {
    let results = results + questions.dropFirst(results.count).map { _ in ["action": "cancel"] }
    let members = zip(questions, results).compactMap { question, result in
      question.key.map { JSONValue.Member($0, result) }
    }
    let answer: JSONValue =
      members.isEmpty
      ? results.first ?? .null : ["inputResponses": .object(members), "requestState": state]
    return id.map { ["jsonrpc": "2.0", "id": $0, "result": answer] } ?? answer
  }

  /// Reads the document; long texts are read too, so that their refusal has the request's id.
  private static func root(of bytes: [UInt8]) throws(ElicitationFault) -> JSONNode {
    let root: JSONNode
    do {
      root = try JSONReader(text: JSONReader().size).read(bytes).root
    } catch {
      let looksWrapped = bytes.holds(Array(#""jsonrpc""#.utf8))
      throw ElicitationFault(looksWrapped ? .null : nil, .noJSON, "\(error.location): \(error)")
    }
    if root.kind == .object { return root }
    throw ElicitationFault(nil, .noRequest, "a request is an object")
  }

  private static func id(of root: JSONNode) throws(ElicitationFault) -> JSONValue? {
    let isWrapped = root["id"] != nil && root["message"] == nil
    guard root["jsonrpc"] != nil || isWrapped else { return nil }
    guard let id = root["id"], id.kind == .string || id.kind == .number else {
      throw ElicitationFault(
        .null, .noRequest, "a request has an 'id', which is a text or a number")
    }
    if root["jsonrpc"]?.string == "2.0" { return JSONValue(id) }
    throw ElicitationFault(JSONValue(id), .noRequest, "'jsonrpc' must be \"2.0\"")
  }

  /// The parameters of each question by its key; requests that aren't for a person are skipped.
  private static func asked(
    in body: JSONNode, _ id: JSONValue?
  ) throws(ElicitationFault) -> [(key: String?, parameters: JSONNode?)] {
    if let requests = body["inputRequests"] {
      let ours = requests.members.filter { $0.value["method"]?.string == method }
      if !ours.isEmpty { return ours.map { ($0.key, $0.value["params"]) } }
      throw ElicitationFault(
        id, .otherMethod, "no request of 'inputRequests' has the method '\(method)'")
    }
    if id == nil, body["method"] == nil, body["params"] == nil { return [(nil, body)] }
    guard let name = body["method"]?.string else {
      throw ElicitationFault(id, .noRequest, "a request has a 'method'")
    }
    if name == method { return [(nil, body["params"])] }
    throw ElicitationFault(
      id, .otherMethod, "'\(name.visible())' can't be asked for here, only '\(method)'")
  }
}

/// The settings of an elicitation's host.
package struct ElicitationHost: Sendable {
  /// The server that asks, by the host's name for it.
  package var server: String?
  /// The program that opens an address once the person agrees.
  package var opener: String?

  package init() {}
}

/// One question of a request.
package struct ElicitationQuestion: Sendable {
  private static let messageLimit = JSONReader().text
  package let key: String?
  /// The form that asks: one of its actions accepts, the other one declines.
  package let form: Form
  /// The schema that judges the answers; `nil` for an address, which has none.
  package let schema: JSONSchema?

  init(
    _ key: String?, _ parameters: JSONNode?, _ loader: FormLoader, _ host: ElicitationHost
  ) throws(Refusal) {
    self.key = key
    guard let parameters, parameters.kind == .object else {
      throw Refusal("'params' must be an object")
    }
    guard let message = parameters["message"]?.string else {
      throw Refusal("'message' must be a text")
    }
    try Refusal.unless(
      message.utf8.count <= Self.messageLimit,
      "'message' is longer than \(Self.messageLimit) bytes")
    switch parameters["mode"].map({ $0.string ?? "" }) ?? "form" {
    case "url":
      schema = nil
      guard let address = parameters["url"]?.string else {
        throw Refusal(parameters["url"] == nil ? "'url' is missing" : "'url' must be a text")
      }
      form = try ElicitationForm.opening(address, message, host)
    case "form":
      guard let asked = parameters["requestedSchema"] else {
        let hint = parameters["url"].map { _ in #"; an address needs "mode": "url""# } ?? ""
        throw Refusal("'requestedSchema' is missing" + hint)
      }
      let wanted = try ElicitationSchema(asked)
      let words = [message, wanted.title, wanted.description].compactMap(\.self)
      try Refusal.unless(
        !wanted.isOpen || !words.contains(where: SecretWords.areAskedFor),
        "the words ask for a secret, which the protocol doesn't allow")
      schema = JSONSchema(asked)
      form = try ElicitationForm.asking(wanted, message, loader, host)
    default: throw Refusal("only the modes 'form' and 'url' can be asked for here")
    }
  }
}

/// Why a request for input is refused, for the program that sent it.
package struct ElicitationFault: Error {
  /// The error codes of JSON-RPC.
  package enum Code: Int, Sendable {
    case noJSON = -32700
    case noRequest = -32600
    case otherMethod = -32601
    case wrongParameters = -32602
    case noAnswer = -32603
  }

  /// The id of the request in its JSON-RPC envelope, if it came in one.
  private let id: JSONValue?
  private let code: Code
  package let message: String

  package init(_ id: JSONValue?, _ code: Code, _ message: String) {
    (self.id, self.code, self.message) = (id, code, message)
  }

  package var reply: JSONValue {
    [
      "jsonrpc": id.map { _ in "2.0" }, "id": id,
      "error": ["code": .integer(code.rawValue), "message": .string(message)],
    ]
  }
}
