internal import TField

/// Claims about a field that its value can never meet, or never fail.
extension Reading {
  func check(_ id: String, _ claim: String, comparedWith operand: JSONNode) {
    guard let field = scope.place(of: id)?.declaration?.holds else { return }
    let isEquality = claim == "equals" || claim == "in"
    let other = operand["field"]?.string.flatMap { scope.place(of: $0)?.declaration?.holds }
    let makesSense =
      other.map { field.isComparable(with: $0, isEquality) }
      ?? field.isComparable(with: operand, isEquality)
    if !makesSense { report.warning(.incomparable, id, field.holding, claim, at: operand) }
  }
}

extension ValueKind {
  /// Whether two fields can be compared: a text may be anything, and a switch has no order.
  fileprivate func isComparable(with other: Self, _ isEquality: Bool) -> Bool {
    if !isEquality, self == .flag || other == .flag { return false }
    return self == other || self == .text || other == .text
  }

  /// Whether a field of this kind may hold a value from the form file.
  fileprivate func isComparable(with value: JSONNode, _ isEquality: Bool) -> Bool {
    let text = value.string ?? ""
    let hasDigits = text.contains(where: \.isNumber)
    switch (self, value.kind) {
    case (_, .object), (_, .array), (_, .null), (.number, .number), (.text, .number): return true
    case (.text, .string), (.entries, .string): return true
    case (.flag, .bool), (.text, .bool): return isEquality
    case (_, .bool): return false
    case (_, .number): return isEquality && self != .flag
    case (_, .string) where isEquality && text.isEmpty: return true
    case (.flag, .string): return isEquality && ["true", "false"].contains(text)
    case (.number, .string): return DecimalNumber(text) != nil
    case (.day, .string): return CalendarDate(text) != nil || isEquality && hasDigits
    case (.month, .string), (.time, .string): return hasDigits
    }
  }
}

extension Condition {
  func isImpossible(in form: Form) -> Bool {
    switch self {
    case .never: true
    case .any(let parts): parts.allSatisfy { $0.isImpossible(in: form) }
    case .all(let parts):
      parts.contains { $0.isImpossible(in: form) } || Self.contradict(parts)
    case .claim(let id, let claim):
      if case .text(let text)? = claim.wanted, let index = form.index(of: id) {
        form.fields[index].type.neverIs(text)
      } else {
        false
      }
    case .always, .not, .app: false
    }
  }

  /// Whether one field would have to equal two values at once, or be filled and empty.
  private static func contradict(_ parts: [Self]) -> Bool {
    var said: [String: Set<Claim>] = [:]
    for case .claim(let id, let claim) in parts
    where claim.wanted != nil || claim.row == .filled || claim.row == .empty {
      if said[id]?.contains(where: claim.excludes) ?? false { return true }
      said[id, default: []].insert(claim)
    }
    return false
  }
}

extension FieldType {
  /// True for a choice with fixed options, none of which is that text.
  fileprivate func neverIs(_ text: String) -> Bool {
    guard let options = (self as? Choice)?.options, !text.isEmpty else { return false }
    return !options.areTyped && !options.takes(text)
  }
}

/// Actions that can never be satisfied, or that would store what must not be stored.
extension Reading {
  /// Reports every group and action that is blocked for ever by a field that can't be valid.
  func checkActions(of form: Form, _ broken: [Field]) {
    var culprits: [String: Field] = [:]
    for field in broken {
      guard case .named(let group) = field.group, culprits[group] == nil else { continue }
      culprits[group] = field
      if let place = places[field.id] {
        let node = place.object["group"] ?? place.id
        report.error(.unsatisfiableGroup, group, field.id, at: node)
      }
    }
    for (action, node) in zip(form.actions, actionNodes ?? []) {
      let blocking = action.requires.map { $0.compactMap { culprits[$0] } } ?? broken
      if action.role == .submit, let field = blocking.first {
        report.error(.unsatisfiableAction, action.id, field.id, at: node)
      }
      checkStorage(of: action, in: form, node)
    }
  }

  /// Reports security codes and passwords that would be stored, and fields that hide the stamp.
  private func checkStorage(of action: Action, in form: Form, _ node: JSONNode) {
    let isWritten = { (id: String) in action.steps.only?.contains(id) ?? true }
    let isKept = action.steps.append != nil || action.steps.write != nil
    if isKept, let stored = form.fields.first(where: { $0.mustNotBeStored && isWritten($0.id) }) {
      for key in ["append", "write"] {
        if let place = node[key] { report.error(.storedSecret, key, stored.id, at: place) }
      }
    }
    let key = AnswerWriter.stampKey
    if action.steps.stamps, isWritten(key), form.index(of: key) != nil, let place = node["stamp"] {
      report.error(.hiddenStamp, key, at: place)
    }
  }

