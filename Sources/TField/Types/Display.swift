/// Another field's value, as that field's own type writes it.
public struct Display: FieldType {
  public let label = Wording.label(.display)
  let source: String
  private var shownText = ""

  public init(of source: String) { self.source = source }

  public let editor = Editor.none
  public var derivedData: String? { shownText }

  public func neighbours(of field: Field, in form: Form) -> [String] { [source] }

  public func adapted(to surroundings: Surroundings) -> Self? {
    let text = surroundings.neighbours.first?.text ?? ""
    guard text != shownText else { return nil }
    var adapted = self
    adapted.shownText = text
    return adapted
  }
}

extension FieldType where Self == Display {
  public static func display(of source: String) -> Self { Self(of: source) }
}
