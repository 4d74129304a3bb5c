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
