package import TField

/// A request for input as agents' protocols send it: a message, and a flat schema of the answer.
///
/// It is `{"message", "requestedSchema"}`, alone or as the `params` of a call of
/// `elicitation/create` in JSON-RPC.
package struct ElicitationRequest: Sendable {
  package static let method = "elicitation/create"
  package static let (accept, decline) = ("accept", "decline")
  private static let messageLimit = JSONLimits().text

  package let envelope: ElicitationEnvelope
  /// The form that asks: its first action accepts, its second one declines.
  package let form: Form
  /// What judges the answers as a whole.
  package let schema: JSONSchema

  package init(_ bytes: [UInt8], _ loader: FormLoader) throws(ElicitationFault) {
    let root = try Self.root(of: bytes)
    envelope = try Self.envelope(of: root)
    do throws(ElicitationRefusal) {
      (form, schema) = try Self.form(from: Self.parameters(of: root), loader)
    } catch { throw ElicitationFault(envelope, .wrongParameters, error.message) }
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
  private static func isWrapped(_ root: JSONNode) -> Bool {
    ["jsonrpc", "method", "params"].contains { root[$0] != nil }
  }

  private static func envelope(of root: JSONNode) throws(ElicitationFault) -> ElicitationEnvelope {
    guard isWrapped(root) else { return .none }
    guard let id = root["id"], id.kind == .string || id.kind == .number else {
      throw ElicitationFault(
        .rpc(id: .null), .noRequest, "a request has an 'id', which is a text or a number")
    }
    let envelope = ElicitationEnvelope.rpc(id: JSONValue(id))
    guard root["jsonrpc"]?.string == "2.0" else {
      throw ElicitationFault(envelope, .noRequest, "'jsonrpc' must be \"2.0\"")
    }
    guard let name = root["method"]?.string else {
      throw ElicitationFault(envelope, .noRequest, "a request has a 'method'")
    }
    guard name == method else {
      let message = "'\(name.visible())' can't be asked for here, only '\(method)'"
      throw ElicitationFault(envelope, .otherMethod, message)
    }
    return envelope
  }

  private static func parameters(of root: JSONNode) throws(ElicitationRefusal) -> JSONNode {
    guard isWrapped(root) else { return root }
    guard let parameters = root["params"], parameters.kind == .object else {
      throw ElicitationRefusal("'params' must be an object")
    }
    return parameters
  }

  private static func form(
    from parameters: JSONNode, _ loader: FormLoader
  ) throws(ElicitationRefusal) -> (Form, JSONSchema) {
    if let mode = parameters["mode"], mode.string != "form" {
      throw ElicitationRefusal("only the mode 'form' can be asked for here")
    }
    guard let message = parameters["message"]?.string else {
      throw ElicitationRefusal("'message' must be a text")
    }
    guard message.utf8.count <= messageLimit else {
      throw ElicitationRefusal("'message' is longer than \(messageLimit) bytes")
    }
    guard let schema = parameters["requestedSchema"] else {
      throw ElicitationRefusal("'requestedSchema' is missing")
    }
    let wanted = try ElicitationSchema(schema)
    let words = [message, wanted.title, wanted.description].compactMap(\.self)
    if wanted.isOpen, words.contains(where: SecretWords.areAskedFor) {
      throw ElicitationRefusal("the words ask for a secret, which the protocol doesn't allow")
    }
    return (try ElicitationForm(wanted, message, loader).form, JSONSchema(schema))
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
