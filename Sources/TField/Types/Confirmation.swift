/// The same again: the twin of a password, or of any other field, typed a second time.
///
/// It takes, shows and hides what its twin's type does; only the judgement is its own.
public struct Confirmation: FieldType {
  public let label = Wording.label(.confirmation)

  /// The id of the field that it confirms.
  public let twin: String
  private let type: any FieldType
  private var first = ""

  /// The twin of the field with that id, whose type is `type`.
  public init(of twin: String, as type: any FieldType = Password()) {
    self.twin = twin
    self.type = type
  }

  public func neighbours(of field: Field, in form: Form) -> [String] { [twin] }

  public func adapted(to surroundings: Surroundings) -> Self? {
    let first = surroundings.neighbours.first?.data ?? ""
    guard first != self.first else { return nil }
    var adapted = self
    adapted.first = first
    return adapted
  }

  /// The first may still change, so nothing is wrong before this one is left.
  public func live(_ data: String) -> FieldError? { nil }

  public func result(_ data: String) -> FieldError? {
    finish(data) == first ? nil : FieldError(.notEqual, .entriesDiffer)
  }
}

extension Confirmation {
  public var priority: Double { type.priority }
  public var isSecret: Bool { type.isSecret }
  public var mask: Mask { type.mask }
  public var mustNotBeStored: Bool { type.mustNotBeStored }
  public var foldsForms: Bool { type.foldsForms }
  public var isFixedLength: Bool { type.isFixedLength }
  public var subject: Subject { type.subject }
  public var editor: Editor { type.editor }

  public func template(for data: String) -> Template? { type.template(for: data) }
  public func filter(_ text: String, _ edit: Edit) -> String { type.filter(text, edit) }
  public func capacity(for data: String) -> Int { type.capacity(for: data) }
  public func finish(_ data: String) -> String { type.finish(data) }
  public func shown(_ data: String) -> String { type.shown(data) }
  public func kept(_ data: String) -> String { type.kept(data) }
  public func typed(_ data: String) -> TypedValue { type.typed(data) }

  public func read(_ text: String) -> Reading { type.read(text) }
  public func fitting(_ text: String) -> String? { type.fitting(text) }
  public func takes(_ key: Character) -> Bool { type.takes(key) }
  public func writing(of data: String) -> String { type.writing(of: data) }
}

extension Confirmation {
  public func isPlainlyGood(_ bytes: Span<UInt8>) -> Bool {
    type.isBare && type.isPlainlyGood(bytes) && bytes.isText(first)
  }
}

extension FieldType where Self == Confirmation {
  public static func confirmation(
    of twin: String, as type: any FieldType = Password()
  ) -> Self {
    Self(of: twin, as: type)
  }
}
