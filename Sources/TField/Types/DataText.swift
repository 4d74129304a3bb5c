/// A code or a key: anything but white space.
public struct DataText: FieldType {
  public let label = Wording.label(.data)

  public init() {}

  public let subject = Subject.code

  public func read(_ text: String) -> Reading { .code(text) }
  public func fitting(_ text: String) -> String? { read(text).data }
}

extension FieldType where Self == DataText {
  public static var data: Self { Self() }
}

extension Reading {
  /// A text without white space inside, however much stands around it.
  static func code(_ text: String) -> Self {
    let body = text.trimmed
    guard let index = body.firstIndex(where: \.isWhitespace) else { return .data(String(body)) }
    return .stranger(index, in: text, of: .code)
  }
}
