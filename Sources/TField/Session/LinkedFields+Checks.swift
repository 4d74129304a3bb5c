/// Outside checks: which programs are asked, and what becomes of their answers.
///
/// The core only says what to ask; whoever shows the form runs the programs.
extension LinkedFields {
  /// The checks that are wanted now; one whose text is no longer wanted can be given up.
  var checkRequests: [FormSession.CheckRequest] {
    checkedFields.compactMap { index in
      guard case .running(let text) = states[index].check,
        let check = states[index].field.options.check
      else { return nil }
      return FormSession.CheckRequest(
        field: index, text: text, check: check, isPrivate: states[index].field.isPrivate)
    }
  }

  /// Takes an answer, unless it is about an older text.
  mutating func answer(_ request: FormSession.CheckRequest, _ answer: CheckAnswer) {
    guard states.indices.contains(request.field),
      states[request.field].check == .running(request.text)
    else { return }
    change(request.field) { $0.take(answer, about: request.text, in: $1) }
  }

  /// Asks about a field that was left, changed and is otherwise valid.
  mutating func askCheck(of index: Int) {
    guard runsChecks, !states[index].isHidden else { return }
    states[index].wantCheck(in: surroundings(of: index))
  }

  /// Asks again for missing options, where there is an answer that waits for them.
  mutating func askOptions(of index: Int) {
    guard !states[index].isBlank, states[index].lacksOptions else { return }
    wantOptions(again: index)
  }

  /// Asks about every field that an action needs and that wasn't asked about yet.
  mutating func askChecks(before action: Action) {
    let gate = Set(GroupValidator(self).fields(gating: action))
    for index in checkedFields where gate.contains(index) { askCheck(of: index) }
    for index in form.listedFields where gate.contains(index) { askOptions(of: index) }
  }

  var isChecking: Bool {
    checkedFields.contains { states[$0].isChecking } || !optionRequests.isEmpty
  }

  private var checkedFields: [Int] {
    runsChecks ? form.checkedFields.filter { !states[$0].isHidden } : []
  }
}

extension FormSession {
  /// A program to be asked about a field's value.
  package struct CheckRequest: Hashable, Sendable {
    package let field: Int
    package let text: String
    package let check: OutsideCheck
    /// Whether what is asked about is a secret.
    package let isPrivate: Bool
  }
}

// What an action said of the answers.
extension LinkedFields {
  /// Puts errors on the fields that are in sight; returns those fields, and lines for all others.
  mutating func showOuterErrors(
    _ errors: [(id: String, message: String)]
  ) -> (known: [Int], others: [String]) {
    var (known, others): ([Int], [String]) = ([], [])
    for error in errors {
      if let index = form.field(named: error.id), states[index].isAnswer {
        states[index].showOuterError(error.message)
        known.append(index)
      } else if let (index, fault) = entryFault(error), states[index].outerError == nil {
        states[index].outerError = fault
        known.append(index)
      } else {
        others.append(line(of: error))
      }
    }
    return (known, others)
  }

  /// An error about a field in an entry of a list, by its place: `lines[0].price`.
  private func entryFault(_ error: (id: String, message: String)) -> (Int, FieldError)? {
    guard let place = EntryPlace(error.id), let index = form.field(named: place.list),
      states[index].isAnswer, let list = states[index].type.formList,
      place.number < states[index].entryCount
    else { return nil }
    let id = place.rest.prefix { $0 != "[" }
    let label = list.entry.index(of: String(id)).map { list.entry.fields[$0].label }
    return (
      index,
      FieldError(
        .outer(error.message), inEntry: place.number, place.rest.isEmpty ? nil : place.rest,
        label ?? (place.rest.isEmpty ? nil : .verbatim(place.rest)))
    )
  }

  /// An error about a field that isn't in sight, with what it is about.
  private func line(of error: (id: String, message: String)) -> String {
    error.message.isBlank ? error.id : "\(error.id): \(error.message)"
  }

  mutating func forgetOuterErrors() {
    for index in states.indices where states[index].outerError != nil {
      states[index].outerError = nil
    }
  }
}

/// Where a field of an entry stands: the list, the entry's number, and the rest of the place.
struct EntryPlace {
  let list: String
  let number: Int
  let rest: String

  /// Reads `lines[0].price`; `nil` for anything else.
  init?(_ text: String) {
    guard let open = text.firstIndex(of: "["), let close = text.firstIndex(of: "]"), open < close,
      let number = Int(text[text.index(after: open)..<close]), number >= 0
    else { return nil }
    let rest = text[text.index(after: close)...]
    guard rest.isEmpty || rest.first == "." else { return nil }
    (list, self.number, self.rest) = (String(text[..<open]), number, String(rest.dropFirst()))
  }
}

extension FieldError {
  /// What an action said outside.
  fileprivate static func outer(_ message: String) -> Self {
    Self(.checkFailed, message.isBlank ? .form(.notAccepted) : .verbatim(message))
  }

  /// What an action said outside of a field in the entry that the error is about.
  var saidOutside: (id: String, message: String)? {
    guard let id = entry?.id, let error = entry?.inner, error.code == .checkFailed else {
      return nil
    }
    return (id, error.wording.text())
  }
}

extension FieldState {
  fileprivate mutating func showOuterError(_ message: String) {
    outerError = .outer(message)
  }

  /// True if its verdict is an error, or an action's error still stands.
  var hasError: Bool { !isSound || outerError != nil }
}
