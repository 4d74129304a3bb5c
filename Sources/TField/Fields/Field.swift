/// One field of a form, as it was defined; ``FieldState`` is the same field being filled in.
public struct Field: Sendable {
  /// The validation group of a field.
  public enum Group: Hashable, Sendable {
    /// The group of the section it stands in.
    case inherited
    case none
    case named(String)
  }

  /// What happens to a bad value when the field is left.
  public enum InvalidValue: String, CaseIterable, Sendable {
    case keep, revert
  }

  /// All of it, behind one reference: a long form's fields are handed on and on.
  private var parts: Shared<Parts>

  /// All that fields may have in common, behind another: a long form says much the same over and
  /// over.
  private struct Kind: Sendable {
    var type: any FieldType
    var group: Group
    var when: Condition
    var required: Condition
    var readOnly: Condition
    var rules: [Rule]
    var options: SharedOptions
  }

  /// A text of the form's own isn't wrapped before somebody asks for it.
  private enum Label: Sendable {
    case text(String)
    case wording(Wording)
  }

  private struct Parts: Sendable {
    var id: String
    var label: Label
    var initial: String
    var kind: Shared<Kind>
  }

  public init(
    _ id: String, _ type: some FieldType = Phrase(), label: Wording? = nil,
    required: Condition = .never, group: Group = .inherited, initial: String = "",
    when: Condition = .always, readOnly: Condition = .never, rules: [Rule] = [],
    options: FieldOptions = FieldOptions()
  ) {
    self.init(
      id, type, label: label, required: required, group: group, initial: initial, when: when,
      readOnly: readOnly, rules: rules, sharing: SharedOptions(options))
  }

  /// A field whose options others may have too.
  package init(
    _ id: String, _ type: any FieldType, label: Wording?, required: Condition, group: Group,
    initial: String, when: Condition, readOnly: Condition, rules: [Rule],
    sharing options: SharedOptions
  ) {
    let kind = Kind(
      type: type, group: group, when: when, required: required, readOnly: readOnly, rules: rules,
      options: options)
    parts = Shared(
      Parts(
        id: id, label: .wording(label ?? type.label), initial: initial, kind: Shared(kind)))
  }

  /// A field that is like another in all but its name; without a label it has its type's.
  package init(_ id: String, label: String?, like other: Field) {
    let kind = other.parts.value.kind
    let label = label.map(Label.text) ?? .wording(kind.value.type.label)
    parts = Shared(Parts(id: id, label: label, initial: other.initial, kind: kind))
  }
}

extension Field {
  public var id: String {
    get { parts.value.id }
    set { parts.value.id = newValue }
  }

  public var type: any FieldType {
    get { parts.value.kind.value.type }
    set { parts.value.kind.value.type = newValue }
  }

  public var label: Wording {
    get {
      switch parts.value.label {
      case .text(let text): .verbatim(text)
      case .wording(let wording): wording
      }
    }
    set { parts.value.label = .wording(newValue) }
  }

  public var group: Group {
    get { parts.value.kind.value.group }
    set { parts.value.kind.value.group = newValue }
  }

  public var initial: String {
    get { parts.value.initial }
    set { parts.value.initial = newValue }
  }

  public var when: Condition {
    get { parts.value.kind.value.when }
    set { parts.value.kind.value.when = newValue }
  }

  public var required: Condition {
    get { parts.value.kind.value.required }
    set { parts.value.kind.value.required = newValue }
  }

  public var readOnly: Condition {
    get { parts.value.kind.value.readOnly }
    set { parts.value.kind.value.readOnly = newValue }
  }

  public var rules: [Rule] {
    get { parts.value.kind.value.rules }
    set { parts.value.kind.value.rules = newValue }
  }

  public var options: FieldOptions {
    get { parts.value.kind.value.options.value }
    set { parts.value.kind.value.options = Shared(newValue) }
  }
}

extension Field {
  /// What all fields have in common that are known to be alike in all but their names and values.
  var kind: ObjectIdentifier { parts.value.kind.identity }
}

extension Field.Group: ExpressibleByStringLiteral {
  public init(stringLiteral value: String) { self = .named(value) }

  /// Empty where there is none.
  var name: String { if case .named(let name) = self { name } else { "" } }
}

extension Condition: ExpressibleByBooleanLiteral {
  public init(booleanLiteral value: Bool) { self = value ? .always : .never }
}

extension Field {
  /// Whether nothing stands in it at first.
  package var opensEmpty: Bool { parts.value.initial.isEmpty }

  /// What it is filled in with, by its type alone.
  package var editor: Editor { parts.value.kind.value.type.editor }

  /// Whether its text is drawn as dots, by the form's word or else by its type's.
  public var isSecret: Bool { options.isSecret ?? type.isSecret }

  /// Whether its text stays out of drafts and messages, even where it is drawn plainly.
  public var isPrivate: Bool { isSecret || type.isSecret }

  /// Whether the line for debugging stands above it; its own word wins.
  package func isDebugging(_ isFormDebugging: Bool) -> Bool {
    options.isDebugging ?? isFormDebugging
  }

  /// Whether its conditions and rules speak of any field.
  var mentionsAny: Bool {
    !when.isConstant || !required.isConstant || !readOnly.isConstant
      || rules.contains { !$0.fieldIDs.isEmpty }
  }

  /// The ids of the fields that its conditions and rules speak of.
  var mentionedIDs: [String] {
    when.fieldIDs + required.fieldIDs + readOnly.fieldIDs + rules.flatMap(\.fieldIDs)
  }
}
