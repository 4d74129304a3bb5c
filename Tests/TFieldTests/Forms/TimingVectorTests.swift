import TestSupport
import Testing

@testable import TField

/// The recorded comings and goings of errors.
@Suite struct TimingVectorTests {
  @Test func `errors come and go as they were seen to`() throws {
    try TimingVector.check(
      "formview_behaviour", count: 18
    ) { try $0.differences() }
  }
}

/// When a form checks and hides, the rules of its field, and what is shown after each step.
struct TimingVector: NamedVector {
  /// A rule's name, and the triggers that it runs for.
  struct Claim: Decodable {
    let name: String
    let triggers: Set<String>

    init(from decoder: any Decoder) throws {
      var parts = try decoder.unkeyedContainer()
      name = try parts.decode(String.self)
      triggers = try parts.decode(Set<String>.self)
    }
  }

  struct Step: Decodable {
    let action: String
    /// The rules whose errors are shown then.
    let shown: [String]?
    let isAllValid: Bool?

    init(from decoder: any Decoder) throws {
      var parts = try decoder.unkeyedContainer()
      action = try parts.decode(String.self)
      isAllValid = try? parts.decode(Bool.self)
      shown = isAllValid == nil ? try parts.decodeIfPresent([String].self) : nil
    }
  }

  let name: String
  let validate: Set<String>
  let hideError: String
  let rules: [Claim]
  let isRequired: Bool
  let steps: [Step]
}

extension TimingVector {
  private static let events: [String: FieldEvent] = [
    "manual": .submit, "onFieldValueChanged": .change, "onFieldFocus": .focus,
    "onFieldFocusLost": .blur,
  ]
  private static let hideModes: [String: HideMode] = [
    "onValueChanged": .change, "onFocus": .focus, "onFocusLost": .blur,
  ]

  /// The mode that checks on just those events; a check on demand is always possible.
  private var mode: ValidateMode? {
    switch validate.compactMap({ Self.events[$0] }).filter({ $0 != .submit }) {
    case []: .submit
    case [.change]: .change
    case [.blur]: .blur
    default: nil
    }
  }

  private func triggers(of claim: Claim) -> Set<FieldEvent>? {
    if claim.triggers.count == Self.events.count && mode != nil { return nil }
    let both = claim.triggers.intersection(validate.union(["manual"]))
    return Set(both.compactMap { Self.events[$0] })
  }

  private func field() throws -> Field {
    var options = FieldOptions()
    if rules.contains(where: \.isOutside) { options.check = OutsideCheck(run: ["check"]) }
    let rules = try rules.filter { !$0.isOutside }.map { claim in
      var rule = try #require(claim.rule)
      (rule.code, rule.triggers) = (ErrorCode(rawValue: claim.name), triggers(of: claim))
      return rule
    }
    return Field("tested", required: isRequired ? .always : .never, rules: rules, options: options)
  }
}

extension TimingVector.Claim {
  fileprivate var isOutside: Bool { name.hasPrefix("async") }

  fileprivate var rule: Rule? {
    switch name {
    case "notEmpty": Rule(.notEmpty)
    case "digitsOnly": Rule(.digitsOnly)
    case "minLength:3": Rule(.minLength, .count(3))
    case "external:fails": Rule(.unless, .condition(.always))
    default: nil
    }
  }
}

extension TimingVector {
  func differences() throws -> [String] {
    let hide = try #require(Self.hideModes[hideError])
    var typing = Typing(
      try field(), timing: ErrorTiming(validate: mode ?? .submit, hide: hide),
      isEntered: !steps.contains { $0.action == "focus" })
    typing.session.runsChecks = true
    var asked: [FormSession.CheckRequest] = []
    return steps.flatMap { step in
      step.carryOut(in: &typing, &asked)
      return step.differences(from: typing.field)
    }
  }
}

extension TimingVector.Step {
  fileprivate func carryOut(
    in typing: inout Typing, _ asked: inout [FormSession.CheckRequest]
  ) {
    let words = action.split(separator: " ", maxSplits: 1, omittingEmptySubsequences: false)
    let text = words.count > 1 ? String(words[1]) : ""
    switch words.first {
    case "validate": typing.session.validate(focusFirstFailed: false)
    case "focus": typing.enter()
    case "blur": typing.leave()
    case "type": type(text, in: &typing, &asked)
    case "set": typing.set(text)
    case "wait": answerLateFirst(asked, in: &typing)
    case "allValid": break
    default: Issue.record("\(action) is no step")
    }
  }

  /// A program outside is asked when the field is left.
  private func type(
    _ text: String, in typing: inout Typing, _ asked: inout [FormSession.CheckRequest]
  ) {
    typing.enter()
    typing.type(text)
    guard typing.field.field.options.check != nil else { return }
    typing.leave()
    asked += typing.session.checkRequests
  }

  /// The answer for the older value is bad, and comes last.
  private func answerLateFirst(
    _ asked: [FormSession.CheckRequest], in typing: inout Typing
  ) {
    #expect(asked.count == 2)
    for request in asked.reversed() {
      typing.session.answer(request, request == asked.first ? .wrong("late") : .fine)
    }
  }

  fileprivate func differences(from field: FieldState) -> [String] {
    [
      difference(action, field.errors.map(\.code.rawValue), shown),
      difference(action, field.verdict.isValid, isAllValid),
    ].compactMap(\.self)
  }
}
