package import TField

extension Field {
  /// A field of a kind as apps name it, with words and conditions as the engine has them.
  @_disfavoredOverload
  package init(
    _ id: some StringProtocol, _ kind: FieldKind, label: Wording? = nil,
    required: Condition = .never, group: Group = .inherited, initial: Value = "",
    when: Condition = .always, readOnly: Condition = .never, rules: [Rule] = [],
    options: FieldOptions = FieldOptions()
  ) {
    self.init(
      id, kind.type, label: label, required: required, group: group, initial: initial, when: when,
      readOnly: readOnly, rules: rules, options: options)
  }
}