  /// Reports answers whose place another one takes.
  func checkPaths(in form: Form) {
    for (field, other) in form.isNested ? AnswerPaths(of: form).clashes : [] {
      let (one, two) = (form.fields[field].id, form.fields[other].id)
      guard let place = places[one] else { continue }
      report.error(.pathClash, one, two, at: place.object["path"] ?? place.id)
    }
  }

  /// Outside of `sum`, `min` and `max`, a formula needs each field to be a single number.
  func check(_ formula: Formula, at node: JSONNode, isListed: Bool) {
    switch formula {
    case .number: break
    case .field(let id): check(id, at: node, isListed: isListed)
    case .column(let id, let column):
      if !isListed {
        report.error(.notComputable, "\(id).\(column)", "single number: sum it", at: node)
      }
      check(column, of: id, at: node)
    case .negative(let inner): check(inner, at: node, isListed: false)
    case .operation(let left, _, let right):
      check(left, at: node, isListed: false)
      check(right, at: node, isListed: false)
    case .call(.count, let arguments):
      for case .field(let id) in arguments { checkList(id, at: node) }
    case .call(.if, let arguments):
      if case .field(let id)? = arguments.first, let type = scope.place(of: id)?.declaration {
        if type.holds != .flag { report.error(.notComputable, id, "toggle", at: node) }
      } else {
        arguments.first.map { check($0, at: node, isListed: false) }
      }
      for argument in arguments.dropFirst() { check(argument, at: node, isListed: false) }
    case .call(let function, let arguments):
      for argument in arguments { check(argument, at: node, isListed: function != .round) }
    }
  }

  private func check(_ id: String, at node: JSONNode, isListed: Bool) {
    guard let type = scope.place(of: id)?.type else { return }
    let isSeveral = type.formList != nil || type.choiceOptions != nil && type.editor.hasEntries
    if isListed || !isSeveral, (type.entryType ?? type).isOperand { return }
    report.error(.notComputable, id, "number", at: node)
  }

  private func checkList(_ id: String, at node: JSONNode) {
    guard let type = scope.place(of: id)?.declaration, type.holds != .entries else { return }
    report.error(.notComputable, id, "list", at: node)
  }

  /// A column must be a number in each entry of the list.
  private func check(_ column: String, of id: String, at node: JSONNode) {
    guard let place = scope.place(of: id) else { return }
    guard let form = place.type.formList?.entry else {
      return report.error(.notComputable, id, "list of fields", at: node)
    }
    require(column, among: form.fields.map(\.id), else: .unknownField, at: node)
    guard let index = form.index(of: column), !form.fields[index].type.isOperand else { return }
    report.error(.notComputable, "\(id).\(column)", "number", at: node)
  }
}

extension Field {
  /// The fields whose answers its own value, or the program for its options, is made from.
  var neededIDs: [String] {
    (derivation?.fieldIDs ?? []) + (type.choiceOptions?.program?.with ?? [])
  }

  /// The ids that `own` finds in the field and its entries, except ids of the entries themselves.
  func waits(for own: (Field) -> [String]) -> [String] {
    guard let entry = type.formList?.entry else { return own(self) }
    return own(self)
      + entry.fields.flatMap { $0.waits(for: own) }.filter { entry.index(of: $0) == nil }
  }
}

extension Reading {
  /// Reports fields that wait for each other: each circle once, at its first field.
  func checkCircles(in form: Form) {
    for circle in JudgingOrder(of: form).circles {
      let fields = circle.map { form.fields[$0] }
      guard let place = fields.first.flatMap({ places[$0.id] }) else { continue }
      let isMadeOf = { (own: (Field) -> [String]) in
        zip(fields, fields.dropFirst()).allSatisfy { $0.waits(for: own).contains($1.id) }
      }
      let problem: Diagnostic.Problem.Name =
        if isMadeOf(\.when.fieldIDs) {
          .conditionCycle
        } else if isMadeOf(\.neededIDs) {
          .derivationCycle
        } else {
          .judgementCycle
        }
      report.error(problem, Reason(circle: fields.map(\.id)), at: place.id)
    }
  }
}
