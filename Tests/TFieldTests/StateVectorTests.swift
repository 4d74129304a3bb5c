import Testing

@testable import TField

/// The recorded states of a field, from opening on.
@Suite struct StateVectorTests {
  @Test func `a field comes into each recorded state`() throws {
    try StateVector.check("states", count: 26) { vector in
      try vector.differences()
    }
  }
}

/// One field, what is done to it, and how it stands after each step.
struct StateVector: NamedVector {
  struct Step: Decodable {
    let `do`: String
    let keys: String?
    let text: String?
    let expect: Expectation
  }

  struct Expectation: Decodable {
    let state: String?
    let validity: String?
    let text: String?
    let group: Bool?
  }

  let name: String
  let type: String
  let params: [String: Vector.Parameter]
  let required: Bool
  let initial: String
  let steps: [Step]
}

extension StateVector {
  func differences() throws -> [String] {
    let type = try #require(TypeCatalogue.type(named: type, params))
    var typing = Typing(type, required: required, initial: initial, isEntered: false)
    return try steps.enumerated().flatMap { index, step in
      try step.carryOut(in: &typing)
      return step.expect.differences(from: typing.field).map { "step \(index), \($0)" }
    }
  }
}

extension StateVector.Step {
  fileprivate func carryOut(in typing: inout Typing) throws {
    switch self.do {
    case "appear": break
    case "focus": typing.enter()
    case "blur": typing.leave()
    case "type": typing.type(try #require(keys))
    case "set": typing.set(try #require(text))
    default: Issue.record("\(self.do) is no step")
    }
  }
}

extension StateVector.Expectation {
  private static let states: [String: Activity] = [
    "idle": .idle, "focused": .active, "inactive": .inactive,
  ]

  fileprivate func differences(from field: FieldState) -> [String] {
    [
      difference("state", field.activity, state.flatMap { Self.states[$0] }),
      difference("validity", field.validity.isValid, validity.map { $0 == "valid" }),
      difference("text", field.text, text),
      difference("group", field.verdict.isValid, group),
    ].compactMap(\.self)
  }
}
