/// A code or a key: anything but white space.
public struct DataText: FieldType {
  public let label = Wording.label(.data)

  public init() {}

  public func filter(_ text: String, _ edit: Edit) -> String { text.filter { !$0.isWhitespace } }
}

extension FieldType where Self == DataText {
  public static var data: Self { Self() }
}
