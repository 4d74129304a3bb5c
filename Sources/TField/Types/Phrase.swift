/// Any text at all, just as it was typed.
public struct Phrase: FieldType {
  public let label = Wording.label(.phrase)
  public let priority = 1.7

  public init() {}
}

extension Phrase {
  public func isPlainlyGood(_ bytes: Span<UInt8>) -> Bool { bytes.isPlainText() }
}

extension FieldType where Self == Phrase {
  public static var phrase: Self { Self() }
}
