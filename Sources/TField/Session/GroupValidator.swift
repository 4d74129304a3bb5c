/// Judges the groups of a form, and so decides whether an action may run.
///
/// Every verdict is derived from the fields' verdicts whenever it is asked for. An empty or unknown
/// group is valid. The screen, plain mode, `--batch`, `validate` and the library all ask this type.
///
/// ```swift
/// GroupValidator(session).verifyGroup("billing")
/// ```
public struct GroupValidator: Sendable {
  /// The verdict on a group: how many of its visible fields are valid.
  public struct Verdict: Hashable, Sendable {
    /// How many of the group's visible fields are valid.
    public internal(set) var valid = 0
    /// How many visible fields the group has.
    public internal(set) var total = 0

    /// True if all of them are valid.
    public var isValid: Bool { valid == total }
  }

  private let form: Form
  private let marks: [FieldMarks]
  /// The first error of a field, for debugging.
  private let code: @Sendable (Int) -> ErrorCode?
  /// The groups that ``allGroupsValid`` covers; `nil` for all that the form has.
  private let groups: [String]?

  /// Judges the named groups of a form, or all that it has.
  public init(_ session: FormSession, groups: [String]? = nil) {
    self.init(session.linked, groups: groups)
  }

  init(_ linked: LinkedFields, groups: [String]? = nil) {
    form = linked.form
    marks = linked.states.marks
    self.groups = groups
    code = { [states = linked.states] in states[$0].judged.findings.first?.error.code }
  }

  init(_ form: Form, _ marks: [FieldMarks]) {
    self.form = form
    self.marks = marks
    groups = nil
    code = { _ in nil }
  }

  /// How many visible fields of the group are valid, and how many it has.
  public func verdict(of group: String) -> Verdict { verdict(on: members(of: group)) }

  /// True if the verdict of every visible field in the group is valid.
  public func verifyGroup(_ name: String) -> Bool { verdict(of: name).isValid }

  /// How many visible fields the group has.
  public func groupCount(_ name: String) -> Int { members(of: name).count }

  /// True if each group is valid, or each of those that were named.
  public var allGroupsValid: Bool {
    (groups ?? Array(form.groups.keys)).allSatisfy(verifyGroup)
  }

  /// The group and its fields in one line, to find the field that blocks.
  public func debugGroupState(_ name: String) -> String {
    let members = members(of: name).map { index in
      "\(form.fields[index].id): \(code(index)?.rawValue ?? "valid")"
    }
    let state = verifyGroup(name) ? "valid" : "invalid"
    return "\(name) \(state) (\(members.joined(separator: ", ")))"
  }

  private func members(of group: String) -> [Int] { visible(form.groups[group] ?? []) }

  private func visible(_ indices: some Sequence<Int>) -> [Int] {
    indices.filter { !marks[$0].contains(.hidden) }
  }

  private func verdict(on members: [Int]) -> Verdict {
    Verdict(valid: members.count { !marks[$0].contains(.unsound) }, total: members.count)
  }
}

// Actions.
extension GroupValidator {
  /// The visible fields that block an action, in order; without an action, all that are wrong.
  package func faults(blocking action: Action?) -> [Int] {
    fields(gating: action).filter { marks[$0].contains(.unsound) }
  }

  /// The same, and the fields whose answers can't be kept as they were given, whatever it requires.
  package func faults(blocking action: Action?, orMisread isMisread: (Int) -> Bool) -> [Int] {
    let gate = Set(faults(blocking: action))
    return form.fields.indices.filter { gate.contains($0) || isMisread($0) }
  }

  /// The visible fields that must be valid before an action runs, in order.
  package func fields(gating action: Action?) -> [Int] {
    guard let names = action?.requires else { return visible(form.fields.indices) }
    return names.reduce(into: Set()) { $0.formUnion(members(of: $1)) }.sorted()
  }
}

extension FormSession {
  package func allows(_ action: Action) -> Bool {
    GroupValidator(self).faults(blocking: action).isEmpty
  }

  /// The verdict if the field with that id were left now; an unknown one is valid.
  package func verdict(of id: String) -> Validity {
    form.index(of: id).map { fields[$0].verdict } ?? .valid
  }
}
