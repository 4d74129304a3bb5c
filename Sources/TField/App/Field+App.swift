/// What a field holds: a built-in type with its parameters, or one of an app's own.
///
/// The names and parameters are those of form files, so `tfield types` documents both.
///
/// ```swift
/// Field("size", .integer(min: 1, max: 20))
/// Field("due", .date(min: .today))
/// Field("plate", .own(PlateNumber()))
/// ```
public struct FieldKind: Sendable {
  package let type: any FieldType

  package init(_ type: any FieldType) { self.type = type }

  /// A type of an app's own.
  public static func own(_ type: some Grammar) -> Self { Self(AppType(type)) }
}

/// How a field is named: by its id, or by a property of the type that answers are decoded into.
///
/// ```swift
/// Field("email", .email)
/// Field(\Order.email, .email)       // the same
/// Field(\Order.address.zip, .zip)   // the same as Field("zip", .zip, path: "address.zip")
/// ```
public protocol FieldName {
  /// The names that lead to the answer, ending with the id; `nil` if they can't be read.
  var fieldPath: [String]? { get }
}

extension String: FieldName {
  /// The id alone.
  public var fieldPath: [String]? { [self] }
}

#if !TFIELD_PROGRAM
  extension KeyPath: FieldName {
    /// The names of the properties along the path; `nil` if one of them is computed.
    public var fieldPath: [String]? {
      let (text, root) = ("\(self)", "\\\(Root.self).")
      guard text.hasPrefix(root), !text.contains("<computed") else { return nil }
      let names = text.dropFirst(root.count).filter { !"?!".contains($0) }.split(separator: ".")
      return names == ["self"] ? nil : names.map { String($0) }
    }
  }
#endif

extension Field {
  /// A field with all its settings in one call, in the words of form files.
  ///
  /// ```swift
  /// Field("size", .integer(min: 1, max: 20), label: "How many?", required: true)
  /// Field("card", label: "Words on the card", when: .isOn("gift"))
  /// ```
  /// - Parameters:
  ///   - name: Its id, used by answers, conditions and rules; or the property that it answers.
  ///   - kind: What it holds.
  ///   - label: Its label; without one, the label of its kind.
  ///   - description: Text between the label and the box.
  ///   - placeholder: Shown dim in the empty box.
  ///   - hint: What to type, shown while the field has the focus.
  ///   - help: A longer text for F1.
  ///   - required: When it must be answered.
  ///   - group: The validation group it belongs to.
  ///   - initial: What it holds at first.
  ///   - compute: The formula for its number, which nobody types.
  ///   - path: Where its answer goes in the type it is decoded into, such as `"address.zip"`.
  ///   - when: The field is there only while this is true.
  ///   - readOnly: When it can be read but not edited.
  ///   - secret: True to draw dots and keep it out of drafts; without it, as the kind says.
  ///   - suggest: Values offered while typing.
  ///   - messages: Messages of your own, by error code, such as `"required"`.
  ///   - rules: Rules besides those of the kind.
  ///   - invalid: What happens to a bad value when the field is left.
  ///   - validate: When errors appear; without it, as the form says.
  ///   - hideErrors: When an error goes away; without it, as the form says.
  ///   - priority: How strongly the field keeps its width, from 0 to 10.
  ///   - span: How many of the twelve tracks of a page it takes; without it, as many as its answers need.
  ///   - autoAdvance: True if the focus moves on once the template is full.
  ///   - file: The file of the definition, for messages about mistakes.
  ///   - line: The line of the definition.
  public init(
    _ name: some FieldName, _ kind: FieldKind = .phrase, label: String? = nil,
    description: String? = nil, placeholder: String? = nil, hint: String? = nil,
    help: String? = nil, required: FieldCondition = false, group: String? = nil,
    initial: String = "", compute: FieldFormula? = nil, path: String? = nil,
    when: FieldCondition = true,
    readOnly: FieldCondition = false, secret: Bool? = nil,
    suggest: [String] = [], messages: [String: String] = [:], rules: [Rule] = [],
    invalid: InvalidValue = .keep, validate: ValidateMode? = nil, hideErrors: HideMode? = nil,
    priority: Double? = nil, span: Int? = nil, autoAdvance: Bool = false,
    file: StaticString = #fileID, line: UInt = #line
  ) {
    var options = FieldOptions()
    options.description = description.map { .verbatim($0) }
    options.placeholder = placeholder.map { .verbatim($0) }
    options.hint = hint.map { .verbatim($0) }
    options.help = help.map { .verbatim($0) }
    options.isSecret = secret
    options.suggestions = suggest
    for (code, message) in messages {
      options.messages[ErrorCode(rawValue: code)] = .verbatim(message)
    }
    options.invalid = invalid
    options.validate = validate
    options.hideErrors = hideErrors
    options.priority = priority
    options.span = span
    options.advancesWhenFull = autoAdvance
    let place = SourcePlace(file: file, line: line)
    guard let names = name.fieldPath, let id = names.last else {
      Mistake("the property of the field has no name that can be read", place).end()
    }
    self.init(
      id, kind.type, label: label.map { .verbatim($0) }, required: required.condition,
      group: group.map { .named($0) } ?? .inherited, initial: .text(initial), when: when.condition,
      readOnly: readOnly.condition, rules: rules, options: options)
    derivation = compute.map { .computed($0.formula) }
    self.place = place
    self.path = path?.split(separator: ".").map { String($0) } ?? (names.count > 1 ? names : nil)
  }

