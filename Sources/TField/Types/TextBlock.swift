/// Text in several lines.
public struct TextBlock: FieldType {
  /// The graphemes that fit.
  static let capacity = 65_536

  public let label = Wording.label(.text)
  public let priority = 2.0
  private let lines: Int

  public init(lines: Int = 4) { self.lines = max(lines, 1) }

  public var editor: Editor { .lines(lines) }
  public func capacity(for data: String) -> Int { Self.capacity }
}

extension TextBlock {
  public func isPlainlyGood(_ bytes: Span<UInt8>) -> Bool {
    bytes.isPlainText(upTo: Self.capacity, allowing: UInt8(ascii: "\n"))
  }
}

extension FieldType where Self == TextBlock {
  public static var text: Self { Self() }
  public static func text(lines: Int) -> Self { Self(lines: lines) }
}
