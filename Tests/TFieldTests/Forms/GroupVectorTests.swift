import Testing

@testable import TField

/// The recorded groups: which fields are in them, and whether they are valid.
@Suite struct GroupVectorTests {
  @Test func `each recorded group is judged so`() throws {
    try GroupVector.check("groups", count: 24) { vector in
      try vector.differences()
    }
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
      group: group.map { Field.Group.named($0) } ?? Field.Group.none, initial: text,
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
