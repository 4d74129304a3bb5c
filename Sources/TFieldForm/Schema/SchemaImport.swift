/// Turns a JSON Schema into a form file.
public enum SchemaImport {
  public struct Result { public let text: String?; public let notes: [Diagnostic] }
  public static func form(from bytes: [UInt8], name: String) -> Result {
    Result(text: nil, notes: [])
  }
}
