extension Action {
  /// A button below the form.
  ///
  /// ```swift
  /// Action("order", label: "Order now", confirm: "Order for good?")
  /// ```
  /// - Parameters:
  ///   - id: Its name in ``FormAnswers/action``.
  ///   - label: The text on the button.
  ///   - role: What it does: submit the answers, or cancel the form.
  ///   - requires: The groups that must be valid first; without it, every visible field.
  ///   - confirm: A question that is asked first.
  public init(
    _ id: String, label: String, role: Role = .submit, requires: [String]? = nil,
    confirm: String? = nil
  ) {
    self.init(
      id, label: .verbatim(label), role: role, requires: requires,
      confirm: confirm.map { .verbatim($0) })
  }

  /// The action with its words in one more language.
  public func words(_ language: Language, label: String? = nil, confirm: String? = nil) -> Self {
    var action = self
    action.label.add(label, in: language)
    action.confirm.add(confirm, in: language)
    return action
  }
}

extension FormRule {
  /// A rule about several fields: `message` is shown at each while the closure is false.
  ///
  /// ```swift
  /// FormRule("The end is before the start", fields: "start", "end") {
  ///   $0["start", default: ""] <= $0["end", default: ""]
  /// }
  /// ```
  public init(
    _ message: String, level: Rule.Level = .error, fields ids: String...,
    isMet: @escaping @Sendable ([String: String]) -> Bool
  ) {
    self.init(
      when: .not(.app(ids, AppTest(isMet))), fields: ids, level: level,
      message: .verbatim(message))
  }
}
