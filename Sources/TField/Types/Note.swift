/// Words on a form that nobody fills in.
public struct Note: FieldType {
  public let label = Wording.label(.note)
  public let editor = Editor.none

  public init() {}

  public func capacity(for data: String) -> Int { 0 }
}

extension FieldType where Self == Note {
  public static var note: Self { Self() }
}
