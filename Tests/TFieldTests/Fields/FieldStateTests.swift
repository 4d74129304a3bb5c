import TestSupport
import Testing

@testable import TField

@Suite struct FieldStateTests {
  @Test func `a form's own words replace those of a code, wherever it comes from`() {
    var options = FieldOptions()
    options.messages = [.incomplete: "All ten digits", .required: "We call you back", "rule": "No"]
    let field = Field("tested", .phone, required: true, options: options)
    var typing = Typing(field)
    typing.leave()
    #expect(typing.field.validity == .invalid(FieldError(.required, "We call you back")))
    typing.enter()
    typing.type("555")
    typing.leave()
    #expect(typing.field.validity == .invalid(FieldError(.incomplete, "All ten digits")))
    let rule = Rule(.unless, .condition(.always))
    let other = Typing(Field("tested", rules: [rule], options: options))
    #expect(other.field.verdict == .invalid(FieldError("rule", "No")))
  }

  @Test func `a read-only field can be read and copied, and nothing else`() {
    var typing = Typing(Field("tested", initial: "kept", readOnly: true))
    typing.type("x\u{8}")
    typing.paste("y")
    for command in [EditCommand.kill(.start), .cut, .undo, .restore, .yank] {
      typing.edit(command)
    }
    #expect(typing.data == "kept")
    typing.edit(.move(.start))
    typing.edit(.select(.end))
    typing.edit(.copy)
    #expect(typing.session.clipboardText == "kept")
  }

  @Test func `a condition makes a field required, and read-only, and no longer so`() {
    let isOn = Condition.field("switch", .equals, .value(.flag(true)))
    var session = FormSession(
      Form(
        "Conditions",
        rows: [
          [Field("switch", .toggle)], [Field("needed", required: isOn)],
          [Field("fixed", initial: "a", readOnly: isOn)],
        ]))
    for isOn in [false, true, false] {
      session.set(isOn ? "true" : "", for: "switch")
      #expect(session["needed"]?.isRequired == isOn)
      #expect(session.verdict(of: "needed").isValid == !isOn)
      #expect(session["fixed"]?.isReadOnly == isOn)
      let before = session["fixed"]?.data
      session.moveFocus(to: .field(2))
      session.type("x")
      #expect((session["fixed"]?.data == before) == isOn)
    }
  }

  @Test func `a bad value gives way to the last good one, and the person is told`() {
    var options = FieldOptions()
    options.invalid = .revert
    var typing = Typing(Field("tested", ZIPCode(), initial: "12345", options: options))
    typing.type("\u{8}\u{8}")
    typing.leave()
    #expect(typing.data == "12345" && typing.field.validity == .valid)
    #expect(
      typing.session.notice?.text().hasPrefix("The last good value is back: ") == true)
  }

  @Test func `a new day judges what was good before`() throws {
    let limit = Field("day", .date(min: .today()), initial: "2026-11-15")
    var session = FormSession(
      Form(
        "Days", rows: [[Field("other")], [Field("card", .expDate, initial: "11/26")], [limit]]),
      today: Typing.today)
    #expect(session.fields.allSatisfy { $0.verdict.isValid })
    session.turn(to: try #require(CalendarDate("2026-12-01")))
    #expect(session["card"]?.validity.error?.code == .expired)
    #expect(session["day"]?.validity.error?.code == .tooEarly)
    session.turn(to: Typing.today)
    #expect(session.fields.allSatisfy { $0.verdict.isValid && $0.errors.isEmpty })
  }

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

  private static func form(_ secret: Field) -> Form {
    Form(
      "Secrets",
      rows: [
        [Field("far", Display(of: "near"))], [Field("near", Display(of: "it"))],
        [Field("again", Confirmation(of: "it", as: Phrase()))],
        [Field("shown", Display(of: "again"))], [secret], [Field("plain")],
        [Field("equal", rules: [Rule(.equalTo, .field("it"))])],
      ])
  }

  private static var marked: FieldOptions {
    var options = FieldOptions()
    options.isSecret = true
    return options
  }

  @Test(arguments: [
    Field("it", Password()), Field("it", CVV()), Field("it", CreditCard()),
    Field("it", SocialSecurity()), Field("it", options: marked),
    Field("it", FormList(of: Field("entry", CVV()))),
  ])
  func `what shows or repeats a secret is that secret, through any number of fields`(
    secret: Field
  ) {
    let form = Self.form(secret)
    for field in form.fields where field.id != "plain" {
      #expect(field.isSecret && field.isPrivate, "\(field.id)")
      #expect(field.mustNotBeStored == secret.type.mustNotBeStored, "\(field.id)")
    }
    #expect(form.fields.first { $0.id == "plain" }?.isPrivate == false)
  }

  @Test func `a mask that was lifted is lifted from what shows the value, nothing else is`() {
    var options = FieldOptions()
    options.isSecret = false
    let form = Self.form(Field("it", CreditCard(), options: options))
    for field in form.fields where field.id != "plain" {
      #expect(!field.isSecret && field.isPrivate, "\(field.id)")
    }
  }

  @Test func `fields that show each other come to rest`() {
    let form = Form(
      "Circle",
      rows: [[Field("a", Display(of: "b"))], [Field("b", Display(of: "a"))], [Field("c")]])
    #expect(form.fields.allSatisfy { !$0.isPrivate })
  }

  @Test(arguments: ["a", "a!!!!1", "a much longer one"])
  func `nothing beside the field tells how long a secret is`(text: String) {
    var options = FieldOptions()
    options.isSecret = true
    var session = FormSession(
      Form(
        "F",
        rows: [[Field("p", Password()), Field("n", options: options), Field("c", CreditCard())]]))
    for (id, data) in [("p", text), ("n", text), ("c", "4242424242424242")] {
      session.set(data, for: id)
    }
    #expect(session.fields.map(\.coveredText) == ["•••", "•••", "•••• •••• •••• 4242"])
    session.set("4242", for: "c")
    #expect(session.fields[2].coveredText == "•••")
    #expect(session.shownFields.map(\.text) == ["•••", "•••", "•••"])
  }
}
