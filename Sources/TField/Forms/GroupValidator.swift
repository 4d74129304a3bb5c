/// Which groups of a form are valid, derived from its fields' verdicts whenever asked.
///
/// Nothing is registered, timed or cleaned up. An empty or unknown group is valid.
public struct GroupValidator: Sendable {
  private let session: FormSession
  /// The groups that ``allGroupsValid`` speaks of.
  public let groups: [String]

  /// The named groups of a form, or all that it has.
  public init(_ session: FormSession, groups: [String]? = nil) {
    self.session = session
    self.groups = groups ?? session.form.groups.keys.sorted()
  }

  /// Whether the verdict of every visible field in the group is valid.
  public func verifyGroup(_ name: String) -> Bool {
    session.members(of: name).allSatisfy { session.fields[$0].verdict.isValid }
  }

  /// How many visible fields the group has.
  public func groupCount(_ name: String) -> Int { session.members(of: name).count }

  /// Whether each of the ``groups`` is valid.
  public var allGroupsValid: Bool { groups.allSatisfy(verifyGroup) }

  /// How many visible fields of the group are valid.
  public func validCount(_ name: String) -> Int {
    session.members(of: name).count { session.fields[$0].verdict.isValid }
  }

  /// The group and its fields in one line, for whoever looks for the one that blocks.
  public func debugGroupState(_ name: String) -> String {
    let members = session.members(of: name).map { index in
      let state = session.fields[index]
      return "\(state.field.id): \(state.verdict.error?.code.rawValue ?? "valid")"
    }
    let state = verifyGroup(name) ? "valid" : "invalid"
    return "\(name) \(state) (\(members.joined(separator: ", ")))"
  }
}

extension FormSession {
  /// The visible fields of a group.
  func members(of group: String) -> [Int] {
    (form.groups[group] ?? []).filter { !fields[$0].isHidden }
  }

  /// What leaving the field with that id now would conclude; an unknown one is valid.
  public func verdict(of id: String) -> Validity {
    form.index(of: id).map { fields[$0].verdict } ?? .valid
  }
}
