/// An address of the Internet Protocol, version 4: `192.0.2.1`.
package struct IPv4: FieldType {
  package let label = Wording.label(.ipv4)
  package let priority = 0.7
  package let foldsForms = true

  package init() {}

  package let subject = Subject.ipAddress

  /// One address alone: no port, no prefix length, no second one.
  package func parse(_ text: String) -> Parse {
    let body = text.trimmed
    if let index = body.firstIndex(where: { !$0.isASCIIDigit && $0 != "." }) {
      return .addressRest(index, in: text, after: Self.isWhole(body[..<index].trimmed))
    }
    return .data(String(body))
  }

  package func judge(_ data: String) -> Parse.State {
    guard Self.isStart(data[...]) else { return .wrong(.ipv4, .internet(.ipv4Shape)) }
    return Self.isWhole(data[...]) ? .whole : .begun(.incomplete, .internet(.ipv4Shape))
  }

  package func hint(_ data: String) -> Wording? { .internet(.ipv4Shape) }
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

extension IPv4 {
  package func isPlainlyGood(_ bytes: Span<UInt8>) -> Bool {
    var (parts, number, digits) = (1, 0, 0)
    for index in bytes.indices {
      if bytes[index] == UInt8(ascii: ".") {
        guard digits > 0 else { return false }
        (parts, number, digits) = (parts + 1, 0, 0)
      } else {
        guard ASCIISet.digits.contains(bytes[index]), digits == 0 || number > 0 else {
          return false
        }
        number = number * 10 + Int(bytes[index] - 0x30)
        digits += 1
        guard number <= 255 else { return false }
      }
    }
    return parts == 4 && digits > 0
  }
}

extension Parse {
  /// The error about what follows an address, or about a character inside it.
  static func addressRest(_ index: String.Index, in text: String, after isWhole: Bool) -> Self {
    guard isWhole else { return .stranger(index, in: text, of: .ipAddress) }
    let rest = text[index...].trimmed
    return .wrong(.characters, .internet(.addressRest(String(rest))))
  }
}