  /// The field with its words in one more language.
  ///
  /// ```swift
  /// Field("size", .integer(), label: "How many?").words(.german, label: "Wie viele?")
  /// ```
  public func words(
    _ language: Language, label: String? = nil, description: String? = nil,
    placeholder: String? = nil, hint: String? = nil, help: String? = nil
  ) -> Self {
    var field = self
    field.label.add(label, in: language)
    field.options.description.add(description, in: language)
    field.options.placeholder.add(placeholder, in: language)
    field.options.hint.add(hint, in: language)
    field.options.help.add(help, in: language)
    return field
  }
}

extension Wording {
  mutating func add(_ text: String?, in language: Language) {
    guard let text else { return }
    if case .translated(var texts, let rest) = self {
      texts[language] = text
      self = .translated(texts, else: rest)
    } else {
      self = .translated([language: text], else: self)
    }
  }
}

extension Wording? {
  /// Adds the text for a language; the first text added also stands in for all other languages.
  mutating func add(_ text: String?, in language: Language) {
    guard let text else { return }
    var wording = self ?? .verbatim(text)
    wording.add(text, in: language)
    self = wording
  }
}

/// A field type of an app's own: what a text means, how it looks, and when it is valid.
///
/// Only ``label`` is required; everything else has a default that accepts anything.
///
/// ```swift
/// struct PlateNumber: Grammar {
///   let label = "Licence Plate"
///   let template: String? = "AA-000"
///   func parse(_ text: String) -> Parse {
///     let plate = text.uppercased().filter { $0.isLetter || $0.isNumber }
///     return plate.count == 5 ? .whole(plate) : .begun(plate, "Two letters, then three digits")
///   }
/// }
/// ```
public protocol Grammar: Sendable {
  /// The label of a field that has none of its own.
  var label: String { get }

  /// The mask around the data, or `nil` for free text.
  ///
  /// `0` is a slot for a digit, `A` for a letter, `X` for anything; the rest is fixed.
  var template: String? { get }

  /// Reads a text without its mask; parsing data again must give the same data.
  func parse(_ text: String) -> Parse

  /// The form in which data is kept once the field is left.
  func write(_ data: String) -> String

  /// True if it is drawn as dots, and kept out of drafts and messages.
  var isSecret: Bool { get }
}

extension Grammar {
  /// Free text.
  public var template: String? { nil }
  /// Takes everything.
  public func parse(_ text: String) -> Parse { .whole(text) }
  /// Keeps the data as it is.
  public func write(_ data: String) -> String { data }
  /// Shows what is typed.
  public var isSecret: Bool { false }
}

/// Adapts a type of an app to the engine.
struct AppType<Own: Grammar>: FieldType {
  private let own: Own
  private let form: Template?
  let traits: TypeTraits

  init(_ own: Own) {
    self.own = own
    form = own.template.map { Template($0) }
    traits = TypeTraits(.verbatim(own.label), isSecret: own.isSecret)
  }

  func template(for data: String) -> Template? { form }

  func parse(_ text: String) -> Parse { unmasked(text, keeping: kept) }

  private func kept(_ text: String) -> String { own.parse(text).data ?? "" }

  func write(_ data: String, as writing: Writing) -> String {
    switch writing {
    case .finished: own.write(data)
    case .remainder: kept(data)
    default: masked(data, as: writing)
    }
  }

  func judge(_ data: String) -> Parse.State {
    let shape = form?.judge(data) ?? .whole
    if shape.live != nil { return shape }
    let state = own.parse(data).state
    return state == .whole ? shape : state
  }

  func hint(_ data: String) -> Wording? { own.parse(data).notice }
}
