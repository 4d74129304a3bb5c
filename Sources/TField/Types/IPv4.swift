/// An address of the Internet Protocol, version 4: `192.0.2.1`.
public struct IPv4: FieldType {
  public let label = Wording.label(.ipv4)
  public let priority = 0.7
  public let foldsForms = true

  public init() {}

  public func filter(_ text: String, _ edit: Edit) -> String { text.filter(Self.isKept) }

  public func reception(of text: String, into data: String, _ edit: Edit) -> Reception {
    KeptRun.reception(of: text, edit, keeping: Self.isKept)
  }

  private static func isKept(_ character: Character) -> Bool {
    character.isASCIIDigit || character == "."
  }

  public func live(_ data: String) -> FieldError? {
    Self.isStart(data[...]) ? nil : FieldError(.ipv4, .internet(.ipv4Shape))
  }

  public func result(_ data: String) -> FieldError? {
    Self.isWhole(data[...]) ? nil : FieldError(.incomplete, .internet(.ipv4Shape))
  }

  public func hint(_ data: String) -> Wording? { .internet(.ipv4Shape) }
}

extension IPv4 {
  /// Whether an address may begin so.
  static func isStart(_ text: Substring) -> Bool {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    return parts.count <= 4 && parts.dropLast().allSatisfy { !$0.isEmpty }
      && parts.allSatisfy { $0.isEmpty || isPart($0) }
  }

  static func isWhole(_ text: Substring) -> Bool {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    return parts.count == 4 && parts.allSatisfy(isPart)
  }

  /// 0 to 255 without a leading zero, which some programs take for octal.
  private static func isPart(_ digits: Substring) -> Bool {
    guard digits.count <= 3, digits.allSatisfy(\.isASCIIDigit), let number = Int(digits)
    else { return false }
    return number <= 255 && (digits.count == 1 || digits.first != "0")
  }
}

extension FieldType where Self == IPv4 {
  public static var ipv4: Self { Self() }
}
