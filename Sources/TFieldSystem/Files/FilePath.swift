/// The name of a file as the system knows it: bytes, which needn't be valid UTF-8.
package struct FilePath: Hashable, Sendable {
  package let bytes: [UInt8]

  package init(bytes: some Sequence<UInt8>) { self.bytes = Array(bytes) }

  package init(_ text: String) { bytes = Array(text.utf8) }
}

extension FilePath: ExpressibleByStringLiteral {
  package init(stringLiteral text: String) { self.init(text) }
}

extension FilePath {
  private static let slash = UInt8(ascii: "/")

  package var isAbsolute: Bool { bytes.first == Self.slash }

  /// Whether one of its steps leads up, by `..`.
  package var leadsUp: Bool {
    var (length, dots) = (0, 0)
    for byte in bytes {
      if byte == Self.slash {
        if length == 2, dots == 2 { return true }
        (length, dots) = (0, 0)
      } else {
        length += 1
        if byte == UInt8(ascii: ".") { dots += 1 }
      }
    }
    return length == 2 && dots == 2
  }

  /// The path of `other` as seen from this folder.
  package func appending(_ other: FilePath) -> FilePath {
    if other.isAbsolute || bytes.isEmpty { return other }
    return FilePath(bytes: bytes + (bytes.last == Self.slash ? [] : [Self.slash]) + other.bytes)
  }

  /// The folder that holds the file: everything before the last slash, or `.`.
  package var folder: FilePath {
    guard let end = bytes.lastIndex(of: Self.slash) else { return "." }
    return end == 0 ? "/" : FilePath(bytes: bytes[..<end])
  }

  /// What comes after the last slash.
  package var name: FilePath {
    guard let end = bytes.lastIndex(of: Self.slash) else { return self }
    return FilePath(bytes: bytes[(end + 1)...])
  }

  /// Whether this names an entry of a folder, so that it can't lead anywhere else.
  var isPlainName: Bool {
    !bytes.isEmpty && self != "." && self != ".." && !bytes.contains(Self.slash)
  }

  /// Hands the path to C, which can't know of bytes after a NUL; such a path is refused.
  func withCString<T>(
    for call: SystemError.Call, _ body: (UnsafePointer<CChar>) throws(SystemError) -> T
  ) throws(SystemError) -> T {
    guard !bytes.contains(0) else { throw SystemError(call, .unusableName, self) }
    let terminated = bytes.map(CChar.init(bitPattern:)) + [0]
    let result: Result<T, SystemError> = terminated.withUnsafeBufferPointer { buffer in
      guard let start = buffer.baseAddress else { return .failure(.init(call, .unusableName)) }
      do throws(SystemError) { return .success(try body(start)) } catch { return .failure(error) }
    }
    return try result.get()
  }
}

extension FilePath: CustomStringConvertible {
  /// The path with everything that could disturb a terminal or deceive a reader made visible.
  package var description: String {
    var shown = ""
    var rest = bytes[...]
    while let scalar = Self.nextScalar(&rest) { shown += scalar }
    return shown
  }

  private static func nextScalar(_ bytes: inout ArraySlice<UInt8>) -> String? {
    guard let first = bytes.first else { return nil }
    let length = [1, 2, 3, 4].first { length in
      String(validating: bytes.prefix(length), as: UTF8.self) != nil
    }
    guard let length, let text = String(validating: bytes.prefix(length), as: UTF8.self) else {
      bytes.removeFirst()
      return "<\(hexadecimal(UInt32(first), digits: 2))>"
    }
    bytes.removeFirst(min(length, bytes.count))
    return text.unicodeScalars.map(visible).joined()
  }

  private static func visible(_ scalar: Unicode.Scalar) -> String {
    switch scalar.properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator, .unassigned, .privateUse:
      "<U+\(hexadecimal(scalar.value, digits: 4))>"
    case _ where scalar.properties.isDefaultIgnorableCodePoint:
      "<U+\(hexadecimal(scalar.value, digits: 4))>"
    default: String(scalar)
    }
  }

  private static func hexadecimal(_ value: UInt32, digits: Int) -> String {
    let text = String(value, radix: 16, uppercase: true)
    return String(repeating: "0", count: max(0, digits - text.count)) + text
  }
}
