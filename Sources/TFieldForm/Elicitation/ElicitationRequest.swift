package import TField

/// A request for input as agents' protocols send it, with one question or several.
///
/// A question is `{"message", "requestedSchema"}` or `{"mode": "url", "message", "url"}`, alone or as the
/// `params` of `elicitation/create`. Several stand by keys in the `inputRequests` of a result. Each of
/// them may be in an envelope of JSON-RPC.
package struct ElicitationRequest: Sendable {
  package static let (accept, decline) = ("accept", "decline")
  private static let method = "elicitation/create"

  package let envelope: ElicitationEnvelope
  /// What is asked, one after another.
  package let questions: [ElicitationQuestion]
  /// What stands beside the questions, for the server alone.
  private let state: JSONValue?

  package init(
    _ bytes: [UInt8], _ loader: FormLoader, _ host: ElicitationHost = ElicitationHost()
  ) throws(ElicitationFault) {
    let root = try Self.root(of: bytes)
    let envelope = try Self.envelope(of: root)
    self.envelope = envelope
    let body = root["result"] ?? root
    state = body["requestState"].map { JSONValue($0) }
    var questions: [ElicitationQuestion] = []
    for (key, parameters) in try Self.asked(in: body, envelope) {
      do throws(ElicitationRefusal) {
        questions.append(try ElicitationQuestion(key, parameters, loader, host))
      } catch {
        let place = key.map { "'\($0.visible())': " } ?? ""
        throw ElicitationFault(envelope, .wrongParameters, place + error.message)
      }
    }
    self.questions = questions
  }

  /// What goes out, of the results that there are; who left a question left those behind it, too.
  package func reply(_ results: [JSONValue]) -> JSONValue {
    let results = results + questions.dropFirst(results.count).map { _ in ["action": "cancel"] }
    let members = zip(questions, results).compactMap { question, result in
      question.key.map { JSONValue.Member($0, result) }
    }
    guard !members.isEmpty else { return envelope.answer(results.first ?? .null) }
    let state = state.map { [JSONValue.Member("requestState", $0)] } ?? []
    return envelope.answer(.object([.init("inputResponses", .object(members))] + state))
  }

  /// The document; long texts are read, so that a request with one is refused under its own id.
  private static func root(of bytes: [UInt8]) throws(ElicitationFault) -> JSONNode {
    let fault: ElicitationFault
    do {
      let root = try JSONReader(limits: JSONLimits(text: JSONLimits().size)).read(bytes).root
      if root.kind == .object { return root }
      fault = ElicitationFault(.none, .noRequest, "a request is an object")
    } catch {
      let looksWrapped = bytes.holds(Array(#""jsonrpc""#.utf8))
      fault = ElicitationFault(
        looksWrapped ? .rpc(id: .null) : .none, .noJSON, "\(error.location): \(error)")
    }
    throw fault
  }
}

extension ElicitationRequest {
  private static func envelope(of root: JSONNode) throws(ElicitationFault) -> ElicitationEnvelope {
    let isWrapped = root["id"] != nil && root["message"] == nil
    guard root["jsonrpc"] != nil || isWrapped else { return .none }
    guard let id = root["id"], id.kind == .string || id.kind == .number else {
      throw ElicitationFault(
        .rpc(id: .null), .noRequest, "a request has an 'id', which is a text or a number")
    }
    let envelope = ElicitationEnvelope.rpc(id: JSONValue(id))
    guard root["jsonrpc"]?.string == "2.0" else {
      throw ElicitationFault(envelope, .noRequest, "'jsonrpc' must be \"2.0\"")
    }
    return envelope
  }

  /// The parameters of each question by its key; what isn't for a person is left to the host.
  private static func asked(
    in body: JSONNode, _ envelope: ElicitationEnvelope
  ) throws(ElicitationFault) -> [(key: String?, parameters: JSONNode?)] {
    if let requests = body["inputRequests"] {
      let ours = requests.members.filter { $0.value["method"]?.string == method }
      guard !ours.isEmpty else {
        let message = "no request of 'inputRequests' has the method '\(method)'"
        throw ElicitationFault(envelope, .otherMethod, message)
      }
      return ours.map { ($0.key, $0.value["params"]) }
    }
    if envelope == .none, body["method"] == nil, body["params"] == nil { return [(nil, body)] }
    guard let name = body["method"]?.string else {
      throw ElicitationFault(envelope, .noRequest, "a request has a 'method'")
    }
    guard name == method else {
      let message = "'\(name.visible())' can't be asked for here, only '\(method)'"
      throw ElicitationFault(envelope, .otherMethod, message)
    }
    return [(nil, body["params"])]
  }
}

/// What the host of an elicitation says of itself.
package struct ElicitationHost: Sendable {
  /// Who asks, as the host knows it.
  package var server: String?
  /// What opens an address that the person agreed to.
  package var opener: String?

  package init() {}
}

/// One question of a request.
package struct ElicitationQuestion: Sendable {
  private static let messageLimit = JSONLimits().text

  /// Its name among several.
  package let key: String?
  /// The form that asks: one of its actions accepts, the other one declines.
  package let form: Form
  /// What judges the answers as a whole; `nil` for an address, which has none.
  package let schema: JSONSchema?

  init(
    _ key: String?, _ parameters: JSONNode?, _ loader: FormLoader, _ host: ElicitationHost
  ) throws(ElicitationRefusal) {
    self.key = key
    guard let parameters, parameters.kind == .object else {
      throw ElicitationRefusal("'params' must be an object")
    }
    guard let message = parameters["message"]?.string else {
      throw ElicitationRefusal("'message' must be a text")
    }
    guard message.utf8.count <= Self.messageLimit else {
      throw ElicitationRefusal("'message' is longer than \(Self.messageLimit) bytes")
    }
    switch parameters["mode"].map({ $0.string ?? "" }) ?? "form" {
    case "url":
      schema = nil
      form = try ElicitationForm(address: parameters["url"]?.string ?? "", message, host).form
    case "form":
      guard let asked = parameters["requestedSchema"] else {
        throw ElicitationRefusal("'requestedSchema' is missing")
      }
      let wanted = try ElicitationSchema(asked)
      let words = [message, wanted.title, wanted.description].compactMap(\.self)
      if wanted.isOpen, words.contains(where: SecretWords.areAskedFor) {
        throw ElicitationRefusal("the words ask for a secret, which the protocol doesn't allow")
      }
      schema = JSONSchema(asked)
      form = try ElicitationForm(wanted, message, loader, host).form
    default: throw ElicitationRefusal("only the modes 'form' and 'url' can be asked for here")
    }
  }
}

extension [UInt8] {
  /// Whether the bytes stand somewhere in these.
  fileprivate func holds(_ part: [UInt8]) -> Bool {
    indices.contains { self[$0] == part.first && self[$0...].starts(with: part) }
  }
}

/// Where an answer goes: alone, or in the envelope of JSON-RPC in which its request came.
package enum ElicitationEnvelope: Hashable, Sendable {
  case none
  /// With the id that the request gave itself: a text, a number, or null where it had none.
  case rpc(id: JSONValue)

  /// The answer as it is sent.
  package func answer(_ result: JSONValue) -> JSONValue {
    switch self {
    case .none: result
    case .rpc(let id): ["jsonrpc": "2.0", "id": id, "result": result]
    }
  }

  /// An error as it is sent in place of an answer.
  package func error(_ code: ElicitationFault.Code, _ message: String) -> JSONValue {
    let error: JSONValue = ["code": .integer(code.rawValue), "message": .string(message)]
    return switch self {
    case .none: ["error": error]
    case .rpc(let id): ["jsonrpc": "2.0", "id": id, "error": error]
    }
  }
}

/// Why a request for input is refused, in words for the program that sent it.
package struct ElicitationFault: Error, Hashable {
  /// The kinds of errors of JSON-RPC.
  package enum Code: Int, Sendable {
    case noJSON = -32700
    case noRequest = -32600
    case otherMethod = -32601
    case wrongParameters = -32602
    case noAnswer = -32603
  }

  package let envelope: ElicitationEnvelope
  package let code: Code
  package let message: String

  package init(_ envelope: ElicitationEnvelope, _ code: Code, _ message: String) {
    (self.envelope, self.code, self.message) = (envelope, code, message)
  }

  /// The error as it is sent.
  package var reply: JSONValue { envelope.error(code, message) }
}
