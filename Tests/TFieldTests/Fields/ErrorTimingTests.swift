import TestSupport
import Testing

@testable import TField

@Suite struct ErrorTimingTests {
  /// One way to come to an event, and whether an error that nothing can mend is shown then.
  struct Case: CustomTestStringConvertible, Sendable {
    let mode: ValidateMode
    let event: FieldEvent
    let own: FieldEvent?
    let isShown: Bool

    var testDescription: String {
      "\(mode) on \(event), \(own.map { "the rule on \($0)" } ?? "the rule as the form")"
    }
  }

  private static let eventsOfModes: [ValidateMode: Set<FieldEvent>] = [
    .touched: [.blur, .submit], .change: [.change, .submit], .blur: [.blur, .submit],
    .submit: [.submit],
  ]

  /// What blocks is always shown when an action is tried.
  private static let cases = ValidateMode.allCases.flatMap { mode in
    FieldEvent.allCases.flatMap { event in
      [
        Case(
          mode: mode, event: event, own: nil,
          isShown: eventsOfModes[mode]?.contains(event) ?? false)
      ]
        + FieldEvent.allCases.map { own in
          Case(mode: mode, event: event, own: own, isShown: event == own || event == .submit)
        }
    }
  }

  private static func typing(
    _ timing: ErrorTiming, on own: FieldEvent? = nil, isEntered: Bool
  ) -> Typing {
    let rule = Rule(.unless, .condition(.always), on: own.map { [$0] })
    return Typing(Field("tested", rules: [rule]), timing: timing, isEntered: isEntered)
  }

  private static func carryOut(_ event: FieldEvent, in typing: inout Typing) {
    switch event {
    case .focus: typing.enter()
    case .change: typing.type("x")
    case .blur: typing.leave()
    case .submit: typing.session.validate(focusFirstFailed: false)
    }
  }

  @Test(arguments: cases)
  func `the mode, or else the rule itself, says when an error comes`(row: Case) {
    // What was shown before goes on the same event, so that only what it brings is seen.
    let hide = HideMode(rawValue: row.event.rawValue) ?? .change
    var typing = Self.typing(
      ErrorTiming(validate: row.mode, hide: hide), on: row.own,
      isEntered: row.event == .change || row.event == .blur)
    Self.carryOut(row.event, in: &typing)
    #expect(typing.field.errors.isEmpty != row.isShown)
  }

  @Test(arguments: HideMode.allCases, [FieldEvent.change, .focus, .blur])
  func `an error goes on the event that hides it, and on no other`(
    hide: HideMode, event: FieldEvent
  ) {
    var typing = Self.typing(
      ErrorTiming(validate: .submit, hide: hide), isEntered: event != .focus)
    Self.carryOut(.submit, in: &typing)
    Self.carryOut(event, in: &typing)
    #expect(typing.field.errors.isEmpty == (hide.rawValue == event.rawValue))
  }

  @Test func `a field's own words win over its form's`() {
    var options = FieldOptions()
    options.validate = .submit
    options.hideErrors = .blur
    let timing = ErrorTiming(validate: .change, hide: .focus)
    #expect(timing.overridden(by: options) == ErrorTiming(validate: .submit, hide: .blur))
    #expect(timing.overridden(by: FieldOptions()) == timing)
  }

  @Test func `a neighbour's change mends an error in every mode`() {
    for mode in ValidateMode.allCases {
      let again = Field("again", rules: [Rule(.equalTo, .field("word"))])
      let form = Form(
        "Twice", rows: [[Field("word")], [again]], timing: ErrorTiming(validate: mode))
      var session = FormSession(form, answers: ["word": "a", "again": "b"])
      #expect(session["again"]?.validity.error?.code == "equalTo")
      session.set("b", for: "word")
      #expect(session["again"]?.validity == .valid, "\(mode)")
    }
  }

  @Test func `a live error goes with its cause, and nothing else comes before leaving`() {
    var typing = Typing(ExpirationDate(), "13")
    #expect(typing.error == .month)
    typing.type("\u{8}")
    #expect(typing.error == nil)
    typing.leave()
    #expect(typing.error == .incomplete)
  }
}
