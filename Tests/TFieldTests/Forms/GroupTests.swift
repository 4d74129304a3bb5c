import Testing

@testable import TField

@Suite struct GroupTests {
  @Test func `a group is valid when each visible field in it is`() {
    var session = FormSession(SampleForm.form, typing: "Ada\tByron\t555")
    #expect(!GroupValidator(session).verifyGroup("person"))
    #expect(GroupValidator(session).verdict(of: "person").valid == 2)
    session.type("1234567")
    #expect(GroupValidator(session).verifyGroup("person"))
    #expect(GroupValidator(session).groupCount("person") == 3)
  }

  @Test func `an unknown group is valid and empty, and names are case-sensitive`() {
    let groups = GroupValidator(FormSession(SampleForm.form))
    #expect(groups.verifyGroup("Person") && groups.groupCount("Person") == 0)
    #expect(!groups.verifyGroup("person"))
  }

  @Test func `all groups means those asked for`() {
    let session = FormSession(SampleForm.form)
    #expect(!GroupValidator(session).allGroupsValid)
    #expect(GroupValidator(session, groups: []).allGroupsValid)
    #expect(GroupValidator(session, groups: ["zzz", "zzz"]).allGroupsValid)
  }

  @Test func `the debug line names each field and what it lacks`() {
    let session = FormSession(SampleForm.form, typing: "Ada")
    #expect(
      GroupValidator(session).debugGroupState("person")
        == "person invalid (first: valid, last: required, phone: required)")
  }

  @Test func `each recorded group is judged so`() throws {
    try GroupVector.check("groups", count: 24) { vector in
      try vector.differences()
    }
  }

  @Test func `the focus goes where it was seen to go`() throws {
    try FocusVector.check(
      "formview_focus", count: 12
    ) { $0.differences() }
  }
}

/// Fields in groups, what is done to them, and how the groups stand then.
struct GroupVector: NamedVector {
  struct Member: Decodable {
    let id: String
    let group: String?
    let type: String
    let params: [String: Vector.Parameter]
    let required: Bool
    let text: String
    let focused: Bool?
  }

  /// Something done afterwards; the key that is there says what.
  struct Operation: Decodable {
    let remove: String?
    let required: String?
    let regroup: String?
    let group: String?
    let set: String?
    let text: String?
  }

  struct Expectation: Decodable {
    let verify: [String: Bool]
    let count: [String: Int]
    let all: Bool
  }

  let name: String
  let groups: [String]
  let fields: [Member]
  let ops: [Operation]?
  let expect: Expectation
}

extension GroupVector {
  func differences() throws -> [String] {
    let ops = ops ?? []
    var session = FormSession(try form(after: ops), today: Typing.today)
    if let focused = fields.first(where: { $0.focused == true }),
      let index = session.form.index(of: focused.id)
    {
      session.moveFocus(to: .field(index))
    }
    for operation in ops { operation.carryOut(in: &session) }
    let groups = GroupValidator(session, groups: self.groups)
    return expect.verify.compactMap { difference($0, groups.verifyGroup($0), $1) }
      + expect.count.compactMap { difference("count of \($0)", groups.groupCount($0), $1) }
      + [difference("all", groups.allGroupsValid, expect.all)].compactMap(\.self)
  }

  /// Each field beside two others, which can hide it and make it optional.
  ///
  /// In which group a field is, is the form's word; so one that changes is there from the start.
  private func form(after ops: [Operation]) throws -> Form {
    let rows = try fields.map { member in
      let moved = ops.first { $0.regroup == member.id }?.group
      return [
        Field("gone \(member.id)"), Field("free \(member.id)"),
        try member.field(in: moved ?? member.group),
      ]
    }
    return Form("Groups", rows: rows)
  }
}

extension GroupVector.Member {
  fileprivate func field(in group: String?) throws -> Field {
    let type = try #require(TypeCatalogue.type(named: type, params))
    return Field(
      id, type, required: required ? .field("free \(id)", .empty) : .never,
      group: group.map { Field.Group.named($0) } ?? Field.Group.none, initial: .text(text),
      when: .field("gone \(id)", .empty))
  }
}

extension GroupVector.Operation {
  fileprivate func carryOut(in session: inout FormSession) {
    if let remove { session.set("yes", for: "gone \(remove)") }
    if let required { session.set("yes", for: "free \(required)") }
    if let set, let text { session.set(text, for: set) }
  }
}

/// Fields in order, where the focus is, what is done, and where it is then.
struct FocusVector: NamedVector {
  let name: String
  let fields: [String]
  let fails: [String]?
  let focused: String?
  let action: String
  let focusOnFirstFailedField: Bool?
  let expect_focus: String?
  let expect_valid: Bool?
}

extension FocusVector {
  /// No field has the focus while the form's action has it.
  func differences() -> [String] {
    let failing = Set(fails ?? [])
    let rows = fields.map { [Field($0, required: failing.contains($0) ? .always : .never)] }
    var session = FormSession(Form("Focus", rows: rows))
    session.moveFocus(to: focused.flatMap(session.form.index).map(Stop.field) ?? .action(0))
    let isValid = carryOut(in: &session)
    let id = session.focusedField.map { session.fields[$0].field.id }
    let shown = session.fields.filter { !$0.errors.isEmpty }.map(\.field.id)
    return [
      id == expect_focus ? nil : "focus: \(id ?? "none")",
      difference("valid", isValid, expect_valid),
      difference("shown", Set(shown), action == "validate" ? failing : nil),
    ].compactMap(\.self)
  }

  private func carryOut(in session: inout FormSession) -> Bool? {
    guard action == "validate" else {
      session.handle(Key(.enter))
      return nil
    }
    return session.validate(focusFirstFailed: focusOnFirstFailedField ?? true)
  }
}
